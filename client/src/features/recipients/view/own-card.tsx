import type { SharedLeavebit } from '#shared/contracts/recipients.ts';
import { getLoadedMessages, useMessages } from '#client/lib/messages/use-messages.ts';
import { PrintCardsButton } from '../../cards/print-cards-button.tsx';

interface OwnCardProps {
  email: string;
  leavebits: readonly Pick<SharedLeavebit, 'username' | 'ownerName'>[];
}

/** Offers recipients a note that says where their list is. */
export function OwnCard({ email, leavebits }: OwnCardProps) {
  const t = useMessages('recipients');
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
        {t('ownNoteTitle')}
      </h2>
      <p className="max-w-reading text-quiet">{t('ownNote')}</p>
      <PrintCardsButton
        label={t('printNote')}
        describeCards={({ describeRecipientNote }) => [
          describeRecipientNote(
            window.location.origin,
            { ownerName: sender, email, name: null },
            getLoadedMessages('paper-card', t.language),
          ),
        ]}
      />
    </section>
  );
}
