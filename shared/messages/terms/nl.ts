import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'terms'> = {
  title: 'Algemene voorwaarden',
  description:
    'Wat LeaveBits doet en kost, hoe u opzegt, hoe lang wij gegevens bewaren en hoe wij uw privacy beschermen.',
  descriptionFree: 'Wat LeaveBits doet, hoe lang wij gegevens bewaren en hoe wij uw privacy beschermen.',
  translation:
    'Dit is een vertaling, zodat u de voorwaarden in uw eigen taal kunt lezen. Waar de twee van elkaar afwijken, is de <english>Engelse tekst</english> bindend.',
  intro:
    'Dit zijn de regels waaronder u LeaveBits gebruikt. Met “wij” bedoelen we de exploitant van deze dienst; met “u” de persoon die een account aanmaakt. Door u te registreren gaat u ermee akkoord.',

  serviceTitle: '1. Wat LeaveBits doet',
  service:
    'U bewaart pakketten van tekst en bestanden, LeaveBits genoemd, en wijst de mensen aan die ze mogen lezen. Elke LeaveBit gaat voor een ontvanger meteen open, op een datum die u kiest, of nadat uw overlijden of blijvende wilsonbekwaamheid is gemeld en bevestigd en u de melding niet hebt tegengesproken.',
  noWill:
    'Een LeaveBit is geen testament en vervangt er geen. Vraag voor alles waarvoor de wet een vorm voorschrijft een notaris of advocaat.',

  accountTitle: '2. Uw account',
  account:
    'Uw gebruikersnaam is uw e-mailadres. Eén account is bedoeld voor één nalatenschap. Houd uw wachtwoord voor uzelf en uw mailbox veilig: wie ze allebei heeft, kan namens u handelen. Voor uw veiligheid eindigt een sessie na vijf minuten zonder activiteit, en beëindigt een nieuwe login een eerdere.',

  priceTitle: '3. Prijs en betaling',
  trial:
    'De eerste maand is een gratis proefmaand. U hebt er geen betaalkaart voor nodig en aan het einde wordt niets in rekening gebracht. Accounts die zijn aangemaakt in een door ons aangekondigde periode van vroege toegang, zijn twee jaar gratis. Wij e-mailen u 7 dagen en 1 dag voordat de gratis periode eindigt.',
  price:
    'Na de gratis periode kost LeaveBits 1 Amerikaanse dollar per maand. Het afsluiten van het abonnement is gratis. U betaalt met een betaalkaart via PayFast, dat het bedrag in Zuid-Afrikaanse rand (ZAR) toont en afschrijft. Wij berekenen het bedrag in rand tegen de wisselkoers van de dag waarop u het abonnement afsluit. Het blijft gelijk, tenzij wij u vooraf iets anders laten weten. Uw bank kan eigen kosten rekenen. Uw kaartnummer zien en bewaren wij nooit.',
  cancelTitle: '4. Opzeggen',
  cancel:
    'U kunt op elk moment opzeggen in het menu. Een opzegging gaat meteen in en kan niet ongedaan worden gemaakt: verdere betalingen stoppen en uw ontvangers hebben geen toegang meer. U kunt het abonnement later heractiveren, zoals in artikel 5 staat.',
  missingTitle: '5. Als een betaling uitblijft',
  missing:
    'Als uw gratis periode eindigt en u geen abonnement hebt afgesloten, of als een betaling drie dagen te laat is, wordt de dienst opgeschort: u kunt uw LeaveBits niet lezen of wijzigen, en uw ontvangers evenmin. Wij bewaren uw gegevens 12 maanden en vernietigen ze daarna. Wij e-mailen u 30 dagen, 7 dagen en 1 dag van tevoren. Vernietigde gegevens kunnen niet worden hersteld.',
  reactivate:
    'Om een account binnen die tijd te heractiveren, doet u een inhaalbetaling: het maandbedrag voor elke gemiste maand, tot ten hoogste twaalf maanden. Elke begonnen maand telt helemaal mee. Als u zelf had opgezegd, kunnen er administratiekosten van 1 Amerikaanse dollar bij komen.',

  priceTitleFree: '3. Wat het kost',
  priceFree: 'Niets. Deze dienst neemt geen betalingen aan. Niemand zal u om een betaalkaart vragen.',
  cancelTitleFree: '4. Als u wilt stoppen',
  cancelFree:
    'U kunt uw account op elk moment verwijderen op uw accountpagina. Wij wachten zeven dagen voor het geval u zich bedenkt. Daarna verwijderen we alles wat erin staat en hebben uw ontvangers geen toegang meer.',
  storageTitleFree: '5. Hoe lang wij uw gegevens bewaren',
  storageFree:
    'Wij bewaren uw gegevens zolang u een account hebt. Verwijderde gegevens kunnen niet worden hersteld.',

  contentTitle: '6. Wat u mag bewaren',
  fileSizes:
    'Een bestand mag tot 50 MB groot zijn, met ten hoogste vijf bestanden per keer dat u opslaat. Het formulier neemt soms minder tegelijk aan en laat u dat dan weten. Sommige bijzondere tekens, zoals punthaken, worden bij het opslaan uit de tekst verwijderd.',
  content:
    'Wat u bewaart blijft van u, en u bent er verantwoordelijk voor. Bewaar of deel niets wat onwettig is, wat anderen schaadt of wat u niet mag doorgeven.',

  recipientsTitle: '7. Ontvangers',
  recipients:
    'Wij laten iedereen die u noemt per e-mail weten dat er iets met hen wordt gedeeld, wanneer het ook opengaat. Om het te lezen bevestigen zij hun adres met een code. Controleer adressen zorgvuldig: wij kunnen niet weten of een mailbox van de persoon is die u bedoelt. Wat gelezen of gedownload is, kan niet worden teruggehaald. De ontvangers van een LeaveBit zien elkaars adressen, tenzij u ze verbergt.',

  reportsTitle: '8. Meldingen van overlijden of wilsonbekwaamheid',
  reports:
    'U kunt tot vijf vertrouwenspersonen aanwijzen. Ieder van hen krijgt persoonlijke links en moet die veilig bewaren. Na een melding wordt u per e-mail gewaarschuwd en hebt u het aantal uren dat u hebt ingesteld (1 tot 168) om haar tegen te spreken. Uw LeaveBits worden pas vrijgegeven als die tijd voorbij is en zoveel andere vertrouwenspersonen de melding hebben bevestigd als u verlangt (1 tot 5).',
  trust:
    'Wij gaan af op wat uw vertrouwenspersonen verklaren en controleren geen aktes. Kies mensen die u vertrouwt. Na een vrijgave blijven uw LeaveBits 12 maanden leesbaar, hoe het ook met het abonnement staat. Als onze e-mail daarover iemand niet bereikt, noemen wij die persoon aan de vertrouwenspersonen van die melding en vragen wij of zij een andere manier kennen om die persoon te bereiken.',
  trustFree:
    'Wij gaan af op wat uw vertrouwenspersonen verklaren en controleren geen aktes. Kies mensen die u vertrouwt. Na een vrijgave blijven uw LeaveBits ten minste 12 maanden leesbaar. Als onze e-mail daarover iemand niet bereikt, noemen wij die persoon aan de vertrouwenspersonen van die melding en vragen wij of zij een andere manier kennen om die persoon te bereiken.',

  securityTitle: '9. Beveiliging',
  security:
    'Titels, tekst, bestanden en bestandsnamen worden versleuteld opgeslagen met AES‑256‑GCM en met een aparte sleutel voor elke LeaveBit. Wachtwoorden worden alleen als hash opgeslagen. De dienst heeft de sleutels, omdat hij LeaveBits voor anderen moet openen als u dat niet meer kunt. Van LeaveBits die u verzegelt heeft hij geen sleutel.',
  risk: 'Geen enkele dienst is zonder risico. Bewaar zelf een kopie van alles wat u niet kunt missen.',

  privacyTitle: '10. Gegevensbescherming',
  privacy:
    'Wij gaan met persoonsgegevens om zoals de Zuid-Afrikaanse wet op de bescherming van persoonsgegevens (POPIA) en, voor mensen in de Europese Unie, de Algemene verordening gegevensbescherming (AVG) voorschrijven. Wij gebruiken ze om de dienst te laten werken en voor niets anders: wij tonen geen reclame, volgen niemand en verkopen niets.',
  aboutYouTitle: 'Wat wij over u bewaren',
  aboutYou:
    'Uw e-mailadres en de hash van uw wachtwoord, wat u bewaart, uw instellingen, wanneer onze e-mails aan u zijn verzonden en door een mailserver zijn aangenomen, uw betalingen zoals PayFast ze meldt, en de geschiedenis van meldingen over u.',
  aboutYouFree:
    'Uw e-mailadres en de hash van uw wachtwoord, wat u bewaart, uw instellingen, wanneer onze e-mails aan u zijn verzonden en door een mailserver zijn aangenomen, en de geschiedenis van meldingen over u.',
  aboutOthersTitle: 'Wat wij over anderen bewaren',
  aboutOthers:
    'De e-mailadressen van uw ontvangers en vertrouwenspersonen, wanneer ieder van hen het adres heeft bevestigd, en wat vertrouwenspersonen hebben gemeld of bevestigd. U geeft ons die adressen, dus ga alstublieft na of u dat mag.',
  lawfulnessTitle: 'Waarom wij dat mogen',
  lawfulness:
    'Om onze overeenkomst met u na te komen; bij ontvangers en vertrouwenspersonen vanwege het gerechtvaardigde belang dat u en zij erbij hebben; en om te voldoen aan plichten die de wet ons oplegt, zoals het bewaren van gegevens over betalingen.',
  lawfulnessFree:
    'Om onze overeenkomst met u na te komen; bij ontvangers en vertrouwenspersonen vanwege het gerechtvaardigde belang dat u en zij erbij hebben; en om te voldoen aan plichten die de wet ons oplegt.',
  disclosureTitle: 'Wie ze verder ontvangt',
  disclosure:
    'De bedrijven die onze servers beheren en onze e-mails verzenden, uitsluitend in onze opdracht; PayFast, dat de betaling aanneemt; en de mensen die u noemt, zodra uw regels dat toelaten. Als een van hen zich in een ander land bevindt, zorgen wij dat uw gegevens daar worden beschermd zoals de wet voorschrijft.',
  disclosureFree:
    'De bedrijven die onze servers beheren en onze e-mails verzenden, uitsluitend in onze opdracht; en de mensen die u noemt, zodra uw regels dat toelaten. Als een van hen zich in een ander land bevindt, zorgen wij dat uw gegevens daar worden beschermd zoals de wet voorschrijft.',
  durationTitle: 'Hoe lang',
  duration:
    'Zolang u een account hebt, en daarna zoals in artikel 5 staat. Codes en sessies worden verwijderd zodra ze verlopen zijn. Uw netwerkadres gebruiken wij alleen om herhaalde pogingen te beperken. Het account zelf en de betalingen bewaren wij zolang de wet dat voorschrijft.',
  durationFree:
    'Zolang u een account hebt, en daarna zoals in artikel 5 staat. Codes en sessies worden verwijderd zodra ze verlopen zijn. Uw netwerkadres gebruiken wij alleen om herhaalde pogingen te beperken.',
  browserTitle: 'In uw browser',
  browser:
    'Cookies die u ingelogd houden, uw verzoeken beschermen en de taal onthouden die u hebt gekozen, en notities over een onderbroken upload of bezoek. Geen daarvan volgt u waar dan ook.',
  rightsTitle: 'Uw rechten',
  rights:
    'U mag vragen wat wij over u bewaren en dat laten verbeteren, exporteren of verwijderen; u mag bezwaar maken tegen het gebruik ervan of het beperken. U mag een klacht indienen bij de Information Regulator in Zuid-Afrika of bij de toezichthouder voor gegevensbescherming waar u woont. Ontvangers en vertrouwenspersonen hebben dezelfde rechten.',

  liabilityTitle: '11. Onze aansprakelijkheid',
  liability:
    'Wij beheren LeaveBits met zorg, maar kunnen niet beloven dat de dienst altijd bereikbaar is of dat elke e-mail aankomt. Voor zover de wet dat toestaat, zijn wij voor schade alleen aansprakelijk tot het bedrag dat u in de twaalf maanden ervoor hebt betaald. Aansprakelijkheid die wij volgens de wet niet mogen beperken, blijft bestaan.',
  liabilityFree:
    'Wij beheren LeaveBits met zorg, maar kunnen niet beloven dat de dienst altijd bereikbaar is of dat elke e-mail aankomt. Voor zover de wet dat toestaat, zijn wij voor schade alleen aansprakelijk als wij die met opzet of door grove nalatigheid hebben veroorzaakt. Aansprakelijkheid die wij volgens de wet niet mogen beperken, blijft bestaan.',

  changesTitle: '12. Wijzigingen en toepasselijk recht',
  changes:
    'Als wij deze voorwaarden wijzigen op een manier die voor u van belang is, laten wij u dat vooraf per e-mail weten; als u het er niet mee eens bent, kunt u opzeggen. Het recht van de plaats waar de exploitant is gevestigd is van toepassing. De bescherming die het recht van uw eigen land u als consument geeft, blijft gelden.',
  changesFree:
    'Als wij deze voorwaarden wijzigen op een manier die voor u van belang is, laten wij u dat vooraf per e-mail weten; als u het er niet mee eens bent, kunt u uw account verwijderen. Het recht van de plaats waar de exploitant is gevestigd is van toepassing. De bescherming die het recht van uw eigen land u als consument geeft, blijft gelden.',

  operatorTitle: '13. Wie wij zijn',
  operator:
    'LeaveBits wordt beheerd door {name}. Volgens het gegevensbeschermingsrecht is dat ook de verwerkingsverantwoordelijke.',
  operatorRegistered:
    'LeaveBits wordt beheerd door {name}, een in Zuid-Afrika ingeschreven bedrijf ({registration}). Volgens het gegevensbeschermingsrecht is dat ook de verwerkingsverantwoordelijke.',
  operatorUnnamed:
    'LeaveBits wordt beheerd door een in Zuid-Afrika ingeschreven bedrijf ({registration}). Volgens het gegevensbeschermingsrecht is dat ook de verwerkingsverantwoordelijke.',
  operatorUnknown:
    'LeaveBits wordt beheerd door de mensen van wie u het adres van de dienst hebt gekregen. Volgens het gegevensbeschermingsrecht zijn zij ook de verwerkingsverantwoordelijke.',
  contact:
    'Schrijf naar <email>{address}</email> als u vragen of klachten hebt of een van uw rechten wilt uitoefenen.',
  contactUnknown: 'Vraag het hun als u vragen of klachten hebt of een van uw rechten wilt uitoefenen.',
};
