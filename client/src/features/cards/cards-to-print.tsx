import type { ServiceInfo } from '#shared/contracts/session.ts';
import type { PaperCardText } from './card-messages.ts';
export { describeRecipientNote, describeReporterCard } from './card-messages.ts';
import { PaperCard } from './paper-card.tsx';

/** Cards for several people, each on a page of its own. */
export function CardsToPrint({ cards, service }: { cards: PaperCardText[]; service: ServiceInfo | null }) {
  return cards.map((card, index) => <PaperCard key={index} card={card} service={service} />);
}
