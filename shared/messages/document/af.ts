import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'document'> = {
  needsJavaScript:
    'LeaveBits het JavaScript nodig. Skakel dit asseblief in u blaaier aan en laai hierdie bladsy weer.',
  outdatedBrowser:
    'U blaaier is te oud vir LeaveBits. Werk dit asseblief by, of gebruik ’n ander een: LeaveBits werk in Chrome en Edge vanaf weergawe 109, Firefox vanaf weergawe 115, en Safari vanaf weergawe 16.4 (iPhones en iPads vanaf iOS 16.4).',
};
