import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'document'> = {
  needsJavaScript:
    'O LeaveBits precisa de JavaScript. Ative-o no seu navegador e carregue esta página de novo.',
  outdatedBrowser:
    'O seu navegador é antigo demais para o LeaveBits. Atualize-o ou use outro: o LeaveBits funciona no Chrome e no Edge a partir da versão 109, no Firefox a partir da versão 115 e no Safari a partir da versão 16.4 (iPhones e iPads a partir do iOS 16.4).',
};
