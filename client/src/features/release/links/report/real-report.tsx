import { useMutation } from '@tanstack/react-query';
import type { ReporterTokenAnswer, ReportType } from '#shared/contracts/release.ts';
import { messageOf } from '../../../../lib/http/api-client.ts';
import { useHeadingFocus } from '../../../../ui/use-heading-focus.ts';
import { submitReport } from '../../api.ts';
import { describeLastReport } from '../report-steps.ts';
import { ReportDone } from './report-done.tsx';
import { ReportStart } from './report-start.tsx';

interface RealReportProps {
  token: string;
  type: ReportType;
  answer: ReporterTokenAnswer;
}

const FAILED = 'Submission Failed';
const NOT_SUBMITTED = 'The report was not submitted. Please try again in a moment.';

export function RealReport({ token, type, answer }: RealReportProps) {
  const { mutate, data: submitted, isPending, error } = useMutation({ mutationFn: submitReport });
  useHeadingFocus(submitted ? 'done' : 'start');

  if (submitted) return <ReportDone owner={answer} type={type} submitted={submitted} />;
  return (
    <ReportStart
      last={answer.lastReport && describeLastReport(answer, answer.lastReport)}
      type={type}
      answer={answer}
      isBusy={isPending}
      failure={error && { title: FAILED, sentence: messageOf(error, NOT_SUBMITTED) }}
      onSubmit={() => mutate({ token, reportType: type })}
    />
  );
}
