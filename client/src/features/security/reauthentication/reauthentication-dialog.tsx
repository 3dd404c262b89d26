import type { ReactNode } from 'react';
import { useCommonMessages } from '#client/lib/messages/use-common-messages.ts';
import { ConfirmDialog, type ConfirmDialogProps } from '#client/ui/overlays/confirm-dialog.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { ReauthenticationStep } from './reauthentication-step.tsx';
import type { Reauthentication } from './use-reauthenticated-action.ts';

interface ProvedDialogProps extends ConfirmDialogProps {
  /** From `useReauthenticatedAction`. If set, the dialog asks for reauthentication. */
  proof: Reauthentication | null;
  /** What won't happen until the owner reauthenticates. */
  proofText: ReactNode;
}

/** Asks the owner to confirm a change, and to reauthenticate if required. */
export function ReauthenticationDialog({ proof, proofText, ...confirm }: ProvedDialogProps) {
  const common = useCommonMessages();
  if (!proof) return <ConfirmDialog {...confirm} />;
  return (
    <Dialog open={confirm.open} onOpenChange={confirm.onOpenChange} title={confirm.title}>
      <div className="flex flex-col gap-5">
        <p>{proofText}</p>
        <ReauthenticationStep proof={proof} submitLabel={confirm.confirmLabel} backLabel={common('back')} />
      </div>
    </Dialog>
  );
}
