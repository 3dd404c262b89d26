import { CircleCheck } from 'lucide-react';
import type { ReportType } from '#shared/contracts/release.ts';
import type { SubmitReportResponse } from '#shared/contracts/report-links.ts';
import { formatOwnerNames, type OwnerNames } from '#shared/domain/display-names.ts';
import { Card } from '#client/ui/card.tsx';
import { StatusIcon } from '#client/ui/status-icon.tsx';
import { formatCondolence, describeReportedEvent } from '../../report-messages.ts';
import { NextSteps } from '../next-steps.tsx';
import { describeStepsAfterReport } from '../report-steps.ts';

interface ReportDoneProps {
  owner: OwnerNames;
  type: ReportType;
  submitted: SubmitReportResponse;
  isDrill?: boolean;
}

export function ReportDone({ owner: names, type, submitted, isDrill }: ReportDoneProps) {
  const { owner, ownerInFull } = formatOwnerNames(names);
  const Title = isDrill ? 'h2' : 'h1';
  return (
    <div className="flex flex-col gap-7">
      <div className="flex flex-col gap-3">
        <StatusIcon icon={CircleCheck} tone="success" />
        <Title>{isDrill ? 'PRACTICE: your report has been received' : 'Your report has been received'}</Title>
        <p className="text-lg">
          Thank you. You reported that{' '}
          <strong className="font-medium">{isDrill ? owner : ownerInFull}</strong>{' '}
          {describeReportedEvent(type)}. {formatCondolence(type)} You don’t need to do anything else. You can
          close this page.
        </p>
      </div>
      <Card>
        <NextSteps title="What happens now" steps={describeStepsAfterReport(owner, submitted)} />
      </Card>
      <p className="text-sm text-quiet">
        Was it a mistake? Open this link again: you can withdraw the report until another reporter confirms
        it.
      </p>
    </div>
  );
}
