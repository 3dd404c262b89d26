import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'cards'> = {
  title: 'Controleer uw kaart',
  intro:
    'Iemand heeft u een afgedrukte kaart gegeven met een QR-code en een sleutel die begint met <key></key>. Hier ziet u of hij nog geldig is.',
  worksTitle: 'Deze kaart is geldig',
  works:
    'Leg hem terug op een veilige plaats, waar u hem over tien jaar nog vindt. Maak er geen foto van en stuur hem naar niemand.',
  worksNotTitle: 'Dit is geen actuele kaart',
  worksNot:
    'Hij is vervangen door een nieuwere, of hij is niet van ons. Zoek een nieuwere kaart, of vraag er een aan de persoon van wie u hem hebt gekregen. Gooi deze nog niet weg: misschien opent hij nog wat sindsdien niet is opgeslagen.',
  history:
    'In de geschiedenis van uw browser staat misschien nog de link met de sleutel. U kunt hem daar wissen.',
  checkFailed: 'De kaart kon niet worden gecontroleerd. Probeer het zo meteen opnieuw.',
  linkIncomplete:
    'De code of link waarmee u hier bent gekomen, bevat geen complete sleutel. Scan de QR-code van de kaart opnieuw, of typ de sleutel over.',
  check: 'Kaart controleren',
  whyTitle: 'Waarom zou u hem controleren?',
  why: 'De kaart opent wat iemand voor u heeft verzegeld, en zonder de kaart kunnen wij dat niet openen. Een beschadigde of verouderde kaart is makkelijk te vervangen, zolang de persoon die hem u heeft gegeven dat nog kan doen.',
  keyTitle: 'Wat gebeurt er met de sleutel?',
  key: 'Die blijft op dit apparaat. Alleen een openbaar nummer dat erbij hoort, wordt verstuurd, en daaruit kan niemand de sleutel afleiden. De persoon van wie u de kaart hebt, kan zien wanneer hij voor het laatst is gecontroleerd.',
  field: 'Sleutel op de kaart',
  fieldHint: 'Spaties en nieuwe regels maken niet uit, hoofdletters of kleine letters ook niet.',
  scan: 'QR-code scannen',
  choosePhoto: 'Foto kiezen',
  photo: 'Foto van de QR-code',
  notRead: 'De sleutel kon niet worden gelezen. Laad de pagina opnieuw en probeer het nog eens.',
  photoNoCode:
    'Op deze foto is geen QR-code gevonden. Kies er een waarop hij scherp en in zijn geheel te zien is.',
  photoOtherCode: 'De QR-code op deze foto is niet die van een kaart.',
  photoBroken: 'Deze foto kon niet worden geopend. Kies een JPEG of PNG, of typ de sleutel over.',
  keyMissing: 'Typ de sleutel van uw kaart over, of scan de QR-code.',
  notKey:
    'Dit is niet de sleutel van een kaart. Die begint met {prefix} en staat op de kaart onder de QR-code.',
  slipO: 'Er is een typefout: een sleutel bevat nooit de letter O. Het is waarschijnlijk een nul.',
  slipL:
    'Er is een typefout: na het begin bevat een sleutel nooit de letter I of het cijfer 1. Het is waarschijnlijk de letter L.',
  slipB: 'Er is een typefout: een sleutel bevat nooit de letter B. Het is waarschijnlijk een 8.',
  slipOther: 'Er is een typefout: op die plaats bevat een sleutel nooit het teken “{character}”.',
  slipUnknown:
    'Er is een typefout: ten minste één teken klopt niet. Vergelijk de sleutel groep voor groep met uw kaart.',
  keyCutByOne: 'De sleutel is niet compleet: na {prefix} ontbreekt één teken.',
  keyCut: 'De sleutel is niet compleet: na {prefix} ontbreken {count} tekens.',
  camera: 'Het beeld van de camera',
  cameraStarting: 'De camera wordt gestart',
  pointAtCard: 'Richt de camera op de QR-code op uw kaart. Het beeld blijft op dit apparaat.',
  pointAtSheet: 'Richt de camera op de QR-code op uw herstelblad. Het beeld blijft op dit apparaat.',
  otherThanCard: 'Dit is een andere QR-code. Richt de camera op die op uw kaart.',
  otherThanSheet: 'Dit is een andere QR-code. Richt de camera op die op uw herstelblad.',
  scanFailed: 'De QR-code kan niet worden gescand',
  stopScanning: 'Stoppen met scannen',
  cameraForbidden:
    'Deze pagina mag de camera niet gebruiken. U kunt dat toestaan in de instellingen van uw browser en het opnieuw proberen. U kunt de sleutel ook overtypen.',
  cameraMissing: 'Er is geen camera gevonden. U kunt de sleutel ook overtypen.',
  cameraBusy:
    'De camera is niet gestart. Misschien gebruikt een andere app hem. U kunt de sleutel ook overtypen.',
  cameraUnsupported: 'Deze browser kan de camera hier niet gebruiken. U kunt de sleutel ook overtypen.',
};
