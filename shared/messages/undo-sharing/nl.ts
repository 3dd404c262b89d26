import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'undo-sharing'> = {
  questionAccess: 'De verwijderde toegang herstellen?',
  questionSubstitutes: 'Herstellen wie krijgt wat niet wordt geopend?',
  questionDeleted: 'Wat is verwijderd terugzetten?',
  questionDeletedOrReplaced: 'Wat is verwijderd of vervangen terugzetten?',
  questionText: 'De vervangen tekst terugzetten?',
  restoreAccess: 'Toegang herstellen',
  restore: 'Herstellen',
  lostDeleted: 'Er is iets uit uw LeaveBits verwijderd.',
  lostTexts:
    'Het grootste deel van de tekst van {count, plural, one {# LeaveBit} other {# LeaveBits}} is vervangen.',
  lostSealedTexts:
    'De verzegelde tekst of bestandsnamen van {count, plural, one {# LeaveBit} other {# LeaveBits}} zijn vervangen. We kunnen niet lezen wat verzegeld is, dus we kunnen niet zeggen hoeveel er is veranderd.',
  lostAccess:
    'Sommige ontvangers zijn uit uw LeaveBits verwijderd, zijn vervangen door een ander adres of moeten nu langer wachten voordat ze die kunnen openen.',
  lostSubstitutes: 'Er is gewijzigd wie krijgt wat uw ontvangers niet openen.',
  ifNotYou: 'Als u dit niet was, maakt u het hier ongedaan. U hoeft niet in te loggen.',
  deleted: 'Gewist of verwijderd',
  leavebits: '{count, plural, one {# LeaveBit} other {# LeaveBits}}',
  files: '{count, plural, one {# bestand} other {# bestanden}}',
  textReplaced: 'Tekst vervangen',
  textMostlyReplaced: 'Tekst grotendeels vervangen',
  inLeavebits: 'In {count, plural, one {# LeaveBit} other {# LeaveBits}}',
  removed: 'Geen ontvangers meer',
  later: 'Moeten langer wachten',
  substitutes: 'Krijgen wat niet wordt geopend',
  substitute: '{substitute}, als {email} het niet binnen {days, plural, one {# dag} other {# dagen}} opent',
  added: 'Onlangs toegevoegd, blijven',
  personInLeavebits: '{email}, in {count, plural, one {# LeaveBit} other {# LeaveBits}}',
  addedTitle: 'Wie is toegevoegd, blijft',
  addedPeople:
    '{count, plural, one {Deze ontvanger is onlangs toegevoegd en blijft, met de regels die voor deze persoon gelden: {people}.} other {Deze ontvangers zijn onlangs toegevoegd en blijven, met de regels die voor hen gelden: {people}.}}',
  removeSomebody:
    'Om iemand te verwijderen logt u in, opent u “Your people” (uw mensen) en drukt u naast de naam op “Choose LeaveBits” (LeaveBits kiezen).',
  restoresDeleted: 'Alles wat is gewist of verwijderd, staat weer in uw account, precies zoals het was.',
  restoresTexts:
    '{count, plural, one {De tekst van # LeaveBit wordt weer zoals hij was. De huidige tekst blijft bij de eerdere versies.} other {De tekst van # LeaveBits wordt weer zoals hij was. De huidige tekst blijft bij de eerdere versies.}}',
  restoresAccess: 'Deze mensen worden weer ontvangers, met de regels die eerder voor hen golden.',
  restoresSubstitutes:
    'Wat uw ontvangers niet openen, gaat naar de mensen die u eerder had gekozen, en niet naar wie in hun plaats is gekozen.',
  nobodyLoses:
    'Niemand verliest toegang tot iets. Als iemand iets kan lezen wat niet voor deze persoon bedoeld is, verwijder deze persoon dan nadat u bent ingelogd.',
  nobodyLosesAdded:
    'Niemand verliest toegang tot iets, dus wie is toegevoegd blijft, en een nieuw adres ook. Als iemand iets kan lezen wat niet voor deze persoon bedoeld is, verwijder deze persoon dan nadat u bent ingelogd.',
  nobodyLosesOpen: 'Niemand verliest toegang tot iets, en iedereen die toegang krijgt, krijgt een e-mail.',
  openEstate:
    'Deze LeaveBits zijn open door een melding van {date}. Zolang ze open zijn, herstelt de link alles wat daarna is verwijderd, maar niets wat daarvoor is verwijderd.',
  yourChange: 'Als u deze wijziging zelf hebt gedaan, sluit dan gewoon deze pagina.',
  worksOnce:
    'De link kan maar één keer worden gebruikt. Nadat u bent ingelogd, kunt u de wijziging opnieuw doen.',
  notRestored: 'Alles is zoals het was voordat u op de knop drukte. Probeer het nu opnieuw.',
  deletionTitle: 'Dit account wordt verwijderd op {date}',
  deletion:
    'Deze link houdt dat niet tegen. Om het account te behouden logt u in en drukt u op “Keep my account” (mijn account behouden). Als u niet kunt inloggen, stel dan uw wachtwoord opnieuw in; ook dan blijft het account.',
  nothingToRestoreTitle: 'Er valt niets te herstellen',
  nothingToRestore: 'Niets uit onze e-mail van {date} is na de melding verwijderd, of het is al hersteld.',
  nothingMissingTitle: 'Er ontbreekt niets',
  nothingMissing: 'Van wat in onze e-mail van {date} staat, ontbreekt nu niets.',
  ifTheyReadTooMuch:
    'Als iemand iets kan lezen wat niet voor deze persoon bedoeld is, en u was dit niet, kies dan nu een nieuw wachtwoord. Daarmee wordt iedereen uitgelogd. Verwijder deze persoon daarna uit uw LeaveBits. Als een deel van een tekst is vervangen, heeft die LeaveBit nog de eerdere versies. Bewaar de e-mail: tot {date} kan deze link alles ongedaan maken wat vóór onze volgende e-mail wordt gewist of verwijderd.',
  doneTitle: 'De wijzigingen zijn ongedaan gemaakt',
  doneDeleted: 'Alles wat is gewist of verwijderd, is terug.',
  doneTexts:
    '{count, plural, one {De tekst van # LeaveBit is weer zoals hij was. De nieuwere tekst staat bij de eerdere versies.} other {De tekst van # LeaveBits is weer zoals hij was. De nieuwere tekst staat bij de eerdere versies.}}',
  doneAccess: 'Uw ontvangers hebben hun toegang terug.',
  doneSubstitutes: 'Wat uw ontvangers niet openen, gaat naar de mensen die u eerder had gekozen.',
  newerChanges:
    'Daarna is er nog meer gewijzigd. De link in onze nieuwste e-mail over uw LeaveBits herstelt alles wat sindsdien is verwijderd. Als u nog geen nieuwere e-mail hebt, is die onderweg.',
  used: 'Deze link is al gebruikt. Alles wat mogelijk was, is hersteld.',
  invalidTitle: 'Deze link werkt niet',
  invalidNext:
    'Links in e-mails worden soms afgebroken. Open de e-mail opnieuw en druk daar op de knop. U kunt ook inloggen en uw prullenbak en uw ontvangers nakijken.',
  expired: 'Deze link werkte maar {hours} uur nadat we hem hadden gemaild. Er is niets gewijzigd.',
  expiredNext:
    'Als u dit niet was, kies dan nu een nieuw wachtwoord. Daarmee wordt iedereen uitgelogd. Log daarna in: wat is gewist, blijft {days} dagen in uw prullenbak, en elke LeaveBit heeft zijn eerdere versies, met hun ontvangers.',
};
