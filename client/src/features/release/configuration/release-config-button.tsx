import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { History, ShieldCheck } from 'lucide-react';
import { paths } from '#client/lib/paths.ts';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { subscriptionQuery } from '../../subscriptions/api.ts';
import { reportsQuery } from '../api.ts';
import { ReportsDialog } from '../reports/reports-dialog.tsx';

/** Menu entries for the release configuration and, if there are any, the reports. */
export function ReleaseConfigButton() {
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
          Release configuration
        </Button>
      ) : (
        <ButtonLink {...look} href={paths.release()}>
          Release configuration
        </ButtonLink>
      )}
      <p id="release-config-hint" className="text-sm text-quiet">
        {isBlocked ? 'Subscription required to access' : 'Who can report your death, and what happens then.'}
      </p>
      {reports && reports.length > 0 && (
        <Button
          variant="secondary"
          icon={History}
          aria-haspopup="dialog"
          className="mt-2 w-full justify-start!"
          onClick={() => setIsShowingReports(true)}
        >
          Reports
        </Button>
      )}
      {isShowingReports && <ReportsDialog onClose={() => setIsShowingReports(false)} />}
    </div>
  );
}
