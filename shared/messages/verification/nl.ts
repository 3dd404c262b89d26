import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'verification'> = {
  sharedWithYou: 'Met u gedeeld',
  verifyAccess: 'Toegang bevestigen',
  about:
    'LeaveBits bewaart teksten en bestanden die mensen nalaten voor wie zij vertrouwen. Alleen de mensen voor wie iets is nagelaten, kunnen het zien.',
  enterAddress:
    'Vul uw e-mailadres in. Als er iets met dit adres is gedeeld, sturen we er een code naartoe. Die code vult u daarna op deze pagina in.',
  terms:
    'U hebt geen account of wachtwoord nodig, en het is gratis. Voor elk bezoek is een nieuwe code nodig. Als u iets leest, leggen we dat vast voor de persoon die het heeft nagelaten.',
  verifyAddress: 'Bevestig uw e-mailadres',
  aboutFor:
    'LeaveBits bewaart teksten en bestanden die mensen nalaten voor wie zij vertrouwen. Als er iets met <email></email> is gedeeld, kunt u het hier lezen.',
  sendTo:
    'Om zeker te weten dat alleen u dat kunt, sturen we een code naar dit adres. Die code vult u daarna op deze pagina in.',
  cutOff:
    'Als een deel van uw adres ontbreekt, is de link afgebroken. Open hem dan opnieuw vanuit de e-mail.',
  expiredTitle: 'Sessie verlopen',
  expired: 'Uw sessie is verlopen. Bevestig uw adres opnieuw.',
  signedOutTitle: 'U bent uitgelogd',
  signedOut:
    'Niets van wat u hebt gelezen, blijft op deze pagina staan. Met een nieuwe code kunt u altijd terugkomen.',
  notSent: 'De code kon niet worden verstuurd',
  tryAgainSoon: 'Probeer het zo meteen opnieuw.',
  address: 'E-mailadres',
  addressHint: 'Het adres waar onze e-mail naartoe is gestuurd',
  changeAddress: 'Adres wijzigen',
  invalidTitle: 'Ongeldig e-mailadres',
  invalidAddress: 'Vul een geldig e-mailadres in',
  invalidAddressExample: 'Vul een geldig e-mailadres in. Het moet eruitzien als name@example.com.',
  sendCode: 'Code versturen',
  haveCode: 'Ik heb al een code',
  onItsWay:
    'Als er iets met dit adres is gedeeld, is er een code onderweg. De code is {minutes} minuten geldig.',
  code: 'Bevestigingscode',
  codeHint: 'De cijfers in onze e-mail',
  verify: 'Bevestigen',
  newCodeIn: 'Nieuwe code mogelijk over {seconds} s',
  newCode: 'Nieuwe code versturen',
  noMail: 'Na een paar minuten nog geen e-mail?',
  noMailFolders: 'Kijk in uw mappen voor spam, ongewenste e-mail en reclame.',
  noMailAddress:
    'Controleer of het adres hierboven van u is. Hebt u nog een ander adres, zoek daar dan naar een bericht van ons.',
  noMailDelay:
    'Sommige mailservers houden een eerste e-mail tot 15 minuten vast. Als de code verloopt voordat hij aankomt, verstuur dan een nieuwe en vul die op deze pagina in.',
  noMailNothing:
    'Als er nooit een code aankomt, is er misschien op dit moment niets met dit adres gedeeld. De persoon die u erover heeft verteld, kan in zijn of haar account nakijken welk adres er is ingevuld.',
  codeMissing: 'Vul de bevestigingscode in',
  codeSpent:
    'Deze code werkt niet meer, omdat er {attempts} keer een verkeerde is ingevuld. Vraag een nieuwe aan.',
  noSession: 'Het bevestigen is mislukt. Er is geen sessie aangemaakt.',
  codeInvalidTitle: 'Ongeldige bevestigingscode',
  codeInvalid: 'De ingevulde bevestigingscode is ongeldig. Controleer hem en probeer het opnieuw.',
  failed: 'Het bevestigen is mislukt',
  noAddressTitle: 'Het e-mailadres ontbreekt',
  cutTitle: 'Het einde van deze link ontbreekt',
  noIdTitle: 'Er ontbreekt iets in deze link',
  noAddress: 'Deze link is niet compleet, dus we kunnen niet zien voor wie hij is.',
  cut: 'Deze link is niet compleet, dus we kunnen niet zien voor wie hij is. Van het adres is alleen dit deel over: <email></email>.',
  noId: 'Deze link is niet compleet, dus we kunnen niet zien waar hij bij hoort.',
  linksBreak:
    'Links in e-mails worden soms over twee regels verdeeld of verliezen hun einde als ze worden gekopieerd.',
  openAgain: 'Open het bericht met de link opnieuw.',
  pressThere: 'Druk daar op de link, of kopieer de hele link naar de adresbalk.',
  askAddress:
    'Werkt het dan nog steeds niet, vraag dan de persoon die het met u heeft gedeeld om uw adres te controleren. Kan dat niet, neem dan contact op met een naaste van die persoon.',
  askLink:
    'Werkt het dan nog steeds niet, vraag dan de persoon die het met u heeft gedeeld om u de link opnieuw te sturen. Kan dat niet, neem dan contact op met een naaste van die persoon.',
  enterInstead: 'Mijn e-mailadres zelf invullen',
  toLeavebits: 'Naar LeaveBits',
  restoringTitle: 'Kom wat later terug',
  restoring:
    'LeaveBits wordt hersteld vanaf een reservekopie. Er is niets verloren gegaan, maar tot dat klaar is, kan niemand lezen wat voor hem of haar is nagelaten.',
  comeBackAfter: 'Kom terug na <date></date>.',
  comeBackDays: 'Kom over een paar dagen terug.',
  linkStays: 'Uw link blijft dezelfde. Had u een code, dan hebt u een nieuwe nodig.',
  restoringWhy:
    'Het duurt zo lang omdat in de reservekopie de laatste wijzigingen kunnen ontbreken. Afzenders hebben even de tijd om te controleren wat ze delen, voordat iemand het weer kan lezen.',
  checkAgain: 'Opnieuw controleren',
};
