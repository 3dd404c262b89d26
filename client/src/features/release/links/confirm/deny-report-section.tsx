import { useState, type ComponentProps } from 'react';
import type { ConfirmTokenResponse } from '#shared/contracts/report-links.ts';
import { formatOwnerNames } from '#shared/domain/display-names.ts';
import { limits } from '#shared/domain/limits.ts';
import { getErrorMessage } from '#client/lib/http/api-client.ts';
import { serverNow } from '#client/lib/http/server-clock.ts';
import { Field, TextArea } from '#client/ui/fields/field.tsx';
import { useDenyReport } from '../../api.ts';
import { ConfirmCheckboxForm } from '../confirm-checkbox-form.tsx';
import { describeDenial } from '../report-steps.ts';

interface DenyReportProps {
  token: string;
  report: ConfirmTokenResponse;
  ticked?: ComponentProps<typeof ConfirmCheckboxForm>['ticked'];
}

/** Lets a reporter deny a report that they are asked to confirm. The owner and the other reporters are notified immediately. */
export function DenyReportSection({ token, report, ticked }: DenyReportProps) {
  const { mutate, isPending, error } = useDenyReport(token);
  const { owner } = formatOwnerNames(report);
  const [opened] = useState(serverNow);
  const [reason, setReason] = useState('');
  return (
    <section className="flex flex-col gap-3 border-t pt-6">
      <h2 className="text-lg md:text-lg">If you believe it isn’t true</h2>
      {describeDenial(report, opened).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <Field label="How do you know? (optional)" hint={`Only ${owner} can read this.`}>
        <TextArea
          rows={3}
          maxLength={limits.denialReasonLength}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
      <ConfirmCheckboxForm
        sentence="I’m sure this report isn’t true."
        label="I know this isn’t true"
        variant="secondary"
        ticked={ticked}
        isBusy={isPending}
        failure={
          error && {
            title: 'We didn’t get your answer',
            sentence: getErrorMessage(error, 'Please try again in a moment.'),
          }
        }
        onSure={() => mutate(reason)}
      />
    </section>
  );
}
