import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'help'> = {
  write: 'Ninemibuzo? Bhalelani ku-<email></email>.',
  recipient: 'Ninemibuzo? Buzani umntu owabelene nani ngoku, okanye omnye umntu osondeleyo kuye.',
  reporter: 'Ninemibuzo? Buzani omnye umntu osondeleyo kulowo unichonge njengombiki.',
  owner: 'Ninemibuzo? Buzani umntu oninike idilesi yale nkonzo.',
  operator: 'I-LeaveBits iphethwe ngu-{operator}.',
  downloadTitle: 'Ukukhuphela akuphumelelanga',
  downloadExpired:
    'Eli khonkco lokukhuphela alisasebenzi. Ukuze oko nikushiyelweyo kuhlale kukhuselekile, ikhonkco lokukhuphela lisebenza imizuzu e-{minutes} kuphela, nangexesha iphepha eniqale kulo lisavuliwe.',
  downloadNext:
    'Akukho nto ilahlekileyo. Vulani ikhonkco elikwi-imeyile yethu kwakhona, niqinisekise idilesi yenu ngekhowudi entsha, nize nicofe u-“Khuphelani” kwakhona.',
  toLeavebits: 'Yiyani kwi-LeaveBits',
};
