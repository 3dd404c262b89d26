import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { History, ShieldCheck } from 'lucide-react';
import { paths } from '#client/lib/paths.ts';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { subscriptionQuery } from '../../subscriptions/api.ts';
import { reportsQuery } from '../api.ts';
import { ReportsDialog } from '../reports/reports-dialog.tsx';
import { useReportHistoryMessages } from '../reports/use-report-history-messages.ts';

/** Menu entries for the release configuration and, if there are any, the reports. */
export function ReleaseConfigButton() {
  const t = useReportHistoryMessages();
  const [isShowingReports, setIsShowingReports] = useState(false);
  const { data: subscription } = useQuery(subscriptionQuery);
  const { data: reports } = useQuery(reportsQuery);
  const isBlocked = subscription?.isBlocked ?? false;
  const look = {
    variant: 'secondary',
    icon: ShieldCheck,
    className: 'w-full justify-start!',
    'aria-describedby': 'release-config-hint',
  } as const;
  return (
    <div className="flex flex-col gap-3">
      {isBlocked ? (
        <Button {...look} isUnavailable>
          {t('configuration')}
        </Button>
      ) : (
        <ButtonLink {...look} href={paths.release()}>
          {t('configuration')}
        </ButtonLink>
      )}
      <p id="release-config-hint" className="text-sm text-quiet">
        {t(isBlocked ? 'subscriptionRequired' : 'configurationHint')}
      </p>
      {reports && reports.length > 0 && (
        <Button
          variant="secondary"
          icon={History}
          aria-haspopup="dialog"
          className="mt-2 w-full justify-start!"
          onClick={() => setIsShowingReports(true)}
        >
          {t('reports')}
        </Button>
      )}
      {isShowingReports && <ReportsDialog onClose={() => setIsShowingReports(false)} />}
    </div>
  );
}
