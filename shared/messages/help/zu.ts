import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'help'> = {
  write: 'Ninemibuzo? Bhalelani ku-<email></email>.',
  recipient: 'Ninemibuzo? Buzani umuntu owabelane nani ngalokhu, noma othile oseduze naye.',
  reporter: 'Ninemibuzo? Buzani othile oseduze nomuntu onikhethe njengombiki.',
  owner: 'Ninemibuzo? Buzani umuntu oninike ikheli lale nsizakalo.',
  operator: 'I-LeaveBits iphethwe ngu-{operator}.',
  downloadTitle: 'Ukulanda akuphumelelanga',
  downloadExpired:
    'Lesi sixhumanisi sokulanda asisasebenzi. Ukuze lokho enikushiyelwe kuhlale kuphephile, isixhumanisi sokulanda sisebenza imizuzu engu-{minutes} kuphela, nangesikhathi ikhasi eniqale kulo lisavuliwe.',
  downloadNext:
    'Akukho okulahlekile. Vulani futhi isixhumanisi esisku-imeyili yethu, niqinisekise ikheli lenu ngekhodi entsha, bese nicindezela u-“Landani” futhi.',
  toLeavebits: 'Yiyani ku-LeaveBits',
};
