import type { ConfigurationUndoPreview } from '#shared/contracts/undo-links.ts';
import { formatMoment } from '#client/lib/dates.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { DetailList } from '#client/ui/detail-list.tsx';
import { NextSteps } from '../next-steps.tsx';
import {
  describeEarlierChanges,
  describeReportUnaffectedByUndo,
  formatConfigChangeRows,
  describeUndoSteps,
} from './undo-messages.ts';

interface UndoStartProps {
  change: ConfigurationUndoPreview;
  isBusy: boolean;
  failure: { title: string; sentence: string } | null;
  onUndo: () => void;
}

export function UndoStart({ change, isBusy, failure, onUndo }: UndoStartProps) {
  const { changedAt, earlierChanges, report } = change;
  return (
    <div className="flex flex-col gap-7">
      <div className="flex flex-col gap-3">
        <h1>Undo this change?</h1>
        <p className="text-lg">
          Your release configuration was changed on {formatMoment(changedAt)}. If this wasn’t you, undo it
          here. You don’t need to sign in.
        </p>
      </div>
      <DetailList rows={formatConfigChangeRows(change)} />
      <NextSteps title="If you undo it" steps={describeUndoSteps(change)} />
      {earlierChanges > 0 && (
        <Banner tone="warning" title="There were earlier changes">
          {describeEarlierChanges(earlierChanges)}
        </Banner>
      )}
      {report && <Banner tone="warning">{describeReportUnaffectedByUndo(report)}</Banner>}
      {failure && (
        <Banner tone="danger" role="alert" title={failure.title}>
          {failure.sentence}
        </Banner>
      )}
      <Button isBusy={isBusy} onClick={onUndo} className="w-full sm:w-auto sm:self-start">
        {failure ? 'Try again' : 'Undo this change'}
      </Button>
      <p className="text-sm text-quiet">
        If you made this change yourself, you don’t need to do anything and can close this page. There’s no
        link to reverse an undo, but you can sign in and make the change again.
      </p>
    </div>
  );
}
