import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'link-check'> = {
  checking: 'Verificação do seu link',
  notChecked: 'Não conseguimos verificar este link',
  wentWrong: 'Ocorreu um erro do nosso lado.',
  nothingChanged: 'Nada foi alterado nem enviado. O link em si continua a funcionar.',
  toLeavebits: 'Ir para o LeaveBits',
};
