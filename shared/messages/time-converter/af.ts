import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'time-converter'> = {
  title: 'Tydomsetter',
  shown: 'Hierdie tyd waar u is',
  notShown: 'Hierdie tyd kan nie vertoon word nie',
  back: 'Terug na LeaveBits',
  start: 'Gaan na LeaveBits',
  future: 'Toekomstige tyd',
  passed: 'Hierdie tyd is verby',
  original: 'Oorspronklike tyd (UTC)',
  local: 'U plaaslike tyd ({zone})',
  left: 'Oorblywende tyd',
  expired: 'Die tyd het verstryk',
  why: 'Tye in ons e-posse is in UTC, wat oor die hele wêreld dieselfde is. Hierdie bladsy skakel een daarvan om na die tydsone van u toestel.',
  missing: 'Die adres bevat nie ’n tyd nie',
  unreadable: 'Die gegewe tyd kon nie gelees word nie',
  invalid: 'Die gegewe tyd het ’n ongeldige formaat',
  days: '{count, plural, one {# dag} other {# dae}}',
  hours: '{count, plural, one {# uur} other {# uur}}',
  minutes: '{count, plural, one {# minuut} other {# minute}}',
  seconds: '{count, plural, one {# sekonde} other {# sekondes}}',
};
