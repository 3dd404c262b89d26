import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'landing'> = {
  title: 'Laat alles in goede handen achter',
  description:
    'LeaveBits bewaart de documenten, wachtwoorden en berichten die uw familie nodig zal hebben en geeft elk daarvan vrij aan de mensen die u hebt gekozen, op het moment dat u hebt gekozen.',
  intro:
    'Waar uw testament ligt. Welke rekeningen en accounts u hebt. Wat u nog wilt zeggen. LeaveBits bewaart het allemaal veilig en opent elk deel voor de mensen die u kiest, op het moment dat u kiest.',
  login: 'Inloggen',
  myLeavebits: 'Mijn LeaveBits',
  getStarted: 'Beginnen',
  price: 'Een maand gratis, zonder kaartgegevens. Daarna 1 Amerikaanse dollar per maand.',
  recipients: 'Iemand heeft iets voor mij achtergelaten',
  video: 'LeaveBits in minder dan een minuut. Zonder geluid, met Engelse ondertiteling.',
  playVideo: 'Introductie bekijken',
  videoName: 'Introductie van LeaveBits',
  videoFailed:
    'De introductie kon hier niet worden afgespeeld. U mist niets: in de tekst hieronder staat hetzelfde.',
  tryAgain: 'Opnieuw proberen',
  howItWorks: 'Hoe het werkt',
  write: 'Schrijf een LeaveBit',
  writeText: 'Met een titel, uw eigen woorden en, als u wilt, bestanden. Een checklist helpt u op weg.',
  name: 'Wijs de ontvangers aan',
  nameText:
    'Vul de e-mailadressen in van de mensen die de LeaveBit mogen lezen. Zij hebben geen account nodig.',
  choose: 'Kies wanneer de LeaveBit opengaat',
  chooseText:
    'Nu meteen, op een bepaalde datum, na uw overlijden of bij blijvende wilsonbekwaamheid. U beslist dat per persoon.',
  trust: 'Vertrouw erop dat alles aankomt',
  trustText:
    'Vertrouwenspersonen die u zelf kiest, melden wat er is gebeurd; anderen bevestigen het. U wordt eerst gewaarschuwd en kunt de melding tegenspreken. Daarna lichten wij uw ontvangers in.',
  oneForSeveral: 'Eén LeaveBit, meerdere mensen',
  oneForSeveralText:
    'Een LeaveBit bestaat uit een titel, uw eigen woorden en bestanden. Hij kan voor één persoon zijn of voor meer mensen, en voor ieder van hen kan een eigen regel gelden.',
  untilThen:
    'Tot die tijd zien zij de titel en wanneer de LeaveBit opengaat, maar geen tekst of bestanden. U kunt dit alles op elk moment wijzigen.',
  example: 'Voorbeeld van een LeaveBit',
  exampleHeadline: 'Papieren van het huis en de verzekeringen',
  exampleText:
    'De eigendomspapieren zitten in de blauwe map in de werkkamer. Bel eerst meneer Okafor van de bank; hij is van alles op de hoogte.',
  exampleFile: 'polisnummers.pdf',
  exampleAfterDeath: 'Gaat open als mijn overlijden is bevestigd',
  exampleOnDate: 'Gaat open op 1 maart 2031',
  security: 'Hoe uw gegevens worden bewaard',
  encrypted: 'Versleuteld opgeslagen',
  encryptedText:
    'Titels, teksten, bestanden en bestandsnamen zijn versleuteld met AES-256-GCM, met een aparte sleutel voor elke LeaveBit. De dienst bewaart de sleutels om een LeaveBit te kunnen openen wanneer u dat niet meer kunt. LeaveBits die u verzegelt, gaan alleen open met uw wachtwoordzin of het herstelblad dat u afdrukt, of met een sleutel op papier die uw ontvangers hebben. Wij hebben geen van deze drie.',
  linkAlone: 'Met alleen een link gaat niets open',
  linkAloneText:
    'Om in te loggen hebt u uw wachtwoord nodig en een code die wij u e-mailen. Ook ontvangers bevestigen hun adres met een code, en zij zien alleen wat u met hen hebt gedeeld. Een code werkt één keer en is tien minuten geldig.',
  asked: 'Wij vragen het u voordat er iets wordt vrijgegeven',
  askedText:
    'Een melding van uw overlijden opent op zichzelf niets. Wij waarschuwen u per e-mail. U kunt de melding tegenspreken binnen het aantal uren dat u zelf hebt ingesteld, en andere vertrouwenspersonen moeten deze melding bevestigen.',
  noLeaks: 'Via e-mail lekt er niets uit',
  noLeaksText:
    'In onze e-mails staat nooit wat er in een LeaveBit staat, alleen dat hij er is en waar hij te lezen is. Op deze pagina’s staan geen advertenties en u wordt er niet gevolgd.',
};
