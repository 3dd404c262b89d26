import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'previews'> = {
  tryAgainSoon: 'Probeer het zo meteen opnieuw.',
  opening: 'Het bestand wordt geopend',
  noPreview: 'Geen voorbeeld',
  unsupported: 'Uw browser kan het niet tonen. Download het en open het op uw apparaat.',
  password:
    'Het bestand is beveiligd met een wachtwoord. Download het en open het met een programma dat om het wachtwoord vraagt.',
  unreadable: 'Het bestand kon niet worden gelezen. Controleer uw internetverbinding.',
  playbackStopped: 'Het afspelen is gestopt. Sluit het voorbeeld en probeer het opnieuw.',
  empty: 'Dit bestand is leeg.',
  onlyBeginningRead: 'Dit is alleen het begin. Download het bestand om de rest te lezen.',
  onlyBeginningSee: 'Dit is alleen het begin. Download het bestand om de rest te zien.',
  page: 'Pagina {number} van {count}',
  pageBroken: 'Deze pagina kan niet worden getoond. Download het bestand om haar te zien.',
  download: 'Downloaden',
  zoom: 'Vergroting',
  smaller: 'Kleiner',
  larger: 'Groter',
};
