import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'time-converter'> = {
  title: 'Tijdomzetter',
  shown: 'Deze tijd waar u bent',
  notShown: 'Deze tijd kan niet worden getoond',
  back: 'Terug naar LeaveBits',
  start: 'Naar LeaveBits',
  future: 'Toekomstige tijd',
  passed: 'Deze tijd is voorbij',
  original: 'Oorspronkelijke tijd (UTC)',
  local: 'Uw lokale tijd ({zone})',
  left: 'Resterende tijd',
  expired: 'De tijd is verstreken',
  why: 'De tijden in onze e-mails zijn in UTC, dat overal ter wereld hetzelfde is. Deze pagina rekent er een om naar de tijdzone van uw apparaat.',
  missing: 'In het adres ontbreekt de tijd',
  unreadable: 'De opgegeven tijd kon niet worden gelezen',
  invalid: 'De opgegeven tijd heeft een ongeldige notatie',
  days: '{count, plural, one {# dag} other {# dagen}}',
  hours: '{count, plural, one {# uur} other {# uur}}',
  minutes: '{count, plural, one {# minuut} other {# minuten}}',
  seconds: '{count, plural, one {# seconde} other {# seconden}}',
};
