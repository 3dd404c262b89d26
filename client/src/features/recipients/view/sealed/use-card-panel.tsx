import { useState } from 'react';
import { IdCard } from 'lucide-react';
import { getErrorMessage } from '#client/lib/http/api-client.ts';
import { useAsyncAction } from '#client/lib/use-async-action.ts';
import { Banner } from '#client/ui/banner.tsx';
import { CardKeyForm } from '#client/features/cards/entry/card-key-form.tsx';
import { checkCard } from '#client/features/cards/entry/check-card.ts';
import { DamagedSealError, WrongKeyError } from '#client/features/sealing/crypto/seal-errors.ts';
import type { SecretKey } from '#client/features/sealing/crypto/secret-keys.ts';
import { openSealed, type SealedLeavebit } from './open-sealed.ts';
import { DAMAGED_MESSAGE, DAMAGED_TITLE, describeWrongCard, NO_CARD_MESSAGES } from './sealed-messages.ts';

interface UseCardPanelProps {
  leavebit: SealedLeavebit;
  heading: 'h2' | 'h3';
  /** Keys that were entered before don't open this LeaveBit. */
  hasOtherKeys: boolean;
  /** Called with a key that opens it. */
  onKey: (key: SecretKey) => void;
}

/** Asks for the card that opens a sealed LeaveBit. */
export function UseCardPanel({ leavebit, heading: Heading, hasOtherKeys, onKey }: UseCardPanelProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const [isDamaged, setIsDamaged] = useState(false);
  const { attempt, isUnderWay } = useAsyncAction(findProblem);

  async function open(key: SecretKey) {
    setProblem(null);
    setIsDamaged(false);
    try {
      const found = await attempt(leavebit, key);
      if (found === null) onKey(key);
      else if (found === 'damaged') setIsDamaged(true);
      else setProblem(found);
    } catch (error) {
      setProblem(getErrorMessage(error, 'It couldn’t be opened. Please try again in a moment.'));
    }
  }

  return (
    <section className="flex flex-col gap-4">
      <div className="flex flex-col gap-2">
        <Heading className="flex items-center gap-3 text-xl">
          <IdCard aria-hidden strokeWidth={1.5} className="size-7 shrink-0 text-primary" />
          Use your card
        </Heading>
        <p>
          This is sealed, and it opens with your key card: a printed page with a QR code and a line that
          begins with{' '}
          <span translate="no" className="font-mono text-[0.9em]">
            AGE-SECRET-KEY-1
          </span>
          . You got it from the person who left you this, or from someone whom they trust.
        </p>
        <p className="text-quiet">
          We don’t have the key, so we can’t open it for you. The key that you enter stays on this page: it
          isn’t sent to us, and it’s gone when you leave.
        </p>
        {hasOtherKeys && <p>The card that you’ve used on this page doesn’t open this one.</p>}
      </div>
      {isDamaged && (
        <Banner tone="danger" role="alert" title={DAMAGED_TITLE}>
          {DAMAGED_MESSAGE}
        </Banner>
      )}
      <CardKeyForm
        submitLabel="Open"
        isBusy={isUnderWay}
        problem={problem}
        onKey={(key) => void open(key)}
        onChange={() => setProblem(null)}
      />
      <details className="rounded-md border border-line px-4">
        <summary className="cursor-pointer py-2.5 font-medium">I have no card</summary>
        <ul className="flex list-disc flex-col gap-2 pb-3 pl-6 text-quiet">
          {NO_CARD_MESSAGES.map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      </details>
    </section>
  );
}

/** Why a key doesn't open a LeaveBit. Null if it does. */
async function findProblem(leavebit: SealedLeavebit, key: SecretKey): Promise<string | null> {
  try {
    await openSealed(leavebit, [key.identity]);
    return null;
  } catch (error) {
    if (error instanceof DamagedSealError) return 'damaged';
    if (!(error instanceof WrongKeyError)) throw error;
  }
  return describeWrongCard(await checkCard(key.publicKey));
}
