import { useState } from 'react';
import { CircleCheck, Clock } from 'lucide-react';
import type { ReporterLinkType, ReporterTokenResponse } from '#shared/contracts/report-links.ts';
import { formatOwnerNames, type OwnerNames } from '#shared/domain/display-names.ts';
import { formatMoment } from '#client/lib/dates.ts';
import { serverNow } from '#client/lib/http/server-clock.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Card } from '#client/ui/card.tsx';
import { StatusIcon } from '#client/ui/status-icon.tsx';
import { withdrawReport } from '../../api.ts';
import { describeReportedEvent } from '../../report-messages.ts';
import { InvalidLink } from '../invalid-link.tsx';
import { NextSteps } from '../next-steps.tsx';
import { parseReportLinkError } from '../link-error.ts';
import { describeReporterLinkError } from '../link-error-messages.ts';
import {
  DENIAL_EFFECT,
  describeMistakeAfterConfirmation,
  describeOtherDenials,
  describePendingReportSteps,
  explainSingleReport,
} from '../report-steps.ts';
import { ConfirmCheckboxForm } from '../confirm-checkbox-form.tsx';
import { useLinkAction } from '../use-link-action.ts';
import { LeaveBitsOpened } from './leavebits-opened.tsx';

const NOT_WITHDRAWN = 'The report wasn’t withdrawn';

interface OwnReportProps {
  token: string;
  /** The type of the opened link. */
  type: ReporterLinkType;
  owner: OwnerNames;
  report: NonNullable<ReporterTokenResponse['report']>;
}

/** Shows the status of the reporter's own pending report, and lets them withdraw it. */
export function OwnReport({ token, type, owner: names, report }: OwnReportProps) {
  const { owner, ownerInFull } = formatOwnerNames(names);
  const denial = describeOtherDenials(report);
  const canBeWithdrawn = report.confirmations === 0;
  const [opened] = useState(serverNow);
  const { act, isDone, isBusy, refused, failure } = useLinkAction(withdrawReport, {
    refusalOf: parseReportLinkError,
    title: NOT_WITHDRAWN,
    sentence: 'Please try again in a moment.',
  });

  // The report may have been withdrawn in another tab.
  if (isDone || refused === 'withdrawn') return <Withdrawn owner={ownerInFull} />;
  if (refused === 'released') return <LeaveBitsOpened owner={names} />;
  if (refused) {
    return <InvalidLink title={NOT_WITHDRAWN} explanation={describeReporterLinkError(refused, names)} />;
  }
  return (
    <div className="flex flex-col gap-7">
      <div className="flex flex-col gap-3">
        <StatusIcon icon={Clock} />
        <h1>Your report is pending</h1>
        <p className="text-lg">
          You reported on {formatMoment(report.reportedAt)} that{' '}
          <strong className="font-medium">{ownerInFull}</strong> {describeReportedEvent(report.reportType)}.{' '}
          {!denial && 'You don’t need to do anything else. '}We’ll keep you posted.
        </p>
      </div>
      {type !== report.reportType && (
        <Banner title="You don’t need to report again">{explainSingleReport(owner, report)}</Banner>
      )}
      {denial && (
        <Banner tone="warning" title={denial}>
          Your report stays pending unless {owner} refutes it{canBeWithdrawn && ' or you withdraw it'}.{' '}
          {DENIAL_EFFECT} Please speak to the other reporters.
          {canBeWithdrawn && ' If it was a mistake, withdraw it below.'}
        </Banner>
      )}
      <Card>
        <NextSteps title="Where it stands" steps={describePendingReportSteps(owner, report, opened)} />
      </Card>
      <section className="flex flex-col gap-3 border-t pt-6">
        <h2 className="text-lg md:text-lg">Was it a mistake?</h2>
        {canBeWithdrawn ? (
          <>
            <p>
              You can withdraw the report until another reporter confirms it. Nothing will open, and we’ll
              tell {owner} and the other reporters.
            </p>
            <ConfirmCheckboxForm
              sentence="I want to withdraw my report."
              label="Withdraw the report"
              variant="secondary"
              isBusy={isBusy}
              failure={failure}
              onSure={() => act(token)}
            />
          </>
        ) : (
          <p>{describeMistakeAfterConfirmation(owner)}</p>
        )}
      </section>
    </div>
  );
}

function Withdrawn({ owner }: { owner: string }) {
  return (
    <div className="flex flex-col items-start gap-4">
      <StatusIcon icon={CircleCheck} tone="success" />
      <h1>Your report has been withdrawn</h1>
      <p className="text-lg">
        Nothing was opened. We’ll tell <strong className="font-medium">{owner}</strong> and the other
        reporters.
      </p>
      <p>Your links work as before, so you can report again if you ever need to. You can close this page.</p>
    </div>
  );
}
