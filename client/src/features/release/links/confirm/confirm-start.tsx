import { useState } from 'react';
import type { ConfirmTokenResponse } from '#shared/contracts/report-links.ts';
import { formatOwnerNames } from '#shared/domain/display-names.ts';
import { formatMoment } from '#client/lib/dates.ts';
import { serverNow } from '#client/lib/http/server-clock.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Card } from '#client/ui/card.tsx';
import { useHeadingFocus } from '#client/ui/use-heading-focus.ts';
import { describeReportedEvent } from '../../report-messages.ts';
import { NextSteps } from '../next-steps.tsx';
import { DENIAL_EFFECT, describeOtherDenials, describeConfirmationSteps } from '../report-steps.ts';
import { DeniedReport, type ConfirmActionProps } from './denied-report.tsx';
import { DenyReportSection } from './deny-report-section.tsx';
import { ConfirmCheckboxForm } from '../confirm-checkbox-form.tsx';

interface ConfirmStartProps extends ConfirmActionProps {
  token: string;
  report: ConfirmTokenResponse;
}

export function ConfirmStart({ token, report, ...action }: ConfirmStartProps) {
  const { isBusy, failure, onConfirm } = action;
  const { reportType, reporterEmail, reportedAt } = report;
  const { owner, ownerInFull } = formatOwnerNames(report);
  const denial = describeOtherDenials(report);
  const [opened] = useState(serverNow);
  // Both answers are never ticked at once.
  const [sureOf, setSureOf] = useState<'true' | 'untrue' | null>(null);
  const ticked = (answer: 'true' | 'untrue') => ({
    isTicked: sureOf === answer,
    onTick: (isTicked: boolean) => setSureOf(isTicked ? answer : null),
  });
  useHeadingFocus(report.hasDenied ? 'denied' : 'asked');
  if (report.hasDenied) return <DeniedReport report={report} {...action} />;
  return (
    <div className="flex flex-col gap-7">
      <div className="flex flex-col gap-3">
        <h1>Can you confirm this?</h1>
        <p className="text-lg">
          <strong translate="no" className="font-medium">
            {reporterEmail}
          </strong>{' '}
          reported on {formatMoment(reportedAt)} that <strong className="font-medium">{ownerInFull}</strong>{' '}
          {describeReportedEvent(reportType)}.
        </p>
        <p>
          {reportType === 'death' ? 'If it’s true, we’re sorry for your loss.' : 'If it’s true, we’re sorry.'}
        </p>
        {report.hasDeclined && (
          <p>
            You told us that you don’t want to be a reporter. You don’t have to do anything, but if you know
            what happened, your answer still helps.
          </p>
        )}
      </div>
      {denial && (
        <Banner tone="warning" title={denial}>
          {DENIAL_EFFECT} Please be sure before you confirm: try to reach {owner}, or speak to the person who
          reported.
        </Banner>
      )}
      <Card>
        <NextSteps title="What happens when you confirm" steps={describeConfirmationSteps(report, opened)} />
      </Card>
      <ConfirmCheckboxForm
        sentence={`I’m sure that ${owner} ${describeReportedEvent(reportType)}.`}
        label="Confirm the report"
        ticked={ticked('true')}
        isBusy={isBusy}
        failure={failure}
        onSure={onConfirm}
      />
      {report.canDeny && <DenyReportSection token={token} report={report} ticked={ticked('untrue')} />}
    </div>
  );
}
