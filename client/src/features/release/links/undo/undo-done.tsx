import { CircleCheck } from 'lucide-react';
import type { ConfigurationUndoPreview } from '#shared/contracts/undo-links.ts';
import { formatMoment } from '#client/lib/dates.ts';
import { paths } from '#client/lib/paths.ts';
import { Banner } from '#client/ui/banner.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { StatusIcon } from '#client/ui/status-icon.tsx';
import { describeConfigurationUndoError } from './undo-link-error.ts';
import { describeEarlierChanges, describeReportUnaffectedByUndo, describeRestored } from './undo-messages.ts';

export function UndoDone({ change }: { change: ConfigurationUndoPreview }) {
  const { changedAt, earlierChanges, report } = change;
  return (
    <div className="flex flex-col items-start gap-4">
      <StatusIcon icon={CircleCheck} tone="success" />
      <h1>The change has been undone</h1>
      <p className="text-lg">
        The change of {formatMoment(changedAt)} has been undone. {describeRestored(change)} Everyone who was
        signed in to your account was signed out.
      </p>
      <p>
        Please choose a new password now, as whoever made the change may know the old one. We’ll also email
        you what has changed.
      </p>
      {earlierChanges > 0 && (
        <Banner tone="warning" title="Earlier changes are still in effect">
          {describeEarlierChanges(earlierChanges)}
        </Banner>
      )}
      {report && <Banner tone="warning">{describeReportUnaffectedByUndo(report)}</Banner>}
      <ChooseNewPassword />
    </div>
  );
}

/** Shown to an owner who opens a used link again. */
export function AlreadyUndone() {
  const { why, next } = describeConfigurationUndoError('undone');
  return (
    <div className="flex flex-col items-start gap-4">
      <StatusIcon icon={CircleCheck} tone="success" />
      <h1>Already undone</h1>
      <p className="text-lg">{why}</p>
      <p>{next}</p>
      <ChooseNewPassword />
    </div>
  );
}

const ChooseNewPassword = () => <ButtonLink href={paths.auth('reset')}>Choose a new password</ButtonLink>;
