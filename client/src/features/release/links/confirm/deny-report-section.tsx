import { useState, type ComponentProps } from 'react';
import type { ConfirmTokenResponse } from '#shared/contracts/report-links.ts';
import { formatOwnerNames } from '#shared/domain/display-names.ts';
import { limits } from '#shared/domain/limits.ts';

import { serverNow } from '#client/lib/http/server-clock.ts';
import { useErrorMessage } from '#client/lib/messages/use-error-message.ts';
import { Field, TextArea } from '#client/ui/fields/field.tsx';
import { useDenyReport } from '../../api.ts';
import { ConfirmCheckboxForm } from '../confirm-checkbox-form.tsx';
import { useLinkMessages } from '../link-messages.ts';
import { describeDenial } from './confirm-steps.ts';

interface DenyReportProps {
  token: string;
  report: ConfirmTokenResponse;
  ticked?: ComponentProps<typeof ConfirmCheckboxForm>['ticked'];
}

/** Lets a reporter deny a report that they are asked to confirm. The owner and the other reporters are notified immediately. */
export function DenyReportSection({ token, report, ticked }: DenyReportProps) {
  const { t, links } = useLinkMessages('confirm-report');
  const getErrorMessage = useErrorMessage();
  const { mutate, isPending, error } = useDenyReport(token);
  const { owner } = formatOwnerNames(report);
  const [opened] = useState(serverNow);
  const [reason, setReason] = useState('');
  return (
    <section className="flex flex-col gap-3 border-t pt-6">
      <h2 className="text-lg md:text-lg">{t('notTrue')}</h2>
      {describeDenial(t, report, opened).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <Field label={t('howDoYouKnow')} hint={t('onlyOwnerReads', { owner })}>
        <TextArea
          rows={3}
          maxLength={limits.denialReasonLength}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
      <ConfirmCheckboxForm
        sentence={t('denySure')}
        label={t('deny')}
        variant="secondary"
        ticked={ticked}
        isBusy={isPending}
        failure={
          error && {
            title: t('notReceived'),
            sentence: getErrorMessage(error, links('tryLater')),
          }
        }
        onSure={() => mutate(reason)}
      />
    </section>
  );
}
