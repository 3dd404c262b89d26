import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'choices'> = {
  tryAgainSoon: 'Probeer asseblief oor ’n oomblik weer.',
  stoppedAll:
    'U kry geen e-posse van hierdie afsender nie, tensy iets ná die afsender se dood of onbevoegdheid oopgaan',
  stoppedNews: 'U kry net e-posse van hierdie afsender wanneer iets oopgaan',
  stoppedAllNow:
    'U kry geen e-posse van hierdie afsender nie, tensy iets ná die afsender se dood of onbevoegdheid oopgaan.',
  stoppedNewsNow: 'U kry net e-posse van hierdie afsender wanneer iets oopgaan.',
  stopWarning:
    'Sonder hierdie e-posse sal u nie weet wanneer die afsender iets nuuts deel of wanneer iets vir u oopgaan nie. Alles bly op u bladsy.',
  unstoppable:
    'As iets ná die afsender se dood of onbevoegdheid oopgaan, stuur ons steeds vir u ’n e-pos, en weer een voordat dit toegaan.',
  mailsAfterRelease: 'As nog iets vir u oopgaan, stuur ons vir u ’n e-pos.',
  mailsAfterReleaseClosing:
    'As nog iets vir u oopgaan, stuur ons vir u ’n e-pos, en weer een voordat dit toegaan.',
  from: 'Van {sender}',
  secret: 'Die afsender sal nie weet as u hom of haar versteek of die e-posse stop nie.',
  unchanged: 'Niks is verander nie',
  hide: 'Versteek hierdie afsender',
  isHidden: 'Alles van hierdie afsender is onder “Versteek” aan die einde van u bladsy.',
  hiding: 'Alles van hierdie afsender skuif na “Versteek” aan die einde van u bladsy.',
  hidingLosesNothing:
    'Alles van hierdie afsender skuif na “Versteek” aan die einde van u bladsy. Niks gaan verlore nie, en u kan dit enige tyd weer wys.',
  showAgain: 'Wys hierdie afsender weer',
  shownAgain: 'Afsender word weer gewys',
  hidden: 'Afsender versteek',
  undo: 'Ontdoen',
  undoElsewhere: 'Onder “Versteek” aan die einde van die bladsy kan u die afsender weer wys',
  mailsTitle: 'E-posse',
  mailsFromTitle: 'E-posse van hierdie afsender',
  mailsOn: 'U kry ’n e-pos wanneer daar iets nuuts is.',
  mailsAgain: 'Kry weer e-posse',
  mailsBackOn: 'E-posse weer aangeskakel',
  mailsStop: 'Stop e-posse van hierdie afsender',
  mailsStopped: 'E-posse gestop',
  keepTitle: 'Lees en behou dit',
  keepUntil: 'U kan dit hier tot {date} lees.',
  keep: 'Laai af of druk wat u wil behou.',
  keepSealed: 'Dit is verseël: maak dit met u kaart oop, en stoor daar wat u wil behou.',
  read: 'Lees',
  download: 'Laai af',
  downloadFailed: 'Aflaai het misluk',
  print: 'Druk',
  leave: 'Verlaat hierdie LeaveBit',
  leaveSeen:
    'U sal nie meer toegang tot hierdie LeaveBit hê nie. Die afsender kan sien dat u dit verlaat het.',
  leaveUndo:
    'U kan dit {days} dae lank ontdoen met ’n skakel wat ons per e-pos stuur. Daarna kan niemand dit dalk meer terugbring nie.',
  lossClosed: 'Dit kan nie meer gelees word nie, en sal dan nie meer op u bladsy wees nie.',
  lossOpen: 'U sal dit nie meer kan lees of sy lêers kan aflaai nie.',
  lossLocked: 'Dit is nog nie oop nie. As u dit verlaat, sal u dit dan nie kan lees nie.',
  lossDated: 'Dit gaan oop op {date}. As u dit verlaat, sal u dit dan nie kan lees nie.',
  leaveTitle: 'Verlaat “{leavebit}”?',
  leaveReleased:
    'Ons stuur per e-pos ’n skakel waarmee u dit {days} dae lank kan ontdoen. Daarna kan niemand dit dalk meer terugbring nie.',
  leaveDownloadFirst: 'As u dit dalk eendag wil hê, laai dit eers af.',
  leaveText:
    'U sal dit nie meer kan lees of sy lêers kan aflaai nie, en ons sal u nie weer daaroor e-pos nie. {sender} sal sien dat u dit verlaat het, en wanneer. Ons stuur per e-pos ’n skakel waarmee u dit {days} dae lank kan ontdoen. Daarna kan net die afsender u weer byvoeg.',
  left: 'U het hierdie LeaveBit verlaat',
  notLeft: 'U het dit nie verlaat nie. Probeer asseblief oor ’n oomblik weer.',
  checking: 'U skakel word nagegaan',
  notChecked: 'Ons kon nie hierdie skakel nagaan nie',
  ourSide: 'Iets het aan ons kant verkeerd geloop.',
  deadTitle: 'Hierdie skakel werk nie meer nie',
  returnPage: 'Herstel toegang',
  returnTitle: 'Herstel u toegang?',
  returnText:
    'Op {date} het u iets verlaat wat <sender></sender> met u gedeel het. As u u toegang herstel, is dit asof u dit nooit verlaat het nie.',
  returnSeen: 'Die afsender sal sien dat u weer toegang het.',
  returnUntil: 'Hierdie skakel werk tot {date}. As u dit wel wou verlaat, hoef u niks te doen nie.',
  returnFailed: 'Ons kon nie u toegang herstel nie',
  returnButton: 'Herstel toegang',
  returnedTitle: 'U het weer toegang',
  returned: 'Die LeaveBit van {sender} is weer op u bladsy. As dit voorheen gesluit was, is dit steeds.',
  returnUnknown:
    'Dit is dalk onvolledig, of die afsender het dalk verander met wie dit gedeel word. Skakels in e-posse word soms afgesny; maak dus weer die e-pos oop en druk daar op die knoppie. As dit moontlik is, vra die afsender om dit weer met u te deel.',
  returnBackTitle: 'U het reeds toegang',
  returnBack: 'Dit is weer met u gedeel. U hoef niks te doen nie.',
  returnExpiredTitle: 'Hierdie skakel het verval',
  returnExpired: 'Dit het net {days} dae lank gewerk. Net die afsender kan dit weer met u deel.',
  elsewhere:
    'Alles anders wat met u gedeel is, is op u eie bladsy. Die skakel daarheen is in elke e-pos daaroor.',
  openPage: 'Maak u bladsy oop',
  stopPage: 'Stop e-posse',
  stopDead:
    'Gebruik asseblief die skakel in die nuutste e-pos van hierdie afsender, of gaan na die bladsy met alles wat met u gedeel is.',
  stoppedTitle: 'Die e-posse is gestop',
  stopped: 'U sal nie meer e-posse oor enigiets nuuts van <sender></sender> kry nie.',
  stoppedNext:
    'Alles wat reeds met u gedeel is, bly. Om dit te verander, gaan na die bladsy met alles wat met u gedeel is, maak “Opsies” oop en kies “Kry weer e-posse”. U sal steeds kodes kry wat u aanvra.',
  stopTitle: 'Stop e-posse van hierdie afsender?',
  stopFrom: '<sender></sender> het op LeaveBits iets met u gedeel.',
  stopMissed: 'Wat u sou misloop',
  stopSecret: 'Die afsender sal dit nie weet nie. U kan dit op u bladsy ontdoen.',
  stopFailed: 'Die e-posse is nie gestop nie',

  mailLanguageTitle: 'E-posse in hierdie taal',
  mailLanguage:
    'Wil u ons e-posse ook in Afrikaans ontvang? Dit gaan net oor ons eie tekste; wat mense vir u nalaat, bly soos hulle dit geskryf het.',
  chooseMailLanguage: 'Skryf vir my in Afrikaans',
  mailLanguageChosen: 'Ons skryf van nou af in Afrikaans vir u.',
  mailLanguageNotChosen: 'U taal is nie bewaar nie',
};
