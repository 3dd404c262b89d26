import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'key-card'> = {
  title: 'Uw sleutelkaart',
  titleSpare: 'Uw sleutelkaart, reserve-exemplaar',
  holder: 'Voor {name}. Afgedrukt op {date}.',
  holderFrom: 'Voor {name}, van {owner}. Afgedrukt op {date}.',
  intro:
    '{owner} heeft met LeaveBits iets voor u verzegeld. Deze kaart opent het. Niets anders wat u hebt, kan dat.',
  introUnnamed:
    'Iemand heeft met LeaveBits iets voor u verzegeld. Deze kaart opent het. Niets anders wat u hebt, kan dat.',
  qrCode: 'QR-code van de sleutel, die ernaast staat',
  typeKey: 'De sleutel, als de code niet kan worden gescand (spaties maken niet uit):',
  noLetters: 'Hij bevat de letter O niet en de letter I ook niet: wat op een O lijkt, is een nul.',
  whenEmailed: 'Als we u mailen dat er iets te lezen is:',
  goTo: 'Ga naar <address></address>',
  enterAddress: 'Vul uw e-mailadres in, <email></email>, en de code die we daarheen sturen.',
  openIt: 'Open wat er staat. De pagina vraagt om deze kaart: scan de code ermee, of typ de sleutel in.',
  check: '<strong>Om deze kaart nu te controleren:</strong> ga naar {address}, of scan de code.',
  keepSafe: 'Bewaar haar goed:',
  notAlone:
    'LeaveBits alleen kan niet openen wat verzegeld is, want het heeft deze sleutel niet. Deze kaart alleen kan het ook niet: uw mailbox is ook nodig.',
  noCopies:
    'Maak er geen foto van, mail haar aan niemand en sla de sleutel nergens op. Typ hem alleen in op de pagina’s die hier staan.',
  where: 'Bewaar haar bij uw paspoort of uw testament, waar u of uw familie haar over tien jaar kunt vinden.',
  spare:
    'Dit is een kopie van een kaart die u al hebt. Bewaar die op een andere plek, of geef die aan iemand die u vertrouwt.',
  lost: 'Bent u haar kwijt, vraag dan een nieuwe aan de persoon van wie u haar hebt, zolang die er een kan maken. Daarna opent alleen de kaart met de laatste datum wat die persoon vanaf die dag opslaat.',
  technicians:
    'Voor technici: de sleutel is een age-identiteit. Als deze dienst er niet meer is, gaat wat ervan is gedownload open met het programma age ({address}).',
};
