import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'key-card'> = {
  title: 'Ikhadi lenu lesitshixo',
  titleSpare: 'Ikhadi lenu lesitshixo, ikopi eyongezelelweyo',
  holder: 'Lika-{name}. Liprintwe ngo-{date}.',
  holderFrom: 'Lika-{name}, livela ku-{owner}. Liprintwe ngo-{date}.',
  intro:
    'U-{owner} unitywinele into ethile nge-LeaveBits. Eli khadi liyayivula. Akukho nto yimbi eninayo eyivulayo.',
  introUnnamed:
    'Kukho umntu onitywinele into ethile nge-LeaveBits. Eli khadi liyayivula. Akukho nto yimbi eninayo eyivulayo.',
  qrCode: 'Ikhowudi ye-QR yesitshixo, esibhalwe ecaleni kwayo',
  typeKey: 'Isitshixo, ukuba ikhowudi ayinakuskenwa (izithuba azinamsebenzi):',
  noLetters: 'Asinalo unobumba O nonobumba I: okukhangeleka njengo-O liqanda.',
  whenEmailed: 'Xa sinithumelela i-imeyile yokuba kukho into eninokuyifunda:',
  goTo: 'Yiyani ku-<address></address>',
  enterAddress: 'Fakani idilesi yenu ye-imeyile, <email></email>, nekhowudi esiyithumela kuyo.',
  openIt: 'Vulani okukhoyo apho. Iphepha licela eli khadi: skenani ikhowudi ngalo, okanye nibhale isitshixo.',
  check: '<strong>Ukuhlola eli khadi ngoku:</strong> Yiyani ku-{address}, okanye niskene ikhowudi.',
  keepSafe: 'Nceda niligcine likhuselekile:',
  notAlone:
    'I-LeaveBits iyodwa ayinakuvula oko kutywiniweyo, kuba ayinaso esi sitshixo. Eli khadi lilodwa nalo alinako: kufuneka nebhokisi yenu ye-imeyile.',
  noCopies:
    'Musani ukulifota, musani ukulithumela nakubani na nge-imeyile, kwaye musani ukugcina isitshixo naphi na. Sibhaleni kuphela kumaphepha achazwe apha.',
  where:
    'Ligcineni nepasipoti okanye umyolelo wenu, apho nina okanye usapho lwenu luya kulifumana emva kweminyaka elishumi.',
  spare: 'Le yikopi yekhadi eseninalo. Yigcineni kwenye indawo, okanye niyishiye kumntu enimthembayo.',
  lost: 'Ukuba lilahlekile, celani elitsha kumntu owaninika lona, ngelixa esenako ukulenza. Emva koko lelo linomhla wamva kuphela elivula oko akugcinayo ukususela ngaloo mhla.',
  technicians:
    'Kwiingcali: isitshixo siyi-identity ye-age. Ukuba le nkonzo ayisekho, oko kwakhutshelwa kuyo kuvulwa ngenkqubo ye-age ({address}).',
};
