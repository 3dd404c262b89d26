import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'link-check'> = {
  checking: 'Ihr Link wird geprüft',
  notChecked: 'Wir konnten diesen Link nicht prüfen',
  wentWrong: 'Bei uns ist etwas schiefgegangen.',
  nothingChanged: 'Nichts wurde geändert oder gesendet. Der Link selbst funktioniert weiterhin.',
  toLeavebits: 'Zu LeaveBits',
};
