import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'previews'> = {
  tryAgainSoon: 'Probeer asseblief oor ’n oomblik weer.',
  opening: 'Die lêer word oopgemaak',
  noPreview: 'Geen voorskou nie',
  unsupported: 'U blaaier kan dit nie wys nie. Laai dit asseblief af en maak dit op u toestel oop.',
  password:
    'Dit is met ’n wagwoord beskerm. Laai dit asseblief af en maak dit oop met ’n program wat vir die wagwoord vra.',
  unreadable: 'Dit kon nie gelees word nie. Kontroleer asseblief u internetverbinding.',
  playbackStopped: 'Die speel het gestop. Maak dit asseblief toe en probeer weer.',
  empty: 'Hierdie lêer is leeg.',
  onlyBeginningRead: 'Dit is net die begin. Laai asseblief die lêer af om die res te lees.',
  onlyBeginningSee: 'Dit is net die begin. Laai asseblief die lêer af om die res te sien.',
  page: 'Bladsy {number} van {count}',
  pageBroken: 'Hierdie bladsy kan nie gewys word nie. Laai asseblief die lêer af om dit te sien.',
  download: 'Laai af',
  zoom: 'Vergroting',
  smaller: 'Kleiner',
  larger: 'Groter',
};
