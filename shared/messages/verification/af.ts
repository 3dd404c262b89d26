import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'verification'> = {
  sharedWithYou: 'Met u gedeel',
  verifyAccess: 'Bevestig toegang',
  about:
    'LeaveBits bewaar tekste en lêers wat mense nalaat vir diegene wat hulle vertrou. Net die mense vir wie iets nagelaat is, kan dit sien.',
  enterAddress:
    'Tik u e-posadres in. As iets met hierdie adres gedeel is, stuur ons ’n kode daarheen. Daarna tik u die kode op hierdie bladsy in.',
  terms:
    'U het geen rekening of wagwoord nodig nie, en dit is gratis. Elke besoek vereis ’n nuwe kode. Wanneer u iets lees, teken ons dit aan vir die persoon wat dit nagelaat het.',
  verifyAddress: 'Bevestig u e-posadres',
  aboutFor:
    'LeaveBits bewaar tekste en lêers wat mense nalaat vir diegene wat hulle vertrou. As iets met <email></email> gedeel is, kan u dit hier lees.',
  sendTo:
    'Om seker te maak dat net u dit kan doen, stuur ons ’n kode na hierdie adres. Daarna tik u die kode op hierdie bladsy in.',
  cutOff:
    'As ’n deel van u adres ontbreek, is die skakel afgesny. Maak dit dan asseblief weer uit die e-pos oop.',
  expiredTitle: 'Sessie het verval',
  expired: 'U sessie het verval. Bevestig asseblief weer u adres.',
  signedOutTitle: 'U is afgeteken',
  signedOut: 'Niks wat u gelees het, bly op hierdie bladsy nie. U kan enige tyd met ’n nuwe kode terugkom.',
  notSent: 'Die kode kon nie gestuur word nie',
  tryAgainSoon: 'Probeer asseblief oor ’n oomblik weer.',
  address: 'E-posadres',
  addressHint: 'Die adres waarheen ons e-pos gestuur is',
  changeAddress: 'Verander adres',
  invalidTitle: 'Ongeldige e-posadres',
  invalidAddress: 'Tik asseblief ’n geldige e-posadres in',
  invalidAddressExample: 'Tik asseblief ’n geldige e-posadres in. Dit moet soos name@example.com lyk.',
  sendCode: 'Stuur kode',
  haveCode: 'Ek het reeds ’n kode',
  onItsWay:
    'As iets met hierdie adres gedeel is, is ’n kode op pad. Die kode is {minutes} minute lank geldig.',
  code: 'Bevestigingskode',
  codeHint: 'Die syfers in ons e-pos',
  verify: 'Bevestig',
  newCodeIn: 'Nuwe kode moontlik oor {seconds} s',
  newCode: 'Stuur ’n nuwe kode',
  noMail: 'Ná ’n paar minute nog geen e-pos nie?',
  noMailFolders: 'Kyk in u vouers vir strooipos, gemorspos en promosies.',
  noMailAddress:
    'Kyk of die adres hierbo u s’n is. As u nog ’n ander een het, soek daar na ’n boodskap van ons.',
  noMailDelay:
    'Sommige e-posbedieners hou ’n eerste e-pos tot 15 minute lank terug. As die kode verval voordat dit aankom, stuur ’n nuwe een en tik dit op hierdie bladsy in.',
  noMailNothing:
    'As daar nooit ’n kode aankom nie, is daar dalk op die oomblik niks met hierdie adres gedeel nie. Die persoon wat u daarvan vertel het, kan in sy of haar rekening kyk watter adres ingetik is.',
  codeMissing: 'Tik asseblief die bevestigingskode in',
  codeSpent:
    'Hierdie kode werk nie meer nie, omdat ’n verkeerde een {attempts} keer ingetik is. Vra asseblief ’n nuwe een aan.',
  noSession: 'Die bevestiging het misluk. Geen sessie is geskep nie.',
  codeInvalidTitle: 'Ongeldige bevestigingskode',
  codeInvalid:
    'Die bevestigingskode wat u ingetik het, is ongeldig. Kontroleer dit asseblief en probeer weer.',
  failed: 'Die bevestiging het misluk',
  noAddressTitle: 'Die e-posadres ontbreek',
  cutTitle: 'Die einde van hierdie skakel ontbreek',
  noIdTitle: 'Iets ontbreek in hierdie skakel',
  noAddress: 'Hierdie skakel is onvolledig, en daarom kan ons nie sien vir wie dit is nie.',
  cut: 'Hierdie skakel is onvolledig, en daarom kan ons nie sien vir wie dit is nie. Net hierdie deel van die adres is oor: <email></email>.',
  noId: 'Hierdie skakel is onvolledig, en daarom kan ons nie sien waarby dit hoort nie.',
  linksBreak:
    'Skakels in e-posse word soms oor twee reëls gebreek, of verloor hulle einde wanneer hulle gekopieer word.',
  openAgain: 'Maak weer die boodskap met die skakel oop.',
  pressThere: 'Druk daar op die skakel, of kopieer die hele skakel na die adresbalk.',
  askAddress:
    'As dit steeds nie werk nie, vra die persoon wat dit met u gedeel het om u adres te kontroleer. As dit nie moontlik is nie, vra iemand na aan daardie persoon.',
  askLink:
    'As dit steeds nie werk nie, vra die persoon wat dit met u gedeel het om die skakel weer aan u te stuur. As dit nie moontlik is nie, vra iemand na aan daardie persoon.',
  enterInstead: 'Tik eerder my e-posadres in',
  toLeavebits: 'Gaan na LeaveBits',
  restoringTitle: 'Kom asseblief ’n bietjie later terug',
  restoring:
    'LeaveBits word uit ’n rugsteunkopie herstel. Niks het verlore gegaan nie, maar totdat dit klaar is, kan niemand lees wat vir hulle nagelaat is nie.',
  comeBackAfter: 'Kom asseblief terug ná <date></date>.',
  comeBackDays: 'Kom asseblief oor ’n paar dae terug.',
  linkStays: 'U skakel bly dieselfde. As u ’n kode gehad het, sal u ’n nuwe een nodig hê.',
  restoringWhy:
    'Dit duur so lank omdat die jongste veranderinge in die rugsteunkopie kan ontbreek. Afsenders kry ’n bietjie tyd om te kontroleer wat hulle deel voordat iemand dit weer kan lees.',
  checkAgain: 'Kyk weer',
};
