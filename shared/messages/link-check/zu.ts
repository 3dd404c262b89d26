import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'link-check'> = {
  checking: 'Sihlola isixhumanisi senu',
  notChecked: 'Asikwazanga ukuhlola lesi sixhumanisi',
  wentWrong: 'Kukhona okungahambanga kahle ngakithi.',
  nothingChanged: 'Akukho okushintshiwe noma okuthunyelwe. Isixhumanisi ngokwaso sisasebenza.',
  toLeavebits: 'Iyani ku-LeaveBits',
};
