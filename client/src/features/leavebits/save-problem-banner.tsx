import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { formatMoment } from '../../lib/dates.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import type { SaveProblem } from './use-leavebit-form.ts';

interface SaveProblemBannerProps {
  problem: SaveProblem;
  /** The LeaveBit as the server has it now; undefined for a new one, or when it is gone. */
  latest: Leavebit | undefined;
  onSaveOver: (latest: Leavebit) => void;
}

/** Why the last save failed, what is safe and what to do. */
export function SaveProblemBanner({ problem, latest, onSaveOver }: SaveProblemBannerProps) {
  switch (problem.kind) {
    case 'conflict':
      return (
        <Banner tone="warning" role="alert" title="This LeaveBit was saved somewhere else in the meantime">
          <p>Nothing you typed is lost, and nothing of the other version was replaced.</p>
          {latest && (
            <>
              <p className="mt-1">
                The other version is called “{latest.description || 'No description yet'}” and was saved on{' '}
                {formatMoment(latest.lastUpdate)}. Saving yours replaces its description, info and recipients.
              </p>
              <Button variant="secondary" size="small" className="mt-3" onClick={() => onSaveOver(latest)}>
                Save my version
              </Button>
            </>
          )}
        </Banner>
      );
    case 'stopped':
      return (
        <Banner role="status" title="The upload was stopped">
          What you typed and the files you chose are still here.
        </Banner>
      );
    case 'unanswered':
      return (
        <Banner tone="danger" role="alert" title={problem.message}>
          What you typed and the files you chose are still here. Check your internet connection and try again.
          If the LeaveBit already shows your changes in the list, it was saved after all.
        </Banner>
      );
    case 'refused':
      return (
        <Banner tone="danger" role="alert" title="This was not saved">
          <p>{problem.message}</p>
          <p>What you typed and the files you chose are still here.</p>
        </Banner>
      );
    default:
      return problem.kind satisfies never;
  }
}
