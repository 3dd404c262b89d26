import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'cards'> = {
  title: 'Jongani ikhadi lenu',
  intro:
    'Kukho umntu oninike ikhadi eliprintiweyo elinekhowudi ye-QR nesitshixo esiqala ngo-<key></key>. Apha ninokubona ukuba lisasebenza na.',
  worksTitle: 'Eli khadi liyasebenza',
  works:
    'Nceda nilibuyisele kwindawo ekhuselekileyo, apho niya kulifumana khona emva kweminyaka elishumi. Musani ukulifota, kwaye musani ukulithumela mntwini.',
  worksNotTitle: 'Eli khadi asilolangoku',
  worksNot:
    'Lithatyathelwe indawo lelitsha, okanye asilolethu. Khangelani ikhadi elitsha, okanye nicele elinye kumntu oninike lona. Nceda musani ukulilahla eli okwangoku: lisenokuvula oko kungekagcinwa ukususela ngoko.',
  history: 'Imbali yebhrawuza yenu isenokuba nekhonkco elinesitshixo. Ninokulicima apho.',
  checkFailed: 'Ikhadi alikwazanga ukujongwa. Nceda nizame kwakhona emva kwethutyana.',
  linkIncomplete:
    'Ikhowudi okanye ikhonkco elinizise apha alinaso isitshixo esipheleleyo. Nceda niskene ikhowudi ye-QR yekhadi kwakhona, okanye nibhale isitshixo.',
  check: 'Jongani ikhadi',
  whyTitle: 'Kutheni kufuneka nilijonge?',
  why: 'Ikhadi livula oko umntu anitywinele kona, kwaye asinakukuvula ngaphandle kwalo. Kulula ukutshintsha ikhadi elonakeleyo okanye elidlulelwe lixesha ngexesha umntu oninike lona esenako ukwenza oko.',
  keyTitle: 'Kwenzeka ntoni ngesitshixo?',
  key: 'Sihlala kwesi sixhobo. Kuthunyelwa kuphela inombolo kawonkewonke ehambelana naso, kwaye akukho mntu unokusifumana isitshixo kuyo. Umntu oninike ikhadi unokubona ukuba ligqibele nini ukujongwa.',
  field: 'Isitshixo esikwikhadi',
  fieldHint: 'Izithuba nemigca emitsha ayinamsebenzi, noonobumba abakhulu okanye abancinci abanamsebenzi.',
  scan: 'Skenani ikhowudi ye-QR',
  choosePhoto: 'Khethani ifoto',
  photo: 'Ifoto yekhowudi ye-QR',
  notRead: 'Isitshixo asikwazanga ukufundwa. Nceda nilayishe iphepha kwakhona nize nizame kwakhona.',
  photoNoCode: 'Akukho khowudi ye-QR ifunyenweyo kule foto. Nceda nikhethe apho icacileyo kwaye iphelele.',
  photoOtherCode: 'Ikhowudi ye-QR ekule foto asiyoyekhadi.',
  photoBroken: 'Le foto ayikwazanga ukuvulwa. Nceda nikhethe i-JPEG okanye i-PNG, okanye nibhale isitshixo.',
  keyMissing: 'Nceda nibhale isitshixo esikwikhadi lenu, okanye niskene ikhowudi yalo ye-QR.',
  notKey:
    'Esi asisiso isitshixo sekhadi. Siqala ngo-{prefix}, kwaye siprintwe kwikhadi ngaphantsi kwekhowudi ye-QR.',
  slipO: 'Kukho impazamo yokubhala: isitshixo asinawo konke konke unobumba u-O. Mhlawumbi nguqanda.',
  slipL:
    'Kukho impazamo yokubhala: emva kwesiqalo saso, isitshixo asinawo unobumba u-I okanye inani 1. Mhlawumbi ngunobumba u-L.',
  slipB: 'Kukho impazamo yokubhala: isitshixo asinawo konke konke unobumba u-B. Mhlawumbi ngu-8.',
  slipOther: 'Kukho impazamo yokubhala: isitshixo asinawo konke konke uphawu “{character}” kuloo ndawo.',
  slipUnknown:
    'Kukho impazamo yokubhala: ubuncinane uphawu olunye alulunganga. Nceda nithelekise isitshixo nekhadi lenu, iqela neqela.',
  keyCutByOne: 'Isitshixo asiphelelanga: kushota uphawu olu-1 emva ko-{prefix}.',
  keyCut: 'Isitshixo asiphelelanga: kushota iimpawu ezi-{count} emva ko-{prefix}.',
  camera: 'Umfanekiso wekhamera',
  cameraStarting: 'Ikhamera iyaqala',
  pointAtCard: 'Khombani ikhowudi ye-QR ekwikhadi lenu ngekhamera. Umfanekiso uhlala kwesi sixhobo.',
  pointAtSheet:
    'Khombani ikhowudi ye-QR ekwiphepha lenu lokubuyisela ngekhamera. Umfanekiso uhlala kwesi sixhobo.',
  otherThanCard: 'Le yenye ikhowudi ye-QR. Nceda nikhombe leyo ikwikhadi lenu ngekhamera.',
  otherThanSheet: 'Le yenye ikhowudi ye-QR. Nceda nikhombe leyo ikwiphepha lenu lokubuyisela ngekhamera.',
  scanFailed: 'Ikhowudi ye-QR ayinakuskenwa',
  stopScanning: 'Yekani ukuskena',
  cameraForbidden:
    'Eli phepha alivumelekanga ukuba lisebenzise ikhamera. Ninokuyivumela kwiisetingi zebhrawuza yenu nize nizame kwakhona. Ninokubhala isitshixo endaweni yoko.',
  cameraMissing: 'Akukho khamera ifunyenweyo. Ninokubhala isitshixo endaweni yoko.',
  cameraBusy:
    'Ikhamera ayiqalanga. Mhlawumbi isetyenziswa yenye inkqubo. Ninokubhala isitshixo endaweni yoko.',
  cameraUnsupported: 'Le bhrawuza ayinakuyisebenzisa ikhamera apha. Ninokubhala isitshixo endaweni yoko.',
};
