import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'mail-recipients'> = {
  // The code that verifies an address
  codeSubject: 'Uw toegangscode voor LeaveBits',
  codePreheader: 'Voer deze in op de pagina waar u hem hebt aangevraagd.',
  codeHeading: 'Uw toegangscode',
  codeEnter:
    'Voer deze code in op de pagina waar u hem hebt aangevraagd. Dan ziet u wat er met u is gedeeld.',
  codeLifetime:
    'De code werkt één keer en blijft {minutes, plural, one {# minuut} other {# minuten}} geldig. Als u in dezelfde browser een andere aanvraagt, werkt alleen de nieuwe.',
  codeSecret:
    'Houd de code voor uzelf. Wij vragen er nooit om per e-mail of telefoon. Wij vragen nooit om een wachtwoord of om geld.',
  codeWaitLink: 'Als die pagina u laat wachten, gebruik dan deze link',
  codeWhy:
    'Op LeaveBits is iets met dit adres gedeeld, en iemand heeft een code aangevraagd om het te lezen.',
  codeMistake: 'Als u dit niet was, kunt u deze e-mail negeren. Zonder de code wordt er niets getoond.',

  // What notices have in common
  safeguards:
    'U hebt geen account nodig. Voordat wij u iets laten zien, sturen wij een code naar dit adres en vragen wij u daarom. Wij vragen nooit om een wachtwoord of om geld.',
  whyChosen: 'Iemand die informatie bewaart bij LeaveBits, heeft bepaald dat dit adres die mag ontvangen.',
  whyChosenBefore:
    'Iemand die informatie bewaarde bij LeaveBits, had bepaald dat dit adres die mocht ontvangen.',
  forStrangers:
    'Als u deze persoon niet kent, of denkt dat dit voor iemand anders bestemd was, kunt u deze e-mail negeren. Zonder een code die naar dit adres is gestuurd, wordt er niets getoond.',
  openPage: 'Uw pagina openen',
  seeWhatIsKept: 'Bekijken wat er voor u wordt bewaard',
  noHurry: 'Er is geen haast bij.',
  noHurryReady: 'Er is geen haast bij. U kunt het lezen wanneer u zover bent.',
  noHurryFeelReady: 'Er is geen haast bij. U kunt het lezen wanneer u eraan toe bent.',
  readableUntil:
    'U kunt het lezen tot {date}. Sla alles op wat u wilt bewaren. Wij mailen u opnieuw voordat het wordt gesloten.',
  readableForNow: 'Mogelijk blijft het niet altijd beschikbaar. Sla daarom alles op wat u wilt bewaren.',
  sealedNotice:
    'De informatie is verzegeld, zodat niemand anders die kan lezen, ook wij niet. Om die te openen hebt u ook een sleutelkaart nodig: een afgedrukte pagina met een QR-code en een sleutel. Als u er geen hebt gekregen, vraag die dan aan de afzender.',
  sealedPart:
    'Een deel ervan is verzegeld, zodat niemand anders het kan lezen, ook wij niet. Om dat te openen hebt u ook een sleutelkaart nodig: een afgedrukte pagina met een QR-code en een sleutel. Als u er geen hebt gekregen, staat op uw pagina aan wie u die kunt vragen.',

  // Something was shared
  sharedSubject: '{owner} heeft iets met u gedeeld',
  sharedPreheader: 'U kunt het nu lezen op uw eigen, besloten pagina.',
  sharedSealedPreheader: 'U hebt uw sleutelkaart nodig om het te openen.',
  sharedHeading: 'Er is iets met u gedeeld',
  sharedNews:
    '{ownerInFull} heeft via LeaveBits informatie met u gedeeld. U kunt die nu lezen op uw eigen, besloten pagina.',
  sharedSealedNews:
    '{ownerInFull} heeft via LeaveBits informatie met u gedeeld. U vindt die op uw eigen, besloten pagina.',
  keptSubject: '{owner} bewaart iets voor u',
  keptPreheader: 'U hoeft nu niets te doen. Bewaar deze e-mail alstublieft.',
  keptHeading: 'Er wordt iets voor u bewaard',
  keptNews: '{ownerInFull} bewaart informatie voor u bij LeaveBits. U kunt die nog niet lezen.',
  keptUntilReport:
    'U kunt die pas lezen nadat vertrouwenspersonen het overlijden of de blijvende wilsonbekwaamheid van deze persoon hebben bevestigd. Wij hopen dat die dag nog ver weg is. Wij mailen u opnieuw wanneer het zover is.',
  keptUntilDate: 'U kunt die lezen vanaf {date}. Wij mailen u opnieuw wanneer het zover is.',
  keptDateUnset: 'De datum staat nog niet vast. Wij mailen u opnieuw wanneer het zover is.',
  keptTimeUnset: 'Het tijdstip staat nog niet vast. Wij mailen u opnieuw wanneer het zover is.',
  keptKeepEmail: 'U hoeft nu niets te doen. Bewaar deze e-mail alstublieft: de link erin blijft dezelfde.',
  keptConfirmAddress:
    'Als u wilt, kunt u de link openen en uw adres bevestigen. Dan is te zien dat het juist is.',

  // Something opened
  openedAfterDeathSubject: 'U kunt nu lezen wat {owner} u heeft nagelaten',
  openedAfterDeathHeading: 'Er is iets voor u nagelaten',
  openedAfterDeathNews:
    'Wij schrijven u met droevig nieuws. {people, plural, =2 {Twee daarvoor gekozen personen hebben} =3 {Drie daarvoor gekozen personen hebben} =4 {Vier daarvoor gekozen personen hebben} =5 {Vijf daarvoor gekozen personen hebben} one {# daarvoor gekozen persoon heeft} other {# daarvoor gekozen personen hebben}} bevestigd dat {ownerInFull} is overleden. Als u dit nog niet wist, spijt het ons dat u het via een e-mail verneemt. Wij condoleren u.',
  openedAfterDeathWhat:
    'Bij LeaveBits is informatie voor u nagelaten, en u kunt die nu lezen op uw eigen, besloten pagina. Er is geen haast bij. U kunt die lezen wanneer u eraan toe bent.',
  openedAfterDeathSubstitute:
    'De overledene heeft bij LeaveBits informatie nagelaten voor iemand die deze niet heeft geopend, en heeft gevraagd dat u die in dat geval ontvangt. U kunt die nu lezen op uw eigen, besloten pagina. Er is geen haast bij. U kunt die lezen wanneer u eraan toe bent.',
  openedKeptSubject: 'U kunt nu lezen wat {owner} voor u bewaart',
  openedAfterIncapacitationHeading: 'Er werd iets voor u bewaard',
  openedAfterIncapacitationNews:
    'Wij schrijven u met droevig nieuws. {people, plural, =2 {Twee daarvoor gekozen personen hebben} =3 {Drie daarvoor gekozen personen hebben} =4 {Vier daarvoor gekozen personen hebben} =5 {Vijf daarvoor gekozen personen hebben} one {# daarvoor gekozen persoon heeft} other {# daarvoor gekozen personen hebben}} bevestigd dat {ownerInFull} blijvend wilsonbekwaam is. Als u dit nog niet wist, spijt het ons dat u het via een e-mail verneemt. Wij wensen u beiden veel sterkte.',
  openedAfterIncapacitationWhat:
    'Voor dit geval werd bij LeaveBits informatie voor u bewaard, en u kunt die nu lezen op uw eigen, besloten pagina. Er is geen haast bij. U kunt die lezen wanneer u zover bent.',
  openedAfterIncapacitationSubstitute:
    'Deze persoon bewaarde bij LeaveBits informatie voor iemand die deze niet heeft geopend, en heeft gevraagd dat u die in dat geval ontvangt. U kunt die nu lezen op uw eigen, besloten pagina. Er is geen haast bij. U kunt die lezen wanneer u zover bent.',
  openedWasRemoved: 'Een deel ervan was kort geleden verwijderd en is weer terug.',
  returnedLeftSubject: 'U kunt nu meer lezen van wat {owner} u heeft nagelaten',
  returnedKeptSubject: 'U kunt nu meer lezen van wat {owner} voor u bewaart',
  returnedHeading: 'Er is meer voor u om te lezen',
  returnedLeftNews:
    'U kunt nu op uw eigen, besloten pagina meer lezen van wat {ownerInFull} u bij LeaveBits heeft nagelaten. Het was kort geleden verwijderd en is weer terug. Er is geen haast bij. U kunt het lezen wanneer u zover bent.',
  returnedKeptNews:
    'U kunt nu op uw eigen, besloten pagina meer lezen van wat {ownerInFull} bij LeaveBits voor u bewaart. Het was kort geleden verwijderd en is weer terug. Er is geen haast bij. U kunt het lezen wanneer u zover bent.',
  turnSubject: 'U kunt nu iets lezen van {owner}',
  turnHeading: 'Er is iets aan u doorgegeven',
  turnLeftNews:
    '{ownerInFull} heeft bij LeaveBits informatie nagelaten voor iemand die deze niet heeft geopend, en heeft gevraagd dat u die in dat geval ontvangt. U kunt die nu lezen op uw eigen, besloten pagina. Er is geen haast bij. U kunt die lezen wanneer u zover bent.',
  turnKeptNews:
    '{ownerInFull} bewaart bij LeaveBits informatie voor iemand die deze niet heeft geopend, en heeft gevraagd dat u die in dat geval ontvangt. U kunt die nu lezen op uw eigen, besloten pagina. Er is geen haast bij. U kunt die lezen wanneer u zover bent.',
  dateAfterDeathSubject: 'U kunt nu meer lezen van wat {owner} u heeft nagelaten',
  dateAfterDeathHeading: 'De gekozen dag is gekomen',
  dateAfterDeathNews:
    '{ownerInFull} heeft vóór het overlijden bij LeaveBits nog iets voor u klaargelegd en de dag gekozen waarop u het kunt lezen. Die dag is gekomen. U kunt het nu lezen op uw eigen, besloten pagina. Er is geen haast bij. U kunt het lezen wanneer u eraan toe bent.',
  dateSubject: 'U kunt nu lezen wat {owner} voor u heeft bewaard',
  datePreheader: 'De gekozen dag is gekomen.',
  dateHeading: 'De dag is gekomen',
  dateNews:
    '{ownerInFull} heeft bij LeaveBits informatie voor u klaargelegd en de dag gekozen waarop u die kunt lezen. Die dag is gekomen. U kunt die nu lezen op uw eigen, besloten pagina.',
  openedByOwnerPreheader: 'De afzender heeft besloten dat u het nu kunt lezen.',
  openedByOwnerHeading: 'U kunt het nu lezen',
  openedByOwnerNews:
    '{ownerInFull} bewaart bij LeaveBits informatie voor u. Die was tot nu toe vergrendeld, maar wordt nu met u gedeeld. U kunt die nu lezen op uw eigen, besloten pagina.',
  openedIfWell:
    'Als u weet dat het goed gaat met deze persoon, laat het hem of haar dan meteen weten. Hij of zij kan inloggen en alles weer vergrendelen.',

  // Reminders, and one link to several LeaveBits
  reminderSubject: '{owner} vraagt u uw pagina te bezoeken',
  reminderPreheader: 'Het kost een paar minuten. Verder hoeft u niets te doen.',
  reminderHeading: 'Bezoek alstublieft uw pagina',
  reminderNews:
    '{ownerInFull} bewaart bij LeaveBits informatie voor u, en vraagt u uw pagina te bezoeken en uw adres te bevestigen. Dan is te zien dat het juist is.',
  reminderEffort:
    'Het kost een paar minuten. Een deel ervan is misschien nog vergrendeld. Op de pagina staat wanneer u het kunt lezen.',
  unopenedSubject: 'Er wacht iets van {owner} op u',
  unopenedPreheader: 'U kunt het lezen op uw eigen, besloten pagina.',
  unopenedHeading: 'Er wacht iets op u',
  unopenedNews:
    'Er is informatie voor u van {ownerInFull} die u nog niet hebt geopend. U kunt die lezen op uw eigen, besloten pagina.',
  unopenedDecline:
    'Als u die liever niet leest, hoeft u niets te doen. Als u die helemaal niet wilt hebben, kunt u dat op uw pagina aangeven.',
  unopenedPassingOn:
    'Voor het geval dat u de informatie niet opent, is iemand gekozen die deze dan ook ontvangt. Wat u op {date} nog niet hebt geopend, kan daarna ook door die persoon worden gelezen. U verliest niets: ook na die dag kunt u het nog lezen.',
  unopenedPassedOn:
    'Voor het geval dat u de informatie niet opent, is iemand gekozen die deze dan ook ontvangt. Een deel ervan kan die persoon nu of binnenkort ook lezen. U verliest niets: u kunt nog steeds alles lezen.',
  unopenedDeclineForSubstitute:
    'Als u die liever niet leest, kunt u die ongeopend laten. Als u die helemaal niet wilt hebben, kunt u dat op uw pagina aangeven. Dan ontvangt niemand die in uw plaats.',
  unopenedWhy:
    'Iemand die LeaveBits gebruikt, heeft bepaald dat dit adres de informatie mag ontvangen. Wij herinneren u er hoogstens drie keer aan.',
  selectionSubject: '{owner} heeft u een link naar informatie voor u gestuurd',
  selectionPreheader: 'Alles staat op één pagina.',
  selectionHeading: 'Er is informatie voor u',
  selectionNews:
    '{ownerInFull} bewaart bij LeaveBits informatie voor u en heeft ons gevraagd u deze link te sturen. Die leidt naar één pagina waarop alles staat.',
  selectionLocked:
    'Een deel ervan is misschien nog vergrendeld. Op de pagina staat wanneer u het kunt lezen.',
  selectionButton: 'De pagina openen',

  // Another address, and a LeaveBit that was left
  movedSubject: '{owner} heeft nu een ander adres voor u',
  movedPreheader: 'Wat er voor u wordt bewaard, gaat vanaf nu naar dat adres.',
  movedHeading: 'Dit adres is vervangen',
  movedNews:
    '{ownerInFull} bewaart bij LeaveBits informatie voor u, en heeft dit adres vervangen door een ander. Vanaf nu kan die alleen met het nieuwe adres worden geopend.',
  movedExpected: 'Als uw adres is veranderd, hoeft u niets te doen.',
  movedUnexpected:
    'Als u dit niet had verwacht, bel de afzender dan of vraag het persoonlijk. De afzender kan het drie dagen lang met één klik ongedaan maken.',
  movedWhy:
    'De afzender gebruikt LeaveBits om informatie voor anderen te bewaren, en had dit adres daarvoor gekozen.',
  movedMistake: 'Als u de afzender niet kent, kunt u deze e-mail negeren.',
  leftSubject: 'U hebt een LeaveBit van {owner} verlaten',
  leftPreheader: 'Als dat niet de bedoeling was, kunt u uw toegang herstellen.',
  leftHeading: 'U hebt een LeaveBit verlaten',
  leftNews:
    'Op {date} hebt u een LeaveBit van {ownerInFull} verlaten. U kunt hem niet meer lezen, en wij mailen u er niet meer over.',
  leftIntended: 'Als dat de bedoeling was, hoeft u niets te doen.',
  leftRestore:
    'Als dat niet de bedoeling was, of als u dit niet was, kunt u uw toegang tot {date} met deze link herstellen. Het is dan alsof u de LeaveBit nooit hebt verlaten. Daarna kan alleen de afzender hem opnieuw met u delen.',
  leftRestoreAfterRelease:
    'Als dat niet de bedoeling was, of als u dit niet was, kunt u uw toegang tot {date} met deze link herstellen. Het is dan alsof u de LeaveBit nooit hebt verlaten. Daarna kan misschien niemand hem meer terughalen.',
  leftButton: 'Mijn toegang herstellen',
  leftWhy: 'Iemand die dit adres had bevestigd, heeft op uw pagina op “Deze LeaveBit verlaten” gedrukt.',
  leftMistake:
    'Als u dit niet was, kan iemand uw e-mail lezen of heeft iemand uw apparaat gebruikt. Herstel uw toegang en beveilig uw mailbox. Stuur deze e-mail alstublieft niet door: iedereen die de link heeft, kan hem gebruiken.',

  // A released estate closes, or is locked again
  closesSubject: 'De LeaveBits van {owner} voor u worden binnenkort gesloten',
  closesPreheader: 'U kunt ze lezen tot {date}. Sla alles op wat u wilt bewaren.',
  closesHeading: 'Sla alstublieft alles op wat u wilt bewaren',
  closesNews:
    'U kunt de LeaveBits die {ownerInFull} voor u heeft bewaard, lezen tot {date}. Daarna worden ze gesloten, en wij kunnen ze niet opnieuw openen.',
  closesHow:
    'Open vóór die tijd uw pagina en bekijk alles rustig. “Alles downloaden” slaat alle teksten en bestanden die voor u open zijn op in één zipbestand. U kunt ook een enkele LeaveBit downloaden of afdrukken.',
  closesSaved: 'Als u alles al hebt opgeslagen, hoeft u niets te doen.',
  closesMistake:
    'Als u deze persoon niet kent, kunt u deze e-mail negeren. Zonder een code die naar dit adres is gestuurd, wordt er niets getoond.',
  backSubject: '{owner} is terug',
  backPreheader: 'Wat intussen voor u was geopend, is weer vergrendeld.',
  backHeading: 'Wij hebben goed nieuws',
  backNews:
    'Iemand heeft ingelogd op het account van {ownerInFull} en ons laten weten terug te zijn en de eigen zaken weer te kunnen regelen. De LeaveBits die intussen voor u waren geopend, zijn weer vergrendeld.',
  backStillKept: 'Ze worden nog steeds voor u bewaard.',
  backAsk:
    'U hoeft niets te doen. Als u iets ervan hebt gelezen of opgeslagen om te helpen, geef dan terug wat nodig is en houd de rest voor uzelf.',
  backMistake:
    'Als u weet dat dit niet kan kloppen, vraag het dan persoonlijk of per telefoon. Als u deze persoon niet kent, kunt u deze e-mail negeren.',
  lockedSubject: 'De LeaveBits van {owner} voor u zijn weer vergrendeld',
  lockedPreheader: 'U kunt ze voorlopig niet lezen. U hoeft niets te doen.',
  lockedHeading: 'De LeaveBits zijn weer vergrendeld',
  lockedNews:
    'De LeaveBits die {ownerInFull} voor u bewaart, waren vrijgegeven na een melding over deze persoon. Iemand die op het account is ingelogd, heeft ze nu weer vergrendeld. Dat gebeurt als een melding onjuist was.',
  lockedNewsForFormer:
    'De LeaveBits die {ownerInFull} voor u bewaarde, waren vrijgegeven na een melding over deze persoon. Iemand die op het account is ingelogd, heeft ze nu weer vergrendeld. Dat gebeurt als een melding onjuist was.',
  lockedAsk:
    'U hoeft niets te doen. Als u iets ervan hebt gelezen of opgeslagen, houd het dan voor uzelf, zoals u zou willen dat anderen met uw eigen papieren omgaan.',
  takenBackFromSubstitute:
    'Wat u had ontvangen omdat iemand anders het niet had geopend, wordt niet meer met u gedeeld. U hoort alleen weer van ons als dat opnieuw gebeurt.',

  // The owner closed the account
  ownerLeftSubject: '{owner} heeft het eigen LeaveBits-account gesloten',
  ownerLeftPreheader: 'Het was een eigen besluit, en ons is gevraagd het u te laten weten.',
  ownerLeftHeading: 'Er is een account gesloten',
  ownerLeftNews:
    '{ownerInFull} heeft het eigen LeaveBits-account gesloten. Het was een eigen besluit, en ons is gevraagd het u te laten weten. Het betekent niet dat er iets met deze persoon is gebeurd.',
  ownerLeftDeleted:
    'De informatie die hier voor u werd bewaard, is verwijderd. De links in onze eerdere e-mails daarover werken niet meer.',
  ownerLeftNothingToDo: 'U hoeft niets te doen. Wij mailen u hier niet meer over.',
  ownerLeftWhy: 'Dit adres was aan dat LeaveBits-account toegevoegd.',
};
