import { eq } from 'drizzle-orm';
import type { OwnerReport } from '#shared/contracts/release.ts';
import { standingOf } from '#shared/domain/reporters.ts';
import type { Context } from '../../context.ts';
import { users } from '../../db/schema/index.ts';
import { notFound } from '../../http/domain-error.ts';
import { factsOf } from '../checkups/read-checkup.ts';
import { isDue } from '../checkups/rules.ts';
import { readOwnerFacts } from '../access/read-estate.ts';
import { judged } from '../access/seal.ts';
import { hasFactor, readFactors } from '../factors/read-factors.ts';
import { readHeadlines } from '../leavebits/read-leavebits.ts';
import { readMailStatus } from '../notices/recipient-status.ts';
import { readPeople } from '../people/read-people.ts';
import { readReporterStatus } from '../release/configuration/read-reporter-status.ts';
import { readReports } from '../release/reports/read-reports.ts';
import type { PlanFacts } from './health/judge-plan.ts';

/** All that decides an owner's plan, and what its words need. */
export interface PlanRead {
  facts: PlanFacts;
  reports: readonly OwnerReport[];
  /** The name that the owner gave a person. */
  nameOf: (email: string) => string | null;
  /** It is time to go through the plan. */
  isCheckupDue: boolean;
}

/** Reads an owner's plan, as it stands. @throws DomainError `not-found` when the account is gone */
export async function readPlanFacts(ctx: Context, userId: number): Promise<PlanRead> {
  const { db, clock } = ctx;
  const [owner] = await db.select().from(users).where(eq(users.id, userId));
  if (!owner) throw notFound();
  const { requiredConfirmations, refuteTimeHours } = owner;
  const reports = await readReports(ctx, userId);
  const pending = reports.find(({ status }) => status === 'pending');
  const reporters = await readReporterStatus(db, userId);
  const mails = await readMailStatus(db, userId);
  const factors = await readFactors(db, userId);
  const names = new Map((await readPeople(ctx, userId)).map(({ email, name }) => [email, name]));
  return {
    facts: {
      ...(await readOwnerFacts(ctx, db, userId)),
      now: clock.certain(),
      ownerEmail: owner.email,
      reporters: reporters.map((reporter) => ({
        ...standingOf(reporter),
        email: reporter.email,
        hasMoved: reporter.wantsOtherAddress,
        hasOpened: reporter.openedAt !== null,
        linksSentAt: reporter.mail && new Date(reporter.mail.at),
      })),
      requiredConfirmations,
      refuteTimeHours,
      leavebits: (await readHeadlines(ctx, userId)).flatMap(({ row, description }) =>
        judged(ctx, row).isDamaged ? [] : [{ ...row, description }],
      ),
      unreachable: new Set(mails.filter(({ state }) => state === 'failed').map(({ email }) => email)),
      hasFactor: hasFactor(factors),
      recoveryCodes: factors.recoveryCodes,
      pendingUntil: pending ? new Date(pending.expiresAt) : null,
    },
    reports,
    nameOf: (email) => names.get(email) ?? null,
    isCheckupDue: isDue(factsOf(owner), clock.now()),
  };
}
