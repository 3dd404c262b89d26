import { CircleCheck } from 'lucide-react';
import type { RefuteTokenResponse } from '#shared/contracts/report-links.ts';
import { formatNameAndEmail } from '#shared/domain/display-names.ts';
import { useTakesPayments } from '#client/lib/takes-payments.ts';
import { formatMoment } from '#client/lib/messages/format-moment.ts';
import { paths } from '#client/lib/paths.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { StatusIcon } from '#client/ui/status-icon.tsx';
import { asAddress } from '../as-name.tsx';
import { useLinkMessages } from '../link-messages.ts';
import { describeRefuteLinkError, getRefuteLinkErrorTitle } from './refute-link-error.ts';

export function RefuteDone({ report }: { report: RefuteTokenResponse }) {
  const { t } = useLinkMessages('refute');
  const takesPayments = useTakesPayments();
  const { reporterName, reporterEmail, reportType, reportedAt } = report;
  return (
    <div className="flex flex-col items-start gap-4">
      <StatusIcon icon={CircleCheck} tone="success" />
      <h1>{t('doneTitle')}</h1>
      <p className="text-lg">{t('done', { type: reportType, moment: formatMoment(reportedAt, t) })}</p>
      <p>
        {t.rich('doneTold', {
          reporter: () => asAddress(formatNameAndEmail({ name: reporterName, email: reporterEmail })),
        })}
      </p>
      <p>
        {t('doneDecide', { reporter: reporterName ?? reporterEmail })}
        {takesPayments && ` ${t('donePaid')}`}
      </p>
      <ButtonLink href={paths.auth()}>{t('signInAndReview')}</ButtonLink>
    </div>
  );
}

/** Shown to an owner whose report has ended in the meantime: they refuted it in another tab, or its reporter withdrew it. */
export function ReportAlreadyEnded({ reason }: { reason: 'refuted' | 'withdrawn' }) {
  const messages = useLinkMessages('refute');
  const { why, next } = describeRefuteLinkError(messages, reason);
  return (
    <div className="flex flex-col items-start gap-4">
      <StatusIcon icon={CircleCheck} tone="success" />
      <h1>{getRefuteLinkErrorTitle(messages, reason)}</h1>
      <p className="text-lg">{why}</p>
      <p>{next}</p>
      <ButtonLink href={paths.auth()}>{messages.t('signInAndReview')}</ButtonLink>
    </div>
  );
}
