import { History } from 'lucide-react';
import type { OwnerReport } from '#shared/contracts/release.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';

interface ConfigurationReportsBannerProps {
  /** Undefined until loaded. */
  reports: readonly OwnerReport[] | undefined;
  onShowReports: () => void;
}

/** Links to the reports and explains how a pending one affects the configuration. Renders nothing without reports. */
export function ConfigurationReportsBanner({ reports, onShowReports }: ConfigurationReportsBannerProps) {
  if (!reports || reports.length === 0) return null;
  const show = (
    <Button variant="secondary" size="small" icon={History} aria-haspopup="dialog" onClick={onShowReports}>
      Reports
    </Button>
  );
  return reports.some(({ status }) => status === 'pending') ? (
    <Banner tone="warning" title="There’s a pending report about you" action={show}>
      Changes here don’t affect it, with one exception: if you remove a reporter, their confirmation no longer
      counts. The only way to stop it is to refute it on your home page.
    </Banner>
  ) : (
    <Banner action={show}>
      {reports.length === 1
        ? 'There has been one report about you.'
        : `There have been ${reports.length} reports about you.`}
    </Banner>
  );
}
