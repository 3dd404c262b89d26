import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'key-card'> = {
  title: 'Ikhadi lenu likakhiye',
  titleSpare: 'Ikhadi lenu likakhiye, ikhophi eyengeziwe',
  holder: 'Lika-{name}. Liphrintwe ngo-{date}.',
  holderFrom: 'Lika-{name}, livela ku-{owner}. Liphrintwe ngo-{date}.',
  intro:
    'U-{owner} univalele okuthile ngophawu nge-LeaveBits. Leli khadi liyakuvula. Akukho okunye eninakho okukuvulayo.',
  introUnnamed:
    'Kukhona onivalele okuthile ngophawu nge-LeaveBits. Leli khadi liyakuvula. Akukho okunye eninakho okukuvulayo.',
  qrCode: 'Ikhodi ye-QR kakhiye, obhalwe eceleni kwayo',
  typeKey: 'Ukhiye, uma ikhodi ingakwazi ukuskenwa (izikhala azinandaba):',
  noLetters: 'Awunaso uhlamvu O nohlamvu I: okubukeka njengo-O yiqanda.',
  whenEmailed: 'Uma sinithumelela i-imeyili yokuthi kukhona okufundwayo:',
  goTo: 'Yanini ku-<address></address>',
  enterAddress: 'Fakani ikheli lenu le-imeyili, <email></email>, nekhodi esiyithumela kulo.',
  openIt: 'Vulani okukhona lapho. Ikhasi licela leli khadi: skenani ikhodi ngalo, noma nibhale ukhiye.',
  check: '<strong>Ukuhlola leli khadi manje:</strong> Yanini ku-{address}, noma niskene ikhodi.',
  keepSafe: 'Sicela niligcine liphephile:',
  notAlone:
    'I-LeaveBits iyodwa ayikwazi ukuvula okuvalwe ngophawu, ngoba ayinawo lo khiye. Leli khadi lilodwa nalo alikwazi: kudingeka nebhokisi lenu le-imeyili.',
  noCopies:
    'Ningalithathi isithombe, ningalithumeli kumuntu nge-imeyili, futhi ningawulondolozi ndawo ukhiye. Wubhaleni kuphela emakhasini ashiwo lapha.',
  where:
    'Ligcineni nephasipoti noma incwadi yefa yenu, lapho nina noma umndeni wenu niyolithola khona ngemva kweminyaka eyishumi.',
  spare: 'Le yikhophi yekhadi eseninalo. Yigcineni kwenye indawo, noma niyishiye kothile enimthembayo.',
  lost: 'Uma lilahlekile, celani elisha kumuntu owaninika lona, ngesikhathi esakwazi ukulenza. Emva kwalokho, yilelo elinosuku lwakamuva kuphela elivula lokho akulondolozayo kusukela ngalolo suku.',
  technicians:
    'Kochwepheshe: ukhiye uyi-identity ye-age. Uma le nsizakalo ingasekho, lokho okwalandwa kuyo kuvulwa ngohlelo lwe-age ({address}).',
};
