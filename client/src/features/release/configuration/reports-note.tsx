import { History } from 'lucide-react';
import type { OwnerReport } from '#shared/contracts/release.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';

interface ReportsNoteProps {
  /** Undefined until loaded. */
  reports: readonly OwnerReport[] | undefined;
  onShowReports: () => void;
}

/** Links to the reports and explains how a pending one affects the configuration. Renders nothing without reports. */
export function ReportsNote({ reports, onShowReports }: ReportsNoteProps) {
  if (!reports || reports.length === 0) return null;
  const show = (
    <Button variant="secondary" size="small" icon={History} aria-haspopup="dialog" onClick={onShowReports}>
      Reports
    </Button>
  );
  return reports.some(({ status }) => status === 'pending') ? (
    <Banner tone="warning" title="A report about you is being decided now" action={show}>
      Changes here do not affect it, with one exception: if you remove a reporter, their confirmation no
      longer counts. Only refuting the report, on your home page, stops it.
    </Banner>
  ) : (
    <Banner action={show}>
      {reports.length === 1
        ? 'There was one report about you.'
        : `There were ${reports.length} reports about you.`}
    </Banner>
  );
}
