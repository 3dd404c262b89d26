import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'document'> = {
  needsJavaScript:
    'I-LeaveBits ifuna i-JavaScript. Nceda niyivule kwibhrawuza yenu nize nilayishe eli phepha kwakhona.',
  outdatedBrowser:
    'Ibhrawuza yenu indala kakhulu kwi-LeaveBits. Nceda niyihlaziye, okanye nisebenzise enye: i-LeaveBits isebenza kwi-Chrome nakwi-Edge ukusuka kuguqulelo 109, kwi-Firefox ukusuka kuguqulelo 115, nakwi-Safari ukusuka kuguqulelo 16.4 (ii-iPhone nee-iPad ukusuka kwi-iOS 16.4).',
};
