import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'link-check'> = {
  checking: 'Uw link wordt gecontroleerd',
  notChecked: 'We konden deze link niet controleren',
  wentWrong: 'Er ging bij ons iets mis.',
  nothingChanged: 'Er is niets gewijzigd of verstuurd. De link zelf werkt nog.',
  toLeavebits: 'Naar LeaveBits',
};
