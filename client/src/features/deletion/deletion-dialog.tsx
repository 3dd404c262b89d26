import { useState } from 'react';
import type { RequestFailureCode } from '#shared/contracts/schema/errors.ts';
import { useTakesPayments } from '../../lib/takes-payments.ts';
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
      description: 'We’ve emailed you and your reporters. You can still cancel until then.',
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
          <p>Please confirm it’s you. Nothing will be deleted before that.</p>
          <ReauthenticationStep
            proof={{ enter: prove, again: () => request(), leave: () => setIsProofAwaited(false) }}
            submitLabel="Confirm the deletion"
            backLabel="Back"
          />
        </div>
      ) : (
        <div className="flex flex-col gap-4">
          {failure && (
            <Banner tone="danger" role="alert" title="Your account wasn’t deleted">
              {failure}
            </Banner>
          )}
          <p>In seven days, you will permanently lose:</p>
          <ul className="flex list-disc flex-col gap-2 pl-5">
            <li>
              all your LeaveBits, with their text and files, so your recipients can’t read them anymore,
            </li>
            <li>your reporters, whose links stop working, so nothing will open after your death,</li>
            <li>your name, your email address and your settings.</li>
          </ul>
          {takesPayments && (
            <p>Payments stop on that day. By law, we must keep the amounts and dates, without your name.</p>
          )}
          <p>
            We’ll let your reporters know now that someone asked for this and when it will happen. We always
            do, in case it wasn’t you.
          </p>
          <p>If you want to keep a copy, use “Take your data with you” on this page first.</p>
          <Checkbox
            label="Let my recipients and reporters know once, on that day"
            checked={tellPeople}
            onChange={({ target }) => setTellPeople(target.checked)}
          />
        </div>
      )}
    </Dialog>
  );
}
