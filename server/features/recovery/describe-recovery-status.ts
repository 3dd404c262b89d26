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
    `The database says that it is ${at(now)}.`,
    status.doubt ? clockDoubtMessages[status.doubt] : 'No problem with its clock was detected.',
    describeBeat(status),
    outages.length === 0
      ? 'No outage in the last 30 days.'
      : `${counted(outages.length, 'outage', 'outages')} in the last 30 days:`,
    ...outages.map(({ from, until }) => `  from ${at(from)} to ${at(until)}`),
    `${counted(pending.length, 'report is', 'reports are')} pending${pending.length > 0 ? ':' : '.'}`,
    ...pending.map(
      ({ id, reportedAt, expiresAt }) =>
        `  report ${id}, made ${at(reportedAt)}, window until ${at(expiresAt)}`,
    ),
    `${counted(released.length, 'estate is', 'estates are')} open${released.length > 0 ? ':' : '.'}`,
    ...released.slice(0, SHOWN).map(({ id, releasedAt }) => `  by report ${id}, since ${at(releasedAt)}`),
    ...(released.length > SHOWN ? ['  and others, opened before these'] : []),
    `${counted(status.waitingMails, 'mail waits', 'mails wait')}${recovery ? ' from before the recovery' : ''}.`,
    `${counted(status.dueOpenings, 'opening is', 'openings are')} due to be announced.`,
    destructions.first
      ? `${counted(destructions.announced, 'destruction is', 'destructions are')} announced, the first for ${at(destructions.first)}.`
      : 'No destruction is announced.',
    ...describeForgotten(status),
  ];
}

/** Whether recipients can read and, if not, what has to happen first. */
function describeRestore({ recovery, now }: RecoveryStatus): string[] {
  if (!recovery) return [];
  if (!recovery.isRestored) return ['Recipients can read what is open.'];
  const from = getEarliestRecoveryEnd(recovery);
  return [
    `Recipients read nothing until you end it. Their pages ask them to come back on ${at(
      getRecipientReturnTime({ ...recovery, recoverySince: recovery.since }, now),
    )}.`,
    from
      ? `The owners were told. They have until ${at(from)} to look through their accounts.`
      : 'The owners do not know yet. If this is the database that will serve, run: npm run recovery -- tell-owners',
  ];
}

/** Confirms to an operator that the owners have been notified. */
export function describeOwnersNotified(recovery: { ownersToldAt: Date }): string[] {
  return [
    `The owners were told at ${at(recovery.ownersToldAt)}: the servers send the mails.`,
    `They have until ${at(getEarliestRecoveryEnd(recovery)!)} to look through their accounts. Then end the recovery.`,
  ];
}

/** The objection to ending a recovery before owners have had time to check what a restore undid. */
function describeEarlyEnd({ recovery, now }: Pick<RecoveryStatus, 'recovery' | 'now'>): string[] {
  if (!recovery?.isRestored) return [];
  const from = getEarliestRecoveryEnd(recovery);
  if (from && now >= from) return [];
  const risk = 'whoever they removed or locked out after the backup may read again.';
  return [
    from
      ? `Careful: the owners have until ${at(from)} to look through their accounts. Before that, ${risk}`
      : `Careful: the owners do not know yet. Run npm run recovery -- tell-owners first and wait two days, or ${risk}`,
  ];
}

/** What to find out before ending a recovery. */
function describeForgotten({ recovery, lastBeat, perhapsOutdated }: RecoveryStatus): string[] {
  if (!recovery) return [];
  const { reporters, recipients, chargesDue, waitingDeletions, waitingResets } = perhapsOutdated;
  return [
    lastBeat
      ? `What happened from ${at(lastBeat)} to ${at(recovery.since)} may be missing here. Find out about it:`
      : `What happened before ${at(recovery.since)} may be missing here. Find out about it:`,
    '  - Reports that were made, confirmed, refuted or revoked, and new passwords and factors.',
    `  - ${counted(reporters, 'reporter has', 'reporters have')} links that work, and ${counted(recipients, 'address has', 'addresses have')} something shared. Some may have been removed.`,
    `  - ${counted(chargesDue, 'agreement', 'agreements')} at PayFast came due, and may have been charged.`,
    `  - ${counted(waitingDeletions, 'account waits', 'accounts wait')} for deletion. The owner may have kept it, and deleted accounts may be back.`,
    `  - ${counted(waitingResets, 'new password waits', 'new passwords wait')} to count. The owner may have stopped it.`,
  ];
}

function describeBeat({ lastBeat, now, recovery }: RecoveryStatus): string {
  if (!lastBeat) return 'The product has not served on this database yet.';
  const isSilent = now.getTime() - lastBeat.getTime() > MIN_OUTAGE_MS;
  const why =
    isSilent && !recovery
      ? ' Since then, either no process has been serving or all of them distrust the clock: see their logs.'
      : '';
  return `The last heartbeat was at ${at(lastBeat)}.${why}`;
}

/** Explains to an operator what ending the recovery means, one line each. */
export function describeRecoveryEnd(status: RecoveryStatus): string[] {
  const { recovery, pending, destructions, waitingMails, perhapsOutdated, doubt } = status;
  return [
    'By ending recovery you confirm that this database and its clock can be trusted. Then:',
    `  - ${counted(pending.length, 'pending report starts', 'pending reports start')} again: the owner is warned again and has the whole time to refute.`,
    `  - ${counted(waitingMails, 'waiting mail goes', 'waiting mails go')} out, unless it is too late for them. Some may have been sent before.`,
    `  - ${counted(destructions.announced, 'announced destruction starts', 'announced destructions start')} again: the owner gets all warnings again.`,
    `  - Waiting deletions of accounts (${perhapsOutdated.waitingDeletions}) and waiting passwords (${perhapsOutdated.waitingResets}) begin their whole wait again, with new mails.`,
    ...(recovery?.isRestored
      ? [
          `  - Recipients can read again.${recovery.ownersToldAt ? '' : ' All owners get a mail that asks them to look through their accounts.'}`,
        ]
      : []),
    '  - Openings that are due are announced. Payments are offered again.',
    '  - The time until now counts as an outage.',
    ...describeEarlyEnd(status),
    ...(doubt === 'apart'
      ? [`It does not settle this: ${clockDoubtMessages.apart} Set the one that is wrong.`]
      : []),
  ];
}
