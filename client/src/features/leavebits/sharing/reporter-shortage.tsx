import { Link } from 'wouter';
import { paths } from '#client/lib/paths.ts';
import { Banner } from '#client/ui/banner.tsx';
import { describeReporterShortage } from './report-readiness.ts';
import { useConfirmMessages } from './use-confirm-messages.ts';
import { useReportReadiness } from './use-report-readiness.ts';

/** A note below a rule that can't be met while there are too few reporters. */
export function ReporterShortageNote() {
  const t = useConfirmMessages();
  const power = useReportReadiness();
  if (!power || power.isEnough) return null;
  return (
    <p className="text-sm text-warning">
      {power.hasReporters
        ? `${t('fewReportersNote')} ${describeReporterShortage(power, t)}`
        : t('noReportersNote')}{' '}
      <ReleaseLink />
    </p>
  );
}

/** The same warning, shown before something that requires a report is shared. */
export function ReporterShortageBanner({ className }: { className?: string }) {
  const t = useConfirmMessages();
  const power = useReportReadiness();
  if (!power || power.isEnough) return null;
  return (
    <Banner
      tone="warning"
      title={t(power.hasReporters ? 'fewReporters' : 'noReporters')}
      className={className}
    >
      {power.hasReporters
        ? `${t('fewReportersNext')} ${describeReporterShortage(power, t)}`
        : t('noReportersNext')}{' '}
      <ReleaseLink />
    </Banner>
  );
}

function ReleaseLink() {
  const t = useConfirmMessages();
  return (
    <Link href={paths.release()} className="text-link">
      {t('releaseLink')}
    </Link>
  );
}
