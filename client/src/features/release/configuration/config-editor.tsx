import { useEffect, useId, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx';
import { useLeaveGuard } from '#client/ui/use-leave-guard.ts';
import { peopleQuery } from '../../people/api.ts';
import { releaseConfigQuery, reporterStatusQuery, reportsQuery } from '../api.ts';
import { ReportsDialog } from '../reports/reports-dialog.tsx';
import { ReleaseConfigForm } from './config-form.tsx';
import { ReleaseConfigPlaceholder } from './config-placeholder.tsx';
import { ReleaseConfigReauthentication } from './config-reauthentication.tsx';
import { ConfigurationReportsBanner } from './configuration-reports-banner.tsx';
import { useReleaseConfigForm } from './use-config-form.ts';
import { useConfigMessages } from './use-config-messages.ts';
import { findWayBack } from './way-back.ts';

/** The form and everything around it: loading, reauthentication, and unsaved changes. */
export function ReleaseConfigEditor() {
  const t = useConfigMessages();
  const formId = useId();
  const [isShowingReports, setIsShowingReports] = useState(false);
  const loading = useQuery(releaseConfigQuery);
  const status = useQuery(reporterStatusQuery);
  const reports = useQuery(reportsQuery);
  const names = useQuery(peopleQuery);
  // Wait for everything laid out above a control. If it arrived after the form, controls would shift under the pointer. A failed
  // query does not block the form.
  const isAwaited = status.isPending || reports.isPending || names.isPending;
  const wayBack = findWayBack(useSearch());
  const goBack = () => navigate(wayBack.href, { replace: true });
  const config = useReleaseConfigForm(goBack);
  const { saved, start, isSaving, proof } = config;
  useEffect(() => {
    // Start only once, because a later refetch must not change the form while the owner is using it.
    if (loading.data && !saved && !isAwaited) start(loading.data);
  }, [loading.data, saved, start, isAwaited]);
  const leaving = useLeaveGuard({
    hasUnsaved: config.form.formState.isDirty,
    isBusy: isSaving,
    onBack: goBack,
  });

  return (
    <>
      {proof && <ReleaseConfigReauthentication {...proof} />}
      {!proof && !saved && (
        <ReleaseConfigPlaceholder
          error={loading.error}
          isRetrying={loading.isFetching}
          onRetry={() => void loading.refetch()}
        />
      )}
      {!proof && saved && (
        <div className="flex flex-col gap-7">
          <ConfigurationReportsBanner
            reports={reports.data}
            onShowReports={() => setIsShowingReports(true)}
          />
          <ReleaseConfigForm
            id={formId}
            saved={saved}
            latest={loading.data ?? saved}
            config={config}
            status={status}
            reports={reports.data}
          />
          <div className="flex flex-col gap-3 border-t pt-6 sm:flex-row">
            <Button type="submit" form={formId} isBusy={isSaving}>
              {t('save')}
            </Button>
            <ButtonLink variant="quiet" href={wayBack.href}>
              {t(wayBack.leaveLabel)}
            </ButtonLink>
          </div>
        </div>
      )}
      {isShowingReports && <ReportsDialog onClose={() => setIsShowingReports(false)} />}
      <ConfirmDialog
        open={leaving.isAsking}
        onOpenChange={(isOpen) => !isOpen && leaving.stay()}
        title={t('leaveQuestion')}
        description={t('leaveEffect')}
        confirmLabel={t('leave')}
        cancelLabel={t('keepEditing')}
        variant="danger"
        onConfirm={leaving.leave}
      />
    </>
  );
}
