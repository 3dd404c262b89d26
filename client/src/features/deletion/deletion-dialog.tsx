import { useState } from 'react';
import type { RequestFailureCode } from '#shared/contracts/errors.ts';
import { useTakesPayments } from '../../lib/billing.ts';
import { getErrorCode, getErrorMessage } from '../../lib/http/api-client.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/fields/field.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { toast } from '../../ui/overlays/toast.tsx';
import { ReauthenticationStep } from '../security/reauthentication/reauthentication-step.tsx';
import { requestAccountDeletion } from './api.ts';

/** Errors after which the owner can retry the code or has to wait. */
const aboutCode: (RequestFailureCode | undefined)[] = [
  'wrong-code',
  'too-many-requests',
  'unreachable',
  'unavailable',
];

/** Says what will be lost, and asks for reauthentication if the last one is too long ago. Mount only while open. */
export function AccountDeletionDialog({ onClose }: { onClose: () => void }) {
  const takesPayments = useTakesPayments();
  const [tellPeople, setTellPeople] = useState(false);
  const [isProofAwaited, setIsProofAwaited] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function request(code?: string) {
    if (!(await requestAccountDeletion({ tellPeople, ...(code !== undefined && { code }) }))) {
      return setIsProofAwaited(true);
    }
    toast({
      title: 'Your account will be deleted',
      description: 'We’ve emailed you and your reporters. You can keep it until then.',
      variant: 'success',
    });
    onClose();
  }

  function fail(error: unknown) {
    setFailure(getErrorMessage(error, 'Nothing has changed. Please try again in a moment.'));
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
      title="Delete your account?"
      footer={
        !isProofAwaited && (
          <>
            <Button variant="secondary" disabled={isBusy} onClick={onClose}>
              Cancel
            </Button>
            <Button variant="danger" isBusy={isBusy} onClick={() => void submit()}>
              Delete in seven days
            </Button>
          </>
        )
      }
    >
      {isProofAwaited ? (
        <div className="flex flex-col gap-5">
          <p>Please confirm that it is you. Nothing is deleted before that.</p>
          <ReauthenticationStep
            proof={{ enter: prove, again: () => request(), leave: () => setIsProofAwaited(false) }}
            submitLabel="Confirm the deletion"
            backLabel="Back"
          />
        </div>
      ) : (
        <div className="flex flex-col gap-4">
          {failure && (
            <Banner tone="danger" role="alert" title="Your account was not deleted">
              {failure}
            </Banner>
          )}
          <p>In seven days you lose for good:</p>
          <ul className="flex list-disc flex-col gap-2 pl-5">
            <li>
              all your LeaveBits, with their texts and files: your recipients can no longer open anything,
            </li>
            <li>your reporters: their links end, and nothing opens after your death,</li>
            <li>your name, your address and your settings.</li>
          </ul>
          {takesPayments && (
            <p>Payments end on that day. By law we must keep the amounts and dates, without your name.</p>
          )}
          <p>
            We tell your reporters now that somebody asked for this, and when it happens. We always do, in
            case it wasn’t you.
          </p>
          <p>To keep a copy for yourself, use “Take your data with you” on this page first.</p>
          <Checkbox
            label="Tell my recipients and reporters of it on that day, once"
            checked={tellPeople}
            onChange={({ target }) => setTellPeople(target.checked)}
          />
        </div>
      )}
    </Dialog>
  );
}
