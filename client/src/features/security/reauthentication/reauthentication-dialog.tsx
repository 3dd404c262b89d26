import type { ReactNode } from 'react';
import { ConfirmDialog, type ConfirmDialogProps } from '#client/ui/overlays/confirm-dialog.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { ReauthenticationStep } from './reauthentication-step.tsx';
import type { Reauthentication } from './use-reauthenticated-action.ts';

interface ProvedDialogProps extends ConfirmDialogProps {
  /** From `useReauthenticatedAction`. While it is there, the dialog asks for the proof. */
  proof: Reauthentication | null;
  /** What does not happen before the proof. */
  proofText: ReactNode;
}

/** Asks before a change that may need a fresh proof, and then for the proof. */
export function ReauthenticationDialog({ proof, proofText, ...confirm }: ProvedDialogProps) {
  if (!proof) return <ConfirmDialog {...confirm} />;
  return (
    <Dialog open={confirm.open} onOpenChange={confirm.onOpenChange} title={confirm.title}>
      <div className="flex flex-col gap-5">
        <p>{proofText}</p>
        <ReauthenticationStep proof={proof} submitLabel={confirm.confirmLabel} backLabel="Back" />
      </div>
    </Dialog>
  );
}
