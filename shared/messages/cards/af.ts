import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'cards'> = {
  title: 'Gaan u kaart na',
  intro:
    'Iemand het vir u ’n gedrukte kaart gegee met ’n QR-kode en ’n sleutel wat met <key></key> begin. Hier kan u sien of dit nog geldig is.',
  worksTitle: 'Hierdie kaart is geldig',
  works:
    'Sit dit asseblief terug op ’n veilige plek, waar u dit oor tien jaar sal kry. Moenie dit afneem nie, en moenie dit aan iemand stuur nie.',
  worksNotTitle: 'Dit is nie ’n huidige kaart nie',
  worksNot:
    'Dit is deur ’n nuwer een vervang, of dit is nie een van ons s’n nie. Soek ’n nuwer kaart, of vra die persoon van wie u dit gekry het vir een. Moet asseblief nie hierdie een al weggooi nie: dit maak dalk nog oop wat sedertdien nie gestoor is nie.',
  history: 'U blaaier se geskiedenis het dalk nog die skakel met die sleutel. U kan dit daar uitvee.',
  checkFailed: 'Die kaart kon nie nagegaan word nie. Probeer asseblief oor ’n oomblik weer.',
  linkIncomplete:
    'Die kode of skakel wat u hierheen gebring het, het nie ’n volledige sleutel nie. Skandeer asseblief weer die kaart se QR-kode, of tik die sleutel in.',
  check: 'Gaan die kaart na',
  whyTitle: 'Waarom dit nagaan?',
  why: 'Die kaart maak oop wat iemand vir u verseël het, en daarsonder kan ons dit nie oopmaak nie. ’n Kaart wat beskadig of verouderd is, is maklik om te vervang solank die persoon wat dit vir u gegee het, dit kan doen.',
  keyTitle: 'Wat gebeur met die sleutel?',
  key: 'Dit bly op hierdie toestel. Net ’n openbare nommer wat daarby hoort, word gestuur, en niemand kan die sleutel daaruit aflei nie. Die persoon van wie u die kaart gekry het, kan sien wanneer dit laas nagegaan is.',
  field: 'Sleutel op die kaart',
  fieldHint: 'Spasies en nuwe reëls maak nie saak nie, en hoofletters of kleinletters ook nie.',
  scan: 'Skandeer die QR-kode',
  choosePhoto: 'Kies ’n foto',
  photo: 'Foto van die QR-kode',
  notRead: 'Die sleutel kon nie gelees word nie. Laai asseblief die bladsy weer en probeer nog ’n keer.',
  photoNoCode: 'Geen QR-kode is op hierdie foto gevind nie. Kies asseblief een waarop dit skerp en heel is.',
  photoOtherCode: 'Die QR-kode op hierdie foto is nie dié van ’n kaart nie.',
  photoBroken:
    'Hierdie foto kon nie oopgemaak word nie. Kies asseblief ’n JPEG of PNG, of tik die sleutel in.',
  keyMissing: 'Tik asseblief die sleutel van u kaart in, of skandeer die QR-kode.',
  notKey:
    'Dit is nie ’n kaart se sleutel nie. Dié begin met {prefix}, en is op die kaart onder die QR-kode gedruk.',
  slipO: 'Daar is ’n tikfout: ’n sleutel het nooit die letter O nie. Dit is waarskynlik ’n nul.',
  slipL:
    'Daar is ’n tikfout: ná die begin het ’n sleutel nie die letter I of die syfer 1 nie. Dit is waarskynlik die letter L.',
  slipB: 'Daar is ’n tikfout: ’n sleutel het nooit die letter B nie. Dit is waarskynlik ’n 8.',
  slipOther: 'Daar is ’n tikfout: ’n sleutel het daar nooit die teken “{character}” nie.',
  slipUnknown:
    'Daar is ’n tikfout: ten minste een teken is verkeerd. Vergelyk asseblief die sleutel groep vir groep met u kaart.',
  keyCutByOne: 'Die sleutel is onvolledig: een teken ontbreek ná {prefix}.',
  keyCut: 'Die sleutel is onvolledig: {count} tekens ontbreek ná {prefix}.',
  camera: 'Die kamera se beeld',
  cameraStarting: 'Die kamera word begin',
  pointAtCard: 'Rig die kamera op die QR-kode op u kaart. Die beeld bly op hierdie toestel.',
  pointAtSheet: 'Rig die kamera op die QR-kode op u herstelblad. Die beeld bly op hierdie toestel.',
  otherThanCard: 'Dit is ’n ander QR-kode. Rig asseblief die kamera op die een op u kaart.',
  otherThanSheet: 'Dit is ’n ander QR-kode. Rig asseblief die kamera op die een op u herstelblad.',
  scanFailed: 'Die QR-kode kan nie geskandeer word nie',
  stopScanning: 'Stop skandeer',
  cameraForbidden:
    'Hierdie bladsy mag nie die kamera gebruik nie. U kan dit in u blaaier se instellings toelaat en weer probeer. U kan eerder die sleutel intik.',
  cameraMissing: 'Geen kamera is gevind nie. U kan eerder die sleutel intik.',
  cameraBusy:
    'Die kamera het nie begin nie. ’n Ander toepassing gebruik dit dalk. U kan eerder die sleutel intik.',
  cameraUnsupported: 'Hierdie blaaier kan nie die kamera hier gebruik nie. U kan eerder die sleutel intik.',
};
