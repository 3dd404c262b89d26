import { eq } from 'drizzle-orm';
import type { OwnerReport, ReporterStatus } from '#shared/contracts/release.ts';
import { getReporterAvailability } from '#shared/domain/reporters.ts';
import type { Context } from '../../context.ts';
import { users } from '../../db/schema/index.ts';
import { notFoundError } from '../../http/domain-error.ts';
import { getCheckupFacts } from '../checkups/manage-checkup.ts';
import { isCheckupDue } from '../checkups/rules.ts';
import { loadOwnerAccessFacts } from '../access/load-estate.ts';
import { withIntegrityCheck } from '../access/integrity.ts';
import { hasFactor, loadFactors } from '../factors/load-factors.ts';
import { listLeavebitHeadlines } from '../leavebits/load-leavebits.ts';
import { loadMailStatus, loadVerificationStatus } from '../notices/recipient-status.ts';
import { listSubstitutes } from '../people/substitutes.ts';
import { listPeople } from '../people/load-person-names.ts';
import { getConfiguredNumbers } from '../release/configuration/rules.ts';
import { loadReporterStatus } from '../release/configuration/load-reporter-status.ts';
import { getTimeAwayInForce } from '../release/reports/rules.ts';
import { loadWayHealth } from '../release/reports/load-way-health.ts';
import { loadOwnerReports } from '../release/reports/load-owner-reports.ts';
import { digestKeys, listCards } from '../sealing/cards.ts';
import type { PlanFacts } from './health/assess-plan.ts';

/** The facts that determine an owner's plan, plus what is needed to describe it. */
export interface LoadedPlanFacts {
  facts: PlanFacts;
  reports: readonly OwnerReport[];
  reporters: ReporterStatus;
  /** The name that the owner gave a person. */
  nameOf: (email: string) => string | null;
  /** The ways to warn the owner, and those that don't work anymore. */
  warningWays: Awaited<ReturnType<typeof loadWayHealth>>;
  /** Whether the owner's periodic plan check-up is due. */
  isCheckupDue: boolean;
}

/**
 * Loads the facts about an owner's current plan.
 * @throws DomainError `not-found` if the account no longer exists
 */
export async function loadPlanFacts(ctx: Context, userId: number): Promise<LoadedPlanFacts> {
  const { db, clock } = ctx;
  const [owner] = await db.select().from(users).where(eq(users.id, userId));
  if (!owner) throw notFoundError();
  const reports = await loadOwnerReports(ctx, userId);
  const pending = reports.find(({ status }) => status === 'pending');
  const reporters = await loadReporterStatus(ctx, db, userId);
  const mails = await loadMailStatus(db, userId);
  const emailsIn = (wanted: (typeof mails)[number]['state']) =>
    new Set(mails.filter(({ state }) => state === wanted).map(({ email }) => email));
  const verified = await loadVerificationStatus(db, userId);
  const factors = await loadFactors(db, userId);
  const names = new Map((await listPeople(ctx, userId)).map(({ email, name }) => [email, name]));
  return {
    facts: {
      ...(await loadOwnerAccessFacts(ctx, db, userId)),
      now: clock.trustedNow(),
      ownerEmail: owner.email,
      reporters: reporters.map((reporter) => ({
        ...getReporterAvailability(reporter),
        email: reporter.email,
        hasAccepted: reporter.answer === 'accept',
        hasMoved: reporter.wantsOtherAddress,
        hasOpened: reporter.openedAt !== null,
        linksSentAt: reporter.mail && new Date(reporter.mail.at),
      })),
      ...getConfiguredNumbers(owner),
      awayUntil: getTimeAwayInForce(owner.awayUntil, clock.now()),
      leavebits: (await listLeavebitHeadlines(ctx, userId)).flatMap(({ row, description }) =>
        withIntegrityCheck(ctx, row).isDamaged ? [] : [{ ...row, description }],
      ),
      unreachable: emailsIn('failed'),
      reached: new Set([...emailsIn('accepted'), ...verified.map(({ email }) => email)]),
      substitutes: new Map(
        (await listSubstitutes(ctx, db, userId)).map(({ email, substitute, afterDays }) => [
          email,
          { email: substitute, name: names.get(substitute) ?? null, afterDays },
        ]),
      ),
      cards: new Map(
        (await listCards(ctx, db, userId)).map(({ email, publicKey, setAt, checkedAt }) => [
          email,
          {
            digest: digestKeys([publicKey])[0]!,
            setAt: new Date(setAt),
            checkedAt: checkedAt === null ? null : new Date(checkedAt),
          },
        ]),
      ),
      hasFactor: hasFactor(factors),
      recoveryCodes: factors.recoveryCodes,
      pendingUntil: pending ? new Date(pending.expiresAt) : null,
    },
    reports,
    reporters,
    nameOf: (email) => names.get(email) ?? null,
    warningWays: await loadWayHealth(ctx, owner),
    isCheckupDue: isCheckupDue(getCheckupFacts(owner), clock.now()),
  };
}
