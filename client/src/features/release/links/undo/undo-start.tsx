import type { ConfigurationUndoPreview } from '#shared/contracts/undo-links.ts';
import { formatMoment } from '#client/lib/messages/format-moment.ts';
import { useMessages } from '#client/lib/messages/use-messages.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { DetailList } from '#client/ui/detail-list.tsx';
import { NextSteps } from '../next-steps.tsx';
import { useUndoMessages } from '../undo-links.tsx';
import {
  describeReportUnaffectedByUndo,
  describeUndoSteps,
  formatConfigChangeRows,
} from './undo-messages.ts';

interface UndoStartProps {
  change: ConfigurationUndoPreview;
  isBusy: boolean;
  failure: { title: string; sentence: string } | null;
  onUndo: () => void;
}

export function UndoStart({ change, isBusy, failure, onUndo }: UndoStartProps) {
  const messages = useUndoMessages('undo');
  const { t, links } = messages;
  const site = useMessages('site');
  const { changedAt, earlierChanges, report } = change;
  return (
    <div className="flex flex-col gap-7">
      <div className="flex flex-col gap-3">
        <h1>{t('question')}</h1>
        <p className="text-lg">{t('what', { date: formatMoment(changedAt, t) })}</p>
      </div>
      <DetailList rows={formatConfigChangeRows(messages, change)} />
      <NextSteps title={links('stepsTitle')} steps={describeUndoSteps(messages, change)} />
      {earlierChanges > 0 && (
        <Banner tone="warning" title={t('earlierTitle')}>
          {t('earlierChanges', { count: earlierChanges })}
        </Banner>
      )}
      {report && <Banner tone="warning">{describeReportUnaffectedByUndo(t, report)}</Banner>}
      {failure && (
        <Banner tone="danger" role="alert" title={failure.title}>
          {failure.sentence}
        </Banner>
      )}
      <Button isBusy={isBusy} onClick={onUndo} className="w-full sm:w-auto sm:self-start">
        {failure ? site('tryAgain') : t('undo')}
      </Button>
      <p className="text-sm text-quiet">{t('yourChange')}</p>
    </div>
  );
}
