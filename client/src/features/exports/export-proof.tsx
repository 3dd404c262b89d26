import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useCurrentUser } from '../accounts/session/use-current-user.ts';
import { CodeStep } from '../accounts/sign-in/code-step.tsx';
import type { useExport } from './use-export.ts';

/** Asks the owner to prove themselves before everything they keep leaves. */
export function ExportProof({ proof }: { proof: NonNullable<ReturnType<typeof useExport>['proof']> }) {
  const { user } = useCurrentUser();
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && proof.leave()} title="Confirm that it is you">
      <div className="flex flex-col gap-5">
        <p>The ZIP can be read by whoever holds it. Please confirm that it is you who downloads it.</p>
        <CodeStep
          email={user?.username ?? 'your address'}
          submitLabel="Confirm and download"
          onSubmit={proof.enter}
          onResend={proof.again}
          backLabel="Back to your data"
          onBack={proof.leave}
        />
      </div>
    </Dialog>
  );
}
