import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'getting-started'> = {
  title: 'Probeer het een maand gratis',
  titleFree: 'Maak uw account aan',
  description:
    'Maak een LeaveBits-account aan met alleen een e-mailadres. De eerste maand is gratis en u hoeft geen kaartgegevens in te vullen. Daarna kost het 1 Amerikaanse dollar per maand.',
  descriptionFree: 'Maak een LeaveBits-account aan met alleen een e-mailadres.',
  login: 'Inloggen',
  intro:
    'U hebt alleen een e-mailadres nodig dat niemand anders leest. Het wordt uw gebruikersnaam, en wij sturen er de codes naartoe waarmee u inlogt.',
  trialAccount: 'Uw proefaccount',
  account: 'Uw account',
  includedAll: 'Alles wat LeaveBits kan, vanaf de eerste minuut',
  includedLeavebits: 'Zoveel LeaveBits als u nodig hebt, met bestanden',
  includedPeople: 'Ontvangers en vertrouwenspersonen naar eigen keuze',
  includedNoCard: 'Geen betaalkaart en geen betaalgegevens',
  createTrial: 'Proefaccount aanmaken',
  createAccount: 'Account aanmaken',
  afterMonth: 'Als de maand voorbij is',
  afterMonthPaying:
    'Wij e-mailen u 7 dagen en nog eens 1 dag van tevoren. Als u wilt blijven, kost LeaveBits 1 Amerikaanse dollar per maand. U betaalt met een betaalkaart via PayFast, dat het bedrag in Zuid-Afrikaanse rand (ZAR) toont en afschrijft. U kunt op elk moment opzeggen.',
  afterMonthNothing:
    'Als u niets doet, wordt er niets in rekening gebracht, maar kan niemand uw LeaveBits nog lezen. Wij bewaren ze 12 maanden voor het geval u terugkomt en verwijderen ze daarna definitief. De bijzonderheden staan in de <terms>algemene voorwaarden</terms>.',
  oneAccount: 'Eén account voor één nalatenschap',
  oneAccountText:
    'Een account is van één persoon en bevat wat die persoon achterlaat. Stellen hebben twee accounts nodig, elk met een eigen e-mailadres.',
};
