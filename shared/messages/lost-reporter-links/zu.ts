import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'lost-reporter-links'> = {
  title: 'Izixhumanisi zababiki ezilahlekile',
  heading: 'Ngingumbiki womunye umuntu futhi ngilahlekelwe yisixhumanisi sami',
  intro:
    'Ngabe kukhona onikhethile ukuba nisibikele uma eshona noma engasakwazi unomphela ukuziphathela izindaba zakhe? Fakani ikheli lenu le-imeyili, bese siphinda sithumela izixhumanisi zenu kulo.',
  address: 'Ikheli le-imeyili',
  addressHint: 'Lelo enakhethwa ngalo njengombiki',
  addressInvalid: 'Ikheli le-imeyili alilungile. Kumele libukeke njengo-name@example.com.',
  notSent: 'Akukho okuthunyelwe',
  tryLater: 'Sicela nizame futhi emva kwesikhashana.',
  send: 'Thumelani izixhumanisi zami',
  earlierLinks:
    'Izixhumanisi enizithola kuma-imeyili angaphambilini zisasebenza. Seshani igama elithi “LeaveBits” ebhokisini lenu le-imeyili.',
  sentTitle: 'Sicela nihlole i-imeyili yenu',
  sent: 'Uma kukhona okhethe u-<email></email> njengombiki, sithumela izixhumanisi zenu kulelo kheli, nge-imeyili eyodwa yomuntu ngamunye.',
  noMail: 'Ayikho i-imeyili emva kwemizuzu embalwa?',
  noMailFolders: 'Hlolani amafolda ogaxekile, awemfucuza nawezikhangiso.',
  noMailAddress: 'Ninalo elinye ikheli? Mhlawumbe nakhethwa ngalelo.',
  noMailLimits:
    'Sithumela izixhumanisi kanye kuphela emizuzwini engu-{minutes}, futhi izikhathi ezingu-{times} ngosuku. Lezo ezikuma-imeyili ethu angaphambilini zisasebenza.',
  noMailOthers:
    'Mhlawumbe baningana ababiki. Noma yimuphi kubo angakubika, bese sinicela nge-imeyili ukuba niqinisekise.',
  otherAddress: 'Sebenzisani elinye ikheli',
};
