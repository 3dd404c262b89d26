import { Dialog } from '../../ui/overlays/dialog.tsx';
import { ReauthenticationStep } from '../security/reauthentication/reauthentication-step.tsx';
import type { useExport } from './use-export.ts';

/** Asks the owner to reauthenticate before everything is exported. */
export function ExportReauthenticationDialog({
  proof,
}: {
  proof: NonNullable<ReturnType<typeof useExport>['proof']>;
}) {
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && proof.leave()} title="Confirm it’s you">
      <div className="flex flex-col gap-5">
        <p>Anyone who has the ZIP can read it. Please confirm it’s you.</p>
        <ReauthenticationStep
          proof={proof}
          submitLabel="Confirm and download"
          backLabel="Back to your data"
        />
      </div>
    </Dialog>
  );
}
