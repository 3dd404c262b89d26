import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { History, ShieldCheck } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { subscriptionQuery } from '../../subscriptions/api.ts';
import { reportsQuery } from '../api.ts';
import { ReportsDialog } from '../reports/reports-dialog.tsx';
import { ReleaseConfigDialog } from './release-config-dialog.tsx';

/** The menu's buttons for the release configuration, and for the reports if there are any. */
export function ReleaseConfigButton() {
  const [open, setOpen] = useState<'config' | 'reports' | null>(null);
  const { data: subscription } = useQuery(subscriptionQuery);
  const { data: reports } = useQuery(reportsQuery);
  const isBlocked = subscription?.isBlocked ?? false;
  return (
    <div className="flex flex-col gap-3">
      <Button
        variant="secondary"
        icon={ShieldCheck}
        isUnavailable={isBlocked}
        aria-haspopup="dialog"
        aria-describedby="release-config-hint"
        className="w-full justify-start!"
        onClick={() => setOpen('config')}
      >
        Release configuration
      </Button>
      <p id="release-config-hint" className="text-sm text-quiet">
        {isBlocked ? 'Subscription required to access' : 'Who may report your death, and what happens then.'}
      </p>
      {reports && reports.length > 0 && (
        <Button
          variant="secondary"
          icon={History}
          aria-haspopup="dialog"
          className="mt-2 w-full justify-start!"
          onClick={() => setOpen('reports')}
        >
          Reports
        </Button>
      )}
      {open === 'config' && <ReleaseConfigDialog onClose={() => setOpen(null)} />}
      {open === 'reports' && <ReportsDialog onClose={() => setOpen(null)} />}
    </div>
  );
}
