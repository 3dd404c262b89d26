import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'sealed'> = {
  opening: 'Wordt geopend',
  damagedTitle: 'Deze LeaveBit is beschadigd',
  damaged:
    'Uw kaart is in orde, maar wat hier is aangekomen, is niet wat er is verzegeld. Zo kan niemand het openen. Laad de pagina opnieuw en probeer het nog eens. Helpt dat niet, schrijf dan naar de beheerders van deze dienst: misschien hebben zij een reservekopie.',
  failedTitle: 'Hij kon niet worden geopend',
  failed: 'Hij kon niet worden geopend. Probeer het zo meteen opnieuw.',
  tryAgainSoon: 'Probeer het zo meteen opnieuw.',
  offline: 'Controleer uw internetverbinding en probeer het opnieuw.',
  wrongCard:
    'Deze kaart is van iemand anders, of hij is gemaakt nadat deze LeaveBit voor het laatst is opgeslagen. Zoek een andere kaart, of vraag het aan de persoon van wie u hem hebt gekregen, of aan wie voor diens papieren zorgt.',
  oldCard:
    'Deze kaart is vervangen door een nieuwere, of hij is niet van ons. Zoek een nieuwere kaart, of vraag het aan de persoon van wie u hem hebt gekregen, of aan wie voor diens papieren zorgt.',
  fileOtherCard:
    'Dit bestand is verzegeld voor een andere kaart, hoewel de uwe de tekst opent. De persoon die het heeft verzegeld, kan het opnieuw voor uw kaart opslaan.',
  fileOutdated:
    'Er is iets gewijzigd of verwijderd nadat u deze pagina had geopend. De pagina is nu bijgewerkt: kijk opnieuw.',
  fileDamaged:
    'Dit bestand is beschadigd: wat hier is aangekomen, is niet wat er is verzegeld. Probeer het opnieuw. Helpt dat niet, schrijf dan naar de beheerders van deze dienst: misschien hebben zij een reservekopie.',
  useCard: 'Gebruik uw kaart',
  useCardText:
    'Dit is verzegeld en gaat open met uw sleutelkaart: een afgedrukt blad met een QR-code en een regel die begint met <key></key>. U hebt hem gekregen van de persoon die u dit heeft nagelaten, of van iemand die deze persoon vertrouwt.',
  keyStays:
    'Wij hebben de sleutel niet, dus we kunnen het niet voor u openen. De sleutel die u invult, blijft op deze pagina: hij wordt niet naar ons gestuurd, en hij is weg als u de pagina verlaat.',
  otherCard: 'De kaart die u op deze pagina hebt gebruikt, opent deze LeaveBit niet.',
  open: 'Openen',
  noCard: 'Ik heb geen kaart',
  noCardAlive:
    'Als de persoon die u dit heeft nagelaten in leven is, vraag het dan aan hem of haar: die kan een nieuwe kaart voor u maken en dit er opnieuw voor opslaan.',
  noCardDead:
    'Als die persoon is overleden, vraag dan aan wie voor de papieren zorgt, zoals de familie, de executeur of de notaris, om een envelop met een reservekaart.',
  noCardAnywhere:
    'Als er nergens een kaart is, kan niemand dit openen, en wij ook niet. Dat spijt ons. Duikt er later een kaart op, dan opent die dit zolang het op uw pagina staat.',
  openedHere: 'Geopend met uw kaart, alleen op dit apparaat. Het sluit als u deze pagina verlaat.',
  save: 'Opslaan',
  saveNamed: '{file} opslaan',
  openingNamed: '{file} wordt geopend',
  openingNumber: 'Bestand {number} van {count} wordt geopend',
  fileSaved: '“{file}” is opgeslagen.',
  textSaved: 'De tekst is opgeslagen.',
  zipSaved: 'Het ZIP-bestand is opgeslagen.',
  noProgress:
    'Gebeurt er niets, open deze pagina dan in Safari, Chrome of een andere browser: veel apps kunnen geen bestanden opslaan.',
  fileFailed: '“{file}” kon niet worden geopend.',
  textFailed: 'De tekst kon niet worden geopend.',
  zipFailed: 'Het ZIP-bestand kon niet worden gemaakt.',
};
