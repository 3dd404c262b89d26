import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'time-converter'> = {
  title: 'Zeitumrechner',
  shown: 'Diese Zeit bei Ihnen',
  notShown: 'Diese Zeit lässt sich nicht anzeigen',
  back: 'Zurück zu LeaveBits',
  start: 'Zu LeaveBits',
  future: 'Künftige Zeit',
  passed: 'Diese Zeit ist vorbei',
  original: 'Ursprüngliche Zeit (UTC)',
  local: 'Ihre Ortszeit ({zone})',
  left: 'Verbleibende Zeit',
  expired: 'Die Zeit ist abgelaufen',
  why: 'Die Zeiten in unseren E-Mails sind in UTC angegeben, die auf der ganzen Welt gleich ist. Diese Seite rechnet eine davon in die Zeitzone Ihres Geräts um.',
  missing: 'In der Adresse fehlt die Zeit',
  unreadable: 'Die angegebene Zeit konnte nicht gelesen werden',
  invalid: 'Die angegebene Zeit hat ein ungültiges Format',
  days: '{count, plural, one {# Tag} other {# Tage}}',
  hours: '{count, plural, one {# Stunde} other {# Stunden}}',
  minutes: '{count, plural, one {# Minute} other {# Minuten}}',
  seconds: '{count, plural, one {# Sekunde} other {# Sekunden}}',
};
