import { clockDoubtMessages } from '../../adapters/database-clock.ts';
import type { RecoveryStatus } from './load-recovery-status.ts';
import { getRecipientReturnTime, getEarliestRecoveryEnd, MIN_OUTAGE_MS } from './rules.ts';

/** The maximum number of open estates listed. The most recently opened come first, because those may be wrong. */
const SHOWN = 20;

/** UTC, to the second. */
const at = (moment: Date) => `${moment.toISOString().slice(0, 19).replace('T', ' ')} UTC`;

const counted = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

/** Describes the product's state to an operator, one line each. */
export function describeRecoveryStatus(status: RecoveryStatus): string[] {
  const { recovery, now, pending, released, outages, destructions } = status;
  return [
    recovery ? `In recovery since ${at(recovery.since)}. ${recovery.reason}` : 'Not in recovery.',
    ...describeRestore(status),
    `The database clock says ${at(now)}.`,
    status.doubt ? clockDoubtMessages[status.doubt] : 'No problem with its clock was detected.',
    describeBeat(status),
    outages.length === 0
      ? 'No outage in the last 30 days.'
      : `${counted(outages.length, 'outage', 'outages')} in the last 30 days:`,
    ...outages.map(({ from, until }) => `  from ${at(from)} to ${at(until)}`),
    `${counted(pending.length, 'report is', 'reports are')} pending${pending.length > 0 ? ':' : '.'}`,
    ...pending.map(
      ({ id, reportedAt, expiresAt }) =>
        `  report ${id}, submitted ${at(reportedAt)}, window until ${at(expiresAt)}`,
    ),
    `${counted(released.length, 'estate is', 'estates are')} open${released.length > 0 ? ':' : '.'}`,
    ...released.slice(0, SHOWN).map(({ id, releasedAt }) => `  by report ${id}, since ${at(releasedAt)}`),
    ...(released.length > SHOWN ? ['  and others, released before these'] : []),
    `${counted(status.waitingMails, 'email is', 'emails are')} waiting${recovery ? ' from before the recovery' : ''}.`,
    `${counted(status.dueOpenings, 'opening is', 'openings are')} due for an announcement.`,
    destructions.first
      ? `${counted(destructions.announced, 'destruction is', 'destructions are')} announced, the first for ${at(destructions.first)}.`
      : 'No destruction is announced.',
    ...describeForgotten(status),
  ];
}

/** Whether recipients can read and, if not, what has to happen first. */
function describeRestore({ recovery, now }: RecoveryStatus): string[] {
  if (!recovery) return [];
  if (!recovery.isRestored) return ['Recipients can read the LeaveBits that are open to them.'];
  const from = getEarliestRecoveryEnd(recovery);
  return [
    `Recipients can’t read anything until you end the recovery. Their pages ask them to come back on ${at(
      getRecipientReturnTime({ ...recovery, recoverySince: recovery.since }, now),
    )}.`,
    from
      ? `The owners have been notified. They have until ${at(from)} to check their accounts.`
      : 'The owners haven’t been notified yet. If this database is going live, run: npm run recovery -- tell-owners',
  ];
}

/** Confirms to an operator that the owners have been notified. */
export function describeOwnersNotified(recovery: { ownersToldAt: Date }): string[] {
  return [
    `The owners were notified at ${at(recovery.ownersToldAt)}. The servers are sending the emails.`,
    `They have until ${at(getEarliestRecoveryEnd(recovery)!)} to check their accounts. Then end the recovery.`,
  ];
}

/** The objection to ending a recovery before owners have had time to check what a restore undid. */
function describeEarlyEnd({ recovery, now }: Pick<RecoveryStatus, 'recovery' | 'now'>): string[] {
  if (!recovery?.isRestored) return [];
  const from = getEarliestRecoveryEnd(recovery);
  if (from && now >= from) return [];
  const risk = 'anyone they removed or locked out after the backup may be able to read again.';
  return [
    from
      ? `Careful: the owners have until ${at(from)} to check their accounts. Before that, ${risk}`
      : `Careful: the owners haven’t been notified yet. Run npm run recovery -- tell-owners first and wait two days, or ${risk}`,
  ];
}

/** What to find out before ending a recovery. */
function describeForgotten({ recovery, lastBeat, perhapsOutdated }: RecoveryStatus): string[] {
  if (!recovery) return [];
  const { reporters, recipients, chargesDue, waitingDeletions, waitingResets } = perhapsOutdated;
  return [
    lastBeat
      ? `Events from ${at(lastBeat)} to ${at(recovery.since)} may be missing here. Find out what happened:`
      : `Events before ${at(recovery.since)} may be missing here. Find out what happened:`,
    '  - Reports that were submitted, confirmed, refuted or revoked, and new passwords and factors.',
    `  - ${counted(reporters, 'reporter has', 'reporters have')} working links, and ${counted(recipients, 'address has', 'addresses have')} access to something. Some may have been removed since.`,
    `  - ${counted(chargesDue, 'agreement', 'agreements')} at PayFast came due and may have been charged.`,
    `  - ${counted(waitingDeletions, 'account is', 'accounts are')} waiting for deletion. This may have been cancelled since, and deleted accounts may be back.`,
    `  - ${counted(waitingResets, 'new password is', 'new passwords are')} on hold. Some may have been cancelled since.`,
  ];
}

function describeBeat({ lastBeat, now, recovery }: RecoveryStatus): string {
  if (!lastBeat) return 'No server has used this database yet.';
  const isSilent = now.getTime() - lastBeat.getTime() > MIN_OUTAGE_MS;
  const why =
    isSilent && !recovery
      ? ' Since then, either no server has been running or none of them trusts its clock: see their logs.'
      : '';
  return `The last heartbeat was at ${at(lastBeat)}.${why}`;
}

/** Explains to an operator what ending the recovery means, one line each. */
export function describeRecoveryEnd(status: RecoveryStatus): string[] {
  const { recovery, pending, destructions, waitingMails, perhapsOutdated, doubt } = status;
  return [
    'By ending recovery you confirm that this database and its clock can be trusted. Then:',
    `  - ${counted(pending.length, 'pending report starts', 'pending reports start')} over: the owner is warned again and gets the full time to refute.`,
    `  - ${counted(waitingMails, 'waiting email goes', 'waiting emails go')} out unless it is too late for them. Some may have been sent before.`,
    `  - ${counted(destructions.announced, 'announced destruction starts', 'announced destructions start')} over: the owner gets all warnings again.`,
    `  - The waiting periods of account deletions (${perhapsOutdated.waitingDeletions}) and new passwords (${perhapsOutdated.waitingResets}) start over, with new emails.`,
    ...(recovery?.isRestored
      ? [
          `  - Recipients can read again.${recovery.ownersToldAt ? '' : ' All owners get an email that asks them to check their accounts.'}`,
        ]
      : []),
    '  - Due openings are announced. Owners can pay again.',
    '  - The time since the last heartbeat counts as an outage.',
    ...describeEarlyEnd(status),
    ...(doubt === 'apart'
      ? [`This remains to be fixed: ${clockDoubtMessages.apart} Correct the one that is wrong.`]
      : []),
  ];
}
