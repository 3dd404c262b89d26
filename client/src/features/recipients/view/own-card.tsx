import type { SharedLeavebit } from '#shared/contracts/recipients.ts';
import { PrintCardsButton } from '../../cards/print-cards-button.tsx';

interface OwnCardProps {
  email: string;
  leavebits: readonly Pick<SharedLeavebit, 'username' | 'ownerName'>[];
}

/** Offers recipients a note that says where their list is. */
export function OwnCard({ email, leavebits }: OwnCardProps) {
  const [first, ...others] = leavebits;
  if (!first) return null;
  // One note is enough for all senders, so it only names the one who is alone.
  const sender = others.every(({ username }) => username === first.username) ? first.ownerName : null;
  return (
    <section
      aria-labelledby="own-card-title"
      className="flex flex-col items-start gap-3 border-t pt-6 print:hidden"
    >
      <h2 id="own-card-title" className="text-xl">
        A note for your papers
      </h2>
      <p className="max-w-reading text-quiet">
        It says where this page is and which address to use, and nothing of what was left to you.
      </p>
      <PrintCardsButton
        label="Print a note"
        describeCards={({ describeRecipientNote }) => [
          describeRecipientNote(window.location.origin, sender, { email, name: null }),
        ]}
      />
    </section>
  );
}
