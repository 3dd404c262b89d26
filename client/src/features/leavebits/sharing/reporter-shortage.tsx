import { Link } from 'wouter';
import { paths } from '#client/lib/paths.ts';
import { Banner } from '#client/ui/banner.tsx';
import { describeReporterShortage } from './report-readiness.ts';
import { useReportReadiness } from './use-report-readiness.ts';

/** A note below a rule that can't be met while there are too few reporters. */
export function ReporterShortageNote() {
  const power = useReportReadiness();
  if (!power || power.isEnough) return null;
  return (
    <p className="text-sm text-warning">
      {power.hasReporters
        ? `As things stand, it would never open. ${describeReporterShortage(power)}`
        : 'You have no reporters yet, so it would never open. You can save it now and choose reporters afterwards.'}{' '}
      <ReleaseLink />
    </p>
  );
}

/** The same warning, shown before something that requires a report is shared. */
export function ReporterShortageBanner({ className }: { className?: string }) {
  const power = useReportReadiness();
  if (!power || power.isEnough) return null;
  return (
    <Banner
      tone="warning"
      title={power.hasReporters ? TOO_FEW_REPORTERS_TITLE : 'You have no reporters yet'}
      className={className}
    >
      {power.hasReporters
        ? `As things stand, LeaveBits that need a report would never open. ${describeReporterShortage(power)}`
        : 'LeaveBits that need a report would never open. Please choose reporters.'}{' '}
      <ReleaseLink />
    </Banner>
  );
}

const TOO_FEW_REPORTERS_TITLE = 'Too few reporters can act';

const ReleaseLink = () => (
  <Link href={paths.release()} className="text-link">
    Release configuration
  </Link>
);
