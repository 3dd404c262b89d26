import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'link-check'> = {
  checking: 'Sihlola ikhonkco lenu',
  notChecked: 'Asikwazanga ukulihlola eli khonkco',
  wentWrong: 'Kukho into engahambanga kakuhle ngakuthi.',
  nothingChanged: 'Akukho nto itshintshiweyo okanye ithunyelweyo. Ikhonkco ngokwalo lisasebenza.',
  toLeavebits: 'Yiyani kwi-LeaveBits',
};
