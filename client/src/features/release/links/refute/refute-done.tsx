import { CircleCheck } from 'lucide-react';
import type { RefuteTokenResponse } from '#shared/contracts/report-links.ts';
import { formatNameAndEmail } from '#shared/domain/display-names.ts';
import { useTakesPayments } from '#client/lib/takes-payments.ts';
import { formatMoment } from '#client/lib/dates.ts';
import { paths } from '#client/lib/paths.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { StatusIcon } from '#client/ui/status-icon.tsx';
import { describeEventToOwner } from '../../report-messages.ts';
import { describeRefuteLinkError, getRefuteLinkErrorTitle } from '../link-error-messages.ts';

export function RefuteDone({ report }: { report: RefuteTokenResponse }) {
  const takesPayments = useTakesPayments();
  const { reporterName, reporterEmail, reportType, reportedAt } = report;
  return (
    <div className="flex flex-col items-start gap-4">
      <StatusIcon icon={CircleCheck} tone="success" />
      <h1>The report has been cancelled</h1>
      <p className="text-lg">
        Nothing was opened. The report of {formatMoment(reportedAt)} that {describeEventToOwner(reportType)}{' '}
        has been refuted and can’t be confirmed anymore.
      </p>
      <p>
        We’ll tell{' '}
        <strong className="font-medium">
          {formatNameAndEmail({ name: reporterName, email: reporterEmail })}
        </strong>{' '}
        and your other reporters by email. The others’ links work again, in case they’re ever needed.
      </p>
      <p>
        Please sign in and decide whether {reporterName ?? reporterEmail} stays your reporter. Until then,
        their links don’t work, so they can neither report nor confirm anything.
        {takesPayments &&
          ' You can remove them during your free period or with a subscription. You need neither to refute a report.'}
      </p>
      <ButtonLink href={paths.auth()}>Sign in and review your reporters</ButtonLink>
    </div>
  );
}

/** Shown to an owner whose report has ended in the meantime: they refuted it in another tab, or its reporter withdrew it. */
export function ReportAlreadyEnded({ reason }: { reason: 'refuted' | 'withdrawn' }) {
  const { why, next } = describeRefuteLinkError(reason);
  return (
    <div className="flex flex-col items-start gap-4">
      <StatusIcon icon={CircleCheck} tone="success" />
      <h1>{getRefuteLinkErrorTitle(reason)}</h1>
      <p className="text-lg">{why}</p>
      <p>{next}</p>
      <ButtonLink href={paths.auth()}>Sign in and review your reporters</ButtonLink>
    </div>
  );
}
