import type { ReactNode } from 'react';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { listUploadNames } from '#client/features/uploads/interrupted/interrupted-messages.ts';
import type { SaveProblem } from './save-problem.ts';

interface SaveProblemBannerProps {
  problem: SaveProblem;
  /** Shows both versions side by side. Undefined until the other version is known. */
  onCompare?: (() => void) | undefined;
  onSaveAsNew: () => void;
  /** Resends the missing files. */
  onSendAgain: () => void;
  /** Saves and discards the interrupted upload. */
  onGiveUpWaiting: () => void;
}

/** Explains why the last save failed, what is safe and what to do. */
export function SaveProblemBanner(props: SaveProblemBannerProps) {
  const { problem, onCompare } = props;
  switch (problem.kind) {
    case 'conflict':
      return (
        <Banner
          tone="warning"
          role="alert"
          title="This LeaveBit has been saved somewhere else in the meantime"
        >
          <p>Nothing you typed is lost, and the other version hasn’t changed.</p>
          {onCompare && <SmallButton onClick={onCompare}>Compare the two versions</SmallButton>}
        </Banner>
      );
    case 'gone':
      return (
        <Banner
          tone="warning"
          role="alert"
          title="This LeaveBit has been deleted somewhere else in the meantime"
        >
          <p>What you typed is still here. Its earlier files are gone.</p>
          <SmallButton onClick={props.onSaveAsNew}>Save as a new LeaveBit</SmallButton>
        </Banner>
      );
    case 'estate-open':
      return (
        <Banner tone="warning" role="alert" title="Your LeaveBits are open, so you can’t change anything">
          <p>
            A report about you has opened them. If you’re well, open your home page in another tab and lock
            everything again there. Then save here. What you typed is still here.
          </p>
        </Banner>
      );
    case 'stopped':
      return (
        <Banner role="status" title={problem.message}>
          Nothing was saved. What you typed and the files you chose are still here.
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
          title={problem.isNew ? 'Failed to create LeaveBit' : 'This wasn’t saved'}
        >
          <p>{problem.message}</p>
          <p>What you typed and the files you chose are still here.</p>
        </Banner>
      );
    case 'busy':
      return (
        <Banner tone="warning" role="alert" title={problem.message}>
          Another tab is still uploading files, so nothing in this form has been saved yet. What you typed and
          the files you chose are still here. Please save again when the other upload is done.
        </Banner>
      );
    case 'waiting':
      return (
        <Banner tone="warning" role="alert" title={problem.message}>
          <p className="wrap-anywhere">
            An upload of {listUploadNames(problem.fileNames ?? [])} was interrupted. You can still continue it
            from the list of your LeaveBits. Only one upload can run at a time, so nothing in this form has
            been saved yet.
          </p>
          <SmallButton onClick={props.onGiveUpWaiting}>Cancel the earlier upload and save</SmallButton>
        </Banner>
      );
    case 'files-missing':
      return (
        <Banner
          tone={problem.isStopped ? 'info' : 'danger'}
          role={problem.isStopped ? 'status' : 'alert'}
          title={problem.message}
        >
          <p>
            Your text has been saved.{' '}
            {problem.fileNames?.length === 0
              ? 'Some files couldn’t be sealed for the new cards yet. They’re still here, sealed as before.'
              : filesMissing(problem.fileNames ?? [])}
          </p>
          <ul className="my-2 list-disc pl-5 wrap-anywhere">
            {problem.fileNames?.map((name, index) => (
              <li key={index}>{name}</li>
            ))}
          </ul>
          <SmallButton onClick={props.onSendAgain}>Try again</SmallButton>
        </Banner>
      );
    default:
      return problem.kind satisfies never;
  }
}

const filesMissing = (names: readonly string[]) =>
  names.length === 1 ? 'This file is missing:' : 'These files are missing:';

function SmallButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Button variant="secondary" size="small" className="mt-3" onClick={onClick}>
      {children}
    </Button>
  );
}
