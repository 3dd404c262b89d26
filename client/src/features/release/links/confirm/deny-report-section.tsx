import { useMutation } from '@tanstack/react-query';
import type { ConfirmTokenResponse } from '#shared/contracts/report-links.ts';
import { formatOwnerNames } from '#shared/domain/display-names.ts';
import { getErrorMessage } from '#client/lib/http/api-client.ts';
import { Banner } from '#client/ui/banner.tsx';
import { denyReport } from '../../api.ts';
import { ConfirmCheckboxForm } from '../confirm-checkbox-form.tsx';

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
  const { owner } = formatOwnerNames(report);
  return (
    <section className="flex flex-col gap-3 border-t pt-6">
      <h2 className="text-lg md:text-lg">If you believe that it is not true</h2>
      <p>
        Do not confirm: without enough confirmations nothing opens. If you know that it is not true, tell us
        here. We let {owner} and the person who reported know right away. We don’t name you, but if only a few
        people were asked, they may guess. The report goes on until {owner} refutes it
        {report.confirmations === 0 && ', or the person who reported takes it back'}.
      </p>
      <ConfirmCheckboxForm
        sentence="I am sure that this report is not true."
        label="I know this is not true"
        variant="secondary"
        isBusy={isPending}
        failure={
          error && {
            title: 'We did not get your answer',
            sentence: getErrorMessage(error, 'Please try again in a moment.'),
          }
        }
        onSure={() => mutate(token)}
      />
    </section>
  );
}

/** Replaces the question once the reporter has denied the report. */
export function DenialNotice({ report }: { report: ConfirmTokenResponse }) {
  const { owner } = formatOwnerNames(report);
  return (
    <Banner
      tone="success"
      // Don't announce a denial from an earlier visit.
      role={report.hasDenied ? undefined : 'status'}
      title="You told us that it is not true"
    >
      We told {owner}, and the person who reported. {report.confirmations === 0 ? 'They' : owner} can stop the
      report: please try to reach them. If you learn that it is true after all, you can still confirm below.
    </Banner>
  );
}
