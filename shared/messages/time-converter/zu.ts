import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'time-converter'> = {
  title: 'Isiguquli sesikhathi',
  shown: 'Lesi sikhathi lapho nikhona',
  notShown: 'Lesi sikhathi asikwazi ukuboniswa',
  back: 'Buyelani ku-LeaveBits',
  start: 'Yanini ku-LeaveBits',
  future: 'Isikhathi esizayo',
  passed: 'Lesi sikhathi sesidlulile',
  original: 'Isikhathi sokuqala (UTC)',
  local: 'Isikhathi sendawo yenu ({zone})',
  left: 'Isikhathi esisele',
  expired: 'Isikhathi siphelile',
  why: 'Izikhathi ezikuma-imeyili ethu ziku-UTC, efanayo emhlabeni wonke. Leli khasi liguqulela esinye sazo endaweni yesikhathi yedivayisi yenu.',
  missing: 'Akukho sikhathi ekhelini',
  unreadable: 'Isikhathi esinikeziwe asikwazanga ukufundeka',
  invalid: 'Isikhathi esinikeziwe asibhalwanga ngendlela efanele',
  days: '{count, plural, one {usuku olu-#} other {izinsuku ezingu-#}}',
  hours: '{count, plural, one {ihora eli-#} other {amahora angu-#}}',
  minutes: '{count, plural, one {umzuzu o-#} other {imizuzu engu-#}}',
  seconds: '{count, plural, one {umzuzwana o-#} other {imizuzwana engu-#}}',
};
