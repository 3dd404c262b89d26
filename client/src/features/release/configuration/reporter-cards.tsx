import type { ReporterStatus } from '#shared/contracts/release.ts';
import { listCardHolders } from '../../cards/list-card-holders.ts';
import { ReporterCardsButton } from '../../cards/person-cards.tsx';

/** Prints a card for each saved reporter. */
export function ReporterCards({ status }: { status: ReporterStatus }) {
  const emails = listCardHolders(status);
  if (emails.length < 2) return null;
  return (
    <div className="flex flex-col items-start gap-2">
      <ReporterCardsButton emails={emails} size="small" />
      <p className="text-sm text-quiet">
        One page for each reporter to keep on paper: when to report, and where to get their links. It has no
        secret, because we only send links to their mailbox.
      </p>
    </div>
  );
}
