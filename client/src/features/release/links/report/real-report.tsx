import { useMutation } from '@tanstack/react-query';
import type { ReporterTokenAnswer, ReportType } from '#shared/contracts/release.ts';
import { messageOf } from '../../../../lib/http/api-client.ts';
import { useHeadingFocus } from '../../../../ui/use-heading-focus.ts';
import { submitReport } from '../../api.ts';
import { InvalidLink } from '../invalid-link.tsx';
import { refusalOf } from '../refusal.ts';
import { describeReporterRefusal } from '../refusal-words.ts';
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
  // A report was made after this page opened: in another tab, or by another reporter.
  const refused = refusalOf(error);
  useHeadingFocus(submitted ? 'done' : (refused ?? 'start'));

  if (submitted) return <ReportDone owner={answer} type={type} submitted={submitted} />;
  if (refused) return <InvalidLink title={FAILED} words={describeReporterRefusal(refused)} />;
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
