import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'undo-links'> = {
  title: 'Maak ’n verandering ongedaan',
  worksUntil: 'Hierdie skakel werk tot',
  stepsTitle: 'As u dit ongedaan maak',
  signsOut: 'Almal wat by u rekening aangeteken is, word afgeteken. Dan kies u ’n nuwe wagwoord.',
  signedOut: 'Almal wat by u rekening aangeteken was, is afgeteken.',
  chooseNow: 'Kies asseblief nou ’n nuwe wagwoord, want wie die verandering gemaak het, ken dalk die oue.',
  nothingUndone: 'Niks is ongedaan gemaak nie',
  choosePassword: 'Kies ’n nuwe wagwoord',
  signIn: 'Teken aan',
  alreadyTitle: 'Reeds ongedaan gemaak',
  alreadyNext:
    'Almal is toe afgeteken. As u sedertdien nie ’n nuwe wagwoord gekies het nie, kies asseblief nou een.',
  expiredTitle: 'Hierdie skakel het verval',
  incomplete: 'Hierdie skakel is onvolledig of word nie meer gebruik nie.',
};
