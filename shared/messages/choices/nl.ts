import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'choices'> = {
  tryAgainSoon: 'Probeer het zo meteen opnieuw.',
  stoppedAll:
    'U krijgt geen e-mails van deze afzender, behalve als er na zijn of haar overlijden of wilsonbekwaamheid iets opengaat',
  stoppedNews: 'U krijgt alleen e-mails van deze afzender als er iets opengaat',
  stoppedAllNow:
    'U krijgt geen e-mails van deze afzender, behalve als er na zijn of haar overlijden of wilsonbekwaamheid iets opengaat.',
  stoppedNewsNow: 'U krijgt alleen e-mails van deze afzender als er iets opengaat.',
  stopWarning:
    'Zonder deze e-mails hoort u niet wanneer de afzender iets nieuws deelt of wanneer er iets voor u opengaat. Op uw pagina blijft alles staan.',
  unstoppable:
    'Als er na het overlijden of de wilsonbekwaamheid van de afzender iets opengaat, sturen we u toch een e-mail, en nog een voordat het sluit.',
  mailsAfterRelease: 'Als er nog iets voor u opengaat, sturen we u een e-mail.',
  mailsAfterReleaseClosing:
    'Als er nog iets voor u opengaat, sturen we u een e-mail, en nog een voordat het sluit.',
  from: 'Van {sender}',
  secret: 'De afzender hoort niet dat u hem of haar verbergt of de e-mails stopzet.',
  unchanged: 'Er is niets gewijzigd',
  hide: 'Deze afzender verbergen',
  isHidden: 'Alles van deze afzender staat onder “Verborgen” aan het einde van uw pagina.',
  hiding: 'Alles van deze afzender gaat naar “Verborgen” aan het einde van uw pagina.',
  hidingLosesNothing:
    'Alles van deze afzender gaat naar “Verborgen” aan het einde van uw pagina. Er gaat niets verloren, en u kunt het altijd weer tonen.',
  showAgain: 'Deze afzender weer tonen',
  shownAgain: 'Afzender wordt weer getoond',
  hidden: 'Afzender verborgen',
  undo: 'Ongedaan maken',
  undoElsewhere: 'Onder “Verborgen” aan het einde van de pagina kunt u de afzender weer tonen',
  mailsTitle: 'E-mails',
  mailsFromTitle: 'E-mails van deze afzender',
  mailsOn: 'U krijgt een e-mail zodra er iets nieuws is.',
  mailsAgain: 'Weer e-mails krijgen',
  mailsBackOn: 'E-mails staan weer aan',
  mailsStop: 'E-mails van deze afzender stopzetten',
  mailsStopped: 'E-mails stopgezet',
  keepTitle: 'Lezen en bewaren',
  keepUntil: 'U kunt hem hier lezen tot {date}.',
  keep: 'Download wat u wilt bewaren, of druk het af.',
  keepSealed: 'Hij is verzegeld: open hem met uw kaart en sla daar op wat u wilt bewaren.',
  read: 'Lezen',
  download: 'Downloaden',
  downloadFailed: 'Downloaden mislukt',
  print: 'Afdrukken',
  leave: 'Deze LeaveBit verlaten',
  leaveSeen: 'U hebt dan geen toegang meer tot deze LeaveBit. De afzender kan zien dat u hem hebt verlaten.',
  leaveUndo:
    'U kunt dat {days} dagen lang ongedaan maken met een link die we u mailen. Daarna kan misschien niemand hem nog terughalen.',
  lossClosed: 'Hij kan niet meer worden gelezen en zou dan niet meer op uw pagina staan.',
  lossOpen: 'U kunt hem dan niet meer lezen en de bestanden niet meer downloaden.',
  lossLocked: 'Hij is nog niet open. Als u hem verlaat, kunt u hem dan niet lezen.',
  lossDated: 'Hij gaat open op {date}. Als u hem verlaat, kunt u hem dan niet lezen.',
  leaveTitle: '“{leavebit}” verlaten?',
  leaveReleased:
    'We sturen u een e-mail met een link waarmee u dit {days} dagen lang ongedaan kunt maken. Daarna kan misschien niemand hem nog terughalen.',
  leaveDownloadFirst: 'Wilt u hem misschien ooit hebben, download hem dan eerst.',
  leaveText:
    'U kunt hem dan niet meer lezen en de bestanden niet meer downloaden, en we sturen u er geen e-mails meer over. {sender} ziet dat u hem hebt verlaten, en wanneer. We sturen u een e-mail met een link waarmee u dit {days} dagen lang ongedaan kunt maken. Daarna kan alleen de afzender u weer toevoegen.',
  left: 'U hebt deze LeaveBit verlaten',
  notLeft: 'U hebt hem niet verlaten. Probeer het zo meteen opnieuw.',
  checking: 'Uw link wordt gecontroleerd',
  notChecked: 'We konden deze link niet controleren',
  ourSide: 'Er is bij ons iets misgegaan.',
  deadTitle: 'Deze link werkt niet meer',
  returnPage: 'Toegang herstellen',
  returnTitle: 'Uw toegang herstellen?',
  returnText:
    'Op {date} hebt u iets verlaten wat <sender></sender> met u heeft gedeeld. Als u uw toegang herstelt, is het alsof u het nooit hebt verlaten.',
  returnSeen: 'De afzender ziet dan dat u weer toegang hebt.',
  returnUntil: 'Deze link werkt tot {date}. Wilde u het echt verlaten, dan hoeft u niets te doen.',
  returnFailed: 'We konden uw toegang niet herstellen',
  returnButton: 'Toegang herstellen',
  returnedTitle: 'U hebt weer toegang',
  returned:
    'De LeaveBit van {sender} staat weer op uw pagina. Was hij eerst vergrendeld, dan is hij dat nog steeds.',
  returnUnknown:
    'Misschien is hij niet compleet, of heeft de afzender gewijzigd met wie dit wordt gedeeld. Links in e-mails worden soms afgebroken, dus open de e-mail opnieuw en druk daar op de knop. Als het kan, vraag de afzender dan om het opnieuw met u te delen.',
  returnBackTitle: 'U hebt al toegang',
  returnBack: 'Het is weer met u gedeeld. U hoeft niets te doen.',
  returnExpiredTitle: 'Deze link is verlopen',
  returnExpired: 'Hij werkte maar {days} dagen. Alleen de afzender kan dit weer met u delen.',
  elsewhere:
    'Al het andere dat met u is gedeeld, staat op uw eigen pagina. De link daarnaartoe staat in elke e-mail erover.',
  openPage: 'Uw pagina openen',
  stopPage: 'E-mails stopzetten',
  stopDead:
    'Gebruik de link in de nieuwste e-mail van deze afzender, of ga naar de pagina met alles wat met u is gedeeld.',
  stoppedTitle: 'De e-mails zijn stopgezet',
  stopped: 'U krijgt geen e-mails meer over iets nieuws van <sender></sender>.',
  stoppedNext:
    'Alles wat al met u is gedeeld, blijft staan. Wilt u dit wijzigen, ga dan naar de pagina met alles wat met u is gedeeld, open “Opties” en kies “Weer e-mails krijgen”. Codes die u aanvraagt, krijgt u nog steeds.',
  stopTitle: 'E-mails van deze afzender stopzetten?',
  stopFrom: '<sender></sender> heeft op LeaveBits iets met u gedeeld.',
  stopMissed: 'Wat u zou missen',
  stopSecret: 'De afzender hoort dit niet. Op uw pagina kunt u het ongedaan maken.',
  stopFailed: 'De e-mails zijn niet stopgezet',

  mailLanguageTitle: 'E-mails in deze taal',
  mailLanguage:
    'Wilt u ook onze e-mails in het Nederlands ontvangen? Het gaat alleen om onze eigen teksten; wat mensen u nalaten, blijft zoals zij het schreven.',
  chooseMailLanguage: 'Schrijf mij in het Nederlands',
  mailLanguageChosen: 'Wij schrijven u voortaan in het Nederlands.',
  mailLanguageNotChosen: 'Uw taal is niet opgeslagen',
};
