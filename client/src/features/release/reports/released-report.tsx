import { useState } from 'react';
import type { OwnerReport } from '#shared/contracts/release.ts';
import { count } from '../../../lib/count.ts';
import { formatMoment } from '../../../lib/dates.ts';
import { lazyPart, preloadSoon } from '../../../lib/lazy-part.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { momentOf, whatHappenedToYou } from '../report-words.ts';

const RevokeDialog = lazyPart(() => import('./revoke-dialog.tsx'), 'RevokeDialog');
preloadSoon(RevokeDialog);

export function ReleasedReport({ report }: { report: OwnerReport }) {
  const [isAsking, setIsAsking] = useState(false);
  const opened = momentOf(report, 'released') ?? report.expiresAt;
  return (
    <>
      <Banner
        tone="danger"
        title={`Your LeaveBits were opened on ${formatMoment(opened)}`}
        action={
          <Button variant="danger" onClick={() => setIsAsking(true)}>
            Lock everything again
          </Button>
        }
      >
        <p className="wrap-anywhere">
          {report.reporterEmail} reported on {formatMoment(report.reportedAt)} that{' '}
          {whatHappenedToYou(report.reportType)}, and {count(report.confirmations, 'other')} confirmed it. The
          people you chose can read what waited for this. If the report was false, lock everything again.
        </p>
      </Banner>
      {isAsking && <RevokeDialog report={report} onClose={() => setIsAsking(false)} />}
    </>
  );
}
