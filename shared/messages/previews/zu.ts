import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'previews'> = {
  tryAgainSoon: 'Sicela nizame futhi emva kwesikhashana.',
  opening: 'Ifayela liyavulwa',
  noPreview: 'Akukho ukubuka kuqala',
  unsupported: 'Isiphequluli senu asikwazi ukulibonisa. Sicela nililande bese nilivula kudivayisi yenu.',
  password: 'Livikelwe ngephasiwedi. Sicela nililande bese nilivula ngohlelo olucela iphasiwedi.',
  unreadable: 'Alikwazanga ukufundwa. Sicela nihlole ukuxhumana kwenu kwe-inthanethi.',
  playbackStopped: 'Ukudlala kumile. Sicela nikuvale bese nizama futhi.',
  empty: 'Leli fayela alinalutho.',
  onlyBeginningRead: 'Lesi yisiqalo kuphela. Sicela nilande ifayela ukuze nifunde okusele.',
  onlyBeginningSee: 'Lesi yisiqalo kuphela. Sicela nilande ifayela ukuze nibone okusele.',
  page: 'Ikhasi {number} kwangu-{count}',
  pageBroken: 'Leli khasi alikwazi ukuboniswa. Sicela nilande ifayela ukuze nilibone.',
  download: 'Landani',
  zoom: 'Ukukhulisa',
  smaller: 'Kube kuncane',
  larger: 'Kube kukhulu',
};
