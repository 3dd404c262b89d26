import type { ReporterStatus } from '#shared/contracts/release.ts';
import { listCardHolders } from '../../cards/list-card-holders.ts';
import { ReporterCardsButton } from '../../cards/person-cards.tsx';
import { useConfigMessages } from './use-config-messages.ts';

/** Prints a card for each saved reporter. */
export function ReporterCards({ status }: { status: ReporterStatus }) {
  const t = useConfigMessages();
  const emails = listCardHolders(status);
  if (emails.length < 2) return null;
  return (
    <div className="flex flex-col items-start gap-2">
      <ReporterCardsButton emails={emails} size="small" />
      <p className="text-sm text-quiet">{t('cardsHint')}</p>
    </div>
  );
}
