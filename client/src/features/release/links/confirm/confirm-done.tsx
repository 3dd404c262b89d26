import { useState } from 'react';
import type { ReactNode } from 'react';
import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReportStatus } from '#shared/contracts/release.ts';
import type { ConfirmTokenResponse } from '#shared/contracts/report-links.ts';
import { formatOwnerNames } from '#shared/domain/display-names.ts';
import { serverNow } from '#client/lib/http/server-clock.ts';
import { useMessages } from '#client/lib/messages/use-messages.ts';
import { StatusIcon } from '#client/ui/status-icon.tsx';
import { asName } from '../as-name.tsx';
import { useLinkMessages, type LinkMessages } from '../link-messages.ts';
import { describeNewerReport } from './confirm-link-error.ts';
import { describeConfirmationEffect } from './confirm-steps.ts';
import { DenyReportSection } from './deny-report-section.tsx';

export function ConfirmDone({ report }: { report: ConfirmTokenResponse }) {
  const { t } = useLinkMessages('confirm-report');
  const { ownerInFull } = formatOwnerNames(report);
  const [confirmedAt] = useState(serverNow);
  const { total, opening } = describeConfirmationEffect(t, report, confirmedAt);
  return (
    <div className="flex flex-col items-start gap-4">
      <StatusIcon icon={CircleCheck} tone="success" />
      <h1>{t('doneTitle')}</h1>
      <p className="text-lg">
        {t.rich('done', { type: report.reportType, owner: ownerInFull, name: asName })}
      </p>
      <p>
        {total} {opening} {t('doneDecision')}
      </p>
    </div>
  );
}

const decided = {
  released: 'nowReleased',
  refuted: 'nowRefuted',
  expired: 'nowExpired',
  revoked: 'nowRevoked',
} as const satisfies Record<Exclude<ReportStatus, 'pending'>, string>;

function describeDecision(
  { t, links }: LinkMessages<'confirm-report'>,
  { status, refutedBy }: ConfirmTokenResponse,
): string {
  if (refutedBy === 'reporter') return t('nowWithdrawn');
  return status === 'pending' ? links('decision') : t(decided[status]);
}

export function AlreadyConfirmed({ token, report }: { token: string; report: ConfirmTokenResponse }) {
  const messages = useLinkMessages('confirm-report');
  const { t } = messages;
  const { reportType, anotherPart } = report;
  const { ownerInFull } = formatOwnerNames(report);
  const canDeny = report.alreadyConfirmed && report.canDeny && report.status === 'pending';
  const frame = (
    <AlreadyConfirmedFrame>
      {anotherPart && <p className="text-lg font-medium">{describeNewerReport(t, anotherPart)}</p>}
      <p className="text-lg">
        {t.rich('already', { type: reportType, owner: ownerInFull, name: asName })}{' '}
        {t(anotherPart ? 'alreadyEarlier' : 'alreadyOnce')}
      </p>
      <p>{describeDecision(messages, report)}</p>
    </AlreadyConfirmedFrame>
  );
  if (!canDeny) return frame;
  return (
    <div className="flex flex-col gap-7">
      {frame}
      <DenyReportSection token={token} report={report} />
    </div>
  );
}

export function AlreadyConfirmedFrame({ children }: { children: ReactNode }) {
  const links = useMessages('links');
  return (
    <div className="flex flex-col items-start gap-4 rounded-md bg-warning-soft p-5 sm:p-6">
      <StatusIcon icon={CircleAlert} tone="warning" />
      <h1 className="text-warning">{links('alreadyConfirmed')}</h1>
      {children}
    </div>
  );
}
