import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import type { Sealing } from '#shared/contracts/sealing.ts';
import { DAY_MS } from '#shared/domain/durations.ts';
import { limits } from '#shared/domain/limits.ts';
import { formatNameAndEmail } from '#shared/domain/display-names.ts';
import { formatMoment } from '#client/lib/dates.ts';
import { getErrorMessage } from '#client/lib/http/api-client.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { toast } from '#client/ui/overlays/toast.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { usePrintedSheet } from '#client/ui/use-printed-sheet.tsx';
import { useCurrentUser } from '../../accounts/session/use-current-user.ts';
import { ReauthenticationStep } from '../../security/reauthentication/reauthentication-step.tsx';
import { sealingQuery } from '../api.ts';
import type { SecretKey } from '../crypto/secret-keys.ts';
import { UnlockForm } from '../unlock-form.tsx';
import { PassphraseForm } from './passphrase-form.tsx';
import { RecoverySheet } from './recovery-sheet.tsx';
import { SetUpSealing } from './set-up-sealing.tsx';
import { useSaveSealing } from './use-save-sealing.ts';

/** The owner's key for sealed LeaveBits. */
export function SealingSection() {
  const { data: sealing, error, isFetching, refetch } = useQuery(sealingQuery);
  if (error)
    return (
      <Banner
        tone="danger"
        role="alert"
        title="This couldn’t be loaded"
        action={
          <Button variant="secondary" size="small" isBusy={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        {getErrorMessage(error, 'Nothing has changed. Please try again in a moment.')}
      </Banner>
    );
  if (!sealing)
    return (
      <SkeletonGroup label="Loading" className="flex flex-col gap-6">
        <Skeleton className="h-40 w-full rounded-md" />
      </SkeletonGroup>
    );
  return (
    <Card as="section" aria-label="Your key" className="flex flex-col gap-4">
      {sealing.publicKey === null ? (
        <SetUpSealing onDone={() => toast({ title: 'You can now seal LeaveBits', variant: 'success' })} />
      ) : (
        <KeySettings sealing={sealing} />
      )}
    </Card>
  );
}

/**
 * Says how long an earlier passphrase of the same key works. It does so that whoever has broken into the account can't lock its owner
 * out.
 */
function OldPassphraseNote({ sealing: { publicKey, earlier } }: { sealing: Sealing }) {
  const [latest] = earlier.filter((one) => one.publicKey === publicKey);
  if (!latest) return null;
  const until = new Date(Date.parse(latest.replacedAt) + limits.replacedPassphraseDays * DAY_MS);
  return (
    <p className="max-w-reading text-quiet">
      Until {formatMoment(until)}, the passphrase that you had before opens the same key as well, so that
      nobody can lock you out by changing it. Somebody who knows the old one would also have to get into your
      account.
    </p>
  );
}

type Task = 'check' | 'passphrase' | 'print' | 'new-key';

function KeySettings({ sealing }: { sealing: Sealing }) {
  const [task, setTask] = useState<Task | null>(null);
  const [unlocked, setUnlocked] = useState<SecretKey | null>(null);
  const { user } = useCurrentUser();
  const { print, sheet } = usePrintedSheet();
  const close = () => {
    setTask(null);
    setUnlocked(null);
  };
  const saving = useSaveSealing(() => {
    toast({
      title: 'Passphrase changed',
      description: `Your recovery sheet stays valid. So does the old passphrase, for ${limits.replacedPassphraseDays} days.`,
      variant: 'success',
    });
    close();
  });
  const owner = user ? formatNameAndEmail({ name: user.name, email: user.username }) : '';

  function begin(keys: readonly SecretKey[]) {
    const key = keys[0]!;
    if (task === 'check') {
      toast(
        key.publicKey === sealing.publicKey
          ? { title: 'It works', description: 'This opens what you seal today.', variant: 'success' }
          : { title: 'This is an earlier key', description: 'It opens only what you sealed with it.' },
      );
      close();
    } else setUnlocked(key);
  }

  if (saving.proof)
    return <ReauthenticationStep proof={saving.proof} submitLabel="Confirm" backLabel="Back" />;
  if (task === 'new-key')
    return (
      <>
        <p className="max-w-reading">
          Please make a new key only if you have lost both your passphrase and your sheet. What you sealed
          before stays closed, also for you. Your recipients’ cards stay valid.
        </p>
        <SetUpSealing
          onDone={() => {
            toast({ title: 'You have a new key', variant: 'success' });
            close();
          }}
          onCancel={close}
        />
      </>
    );
  if (task && !unlocked)
    return <UnlockForm sealing={sealing} submitLabel="Go on" onUnlocked={begin} onCancel={close} />;
  if (task === 'passphrase' && unlocked)
    return (
      <>
        {saving.failure && (
          <Banner tone="danger" role="alert" title="Passphrase not changed">
            {saving.failure}
          </Banner>
        )}
        {unlocked.publicKey !== sealing.publicKey && (
          <Banner tone="warning" title="This is an earlier key">
            If you go on, it becomes your key again, and what you seal from then on is sealed for it. What you
            sealed in between needs the passphrase or the sheet that you had then.
          </Banner>
        )}
        <PassphraseForm
          submitLabel="Save the new passphrase"
          isBusy={saving.isBusy}
          autoFocus
          onSubmit={(passphrase) => void saving.start({ key: unlocked, passphrase })}
          onBack={close}
        />
      </>
    );
  if (task === 'print' && unlocked)
    return (
      <div className="flex flex-wrap gap-3">
        <Button
          icon={Printer}
          onClick={() => print(<RecoverySheet identity={unlocked.identity} owner={owner} />)}
        >
          Print the sheet
        </Button>
        <Button variant="quiet" onClick={close}>
          Done
        </Button>
        {sheet}
      </div>
    );
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="text-xl">Your key</h2>
        <Badge tone="success">Set up</Badge>
      </div>
      <p className="max-w-reading text-quiet">
        Its passphrase is from {formatMoment(sealing.setAt!)}. A new password for signing in doesn’t change
        it, so what you sealed still asks for this passphrase.
      </p>
      <OldPassphraseNote sealing={sealing} />
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => setTask('check')}>
          Check my passphrase or sheet
        </Button>
        <Button variant="secondary" onClick={() => setTask('passphrase')}>
          Change the passphrase
        </Button>
        <Button variant="secondary" onClick={() => setTask('print')}>
          Print the recovery sheet
        </Button>
      </div>
      <Button variant="quiet" className="-ml-5 self-start" onClick={() => setTask('new-key')}>
        I’ve lost both
      </Button>
    </>
  );
}
