import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'links'> = {
  tryLater: 'Probeer het over een ogenblik opnieuw.',
  sendLinks: 'Mijn links opnieuw sturen',
  tickFirst: 'Vink dit eerst aan.',
  copyLink:
    'Links in e-mails worden soms afgebroken. Open de e-mail opnieuw en druk daar op de link, of kopieer de hele link.',
  unknownLink:
    'Deze link is onvolledig of niet meer in gebruik. Misschien bent u geen vertrouwenspersoon meer van degene over wie het gaat.',
  earlierReportTitle: 'Deze link hoort bij een eerdere melding',
  earlierReport: 'Deze link hoort bij een eerdere melding, die is beëindigd.',
  expiredTitle: 'Deze melding is vervallen',
  withdrawn:
    'De vertrouwenspersoon die deze melding heeft gedaan, heeft haar ingetrokken. Er is niets geopend.',
  askOwner:
    'Als u kunt, vraag het dan persoonlijk of telefonisch aan de eigenaar van het account. Gaat het goed met de eigenaar, dan hoeft u niets te doen.',
  nothingToDo: 'U hoeft niets te doen.',
  decision: 'We sturen u een e-mail zodra er een beslissing is.',
  sure: '{type, select, death {Ik weet zeker dat {owner} is overleden.} other {Ik weet zeker dat {owner} blijvend wilsonbekwaam is.}}',
  warningDelayed:
    'Onze waarschuwing heeft {owner} nog niet bereikt. De tijd om de melding tegen te spreken begint pas dan, dus het zal langer duren.',
  opensSoon:
    'Als {owner} de melding niet tegenspreekt, gaat wat {owner} heeft nagelaten binnenkort open voor de ontvangers.',
  othersDenied:
    '{others, plural, one {Een van de anderen aan wie we het hebben gevraagd, zegt dat het niet waar is} other {# van de anderen aan wie we het hebben gevraagd, zeggen dat het niet waar is}}',
  denialEffect:
    'Elke vertrouwenspersoon die dat zegt, maakt één bevestiging meer nodig, en daarna gaat er {days, plural, one {# dag} other {# dagen}} lang niets open.',
  alreadyConfirmed: 'Melding al bevestigd',
};
