import { History } from 'lucide-react';
import type { OwnerReport } from '#shared/contracts/release.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { useConfigMessages } from './use-config-messages.ts';

interface ConfigurationReportsBannerProps {
  /** Undefined until loaded. */
  reports: readonly OwnerReport[] | undefined;
  onShowReports: () => void;
}

/** Links to the reports and explains how a pending one affects the configuration. Renders nothing without reports. */
export function ConfigurationReportsBanner({ reports, onShowReports }: ConfigurationReportsBannerProps) {
  const t = useConfigMessages();
  if (!reports || reports.length === 0) return null;
  const show = (
    <Button variant="secondary" size="small" icon={History} aria-haspopup="dialog" onClick={onShowReports}>
      {t('reports')}
    </Button>
  );
  return reports.some(({ status }) => status === 'pending') ? (
    <Banner tone="warning" title={t('pendingReport')} action={show}>
      {t('pendingReportEffect')}
    </Banner>
  ) : (
    <Banner action={show}>{t('formerReports', { count: reports.length })}</Banner>
  );
}
