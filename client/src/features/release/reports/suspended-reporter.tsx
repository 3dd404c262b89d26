import { useState } from 'react';
import { formatNameAndEmail } from '#shared/domain/display-names.ts';
import { formatMoment } from '#client/lib/dates.ts';
import { useCommonMessages } from '#client/lib/messages/use-common-messages.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { toast } from '#client/ui/overlays/toast.tsx';
import { ReauthenticationDialog } from '../../security/reauthentication/reauthentication-dialog.tsx';
import { ReauthenticationStep } from '../../security/reauthentication/reauthentication-step.tsx';
import { useReauthenticatedAction } from '../../security/reauthentication/use-reauthenticated-action.ts';
import { useNameLookup } from '../../people/api.ts';
import { useDecideAboutReporter } from '../api.ts';
import { useReportMessages } from './use-report-messages.ts';
import type { Suspended } from './use-suspended-reporters.ts';

/** Asks the owner whether a reporter whose report they refuted stays. */
export function SuspendedReporter({ email, suspendedAt }: Suspended) {
  const t = useReportMessages();
  const common = useCommonMessages();
  const { mutateAsync } = useDecideAboutReporter(email);
  const [isRemoving, setIsRemoving] = useState(false);
  const name = useNameLookup()(email);
  const who = name ?? email;
  const keeping = useReauthenticatedAction(
    (keep: boolean, code) => mutateAsync({ keep, code }),
    () => toast({ title: t('stays', { name: who }), variant: 'success' }),
    t('notKept'),
  );
  const removing = useReauthenticatedAction(
    (keep: boolean, code) => mutateAsync({ keep, code }),
    () => {
      setIsRemoving(false);
      toast({ title: t('removed', { name: who }), variant: 'success' });
    },
    t('notRemoved'),
  );
  return (
    <>
      <Banner
        tone="warning"
        title={<span className="wrap-anywhere">{t('stayQuestion', { name: who })}</span>}
        action={
          <div className="flex flex-wrap gap-2">
            <Button
              variant="secondary"
              size="small"
              isBusy={keeping.isBusy}
              onClick={() => void keeping.start(true)}
            >
              {t('stayYes')}
            </Button>
            <Button variant="danger" size="small" onClick={() => setIsRemoving(true)}>
              {t('stayNo')}
            </Button>
          </div>
        }
      >
        <p className="wrap-anywhere">
          {t('suspended', {
            name: formatNameAndEmail({ name, email }),
            date: formatMoment(suspendedAt),
          })}
        </p>
        {keeping.failure && <p className="mt-1 text-danger">{keeping.failure}</p>}
      </Banner>
      {keeping.proof && (
        <Dialog
          open
          onOpenChange={(isOpen) => !isOpen && keeping.proof?.leave()}
          title={t('stayQuestion', { name: who })}
        >
          <div className="flex flex-col gap-5">
            <p>{t('confirmStay')}</p>
            <ReauthenticationStep
              proof={keeping.proof}
              submitLabel={t('stayYes')}
              backLabel={common('back')}
            />
          </div>
        </Dialog>
      )}
      {isRemoving && (
        <ReauthenticationDialog
          open
          onOpenChange={(isOpen) => !isOpen && setIsRemoving(false)}
          title={t('removeQuestion')}
          description={t('removeEffect', { name: who })}
          confirmLabel={t('removeThem')}
          variant="danger"
          onConfirm={() => void removing.start(false)}
          isBusy={removing.isBusy}
          proof={removing.proof}
          proofText={t('confirmRemoval')}
        >
          <p>{t('removeUndo')}</p>
          {removing.failure && (
            <Banner tone="danger" role="alert" title={t('notRemovedTitle')} className="mt-4">
              {removing.failure}
            </Banner>
          )}
        </ReauthenticationDialog>
      )}
    </>
  );
}
