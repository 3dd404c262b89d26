import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'document'> = {
  needsJavaScript:
    'I-LeaveBits idinga i-JavaScript. Sicela niyivule kusiphequluli senu bese nilayisha leli khasi kabusha.',
  outdatedBrowser:
    'Isiphequluli senu sidala kakhulu ukuthi singasebenzisa i-LeaveBits. Sicela nisibuyekeze, noma nisebenzise esinye: i-LeaveBits isebenza ku-Chrome naku-Edge kusukela enguqulweni 109, ku-Firefox kusukela enguqulweni 115, naku-Safari kusukela enguqulweni 16.4 (ama-iPhone nama-iPad kusukela ku-iOS 16.4).',
};
