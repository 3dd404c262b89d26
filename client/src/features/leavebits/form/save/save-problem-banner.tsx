import type { ReactNode } from 'react';
import { useCommonMessages } from '#client/lib/messages/use-common-messages.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { listUploadNames } from '#client/features/uploads/interrupted/interrupted-messages.ts';
import { useUploadMessages } from '#client/features/uploads/use-upload-messages.ts';
import { useFormMessages } from '../use-form-messages.ts';
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
  const t = useFormMessages();
  const uploadMessages = useUploadMessages();
  const common = useCommonMessages();
  const { problem, onCompare } = props;
  switch (problem.kind) {
    case 'conflict':
      return (
        <Banner tone="warning" role="alert" title={t('conflict')}>
          <p>{t('conflictNext')}</p>
          {onCompare && <SmallButton onClick={onCompare}>{t('compare')}</SmallButton>}
        </Banner>
      );
    case 'gone':
      return (
        <Banner tone="warning" role="alert" title={t('gone')}>
          <p>{t('goneNext')}</p>
          <SmallButton onClick={props.onSaveAsNew}>{t('saveAsNew')}</SmallButton>
        </Banner>
      );
    case 'estate-open':
      return (
        <Banner tone="warning" role="alert" title={t('estateOpen')}>
          <p>{t('estateOpenNext')}</p>
        </Banner>
      );
    case 'stopped':
      return (
        <Banner role="status" title={problem.message}>
          {t('stoppedNext')}
        </Banner>
      );
    case 'unanswered':
      return (
        <Banner tone="danger" role="alert" title={problem.message}>
          {t('unansweredNext')}
        </Banner>
      );
    case 'refused':
      return (
        <Banner tone="danger" role="alert" title={problem.isNew ? t('notCreated') : t('notSaved')}>
          <p>{problem.message}</p>
          <p>{t('stillHere')}</p>
        </Banner>
      );
    case 'busy':
      return (
        <Banner tone="warning" role="alert" title={problem.message}>
          {t('otherUploadNext')}
        </Banner>
      );
    case 'waiting':
      return (
        <Banner tone="warning" role="alert" title={problem.message}>
          <p className="wrap-anywhere">
            {t('earlierUploadNext', { names: listUploadNames(problem.fileNames ?? [], uploadMessages) })}
          </p>
          <SmallButton onClick={props.onGiveUpWaiting}>{t('cancelEarlierUpload')}</SmallButton>
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
            {t('textSaved')}{' '}
            {problem.fileNames?.length === 0
              ? t('filesNotSealedAgain')
              : t('filesMissing', { count: problem.fileNames?.length ?? 0 })}
          </p>
          <ul className="my-2 list-disc pl-5 wrap-anywhere">
            {problem.fileNames?.map((name, index) => (
              <li key={index}>{name}</li>
            ))}
          </ul>
          <SmallButton onClick={props.onSendAgain}>{common('tryAgain')}</SmallButton>
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
