import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'previews'> = {
  tryAgainSoon: 'Nceda nizame kwakhona emva kwethutyana.',
  opening: 'Ifayile iyavulwa',
  noPreview: 'Akukho mboniso',
  unsupported: 'Ibhrawuza yenu ayinakuyibonisa. Nceda niyikhuphele nize niyivule kwisixhobo senu.',
  password: 'Ikhuselwe ngephaswedi. Nceda niyikhuphele nize niyivule ngenkqubo ecela iphaswedi.',
  unreadable: 'Ayikwazanga ukufundwa. Nceda nijonge uqhagamshelwano lwenu lwe-intanethi.',
  playbackStopped: 'Ukudlala kumile. Nceda niyivale nize nizame kwakhona.',
  empty: 'Le fayile ayinanto.',
  onlyBeginningRead: 'Esi sisiqalo kuphela. Nceda nikhuphele ifayile ukuze nifunde okuseleyo.',
  onlyBeginningSee: 'Esi sisiqalo kuphela. Nceda nikhuphele ifayile ukuze nibone okuseleyo.',
  page: 'Iphepha {number} kwangama-{count}',
  pageBroken: 'Eli phepha alinakuboniswa. Nceda nikhuphele ifayile ukuze nilibone.',
  download: 'Khuphelani',
  zoom: 'Ukwandisa',
  smaller: 'Kube kuncinci',
  larger: 'Kube kukhulu',
};
