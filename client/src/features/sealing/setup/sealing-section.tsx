import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import type { Sealing } from '#shared/contracts/sealing.ts';
import { DAY_MS } from '#shared/domain/durations.ts';
import { limits } from '#shared/domain/limits.ts';
import { formatNameAndEmail } from '#shared/domain/display-names.ts';
import { formatMoment } from '#client/lib/dates.ts';
import { getErrorMessage } from '#client/lib/http/api-client.ts';
import { useCommonMessages } from '#client/lib/messages/use-common-messages.ts';
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
import { useSealingSetupMessages } from './use-sealing-setup-messages.ts';

/** The owner's key for sealed LeaveBits. */
export function SealingSection() {
  const t = useSealingSetupMessages();
  const common = useCommonMessages();
  const { data: sealing, error, isFetching, refetch } = useQuery(sealingQuery);
  if (error)
    return (
      <Banner
        tone="danger"
        role="alert"
        title={common('notLoaded')}
        action={
          <Button variant="secondary" size="small" isBusy={isFetching} onClick={() => void refetch()}>
            {common('tryAgain')}
          </Button>
        }
      >
        {getErrorMessage(error, common('nothingChanged'))}
      </Banner>
    );
  if (!sealing)
    return (
      <SkeletonGroup label={t('loading')} className="flex flex-col gap-6">
        <Skeleton className="h-40 w-full rounded-md" />
      </SkeletonGroup>
    );
  return (
    <Card as="section" aria-label={t('yourKey')} className="flex flex-col gap-4">
      {sealing.publicKey === null ? (
        <SetUpSealing onDone={() => toast({ title: t('canSeal'), variant: 'success' })} />
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
  const t = useSealingSetupMessages();
  const [latest] = earlier.filter((one) => one.publicKey === publicKey);
  if (!latest) return null;
  const until = new Date(Date.parse(latest.replacedAt) + limits.replacedPassphraseDays * DAY_MS);
  return <p className="max-w-reading text-quiet">{t('oldPassphrase', { date: formatMoment(until) })}</p>;
}

type Task = 'check' | 'passphrase' | 'print' | 'new-key';

function KeySettings({ sealing }: { sealing: Sealing }) {
  const t = useSealingSetupMessages();
  const common = useCommonMessages();
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
      title: t('passphraseChanged'),
      description: t('staysValid', { days: limits.replacedPassphraseDays }),
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
          ? { title: t('works'), description: t('worksToday'), variant: 'success' }
          : { title: t('isEarlierKey'), description: t('opensEarlier') },
      );
      close();
    } else setUnlocked(key);
  }

  if (saving.proof)
    return (
      <ReauthenticationStep proof={saving.proof} submitLabel={common('confirm')} backLabel={common('back')} />
    );
  if (task === 'new-key')
    return (
      <>
        <p className="max-w-reading">{t('newKey')}</p>
        <SetUpSealing
          onDone={() => {
            toast({ title: t('hasNewKey'), variant: 'success' });
            close();
          }}
          onCancel={close}
        />
      </>
    );
  if (task && !unlocked)
    return <UnlockForm sealing={sealing} submitLabel={t('goOn')} onUnlocked={begin} onCancel={close} />;
  if (task === 'passphrase' && unlocked)
    return (
      <>
        {saving.failure && (
          <Banner tone="danger" role="alert" title={t('passphraseNotChanged')}>
            {saving.failure}
          </Banner>
        )}
        {unlocked.publicKey !== sealing.publicKey && (
          <Banner tone="warning" title={t('isEarlierKey')}>
            {t('earlierKeyReturns')}
          </Banner>
        )}
        <PassphraseForm
          submitLabel={t('savePassphrase')}
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
          {t('printSheet')}
        </Button>
        <Button variant="quiet" onClick={close}>
          {t('done')}
        </Button>
        {sheet}
      </div>
    );
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="text-xl">{t('yourKey')}</h2>
        <Badge tone="success">{t('isSetUp')}</Badge>
      </div>
      <p className="max-w-reading text-quiet">{t('setAt', { date: formatMoment(sealing.setAt!) })}</p>
      <OldPassphraseNote sealing={sealing} />
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => setTask('check')}>
          {t('checkKey')}
        </Button>
        <Button variant="secondary" onClick={() => setTask('passphrase')}>
          {t('changePassphrase')}
        </Button>
        <Button variant="secondary" onClick={() => setTask('print')}>
          {t('printRecoverySheet')}
        </Button>
      </div>
      <Button variant="quiet" className="-ml-5 self-start" onClick={() => setTask('new-key')}>
        {t('lostBoth')}
      </Button>
    </>
  );
}
