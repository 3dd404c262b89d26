import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'document'> = {
  needsJavaScript:
    'LeaveBits a besoin de JavaScript. Veuillez l’activer dans votre navigateur et recharger cette page.',
  outdatedBrowser:
    'Votre navigateur est trop ancien pour LeaveBits. Veuillez le mettre à jour ou en utiliser un autre : LeaveBits fonctionne avec Chrome et Edge à partir de la version 109, Firefox à partir de la version 115 et Safari à partir de la version 16.4 (iPhone et iPad à partir d’iOS 16.4).',
};
