import { DAY_MS, HOUR_MS } from '#shared/domain/durations.ts';
import type { EstateFacts, SeenMail } from './facts.ts';
import type { EstateSystem } from './system.ts';

/**
 * When the required days since an email are over, which depend on its outcome. Null if it bounced without a rejection, which
 * notifies nobody.
 */
function toldFrom({ at, outcome, bounce, bouncedAt }: SeenMail, days: { heard: number; refused: number }) {
  if (outcome === 'refused') return at + days.refused * DAY_MS;
  if (bouncedAt === null) return at + days.heard * DAY_MS;
  return bounce === 'hard' ? bouncedAt + days.refused * DAY_MS : null;
}

/** The promises that deleting the account at this moment would break; empty if none. */
function whyNotDeleted({ facts, payfast, now }: EstateSystem): string[] {
  const since = facts.leavingSince;
  if (since === null) return ['its owner did not request it'];
  const isTold = (kind: string, days: { heard: number; refused: number }) =>
    facts.mails.some((mail) => {
      if (mail.kind !== kind || mail.at < since) return false;
      const from = toldFrom(mail, days);
      return from !== null && now >= from;
    });
  const hours = 20 * (HOUR_MS / DAY_MS);
  const endedAt = Math.max(0, ...facts.reports.map((report) => report.endedAt ?? 0));
  const isReminded = facts.mails.some(({ kind, at }) => kind === 'deletion-reminder' && at >= endedAt);
  return [
    now < since + 7 * DAY_MS && 'seven days have not passed',
    !isTold('deletion-requested', { heard: 6, refused: 30 }) && 'the owner was not notified in time',
    !isTold('deletion-reminder', { heard: hours, refused: hours }) && 'the owner was not reminded in time',
    !isReminded && 'the owner was not reminded after the end of a report',
    facts.pending && 'a report is pending',
    facts.released && 'the estate is open',
    facts.isInRecovery && 'it is in recovery',
    !payfast.answers && 'PayFast does not respond',
    payfast.isCharging && 'PayFast charges for it',
    payfast.knowable.some(({ isHeard }) => !isHeard) && 'PayFast knows of a charge that we do not',
  ].filter((why) => typeof why === 'string');
}

/** Whether the account is gone, and the promises that this breaks. Records when it was deleted. */
export async function observeAccountDeletion(
  system: EstateSystem,
): Promise<{ isGone: boolean; problems: string[] }> {
  const rows = await system.query('select id from users where id = $1', system.userId);
  if (rows.length > 0) return { isGone: false, problems: [] };
  const problems = whyNotDeleted(system).map((why) => `the account is gone, but ${why}`);
  system.facts.leftAt = system.now;
  system.facts.toldOfLeaving = [
    ...system.reporters,
    ...Object.entries(system.heirs).flatMap(([what, email]) =>
      system.facts.trashed.has(what) ? [] : [email],
    ),
    ...([...system.facts.passedOnAt.keys()].some((what) => !system.facts.trashed.has(what))
      ? [system.next]
      : []),
  ];
  return { isGone: true, problems };
}

const FAREWELLS = ['account-deleted', 'owner-left'];

/** What must hold after every later step. */
export async function checkAfterDeletion(system: EstateSystem): Promise<string[]> {
  const { facts, fresh, ctx } = system;
  const problems: string[] = [];
  const can = await system.readers();
  const open = can === 'restoring' ? [] : Object.entries(can).filter(([, isOpen]) => isOpen);
  problems.push(...open.map(([what]) => `the account is gone, and ${what} can be read`));
  for (const { id, at, kind, to } of facts.mails)
    if (fresh.includes(id) && at >= facts.leftAt! && !FAREWELLS.includes(kind))
      // This step's emails may have left before the account was deleted.
      if (at > facts.leftAt!) problems.push(`the account is gone, and ${to} was told ${kind}`);
  const { rows } = await ctx.pool.query<{ what: string }>(
    `select 'a report' as what from death_incapacitation_reports where user_id = $1
     union all select 'a subscription' from subscriptions where user_id = $1
     union all select 'an agreement' from agreements
     union all select 'a LeaveBit' from trigger_bytes where user_id = $1
     union all select 'a mail ' || kind from mails where kind <> all($2)`,
    [system.userId, FAREWELLS],
  );
  problems.push(...rows.map(({ what }) => `the account is gone, and there is ${what}`));
  return problems;
}

/**
 * What must hold once everything has settled: everyone was notified once, and the accounting records have every amount and no
 * name.
 */
export async function checkFinalState(system: EstateSystem): Promise<string[]> {
  const { facts, payfast } = system;
  const told = facts.mails.filter(({ kind }) => kind === 'owner-left').map(({ to }) => to);
  // After all three warnings, the step that deleted the account may have destroyed the unpaid data first. Then nobody is left.
  const isDestructionDue = facts.mails.filter(({ kind }) => kind === 'destruction-warning').length >= 3;
  const problems =
    told.sort().join() === [...facts.toldOfLeaving].sort().join() || (isDestructionDue && told.length === 0)
      ? []
      : [
          `${told.join(', ')} were notified that the owner left, instead of ${facts.toldOfLeaving.join(', ')}`,
        ];
  if (facts.mails.filter(({ kind }) => kind === 'account-deleted').length !== 1)
    problems.push('the owner was not notified exactly once that the account is gone');
  const books = await system.query<{ id: string; cents: number; named: boolean }>(
    `select payfast_payment_id as id, (amount_gross * 100)::int as cents,
       num_nulls(name_first, name_last, email_address, token, merchant_payment_id, subscription_id) < 6
       or raw_notification <> '' as named from payments`,
  );
  const heard = payfast.paid.filter(({ isHeard }) => isHeard);
  for (const { paymentId, cents } of heard)
    if (!books.some((one) => one.id === paymentId && one.cents === cents))
      problems.push(`the books have lost the payment ${paymentId} of ${cents}`);
  if (books.length !== heard.length)
    problems.push(`the payment records have ${books.length} payments, and ${heard.length} are known`);
  if (books.some(({ named }) => named)) problems.push('the payment records identify the payer');
  return problems;
}

/** Whether a report is the only thing that holds back a due deletion. */
export const isHeldByReport = ({ leavingSince, pending }: EstateFacts, now: number): boolean =>
  leavingSince !== null && pending !== undefined && now > leavingSince + 8 * DAY_MS;
