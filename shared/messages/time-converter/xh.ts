import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'time-converter'> = {
  title: 'Isiguquli sexesha',
  shown: 'Eli xesha apho nikhoyo',
  notShown: 'Eli xesha alinakuboniswa',
  back: 'Buyelani kwiLeaveBits',
  start: 'Yiyani kwiLeaveBits',
  future: 'Ixesha elizayo',
  passed: 'Eli xesha selidlulile',
  original: 'Ixesha lantlandlolo (UTC)',
  local: 'Ixesha lendawo yenu ({zone})',
  left: 'Ixesha eliseleyo',
  expired: 'Ixesha liphelile',
  why: 'Amaxesha akwii-imeyile zethu akwi-UTC, efanayo kwihlabathi lonke. Eli phepha liguqulela elinye lawo kwindawo yexesha yesixhobo senu.',
  missing: 'Akukho xesha kwidilesi',
  unreadable: 'Ixesha elinikiweyo alikwazanga ukufundeka',
  invalid: 'Ixesha elinikiweyo alibhalwanga ngendlela efanelekileyo',
  days: '{count, plural, one {usuku olu-#} other {iintsuku ezi-#}}',
  hours: '{count, plural, one {iyure e-#} other {iiyure ezi-#}}',
  minutes: '{count, plural, one {umzuzu o-#} other {imizuzu e-#}}',
  seconds: '{count, plural, one {umzuzwana o-#} other {imizuzwana e-#}}',
};
