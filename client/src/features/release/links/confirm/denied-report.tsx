import { useState } from 'react';
import { CircleCheck } from 'lucide-react';
import type { ConfirmTokenResponse } from '#shared/contracts/report-links.ts';
import { formatOwnerNames } from '#shared/domain/display-names.ts';
import { serverNow } from '#client/lib/http/server-clock.ts';
import { Card } from '#client/ui/card.tsx';
import { StatusIcon } from '#client/ui/status-icon.tsx';
import { describeReportedEvent } from '../../report-messages.ts';
import { ConfirmCheckboxForm } from '../confirm-checkbox-form.tsx';
import { NextSteps } from '../next-steps.tsx';
import { describeNeededConfirmations, describeStepsAfterDenial } from '../report-steps.ts';

export interface ConfirmActionProps {
  isBusy: boolean;
  failure: { title: string; sentence: string } | null;
  onConfirm: () => void;
}

interface DeniedReportProps extends ConfirmActionProps {
  report: ConfirmTokenResponse;
}

/** For a reporter who has denied the report: what that set in motion, and how to confirm after all. */
export function DeniedReport({ report, isBusy, failure, onConfirm }: DeniedReportProps) {
  const { reportType, reporterEmail } = report;
  const { owner, ownerInFull } = formatOwnerNames(report);
  const [opened] = useState(serverNow);
  return (
    <div className="flex flex-col gap-7">
      <div className="flex flex-col gap-3">
        <StatusIcon icon={CircleCheck} tone="success" />
        <h1>Thank you for telling us</h1>
        <p className="text-lg">
          You told us it isn’t true that <strong className="font-medium">{ownerInFull}</strong>{' '}
          {describeReportedEvent(reportType)}.
        </p>
        <p>
          We’ve let {owner} know that you said so. We’ve also told {reporterEmail} and the other reporters,
          without saying who it was.
        </p>
      </div>
      <Card>
        <NextSteps title="What happens now" steps={describeStepsAfterDenial(report, opened)} />
      </Card>
      <section className="flex flex-col gap-3 border-t pt-6">
        <h2 className="text-lg md:text-lg">If you learn that it’s true after all</h2>
        <p>
          You can still confirm the report here. {describeNeededConfirmations(report)} After that, you can’t
          change your answer again.
        </p>
        <ConfirmCheckboxForm
          variant="secondary"
          sentence={`I’m sure that ${owner} ${describeReportedEvent(reportType)}.`}
          label="Confirm the report"
          isBusy={isBusy}
          failure={failure}
          onSure={onConfirm}
        />
      </section>
    </div>
  );
}
