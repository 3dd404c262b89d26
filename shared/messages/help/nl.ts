import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'help'> = {
  write: 'Vragen? Schrijf naar <email></email>.',
  recipient:
    'Vragen? Neem contact op met de persoon die dit met u heeft gedeeld, of met een naaste van die persoon.',
  reporter:
    'Vragen? Neem contact op met een naaste van de persoon die u als vertrouwenspersoon heeft gekozen.',
  owner: 'Vragen? Neem contact op met de persoon van wie u het adres van deze dienst hebt gekregen.',
  operator: 'LeaveBits wordt beheerd door {operator}.',
  downloadTitle: 'Downloaden mislukt',
  downloadExpired:
    'Deze downloadlink werkt niet meer. Om veilig te houden wat voor u is nagelaten, werkt een downloadlink maar {minutes} minuten, en alleen zolang de pagina waarop u de download bent begonnen openstaat.',
  downloadNext:
    'Er is niets verloren gegaan. Open de link in onze e-mail opnieuw, bevestig uw adres met een nieuwe code en druk nog eens op “Downloaden”.',
  toLeavebits: 'Naar LeaveBits',
};
