import { useState } from 'react';
import { formatNameAndEmail } from '#shared/domain/display-names.ts';
import { formatMoment } from '#client/lib/dates.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { toast } from '#client/ui/overlays/toast.tsx';
import { ReauthenticationDialog } from '../../security/reauthentication/reauthentication-dialog.tsx';
import { ReauthenticationStep } from '../../security/reauthentication/reauthentication-step.tsx';
import { useReauthenticatedAction } from '../../security/reauthentication/use-reauthenticated-action.ts';
import { useNameLookup } from '../../people/api.ts';
import { useDecideAboutReporter } from '../api.ts';
import type { Suspended } from './use-suspended-reporters.ts';

/** Asks the owner whether a reporter whose report they refuted stays. */
export function SuspendedReporter({ email, suspendedAt }: Suspended) {
  const { mutateAsync } = useDecideAboutReporter(email);
  const [isRemoving, setIsRemoving] = useState(false);
  const name = useNameLookup()(email);
  const who = name ?? email;
  const keeping = useReauthenticatedAction(
    (keep: boolean, code) => mutateAsync({ keep, code }),
    () => toast({ title: `${who} stays your reporter`, variant: 'success' }),
    'Nothing was changed. Please try again now.',
  );
  const removing = useReauthenticatedAction(
    (keep: boolean, code) => mutateAsync({ keep, code }),
    () => {
      setIsRemoving(false);
      toast({ title: `${who} is no longer your reporter`, variant: 'success' });
    },
    'They weren’t removed. Please try again now.',
  );
  return (
    <>
      <Banner
        tone="warning"
        title={<span className="wrap-anywhere">Should {who} stay your reporter?</span>}
        action={
          <div className="flex flex-wrap gap-2">
            <Button
              variant="secondary"
              size="small"
              isBusy={keeping.isBusy}
              onClick={() => void keeping.start(true)}
            >
              Yes, they stay
            </Button>
            <Button variant="danger" size="small" onClick={() => setIsRemoving(true)}>
              No, remove them
            </Button>
          </div>
        }
      >
        <p className="wrap-anywhere">
          You refuted a report by {formatNameAndEmail({ name, email })} on {formatMoment(suspendedAt)}. Until
          you decide, their links don’t work: they can neither report nor confirm anything.
        </p>
        {keeping.failure && <p className="mt-1 text-danger">{keeping.failure}</p>}
      </Banner>
      {keeping.proof && (
        <Dialog
          open
          onOpenChange={(isOpen) => !isOpen && keeping.proof?.leave()}
          title={`Should ${who} stay your reporter?`}
        >
          <div className="flex flex-col gap-5">
            <p>Please confirm it’s you. Their links don’t work before that.</p>
            <ReauthenticationStep proof={keeping.proof} submitLabel="Yes, they stay" backLabel="Back" />
          </div>
        </Dialog>
      )}
      {isRemoving && (
        <ReauthenticationDialog
          open
          onOpenChange={(isOpen) => !isOpen && setIsRemoving(false)}
          title="Remove this reporter?"
          description={`${who} can no longer report or confirm anything, and we’ll tell them by email.`}
          confirmLabel="Remove them"
          variant="danger"
          onConfirm={() => void removing.start(false)}
          isBusy={removing.isBusy}
          proof={removing.proof}
          proofText="Please confirm it’s you. Nobody is removed before that."
        >
          <p>You can undo it for 72 hours with the link in the email that we’ll send you.</p>
          {removing.failure && (
            <Banner tone="danger" role="alert" title="Not removed" className="mt-4">
              {removing.failure}
            </Banner>
          )}
        </ReauthenticationDialog>
      )}
    </>
  );
}
