import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'document'> = {
  needsJavaScript:
    'LeaveBits braucht JavaScript. Bitte schalten Sie es in Ihrem Browser ein und laden Sie diese Seite neu.',
  outdatedBrowser:
    'Ihr Browser ist zu alt für LeaveBits. Bitte aktualisieren Sie ihn oder verwenden Sie einen anderen: LeaveBits funktioniert in Chrome und Edge ab Version 109, in Firefox ab Version 115 und in Safari ab Version 16.4 (auf iPhones und iPads ab iOS 16.4).',
};
