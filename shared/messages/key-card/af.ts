import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'key-card'> = {
  title: 'U sleutelkaart',
  titleSpare: 'U sleutelkaart, ekstra kopie',
  holder: 'Vir {name}. Gedruk op {date}.',
  holderFrom: 'Vir {name}, van {owner}. Gedruk op {date}.',
  intro:
    '{owner} het met LeaveBits iets vir u verseël. Hierdie kaart maak dit oop. Niks anders wat u het, doen dit nie.',
  introUnnamed:
    'Iemand het met LeaveBits iets vir u verseël. Hierdie kaart maak dit oop. Niks anders wat u het, doen dit nie.',
  qrCode: 'QR-kode van die sleutel, wat langsaan geskryf is',
  typeKey: 'Die sleutel, as die kode nie geskandeer kan word nie (spasies maak nie saak nie):',
  noLetters: 'Dit het nie die letter O of die letter I nie: wat soos ’n O lyk, is ’n nul.',
  whenEmailed: 'Wanneer ons vir u ’n e-pos stuur dat daar iets is om te lees:',
  goTo: 'Gaan na <address></address>',
  enterAddress: 'Tik u e-posadres in, <email></email>, en die kode wat ons daarheen stuur.',
  openIt:
    'Maak oop wat daar is. Die bladsy vra vir hierdie kaart: skandeer die kode daarmee, of tik die sleutel in.',
  check: '<strong>Om hierdie kaart nou na te gaan:</strong> Gaan na {address}, of skandeer die kode.',
  keepSafe: 'Bewaar dit asseblief veilig:',
  notAlone:
    'LeaveBits alleen kan nie oopmaak wat verseël is nie, want dit het nie hierdie sleutel nie. Hierdie kaart alleen kan ook nie: u posbus is ook nodig.',
  noCopies:
    'Moenie dit afneem nie, moenie dit vir iemand e-pos nie, en moenie die sleutel êrens stoor nie. Tik dit net in op die bladsye wat hier genoem word.',
  where: 'Bewaar dit by u paspoort of u testament, waar u of u familie dit oor tien jaar sal kry.',
  spare:
    'Hierdie is ’n kopie van ’n kaart wat u reeds het. Bewaar dit op ’n ander plek, of gee dit vir iemand wat u vertrou.',
  lost: 'As dit verlore is, vra die persoon wat dit vir u gegee het vir ’n nuwe een, solank dit nog kan. Dan maak net die een met die jongste datum oop wat daardie persoon van daardie dag af stoor.',
  technicians:
    'Vir tegnici: die sleutel is ’n age-identiteit. As hierdie diens nie meer bestaan nie, gaan wat daarvan afgelaai is, oop met die program age ({address}).',
};
