import { useState } from 'react';
import type { ReportType } from '#shared/contracts/release.ts';
import type { ReporterTokenResponse } from '#shared/contracts/report-links.ts';
import { formatOwnerNames } from '#shared/domain/display-names.ts';
import { formatMoment } from '#client/lib/dates.ts';
import { serverNow } from '#client/lib/http/server-clock.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Card } from '#client/ui/card.tsx';
import { describeReportedEvent } from '../../report-messages.ts';
import { NextSteps } from '../next-steps.tsx';
import { describeReportOccasion, describeReportSteps } from '../report-steps.ts';
import { ConfirmCheckboxForm } from '../confirm-checkbox-form.tsx';

interface ReportStartProps {
  type: ReportType;
  answer: ReporterTokenResponse;
  isDrill?: boolean;
  /** The outcome of the reporter's last report. */
  last?: string | null;
  isBusy?: boolean;
  failure?: { title: string; sentence: string } | null;
  onSubmit: () => void;
}

const texts = {
  death: {
    title: 'Report a death',
    button: 'Report the death',
  },
  incapacitation: {
    title: 'Report a permanent incapacitation',
    button: 'Report the incapacitation',
  },
} satisfies Record<ReportType, object>;

/** Explains what to know before reporting and which two steps it takes. */
export function ReportStart({
  type,
  answer,
  isDrill,
  last = null,
  isBusy = false,
  failure = null,
  onSubmit,
}: ReportStartProps) {
  const { title, button } = texts[type];
  const { owner, ownerInFull } = formatOwnerNames(answer);
  const pausedUntil = isDrill ? null : answer.pausedUntil;
  const [opened] = useState(serverNow);
  const Title = isDrill ? 'h2' : 'h1';
  return (
    <div className="flex flex-col gap-7">
      <div className="flex flex-col gap-3">
        <Title>{title}</Title>
        <p className="text-lg">
          {describeReportOccasion(type, answer.lastReport)} Here you can tell us that{' '}
          <strong className="font-medium">{isDrill ? owner : ownerInFull}</strong>{' '}
          {describeReportedEvent(type)}
          {type === 'incapacitation' && ' and won’t be able to act for themselves again'}.
        </p>
        <p className="text-quiet">
          {owner} chose you for this. There’s no hurry: this link keeps working, and you can come back later.
        </p>
      </div>
      {last !== null && <Banner title="Your last report">{last}</Banner>}
      <Card className="flex flex-col gap-6">
        <NextSteps title="What happens when you report" steps={describeReportSteps(answer, opened)} />
      </Card>
      {pausedUntil ? (
        <Banner tone="warning" title={`You can report again from ${formatMoment(pausedUntil)}`}>
          {answer.pauseReason === 'cool-down'
            ? `${owner} has refuted a report and asked for some time before the next one, so nobody can report them until then. If it has really happened, please come back to this page then.`
            : `You’ve reported ${owner} or withdrawn a report several times lately. If it has really happened this time, please ask another reporter to report it. You can then confirm.`}
        </Banner>
      ) : (
        <ConfirmCheckboxForm
          sentence={`${isDrill ? 'Practice: ' : ''}I’m sure that ${owner} ${describeReportedEvent(type)}.`}
          label={isDrill ? `${button} (practice)` : button}
          isBusy={isBusy}
          failure={failure}
          onSure={onSubmit}
        />
      )}
      <p className="text-sm text-quiet">
        Not sure? Close this page: nothing happens unless you press the button. Please ask someone close to{' '}
        {owner} first.
        {!isDrill &&
          answer.answer === null &&
          ' Only here to accept or to practice? Press “Accept, decline or practice” in the same email.'}
      </p>
    </div>
  );
}
