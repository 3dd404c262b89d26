import { CircleCheck } from 'lucide-react';
import type { ReportType } from '#shared/contracts/release.ts';
import type { SubmitReportResponse } from '#shared/contracts/report-links.ts';
import { formatOwnerNames, type OwnerNames } from '#shared/domain/display-names.ts';
import { Card } from '#client/ui/card.tsx';
import { StatusIcon } from '#client/ui/status-icon.tsx';
import { asName } from '../as-name.tsx';
import { useLinkMessages } from '../link-messages.ts';
import { NextSteps } from '../next-steps.tsx';
import { describeStepsAfterReport } from './report-steps.ts';

interface ReportDoneProps {
  owner: OwnerNames;
  type: ReportType;
  submitted: SubmitReportResponse;
  isDrill?: boolean;
}

export function ReportDone({ owner: names, type, submitted, isDrill }: ReportDoneProps) {
  const messages = useLinkMessages('report');
  const { t } = messages;
  const { owner, ownerInFull } = formatOwnerNames(names);
  const Title = isDrill ? 'h2' : 'h1';
  return (
    <div className="flex flex-col gap-7">
      <div className="flex flex-col gap-3">
        <StatusIcon icon={CircleCheck} tone="success" />
        <Title>{t(isDrill ? 'receivedPractice' : 'received')}</Title>
        <p className="text-lg">
          {t.rich('thanks', { type, owner: isDrill ? owner : ownerInFull, name: asName })}
        </p>
      </div>
      <Card>
        <NextSteps title={t('whatNow')} steps={describeStepsAfterReport(messages, owner, submitted)} />
      </Card>
      <p className="text-sm text-quiet">{t('openAgain')}</p>
    </div>
  );
}
