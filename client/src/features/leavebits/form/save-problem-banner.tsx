import type { ReactNode } from 'react';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import type { SaveProblem } from './save-problem.ts';

interface SaveProblemBannerProps {
  problem: SaveProblem;
  /** Opens both versions side by side; absent while the other one is not known. */
  onCompare?: (() => void) | undefined;
  onSaveAsNew: () => void;
}

/** Why the last save failed, what is safe and what to do. */
export function SaveProblemBanner({ problem, onCompare, onSaveAsNew }: SaveProblemBannerProps) {
  switch (problem.kind) {
    case 'conflict':
      return (
        <Banner tone="warning" role="alert" title="This LeaveBit was saved somewhere else in the meantime">
          <p>Nothing you typed is lost, and nothing of the other version was replaced.</p>
          {onCompare && <SmallButton onClick={onCompare}>Compare the two versions</SmallButton>}
        </Banner>
      );
    case 'gone':
      return (
        <Banner tone="warning" role="alert" title="This LeaveBit was deleted somewhere else in the meantime">
          <p>What you typed is still here. Its earlier files are gone.</p>
          <SmallButton onClick={onSaveAsNew}>Save as a new LeaveBit</SmallButton>
        </Banner>
      );
    case 'stopped':
      return (
        <Banner role="status" title="Upload was aborted">
          You stopped it. What you typed and the files you chose are still here.
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
        <Banner
          tone="danger"
          role="alert"
          title={problem.isNew ? 'Failed to create LeaveBit' : 'This was not saved'}
        >
          <p>{problem.message}</p>
          <p>What you typed and the files you chose are still here.</p>
        </Banner>
      );
    default:
      return problem.kind satisfies never;
  }
}

function SmallButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Button variant="secondary" size="small" className="mt-3" onClick={onClick}>
      {children}
    </Button>
  );
}
