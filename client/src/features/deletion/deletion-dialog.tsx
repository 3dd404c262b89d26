import { useState } from 'react';
import type { RequestFailureCode } from '#shared/contracts/schema/errors.ts';
import { useTakesPayments } from '../../lib/takes-payments.ts';
import { getErrorCode, getErrorMessage } from '../../lib/http/api-client.ts';
import { useCommonMessages } from '../../lib/messages/use-common-messages.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/fields/field.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { toast } from '../../ui/overlays/toast.tsx';
import { ReauthenticationStep } from '../security/reauthentication/reauthentication-step.tsx';
import { requestAccountDeletion } from './api.ts';
import { useDeletionDialogMessages } from './use-deletion-dialog-messages.ts';

/** Errors after which the owner can retry the code or has to wait. */
const aboutCode: (RequestFailureCode | undefined)[] = [
  'wrong-code',
  'too-many-requests',
  'unreachable',
  'unavailable',
];

/** Says what will be lost, and asks for reauthentication if the last one is too long ago. Mount only while open. */
export function AccountDeletionDialog({ onClose }: { onClose: () => void }) {
  const t = useDeletionDialogMessages();
  const common = useCommonMessages();
  const takesPayments = useTakesPayments();
  const [tellPeople, setTellPeople] = useState(false);
  const [isProofAwaited, setIsProofAwaited] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function request(code?: string) {
    if (!(await requestAccountDeletion({ tellPeople, ...(code !== undefined && { code }) }))) {
      return setIsProofAwaited(true);
    }
    toast({ title: t('requested'), description: t('requestedNext'), variant: 'success' });
    onClose();
  }

  function fail(error: unknown) {
    setFailure(getErrorMessage(error, common('nothingChanged')));
  }

  async function submit() {
    setFailure(null);
    setIsBusy(true);
    await request().catch(fail);
    setIsBusy(false);
  }

  /** Rejects if the code itself is wrong. The first step shows any other error. */
  async function prove(code: string) {
    try {
      await request(code);
    } catch (error) {
      if (aboutCode.includes(getErrorCode(error))) throw error;
      setIsProofAwaited(false);
      fail(error);
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && !isBusy && onClose()}
      title={t('title')}
      footer={
        !isProofAwaited && (
          <>
            <Button variant="secondary" disabled={isBusy} onClick={onClose}>
              {common('cancel')}
            </Button>
            <Button variant="danger" isBusy={isBusy} onClick={() => void submit()}>
              {t('delete')}
            </Button>
          </>
        )
      }
    >
      {isProofAwaited ? (
        <div className="flex flex-col gap-5">
          <p>{t('proof')}</p>
          <ReauthenticationStep
            proof={{ enter: prove, again: () => request(), leave: () => setIsProofAwaited(false) }}
            submitLabel={t('confirm')}
            backLabel={common('back')}
          />
        </div>
      ) : (
        <div className="flex flex-col gap-4">
          {failure && (
            <Banner tone="danger" role="alert" title={t('notDeleted')}>
              {failure}
            </Banner>
          )}
          <p>{t('lose')}</p>
          <ul className="flex list-disc flex-col gap-2 pl-5">
            <li>{t('loseLeavebits')}</li>
            <li>{t('loseReporters')}</li>
            <li>{t('loseSettings')}</li>
          </ul>
          {takesPayments && <p>{t('payments')}</p>}
          <p>{t('reporters')}</p>
          <p>{t('copy')}</p>
          <Checkbox
            label={t('tellPeople')}
            checked={tellPeople}
            onChange={({ target }) => setTellPeople(target.checked)}
          />
        </div>
      )}
    </Dialog>
  );
}
