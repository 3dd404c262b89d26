import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { GuideBar } from '../../guide/guide-bar.tsx';
import { after } from '../../guide/guide-steps.ts';
import { useGuide } from '../../guide/use-guide.ts';
import { whoTakesPart } from './config-words.ts';
import { useReportPower } from '../../leavebits/sharing/use-report-power.ts';

/** The guide's words above the release configuration, until there is a first reporter. */
export function ReportersGuide() {
  const guide = useGuide();
  const power = useReportPower();
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
          onClick={() => guide.goTo(after('reporters'))}
        >
          Skip for now
        </ButtonLink>
      }
      onLeave={guide.leave}
      className="mb-6"
    >
      Enter {power.needed} people who would soon know if you died: {whoTakesPart(power.needed - 1)}. They see
      nothing of what you keep. Then save.
    </GuideBar>
  );
}
