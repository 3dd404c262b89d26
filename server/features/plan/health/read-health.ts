import { eq } from 'drizzle-orm';
import type { PlanHealth } from '#shared/contracts/plan.ts';
import type { Context } from '../../../context.ts';
import { users } from '../../../db/schema/index.ts';
import { notFound } from '../../../http/domain-error.ts';
import { readOwnerFacts } from '../../access/read-estate.ts';
import { judged } from '../../access/seal.ts';
import { hasFactor, readFactors } from '../../factors/read-factors.ts';
import { readLeavebits } from '../../leavebits/read-leavebits.ts';
import { readMailStatus } from '../../notices/recipient-status.ts';
import { readPeople } from '../../people/read-people.ts';
import { readReporterStatus } from '../../release/configuration/read-reporter-status.ts';
import { readReports } from '../../release/reports/read-reports.ts';
import { judgePlan } from './judge-plan.ts';

/** An owner's plan, as it stands. */
export async function readHealth(ctx: Context, userId: number): Promise<PlanHealth> {
  const { db, clock } = ctx;
  const [owner] = await db.select().from(users).where(eq(users.id, userId));
  if (!owner) throw notFound();
  const { designatedReporters, requiredConfirmations, refuteTimeHours } = owner;
  const pending = (await readReports(ctx, userId)).find(({ status }) => status === 'pending');
  const reporters = await readReporterStatus(db, userId);
  const mails = await readMailStatus(db, userId);
  const factors = await readFactors(db, userId);
  const plan = judgePlan({
    ...(await readOwnerFacts(ctx, db, userId)),
    now: clock.certain(),
    ownerEmail: owner.email,
    reporters: reporters.map(({ email, mail, answer, openedAt }) => ({
      email,
      isUnreachable: mail?.state === 'failed',
      hasDeclined: answer === 'decline',
      hasOpened: openedAt !== null,
    })),
    requiredConfirmations,
    refuteTimeHours,
    leavebits: (await readLeavebits(ctx, userId)).flatMap(({ row, description }) =>
      judged(ctx, row).isDamaged ? [] : [{ ...row, description }],
    ),
    unreachable: new Set(mails.filter(({ state }) => state === 'failed').map(({ email }) => email)),
    hasFactor: hasFactor(factors),
    recoveryCodes: factors.recoveryCodes,
    pendingUntil: pending ? new Date(pending.expiresAt) : null,
  });
  const names = new Map((await readPeople(ctx, userId)).map(({ email, name }) => [email, name]));
  const nameOf = (email: string) => names.get(email) ?? null;
  return {
    reporters: designatedReporters.map((email) => ({ email, name: nameOf(email) })),
    requiredConfirmations,
    refuteTimeHours,
    earliestRelease: plan.earliestRelease,
    people: plan.people.map((person) => ({ ...person, name: nameOf(person.email) })),
    problems: plan.problems,
  };
}
