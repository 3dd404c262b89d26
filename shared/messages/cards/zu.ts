import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'cards'> = {
  title: 'Hlolani ikhadi lenu',
  intro:
    'Kukhona oninike ikhadi eliphrintiwe elinekhodi ye-QR nokhiye oqala ngo-<key></key>. Lapha ningabona ukuthi lisasebenza yini.',
  worksTitle: 'Leli khadi liyasebenza',
  works:
    'Sicela nilibuyisele endaweni ephephile, lapho niyolithola khona emva kweminyaka eyishumi. Ningalithwebuli, futhi ningalithumeli kumuntu.',
  worksNotTitle: 'Leli khadi akulona elamanje',
  worksNot:
    'Lithathelwe indawo ngelisha, noma akulona elethu. Bhekani ikhadi elisha, noma nicele elinye kumuntu oninike lona. Sicela ningalilahli leli okwamanje: lingase lisavula lokho okungakalondolozwa kusukela lapho.',
  history: 'Umlando wesiphequluli senu ungase usabe nesixhumanisi esinokhiye. Ningasisula khona.',
  checkFailed: 'Ikhadi alikwazanga ukuhlolwa. Sicela nizame futhi emva kwesikhashana.',
  linkIncomplete:
    'Ikhodi noma isixhumanisi esinilethe lapha asinawo ukhiye ophelele. Sicela niskene futhi ikhodi ye-QR yekhadi, noma nibhale ukhiye.',
  check: 'Hlolani ikhadi',
  whyTitle: 'Kungani kufanele nilihlole?',
  why: 'Ikhadi livula lokho othile anivalele khona ngophawu, futhi asikwazi ukukuvula ngaphandle kwalo. Kulula ukushintsha ikhadi elonakele noma elidlulelwe yisikhathi inqobo nje uma umuntu oninike lona esakwazi ukukwenza lokho.',
  keyTitle: 'Kwenzekani ngokhiye?',
  key: 'Uhlala kule divayisi. Kuthunyelwa kuphela inombolo yomphakathi ehambisana nawo, futhi akekho ongathola ukhiye kuyo. Umuntu oninike ikhadi angabona ukuthi ligcine nini ukuhlolwa.',
  field: 'Ukhiye osekhadini',
  fieldHint: 'Izikhala nemigqa emisha akunandaba, nezinhlamvu ezinkulu noma ezincane nazo azinandaba.',
  scan: 'Skenani ikhodi ye-QR',
  choosePhoto: 'Khethani isithombe',
  photo: 'Isithombe sekhodi ye-QR',
  notRead: 'Ukhiye awukwazanga ukufundwa. Sicela nilayishe ikhasi kabusha bese nizama futhi.',
  photoNoCode:
    'Ayikho ikhodi ye-QR etholakele kulesi sithombe. Sicela nikhethe lapho icacile futhi iphelele.',
  photoOtherCode: 'Ikhodi ye-QR ekulesi sithombe akuyona eyekhadi.',
  photoBroken: 'Lesi sithombe asikwazanga ukuvulwa. Sicela nikhethe i-JPEG noma i-PNG, noma nibhale ukhiye.',
  keyMissing: 'Sicela nibhale ukhiye osekhadini lenu, noma niskene ikhodi yalo ye-QR.',
  notKey:
    'Lona akuwona ukhiye wekhadi. Uqala ngo-{prefix}, futhi uphrintwe ekhadini ngaphansi kwekhodi ye-QR.',
  slipO: 'Kunephutha lokubhala: ukhiye awunayo nhlobo inhlamvu u-O. Cishe nguziro.',
  slipL:
    'Kunephutha lokubhala: ngemva kwesiqalo sawo, ukhiye awunayo inhlamvu u-I noma inombolo 1. Cishe yinhlamvu u-L.',
  slipB: 'Kunephutha lokubhala: ukhiye awunayo nhlobo inhlamvu u-B. Cishe ngu-8.',
  slipOther: 'Kunephutha lokubhala: ukhiye awunalo nhlobo uphawu “{character}” kuleyo ndawo.',
  slipUnknown:
    'Kunephutha lokubhala: okungenani uphawu olulodwa alulungile. Sicela niqhathanise ukhiye nekhadi lenu, iqembu ngeqembu.',
  keyCutByOne: 'Ukhiye awuphelele: kushoda uphawu olu-1 emva kuka-{prefix}.',
  keyCut: 'Ukhiye awuphelele: kushoda izimpawu ezingu-{count} emva kuka-{prefix}.',
  camera: 'Isithombe sekhamera',
  cameraStarting: 'Ikhamera iyaqala',
  pointAtCard: 'Khombani ikhodi ye-QR esekhadini lenu ngekhamera. Isithombe sihlala kule divayisi.',
  pointAtSheet:
    'Khombani ikhodi ye-QR esephepheni lenu lokubuyisela ngekhamera. Isithombe sihlala kule divayisi.',
  otherThanCard: 'Lena ngenye ikhodi ye-QR. Sicela nikhombe leyo esekhadini lenu ngekhamera.',
  otherThanSheet: 'Lena ngenye ikhodi ye-QR. Sicela nikhombe leyo esephepheni lenu lokubuyisela ngekhamera.',
  scanFailed: 'Ikhodi ye-QR ayikwazi ukuskenwa',
  stopScanning: 'Yekani ukuskena',
  cameraForbidden:
    'Leli khasi alivunyelwe ukusebenzisa ikhamera. Ningakuvumela ezilungiselelweni zesiphequluli senu bese nizama futhi. Ningabhala ukhiye esikhundleni salokho.',
  cameraMissing: 'Ayikho ikhamera etholakele. Ningabhala ukhiye esikhundleni salokho.',
  cameraBusy:
    'Ikhamera ayiqalanga. Kungenzeka ukuthi isetshenziswa olunye uhlelo. Ningabhala ukhiye esikhundleni salokho.',
  cameraUnsupported:
    'Lesi siphequluli asikwazi ukusebenzisa ikhamera lapha. Ningabhala ukhiye esikhundleni salokho.',
};
