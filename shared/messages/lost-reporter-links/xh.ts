import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'lost-reporter-links'> = {
  title: 'Amakhonkco ababiki alahlekileyo',
  heading: 'Ndingumbiki womnye umntu kwaye ndilahlekelwe likhonkco lam',
  intro:
    'Ngaba kukho onikhethileyo ukuba nisibikele xa esweleka okanye xa engasenako ngokusisigxina ukuphatha imicimbi yakhe? Fakani idilesi yenu ye-imeyile, size siphinde sithumele amakhonkco enu kuyo.',
  address: 'Idilesi ye-imeyile',
  addressHint: 'Leyo nakhethwa ngayo njengombiki',
  addressInvalid: 'Idilesi ye-imeyile ayilunganga. Kufuneka ifane no-name@example.com.',
  notSent: 'Akukho nto ithunyelweyo',
  tryLater: 'Nceda nizame kwakhona emva komzuzwana.',
  send: 'Thumelani amakhonkco am',
  earlierLinks:
    'Amakhonkco eniwafumana kwii-imeyile zangaphambili asasebenza. Khangelani igama elithi “LeaveBits” kwibhokisi yenu ye-imeyile.',
  sentTitle: 'Nceda nijonge i-imeyile yenu',
  sent: 'Ukuba kukho okhethe u-<email></email> njengombiki, sithumela amakhonkco enu kuloo dilesi, nge-imeyile enye yomntu ngamnye.',
  noMail: 'Akukho imeyile emva kwemizuzu embalwa?',
  noMailFolders: 'Jongani kwiifolda zogaxekile, zenkunkuma nezentengiso.',
  noMailAddress: 'Ninayo enye idilesi? Mhlawumbi nakhethwa ngaloo dilesi.',
  noMailLimits:
    'Sithumela amakhonkco kube kanye kuphela kwimizuzu e-{minutes}, kwaye izihlandlo ezi-{times} ngosuku. Lawo akwii-imeyile zethu zangaphambili asasebenza.',
  noMailOthers:
    'Mhlawumbi baliqela ababiki. Nawuphi na kubo angakubika, size ke sinicele nge-imeyile ukuba niqinisekise.',
  otherAddress: 'Sebenzisani enye idilesi',
};
