import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'undo'> = {
  question: 'Deze wijziging ongedaan maken?',
  what: 'Uw instellingen voor de vrijgave zijn gewijzigd op {date}. Als u dit niet was, maakt u het hier ongedaan. U hoeft niet in te loggen.',
  newReporters: 'Nieuwe vertrouwenspersonen',
  removedReporters: 'Geen vertrouwenspersonen meer',
  confirmations: 'Benodigde bevestigingen',
  hours: 'Uren om tegen te spreken',
  incapacitation: 'Na een ongeval of een beroerte',
  numbers:
    '{confirmations, plural, one {# bevestiging} other {# bevestigingen}}, en {hours, plural, one {# uur} other {# uur}} om tegen te spreken',
  sameNumbers: 'hetzelfde als na een overlijden',
  numbersPreviously: '{after}; voorheen {before}',
  coolDown: 'Dagen zonder nieuwe melding nadat u er een hebt tegengesproken',
  lapse: 'Vertrouwenspersonen vragen als uw betalingen stoppen',
  yesPreviouslyNo: 'Ja, voorheen nee',
  noPreviouslyYes: 'Nee, voorheen ja',
  away: 'Afwezig tot',
  notAway: 'niet afwezig',
  silence: 'Vertrouwenspersonen vragen als u niet inlogt',
  months: '{months, plural, =0 {nooit} one {na # maand} other {na # maanden}}',
  secondEmail: 'Tweede e-mailadres voor waarschuwingen',
  phoneNumber: 'Telefoonnummer voor waarschuwingen',
  none: 'Geen',
  previouslyNone: 'geen',
  previously: '{after}, voorheen {before}',
  goesBack: 'Uw instellingen voor de vrijgave worden weer zoals ze vóór deze wijziging waren.',
  laterChanges:
    '{count, plural, one {De instellingen zijn sindsdien nog één keer gewijzigd. Ook die wijziging wordt ongedaan gemaakt.} other {De instellingen zijn sindsdien nog # keer gewijzigd. Ook die wijzigingen worden ongedaan gemaakt.}}',
  links:
    'Vertrouwenspersonen die terugkomen, kunnen hun eerdere links weer gebruiken. Wie wordt verwijderd, kan niets meer melden of bevestigen.',
  earlierTitle: 'Er waren eerdere wijzigingen',
  earlierInEffect: 'Eerdere wijzigingen gelden nog',
  earlierChanges:
    '{count, plural, one {Eén eerdere wijziging wordt hiermee niet ongedaan gemaakt. Als die niet van u was, gebruik dan de link in de e-mail erover, die ook elke latere wijziging ongedaan maakt.} other {# eerdere wijzigingen worden hiermee niet ongedaan gemaakt. Als een daarvan niet van u was, gebruik dan de link in de eerste e-mail over zo’n wijziging, die ook elke latere wijziging ongedaan maakt.}}',
  pendingReport:
    'Er loopt nog een melding over u, en die eindigt niet als u deze wijziging ongedaan maakt. Als het goed met u gaat, spreek haar dan tegen met de link in onze e-mail over de melding. Tot ze is beëindigd, waarschuwen we u op dezelfde bevestigde adressen en nummers als nu: die veranderen hierdoor niet.',
  releasedReport:
    'Een melding over u heeft uw LeaveBits geopend, en ze gaan niet dicht als u deze wijziging ongedaan maakt. Als het goed met u gaat, log dan in en vergrendel alles weer.',
  undo: 'Deze wijziging ongedaan maken',
  yourChange:
    'Als u deze wijziging zelf hebt gedaan, hoeft u niets te doen en kunt u deze pagina sluiten. Er is geen link om dit weer terug te draaien, maar u kunt inloggen en de wijziging opnieuw doen.',
  stillInEffect: 'De wijziging geldt nog. Probeer het nu opnieuw.',
  doneTitle: 'De wijziging is ongedaan gemaakt',
  done: 'De wijziging van {date} is ongedaan gemaakt.',
  restored: 'Dit hebben we hersteld: {settings}.',
  alsoEmailed: 'We mailen u ook wat er is gewijzigd.',
  already: 'Deze wijziging is al ongedaan gemaakt, met deze link of samen met een eerdere wijziging.',
  invalidTitle: 'Ongeldige link om ongedaan te maken',
  invalidNext:
    'Links in e-mails worden soms afgebroken. Open de e-mail opnieuw en druk daar op de link, of kopieer de hele link. U kunt ook inloggen en uw instellingen voor de vrijgave nakijken.',
  expired: 'Deze link werkte maar {hours} uur na de wijziging. Er is niets ongedaan gemaakt.',
  expiredNext:
    'Als u dit niet was, kies dan nu een nieuw wachtwoord. Daarmee wordt iedereen uitgelogd. Log daarna in en herstel uw instellingen voor de vrijgave.',
  settingReporters: 'uw vertrouwenspersonen',
  settingRequiredConfirmations: 'het aantal benodigde bevestigingen',
  settingRefuteTimeHours: 'uw tijd om tegen te spreken',
  settingIncapacitation: 'de regels voor een ongeval of een beroerte',
  settingCoolDownDays: 'de pauze nadat u een melding hebt tegengesproken',
  settingAskReportersOnLapse: 'of uw vertrouwenspersonen worden gevraagd als uw betalingen stoppen',
  settingAwayUntil: 'de tijd dat u afwezig bent',
  settingSilenceMonths: 'wanneer uw vertrouwenspersonen worden gevraagd als u niet inlogt',
  settingSecondEmail: 'uw tweede e-mailadres voor waarschuwingen',
  settingPhoneNumber: 'uw telefoonnummer voor waarschuwingen',
};
