import { Dialog } from '../../ui/overlays/dialog.tsx';
import { ReauthenticationStep } from '../security/reauthentication/reauthentication-step.tsx';
import type { useExport } from './use-export.ts';
import { useExportMessages } from './use-export-messages.ts';

/** Asks the owner to reauthenticate before everything is exported. */
export function ExportReauthenticationDialog({
  proof,
}: {
  proof: NonNullable<ReturnType<typeof useExport>['proof']>;
}) {
  const t = useExportMessages();
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && proof.leave()} title={t('proofTitle')}>
      <div className="flex flex-col gap-5">
        <p>{t('proof')}</p>
        <ReauthenticationStep
          proof={proof}
          submitLabel={t('confirmAndDownload')}
          backLabel={t('backToData')}
        />
      </div>
    </Dialog>
  );
}
