import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'recipients'> = {
  sharedWithYou: 'Met u gedeel',
  verifiedAs: 'Bevestig as <email></email>',
  refresh: 'Verfris',
  signOut: 'Teken af',
  refreshed: 'Die lys is op datum',
  refreshFailed: 'Die LeaveBits kon nie verfris word nie',
  loadFailed: 'Die LeaveBits kon nie gelaai word nie',
  loadFailedNext:
    'Niks het verlore gegaan nie. Probeer asseblief oor ’n oomblik weer met die knoppie “Verfris”.',
  tryAgainSoon: 'Probeer asseblief oor ’n oomblik weer.',
  loadingList: 'Die LeaveBits wat met u gedeel is, word gelaai',
  list: 'LeaveBits wat met u gedeel is',
  listAll: '{count, plural, one {# LeaveBit is} other {# LeaveBits is}} met u gedeel',
  listMore: '{count, plural, one {# LeaveBit word} other {# LeaveBits word}} gewys. Daar is nog',
  listHidden:
    '{count, plural, one {# LeaveBit word} other {# LeaveBits word}} gewys. Dié van afsenders wat u versteek het, is daaronder',
  showMore: 'Wys meer',
  seeAll: 'Sien alles wat met u gedeel is',
  noDescription: 'Nog geen opskrif nie',
  damaged:
    'Hierdie LeaveBit is beskadig en kan nie oopgemaak word nie. Kontak asseblief die mense wat hierdie diens bestuur.',
  recentlyOpened: 'Onlangs oopgegaan',
  from: 'Van {sender}',
  opened: 'Oopgegaan op {date}',
  updated: 'Laas verander op {date}',
  sealedOpen: 'Verseël. Dit gaan met u kaart oop.',
  sealedLocked: 'Verseël. U sal u kaart nodig hê om dit oop te maak.',
  viewDetails: 'Sien besonderhede',
  options: 'Opsies',
  readableUntil: 'U kan dit tot {date} lees.',
  closesInDays:
    'Gaan toe oor {days, plural, one {# dag} other {# dae}}, op {date}. Daarna kan ons dit nie weer oopmaak nie.',
  closesToday: 'Gaan toe oor minder as ’n dag, op {date}. Daarna kan ons dit nie weer oopmaak nie.',
  saveIt: 'Stoor asseblief wat u wil behou.',
  lockedTitle: 'Gesluit',
  opensOn: 'Gaan oop op {date}',
  opensAfterReport: 'Gaan oop nadat die eienaar se dood of permanente onbevoegdheid bevestig is',
  opensOnUnsetDate: 'Gaan oop op ’n datum wat nog nie vasgestel is nie',
  notReleased: 'Nog nie vrygestel nie',
  lockedNext:
    'U adres is bevestig, en ons bewaar dit tot dan hier vir u. U hoef nou niks te doen nie. Ons sal u per e-pos laat weet wanneer dit oopgaan, en hierdie skakel bly dieselfde.',
  blockedTitle: 'Intekening nie aktief nie',
  blocked:
    'Die eienaar se intekening is nie aktief nie, en daarom kan dit nie nou gelees word nie. Dit gaan weer oop as die eienaar dit hernu. As u dit wil behou, vra die eienaar gou: wat nie hernu word nie, word eendag uitgevee.',
  blockedNext: 'U adres is bevestig, en u hoef niks te doen of te betaal nie. Hierdie skakel bly dieselfde.',
  closedTitle: 'Nie meer oop nie',
  closed:
    'Die tyd om dit te lees het op {date} geëindig, en ons kan dit nie weer oopmaak nie. Wat voorheen afgelaai of gedruk is, kan nog gelees word. Ander wat dit ontvang het, het dus dalk ’n kopie.',
  closedNext:
    'U adres is bevestig. Wat nog met u gedeel is, is op u eie bladsy, en die skakel daarheen is in elke e-pos daaroor.',
  checkAgain: 'Kyk weer',
  nothingTitle: 'Niks is op die oomblik met u gedeel nie',
  nothing:
    'U adres is bevestig, maar niks is op die oomblik daarmee gedeel nie. As u iets verwag het, vra die persoon wat u daarvan vertel het. Ons sal u per e-pos laat weet sodra iets met u gedeel word.',
  nothingInLinkTitle: 'Niks hier is met u gedeel nie',
  nothingInLink:
    'U adres is bevestig, maar niks by hierdie skakel is op die oomblik daarmee gedeel nie. As u iets verwag het, vra die persoon van wie u die skakel het watter adres ingetik is.',
  allHiddenTitle: 'Alles wat met u gedeel is, is versteek',
  allHidden:
    'U het almal versteek wat iets met u deel. Hulle LeaveBits is hieronder, en u kan hulle weer wys.',
  hiddenTitle: 'Versteek',
  hiddenSenders: 'U het {count, plural, one {# afsender} other {# afsenders}} versteek.',
  collapseHidden: 'Vou versteekte LeaveBits toe',
  showHidden: 'Wys versteekte LeaveBits',
  hiddenFailed: 'Die versteekte LeaveBits kon nie gelaai word nie. Probeer asseblief weer.',
  hiddenList: 'LeaveBits van versteekte afsenders',
  hiddenNothing: 'Versteekte afsenders deel op die oomblik niks met u nie.',
  guideTitle: 'Voordat u lees',
  guideDeath:
    '{sender} het dit vir u bewaar. Die dood is op {date} aangemeld en bevestig deur {count, plural, one {een ander mens} other {# ander mense}} wat die oorledene vertrou het. Wat daarvoor gewag het, is daarom nou oop.',
  guideIncapacity:
    '{sender} het dit vir u bewaar. Dat hierdie persoon nie meer self kan besluit nie, is op {date} aangemeld en bevestig deur {count, plural, one {een ander mens} other {# ander mense}} wat die persoon vertrou. Wat daarvoor gewag het, is daarom nou oop. As {name} eendag weer self kan besluit, kan die persoon dit weer sluit.',
  guideFirst: 'Eerste',
  guideFirstDeath:
    'Stoor ’n kopie met “Laai alles af”, sodat dit u s’n is, wat ook al met hierdie bladsy gebeur. Kyk dan wat nie kan wag nie: mense of diere wat sorg nodig het, ’n huis wat leeg staan, wense vir ’n begrafnis.',
  guideFirstIncapacity:
    'Stoor ’n kopie met “Laai alles af”, sodat dit u s’n is, wat ook al met hierdie bladsy gebeur. Kyk dan wat nie kan wag nie: mense of diere wat sorg nodig het, ’n huis wat leeg staan, wense oor behandeling.',
  guideCardTitle: 'U kaart',
  guideCard:
    'Van dit is verseël en gaan oop met ’n gedrukte kaart wat u gekry het: ’n blad met ’n QR-kode en ’n sleutel. Soek dit eers tussen u eie papiere, en dan tussen die ander persoon s’n. Maak elke verseëlde LeaveBit hier oop en stoor dit van daar af, want “Laai alles af” kan dit nie oopmaak nie.',
  guideWaitTitle: 'Wat kan wag',
  guideWait:
    'Briewe is hier vir wanneer u gereed is. Rekeninge en intekeninge kan ook wag: hou telefoon en e-pos vir eers aan die gang, want aantekenkodes word daarheen gestuur.',
  guideSignTitle: 'Voordat u enigiets betaal, kanselleer of onderteken',
  guideSign:
    'Vra wie ook al die papierwerk hanteer, soos ’n eksekuteur, ’n kurator of ’n prokureur. Ons kan nie vir u sê wat geld waar u woon nie.',
  guideKeepTitle: 'Hoe om dit te behou',
  guideKeep:
    'Die aflaai bevat alle tekste en lêers, en ’n bladsy wat sonder internet oopgaan. U kan ook elke LeaveBit druk. Bewaar albei waar net u hulle kan kry.',
  guideEndTitle: 'Tot wanneer',
  guideEnd: 'U kan alles tot {date} lees. Ons sal u voor dan ’n e-pos stuur.',
  guideEndFrom: 'U kan tot {date} lees wat {name} vir u nagelaat het. Ons sal u voor dan ’n e-pos stuur.',
  guideNoEnd: 'Geen einde is beplan nie.',
  guideNoEndFrom: 'Vir wat {name} vir u nagelaat het, is geen einde beplan nie.',
  releaseTitle: 'Hoe dit oopgegaan het',
  deathReported: '’n Sterfte is op {date} aangemeld.',
  incapacityReported: '’n Permanente onbevoegdheid is op {date} aangemeld.',
  confirmedBy:
    '{count, plural, one {Een ander vertrouenspersoon het} other {# ander vertrouenspersone het}} die aanmelding bevestig.',
  openedThen: 'Dit het daarna op {date} oopgegaan.',
  info: 'Teks',
  noText: 'Hier is geen teks nie.',
  attachments: 'Lêers',
  sharedWith: 'Gedeel met',
  loadingText: 'Die teks word gelaai',
  textFailed: 'Die teks kon nie gelaai word nie',
  textFailedNext: 'Niks het verlore gegaan nie. Probeer asseblief oor ’n oomblik weer.',
  show: 'Wys',
  hide: 'Versteek',
  hidden: 'versteek',
  copy: 'Kopieer',
  copied: 'Gekopieer',
  copyTitle: 'Kopieer dit asseblief self',
  copyBlocked: 'U blaaier laat ons nie toe om dit te kopieer nie.',
  oneTimeKey: 'Sleutel vir eenmalige kodes:',
  oneTimeCode: 'Kode om nou aan te teken:',
  oneTimeSeconds:
    '{seconds, plural, one {nog <number>#</number> sekonde} other {nog <number>#</number> sekondes}}',
  print: 'Druk',
  saveFile: 'Stoor as lêer',
  view: 'Bekyk',
  viewFile: 'Bekyk {file}',
  download: 'Laai af',
  downloadFile: 'Laai af: {file}',
  downloadZip: 'Laai alles as ZIP af',
  downloadZipHint: 'Alles in hierdie LeaveBit, in een lêer.',
  downloadAll: 'Laai alles af',
  downloadAllHint:
    'Alle tekste en lêers wat nou oop is, van almal, in een ZIP-lêer. Dit het ’n bladsy wat u sonder internet kan lees.',
  downloadAllHintHidden:
    'Alle tekste en lêers wat nou oop is, van almal, ook van mense wat u versteek het, in een ZIP-lêer. Dit het ’n bladsy wat u sonder internet kan lees.',
  downloadAllSealed:
    'Wat verseël is, bly daarin verseël. Om dit leesbaar te stoor, maak dit op hierdie bladsy met u kaart oop en laai dit van daar af.',
  downloadFailed: 'Aflaai het misluk',
  fileFailed: '“{file}” kon nie afgelaai word nie.',
  textDownloadFailed: 'Die teks kon nie afgelaai word nie.',
  zipFailed: 'Die ZIP-lêer kon nie afgelaai word nie.',
  fileStarted: '“{file}” word afgelaai.',
  textStarted: 'Die teks word afgelaai.',
  zipStarted: 'Die ZIP-lêer word afgelaai.',
  downloadOver: 'Die aflaai het nie begin nie. Probeer asseblief weer.',
  downloadProgress: 'U blaaier wys die vordering.',
  noProgress:
    'As niks gebeur nie, maak hierdie bladsy in Safari, Chrome of ’n ander blaaier oop: baie toepassings kan nie lêers stoor nie.',
  offline: 'Kontroleer asseblief u internetverbinding en probeer weer.',
  ownNoteTitle: '’n Briefie vir u papiere',
  ownNote:
    'Daarop staan waar hierdie bladsy is en watter adres om te gebruik, en niks van wat vir u nagelaat is nie.',
  printNote: 'Druk ’n briefie',
};
