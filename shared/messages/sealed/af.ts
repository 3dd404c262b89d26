import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'sealed'> = {
  opening: 'Word oopgemaak',
  damagedTitle: 'Hierdie LeaveBit is beskadig',
  damaged:
    'U kaart is in orde, maar wat hier aangekom het, is nie wat verseël is nie, en so kan niemand dit oopmaak nie. Laai asseblief die bladsy weer en probeer nog ’n keer. As dit nie help nie, skryf aan die mense wat hierdie diens bestuur: hulle het dalk ’n rugsteunkopie.',
  failedTitle: 'Dit kon nie oopgemaak word nie',
  failed: 'Dit kon nie oopgemaak word nie. Probeer asseblief oor ’n oomblik weer.',
  tryAgainSoon: 'Probeer asseblief oor ’n oomblik weer.',
  offline: 'Kontroleer asseblief u internetverbinding en probeer weer.',
  wrongCard:
    'Hierdie kaart behoort aan iemand anders, of dit is gemaak nadat hierdie LeaveBit laas gestoor is. Soek ’n ander kaart, of vra die persoon van wie u dit gekry het, of wie ook al daardie persoon se papiere hanteer.',
  oldCard:
    'Hierdie kaart is deur ’n nuwer een vervang, of dit is nie een van ons s’n nie. Soek ’n nuwer kaart, of vra die persoon van wie u dit gekry het, of wie ook al daardie persoon se papiere hanteer.',
  fileOtherCard:
    'Dit is vir ’n ander kaart verseël, hoewel u s’n die teks oopmaak. Die persoon wat dit verseël het, kan dit weer vir u kaart stoor.',
  fileOutdated:
    'Iets is gewysig of verwyder nadat u hierdie bladsy oopgemaak het. Die bladsy is nou op datum: kyk asseblief weer.',
  fileDamaged:
    'Dit is beskadig: wat hier aangekom het, is nie wat verseël is nie. Probeer asseblief weer. As dit nie help nie, skryf aan die mense wat hierdie diens bestuur: hulle het dalk ’n rugsteunkopie.',
  useCard: 'Gebruik u kaart',
  useCardText:
    'Dit is verseël en gaan oop met u sleutelkaart: ’n gedrukte blad met ’n QR-kode en ’n reël wat met <key></key> begin. U het dit gekry van die persoon wat dit vir u nagelaat het, of van iemand wat daardie persoon vertrou.',
  keyStays:
    'Ons het nie die sleutel nie, en daarom kan ons dit nie vir u oopmaak nie. Die sleutel wat u intik, bly op hierdie bladsy: dit word nie aan ons gestuur nie, en dit is weg wanneer u die bladsy verlaat.',
  otherCard: 'Die kaart wat u op hierdie bladsy gebruik het, maak nie hierdie een oop nie.',
  open: 'Maak oop',
  noCard: 'Ek het nie ’n kaart nie',
  noCardAlive:
    'As die persoon leef wat dit vir u nagelaat het, vra daardie persoon: hy of sy kan vir u ’n nuwe kaart maak en dit weer daarvoor stoor.',
  noCardDead:
    'As daardie persoon dood is, vra wie ook al die papiere hanteer, soos die familie, die eksekuteur of die notaris, vir ’n koevert met ’n ekstra kaart.',
  noCardAnywhere:
    'As daar nêrens ’n kaart is nie, kan niemand dit oopmaak nie, en ons ook nie. Ons is jammer. As ’n kaart later opduik, maak dit hierdie LeaveBit oop solank dit op u bladsy is.',
  openedHere: 'Oopgemaak met u kaart, net op hierdie toestel. Dit gaan toe wanneer u hierdie bladsy verlaat.',
  save: 'Stoor',
  saveNamed: 'Stoor {file}',
  openingNamed: '{file} word oopgemaak',
  openingNumber: 'Lêer {number} van {count} word oopgemaak',
  fileSaved: '“{file}” is gestoor.',
  textSaved: 'Die teks is gestoor.',
  zipSaved: 'Die ZIP-lêer is gestoor.',
  noProgress:
    'As niks gebeur nie, maak hierdie bladsy in Safari, Chrome of ’n ander blaaier oop: baie toepassings kan nie lêers stoor nie.',
  fileFailed: '“{file}” kon nie oopgemaak word nie.',
  textFailed: 'Die teks kon nie oopgemaak word nie.',
  zipFailed: 'Die ZIP-lêer kon nie gemaak word nie.',
};
