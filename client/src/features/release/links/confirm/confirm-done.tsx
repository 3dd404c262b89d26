import { useState } from 'react';
import type { ReactNode } from 'react';
import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReportStatus } from '#shared/contracts/release.ts';
import type { ConfirmTokenAnswer } from '#shared/contracts/report-links.ts';
import { callOwner } from '#shared/domain/names.ts';
import { now } from '../../../../lib/dates.ts';
import { weAreSorry, whatHappened } from '../../report-words.ts';
import { StateMark } from '../../../../ui/state-mark.tsx';
import { describeNewReport } from '../refusal-words.ts';
import { afterConfirmation } from '../report-steps.ts';

export function ConfirmDone({ report }: { report: ConfirmTokenAnswer }) {
  const { ownerInFull } = callOwner(report);
  const [confirmedAt] = useState(now);
  const { total, opening } = afterConfirmation(report, confirmedAt);
  return (
    <div className="flex flex-col items-start gap-4">
      <StateMark icon={CircleCheck} tone="success" />
      <h1>Thank you, your confirmation counts</h1>
      <p className="text-lg">
        You confirmed that <strong className="font-medium">{ownerInFull}</strong>{' '}
        {whatHappened(report.reportType)}. {weAreSorry(report.reportType)} {total}
      </p>
      <p>
        {opening} We write to you when it is decided. There is nothing more to do. You can close this page.
      </p>
    </div>
  );
}

const TAKEN_BACK = 'The reporter who made it has since taken the report back. Nothing was opened.';

const decided = {
  pending: 'We write to you when the report is decided.',
  released: 'The report has been decided: what was left is open for the people it was meant for.',
  refuted: 'The person it is about has since answered that it is not true. Nothing was opened.',
  expired: 'The report has since expired, because too few people confirmed it in time. Nothing was opened.',
  revoked: 'The owner has since locked everything again.',
} as const satisfies Record<ReportStatus, string>;

export function AlreadyConfirmed({ report }: { report: ConfirmTokenAnswer }) {
  const { reportType, anotherPart } = report;
  const { ownerInFull } = callOwner(report);
  return (
    <ConfirmedBefore>
      {anotherPart && <p className="text-lg font-medium">{describeNewReport(anotherPart)}</p>}
      <p className="text-lg">
        You have already confirmed that <strong className="font-medium">{ownerInFull}</strong>{' '}
        {whatHappened(reportType)}. It counts once
        {anotherPart ? '. That was an earlier report.' : ', and there is nothing more to do.'}
      </p>
      <p>{report.refutedBy === 'reporter' ? TAKEN_BACK : decided[report.status]}</p>
    </ConfirmedBefore>
  );
}

/** What a reporter reads who has confirmed before. */
export function ConfirmedBefore({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-col items-start gap-4 rounded-md bg-warning-soft p-5 sm:p-6">
      <StateMark icon={CircleAlert} tone="warning" />
      <h1 className="text-warning">Report Already Confirmed</h1>
      {children}
    </div>
  );
}
