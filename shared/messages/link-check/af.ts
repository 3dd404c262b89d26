import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'link-check'> = {
  checking: 'U skakel word nagegaan',
  notChecked: 'Ons kon nie hierdie skakel nagaan nie',
  wentWrong: 'Iets het aan ons kant verkeerd geloop.',
  nothingChanged: 'Niks is verander of gestuur nie. Die skakel self werk nog.',
  toLeavebits: 'Gaan na LeaveBits',
};
