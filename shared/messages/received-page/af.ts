import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'received-page'> = {
  readMeFirst: 'Lees my eerste',
  someone: 'Iemand',
  title: 'Met {email} gedeel',
  heading: 'Met u gedeel',
  intro:
    'Alles wat <email></email> op {date} kon lees. Dit is alles op hierdie bladsy, en in die vouers daarnaas.',
  hint: 'Hierdie bladsy werk sonder internet. Pak eers die ZIP uit, sodat die skakels na die lêers werk. Alle tye is in UTC. As iets tydens die aflaai onttrek is, sê “{file}” langs hierdie bladsy wat.',
  from: 'Van <sender></sender>',
  comeBack: 'U kan na u bladsy terugkom by <page></page>, met ’n kode wat ons vir u per e-pos stuur.',
  closes: 'Wat <sender></sender> met u gedeel het, kan tot {date} daar gelees word. Hierdie kopie bly u eie.',
  lockedTitle: 'Nog gesluit',
  locked: 'Hierdie is nie in die ZIP nie. Laai asseblief weer alles af sodra hulle oop is.',
  lockedItem: 'Van {sender}. {opening}',
  lockedItems: '{count} keer: <item></item>',
  opensOn: 'Gaan oop op {date}',
  opensAfterReport: 'Gaan oop nadat die eienaar se dood of permanente onbevoegdheid bevestig is',
  opensOnUnsetDate: 'Gaan oop op ’n datum wat nog nie vasgestel is nie',
  notReleased: 'Nog nie vrygestel nie',
  damagedTitle: '’n Beskadigde LeaveBit',
  damaged:
    'Hierdie LeaveBit is beskadig en kan nie oopgemaak word nie. Kontak asseblief die mense wat hierdie diens bestuur.',
  sealed:
    'Hierdie LeaveBit is verseël. Die teks en lêers gaan oop met ’n kaart of met die eienaar se herstelblad, en met niks anders nie. Op albei staan ’n sleutel wat met <prefix></prefix> begin. Met die program <program></program>: stoor die sleutel as {keyFile} en die teks hieronder, van die eerste strepie tot die laaste, as {textFile}. Tik dan <openText></openText> in. ’n Lêer gaan op dieselfde manier oop: <openFile></openFile>.',
  files: 'Lêers',
  fileDamaged:
    '<file></file> is beskadig en is nie in hierdie ZIP nie. Kontak asseblief die mense wat hierdie diens bestuur.',
  missingTitle: 'Nie ingesluit nie',
  missingIntro:
    'U kon hierdie lees toe u aflaai begin het, maar dit is nie in hierdie ZIP nie. Al die ander is volledig.',
  missingFrom: 'Van {sender}',
  missingLeavebit: '{leavebit}, met die lêers',
  missingFile: '{file}, in {leavebit}',
  quoted: '“{headline}”',
  withoutHeadline: '’n LeaveBit sonder opskrif',
  unnamed: '{count, plural, one {’n LeaveBit} other {# LeaveBits}}',
  missingNext:
    'Kies weer “Laai alles af” om alles te kry wat u dan kan lees. As daar nog iets kort, vra die persoon wat dit gedeel het, of iemand na aan daardie persoon.',
  withdrawn: 'nie meer met u gedeel nie',
  nowLocked: 'nou gesluit',
  blocked: 'nie nou leesbaar nie, omdat die leestyd of die eienaar se intekening verby is',
  isDamaged: 'beskadig; kontak asseblief die mense wat hierdie diens bestuur',
  replaced: 'intussen verwyder of vervang',
  added: 'intussen bygevoeg',
  copyTitle: 'Wat {email} sou ontvang',
  copyFrom: 'Van <sender></sender>, soos sake op {date} gestaan het.',
  copyHint:
    'Hierdie is ’n kopie. LeaveBits stel die LeaveBits hieronder vry op die tye wat daarby staan. Enigiemand wat hierdie kopie het, kan hulle nou lees. Bewaar dit asseblief op ’n veilige plek.',
  copyCount: '{count, plural, one {# LeaveBit} other {# LeaveBits}}',
  copyNothing: 'Niks. Hierdie persoon het alles verlaat wat met hom of haar gedeel is.',
  copyNothingYet: 'Niks as ontvanger nie.',
  opensAtOnce: 'Dadelik oop',
  opensNever: 'Gaan nooit oop nie, omdat geen datum vasgestel is nie',
  openNow: '{opening}. Dit is nou oop.',
  sharedWith: 'Gedeel met',
  turnTitle: 'As iemand anders dit nie oopmaak nie',
  turnText:
    'Dit gaan ook na hierdie persoon as dit so baie dae nadat dit oopgegaan het, nog nie oopgemaak is nie, en die mense vir wie dit bedoel is, daaraan herinner is. Die inhoud is nie in hierdie kopie nie.',
  turnWhen: 'Wanneer',
  turnAfter: 'As nie oopgemaak nie vir',
  turnDays: '{count, plural, one {# dag} other {# dae}}',
};
