import { useState } from 'react';
import { IdCard } from 'lucide-react';
import { useErrorMessage } from '#client/lib/messages/use-error-message.ts';
import { useMessages } from '#client/lib/messages/use-messages.ts';
import { useAsyncAction } from '#client/lib/use-async-action.ts';
import { Banner } from '#client/ui/banner.tsx';
import { CardKeyForm } from '#client/features/cards/entry/card-key-form.tsx';
import { checkCard } from '#client/features/cards/entry/check-card.ts';
import { DamagedSealError, WrongKeyError } from '#client/features/sealing/crypto/seal-errors.ts';
import { KEY_PREFIX, type SecretKey } from '#client/features/sealing/crypto/secret-keys.ts';
import { openSealed, type SealedLeavebit } from './open-sealed.ts';

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
  const t = useMessages('sealed');
  const getErrorMessage = useErrorMessage();
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
      else setProblem(t(found));
    } catch (error) {
      setProblem(getErrorMessage(error, t('failed')));
    }
  }

  return (
    <section className="flex flex-col gap-4">
      <div className="flex flex-col gap-2">
        <Heading className="flex items-center gap-3 text-xl">
          <IdCard aria-hidden strokeWidth={1.5} className="size-7 shrink-0 text-primary" />
          {t('useCard')}
        </Heading>
        <p>
          {t.rich('useCardText', {
            key: () => (
              <span translate="no" className="font-mono text-[0.9em] whitespace-nowrap">
                {KEY_PREFIX}
              </span>
            ),
          })}
        </p>
        <p className="text-quiet">{t('keyStays')}</p>
        {hasOtherKeys && <p>{t('otherCard')}</p>}
      </div>
      {isDamaged && (
        <Banner tone="danger" role="alert" title={t('damagedTitle')}>
          {t('damaged')}
        </Banner>
      )}
      <CardKeyForm
        submitLabel={t('open')}
        isBusy={isUnderWay}
        problem={problem}
        onKey={(key) => void open(key)}
        onChange={() => setProblem(null)}
      />
      <details className="rounded-md border border-line px-4">
        <summary className="cursor-pointer py-2.5 font-medium">{t('noCard')}</summary>
        <ul className="flex list-disc flex-col gap-2 pb-3 pl-6 text-quiet">
          <li>{t('noCardAlive')}</li>
          <li>{t('noCardDead')}</li>
          <li>{t('noCardAnywhere')}</li>
        </ul>
      </details>
    </section>
  );
}

type CardProblem = 'damaged' | 'wrongCard' | 'oldCard';

/** Why a key doesn't open a LeaveBit. Null if it does. */
async function findProblem(leavebit: SealedLeavebit, key: SecretKey): Promise<CardProblem | null> {
  try {
    await openSealed(leavebit, [key.identity]);
    return null;
  } catch (error) {
    if (error instanceof DamagedSealError) return 'damaged';
    if (!(error instanceof WrongKeyError)) throw error;
  }
  // The current card of anybody is somebody else's, or newer than the LeaveBit.
  return (await checkCard(key.publicKey)) ? 'wrongCard' : 'oldCard';
}
