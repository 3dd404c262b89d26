import { useEffect, useId, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useUnsavedGuard } from '../../../ui/use-unsaved-guard.ts';
import { releaseConfigQuery } from '../api.ts';
import { ReportsDialog } from '../reports/reports-dialog.tsx';
import { ConfigForm } from './config-form.tsx';
import { ConfigPlaceholder } from './config-placeholder.tsx';
import { ConfigProof } from './config-proof.tsx';
import { ReportsNote } from './reports-note.tsx';
import { useConfigForm } from './use-config-form.ts';

/** Who may report the owner's death, and what must happen before anything opens. Mounted while it is open. */
export function ReleaseConfigDialog({ onClose }: { onClose: () => void }) {
  const formId = useId();
  const [above, setAbove] = useState<'discard' | 'reports' | null>(null);
  const loading = useQuery(releaseConfigQuery);
  const config = useConfigForm(onClose);
  const { saved, start } = config;
  useEffect(() => {
    // Only once: a later read must not change the form while the owner uses it.
    if (loading.data && !saved) start(loading.data);
  }, [loading.data, saved, start]);
  const hasUnsaved = config.form.formState.isDirty;
  useUnsavedGuard(hasUnsaved);

  function close() {
    if (config.isSaving) return;
    if (hasUnsaved) setAbove('discard');
    else onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && close()}
      size="large"
      title="Release configuration"
      footer={
        saved &&
        !config.proof && (
          <Button type="submit" form={formId} isBusy={config.isSaving}>
            Save configuration
          </Button>
        )
      }
    >
      {config.proof && <ConfigProof {...config.proof} />}
      {!config.proof &&
        (saved ? (
          <div className="flex flex-col gap-7">
            <p className="text-quiet">
              Who may report your death or permanent incapacitation, and what has to happen before anything
              opens because of it.
            </p>
            <ReportsNote onShowReports={() => setAbove('reports')} />
            <ConfigForm id={formId} saved={saved} config={config} />
          </div>
        ) : (
          <ConfigPlaceholder
            error={loading.error}
            isRetrying={loading.isFetching}
            onRetry={() => void loading.refetch()}
          />
        ))}
      {above === 'reports' && <ReportsDialog onClose={() => setAbove(null)} />}
      <ConfirmDialog
        open={above === 'discard'}
        onOpenChange={(isOpen) => !isOpen && setAbove(null)}
        title="Close without saving?"
        description="What you changed here is not saved yet and will be lost."
        confirmLabel="Close without saving"
        cancelLabel="Keep editing"
        variant="danger"
        onConfirm={() => {
          setAbove(null);
          // The upper dialog first hands focus back to this one. Then this one hands it back to its opener.
          setTimeout(onClose);
        }}
      />
    </Dialog>
  );
}
