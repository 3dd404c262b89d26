import { useState } from 'react';
import type { ReactNode } from 'react';
import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReportStatus } from '#shared/contracts/release.ts';
import type { ConfirmTokenResponse } from '#shared/contracts/report-links.ts';
import { formatOwnerNames } from '#shared/domain/display-names.ts';
import { serverNow } from '#client/lib/http/server-clock.ts';
import { formatCondolence, describeReportedEvent } from '../../report-messages.ts';
import { StatusIcon } from '#client/ui/status-icon.tsx';
import { describeNewerReport } from '../link-error-messages.ts';
import { describeConfirmationEffect } from '../report-steps.ts';
import { DenyReportSection } from './deny-report-section.tsx';

export function ConfirmDone({ report }: { report: ConfirmTokenResponse }) {
  const { ownerInFull } = formatOwnerNames(report);
  const [confirmedAt] = useState(serverNow);
  const { total, opening } = describeConfirmationEffect(report, confirmedAt);
  return (
    <div className="flex flex-col items-start gap-4">
      <StatusIcon icon={CircleCheck} tone="success" />
      <h1>Thank you, your confirmation has been counted</h1>
      <p className="text-lg">
        You confirmed that <strong className="font-medium">{ownerInFull}</strong>{' '}
        {describeReportedEvent(report.reportType)}. {formatCondolence(report.reportType)}
      </p>
      <p>
        {total} {opening} We’ll email you once there’s a decision. You don’t need to do anything else. You can
        close this page.
      </p>
    </div>
  );
}

const TAKEN_BACK = 'The reporter who submitted it has since withdrawn the report. Nothing was opened.';

const decided = {
  pending: 'We’ll email you once there’s a decision.',
  released: 'The report has been confirmed, and what was left has been opened to its recipients.',
  refuted:
    'Someone has since answered that it isn’t true. Usually it’s the owner who answers. Nothing was opened.',
  expired: 'The report has since expired because too few people confirmed it in time. Nothing was opened.',
  revoked: 'Since then, someone signed in to the owner’s account and locked everything again.',
} as const satisfies Record<ReportStatus, string>;

export function AlreadyConfirmed({ token, report }: { token: string; report: ConfirmTokenResponse }) {
  const { reportType, anotherPart } = report;
  const { ownerInFull } = formatOwnerNames(report);
  const canDeny = report.alreadyConfirmed && report.canDeny && report.status === 'pending';
  const frame = (
    <AlreadyConfirmedFrame>
      {anotherPart && <p className="text-lg font-medium">{describeNewerReport(anotherPart)}</p>}
      <p className="text-lg">
        You have already confirmed that <strong className="font-medium">{ownerInFull}</strong>{' '}
        {describeReportedEvent(reportType)}. It counts once
        {anotherPart ? '. That was an earlier report.' : ', and you don’t need to do anything else.'}
      </p>
      <p>{report.refutedBy === 'reporter' ? TAKEN_BACK : decided[report.status]}</p>
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
  return (
    <div className="flex flex-col items-start gap-4 rounded-md bg-warning-soft p-5 sm:p-6">
      <StatusIcon icon={CircleAlert} tone="warning" />
      <h1 className="text-warning">Report Already Confirmed</h1>
      {children}
    </div>
  );
}
