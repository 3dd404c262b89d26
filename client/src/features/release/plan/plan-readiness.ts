import type { OwnerReport } from '#shared/contracts/release.ts';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import type { GuideStep } from '../../guide/guide-steps.ts';
import { findReleaseSetting, findReleaseCondition } from '#shared/domain/release.ts';

/** Counts the LeaveBits that someone other than the owner only receives after a report. */
export function countLeavebitsAwaitingReport(
  leavebits: readonly Pick<Leavebit, 'sharingEmails' | 'sharingConfig' | 'leftBy'>[],
  ownerEmail: string,
): number {
  return leavebits.filter(({ sharingEmails, sharingConfig, leftBy }) =>
    sharingEmails.some(
      (email) =>
        email !== ownerEmail &&
        !leftBy?.[email] &&
        findReleaseCondition(findReleaseSetting(sharingConfig, email)) === 'report',
    ),
  ).length;
}

/** Whether any of these reports has released LeaveBits or still might. Assumed to be true until the reports have loaded. */
export function canOpenByReport(reports: readonly Pick<OwnerReport, 'status'>[] | undefined): boolean {
  return !reports || reports.some(({ status }) => status === 'pending' || status === 'released');
}

/** The first steps for a new owner, and which of them are done. */
export function getOwnerFirstSteps(
  leavebits: readonly Pick<Leavebit, 'sharingEmails'>[],
  ownerEmail: string,
  hasReporters: boolean,
): { step: GuideStep; title: string; text: string; isDone: boolean }[] {
  return [
    {
      step: 'write',
      title: 'Write',
      text: 'Put something that someone will need one day into a LeaveBit: text, files or both.',
      isDone: leavebits.length > 0,
    },
    {
      step: 'name',
      title: 'Name people',
      text: 'Say who should receive it and when it opens for them.',
      isDone: leavebits.some(({ sharingEmails }) => sharingEmails.some((email) => email !== ownerEmail)),
    },
    {
      step: 'reporters',
      title: 'Choose reporters',
      text: 'They tell us if you die or can no longer act. Without them, nothing opens after your death.',
      isDone: hasReporters,
    },
  ];
}
