import { paths } from '#client/lib/paths.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { GuideBar } from '../../guide/guide-bar.tsx';
import { getGuidePositionAfter } from '../../guide/guide-steps.ts';
import { useGuide } from '../../guide/use-guide.ts';
import { describeReportParticipants } from './config-messages.ts';
import { useReportReadiness } from '../../leavebits/sharing/use-report-readiness.ts';

/** The guide's instructions above the release configuration, shown until there is a reporter. */
export function ReportersGuide() {
  const guide = useGuide();
  const power = useReportReadiness();
  if (guide.from === null || !power || power.hasReporters) return null;
  return (
    <GuideBar
      step="reporters"
      title="Choose reporters"
      skip={
        <ButtonLink
          variant="secondary"
          size="small"
          href={paths.home()}
          onClick={() => guide.goTo(getGuidePositionAfter('reporters'))}
        >
          Skip for now
        </ButtonLink>
      }
      onLeave={guide.leave}
      className="mb-6"
    >
      Enter {power.needed} people who would soon know if you died:{' '}
      {describeReportParticipants(power.needed - 1)}. They can’t see anything you store. Then save.
    </GuideBar>
  );
}
