import { useMutation } from '@tanstack/react-query';
import type { ConfirmTokenResponse } from '#shared/contracts/report-links.ts';
import { getErrorMessage } from '#client/lib/http/api-client.ts';
import { denyReport } from '../../api.ts';
import { ConfirmCheckboxForm } from '../confirm-checkbox-form.tsx';
import { describeDenial } from '../report-steps.ts';

interface DenyReportProps {
  token: string;
  report: ConfirmTokenResponse;
  onDenied: () => void;
}

/**
 * Lets a reporter deny a report that they are asked to confirm. The owner and the initiating reporter are notified immediately.
 */
export function DenyReportSection({ token, report, onDenied }: DenyReportProps) {
  const { mutate, isPending, error } = useMutation({ mutationFn: denyReport, onSuccess: onDenied });
  return (
    <section className="flex flex-col gap-3 border-t pt-6">
      <h2 className="text-lg md:text-lg">If you believe it isn’t true</h2>
      {describeDenial(report).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <ConfirmCheckboxForm
        sentence="I’m sure this report isn’t true."
        label="I know this isn’t true"
        variant="secondary"
        isBusy={isPending}
        failure={
          error && {
            title: 'We didn’t get your answer',
            sentence: getErrorMessage(error, 'Please try again in a moment.'),
          }
        }
        onSure={() => mutate(token)}
      />
    </section>
  );
}
