import type { ReportType } from '#shared/contracts/release.ts';
import type { ReporterTokenResponse } from '#shared/contracts/report-links.ts';
import { submitReport } from '../../api.ts';
import { parseReportLinkError } from '../link-error.ts';
import { useLinkMessages } from '../link-messages.ts';
import { useLinkAction } from '../use-link-action.ts';
import { CardSection } from './card-section.tsx';
import { ReportDone } from './report-done.tsx';
import { describeLastReport } from './report-steps.ts';
import { ReportStart } from './report-start.tsx';
import { ReportUnavailable } from './report-unavailable.tsx';

interface RealReportProps {
  token: string;
  type: ReportType;
  answer: ReporterTokenResponse;
}

export function RealReport({ token, type, answer }: RealReportProps) {
  const { t } = useLinkMessages('report');
  const {
    act,
    answer: submitted,
    isBusy,
    refused,
    failure,
  } = useLinkAction(submitReport, {
    refusalOf: parseReportLinkError,
    title: t('submissionFailed'),
    sentence: t('notSubmitted'),
  });

  if (submitted) return <ReportDone owner={answer} type={type} submitted={submitted} />;
  if (refused)
    return <ReportUnavailable title={t('submissionFailed')} reason={refused} token={token} owner={answer} />;
  return (
    <div className="flex flex-col gap-7">
      <ReportStart
        last={answer.lastReport && describeLastReport(t, answer, answer.lastReport)}
        type={type}
        answer={answer}
        isBusy={isBusy}
        failure={failure}
        onSubmit={() => act({ token, reportType: type })}
      />
      <CardSection token={token} type={type} owner={answer} refuteTimeHours={answer.refuteTimeHours} />
    </div>
  );
}
