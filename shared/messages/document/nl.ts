import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'document'> = {
  needsJavaScript: 'LeaveBits heeft JavaScript nodig. Zet het aan in uw browser en laad deze pagina opnieuw.',
  outdatedBrowser:
    'Uw browser is te oud voor LeaveBits. Werk hem bij of gebruik een andere: LeaveBits werkt in Chrome en Edge vanaf versie 109, Firefox vanaf versie 115 en Safari vanaf versie 16.4 (iPhones en iPads vanaf iOS 16.4).',
};
