import { and, eq } from 'drizzle-orm';
import type { PlanPreview } from '#shared/contracts/plan.ts';
import type { ReportType } from '#shared/contracts/release.ts';
import { HOUR_MS } from '#shared/domain/durations.ts';
import { getReportNumbers } from '#shared/domain/reporters.ts';
import { createTrustedClock } from '#server/adapters/clock.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { recipientReadings, triggerBytes, users } from '#server/db/schema/index.ts';
import { notFoundError } from '#server/http/domain-error.ts';
import { loadLastOpeningDates, loadOwnerAccessFacts } from '../../access/load-estate.ts';
import { withIntegrityCheck, integrityColumns } from '../../access/integrity.ts';
import { isNotTrashed } from '../../access/shared-with.ts';
import { getOwnerNames } from '../../names/owner-name.ts';
import { READING_COUNTS_BEFORE_MS } from '../../notices/request-unopened-check.ts';
import { loadPersonLanguageLookup } from '../../people/load-person-names.ts';
import { listSubstitutes } from '../../people/substitutes.ts';
import { getConfiguredNumbers } from '../../release/configuration/rules.ts';
import { presentSharedLeavebit } from '../../recipients/presenter.ts';
import { previewSharedLeavebits, type SharedLeavebitFacts } from '../../recipients/load-shared-leavebits.ts';
import type { ListCursor } from '../../recipients/list-order.ts';
import { listExpectedMails } from './expected-mails.ts';
import { listPassedOn } from './list-passed-on.ts';
import { projectOwnerFacts, type PreviewScenario } from './project-facts.ts';

interface Wanted extends PreviewScenario {
  userId: number;
  /** What is imagined to be confirmed if the estate is released. */
  reportType: ReportType;
  email: string;
  /** The cursor after which the page begins. Null for the first page. */
  after: ListCursor | null;
}

/**
 * What a recipient would see of an owner's LeaveBits at a later time, computed by the code that serves real recipients. Writes
 * nothing and notifies nobody.
 * @throws DomainError `not-found` if nothing is shared with the address
 */
export async function loadPlanPreview(
  ctx: Context,
  { userId, email, after, at: wanted, estate, reportType }: Wanted,
): Promise<{ preview: PlanPreview; next: ListCursor | null }> {
  const now = ctx.clock.trustedNow();
  const at = wanted > now ? wanted : now;
  const [owner] = await ctx.db.select().from(users).where(eq(users.id, userId));
  const all = (await listRules(ctx.db, userId)).map((row) => withIntegrityCheck(ctx, row));
  const leavebits = all.filter(
    ({ sharingEmails, leftBy }) => sharingEmails.includes(email) && !Object.hasOwn(leftBy, email),
  );
  const substitutes = await listSubstitutes(ctx, ctx.db, userId);
  const isSubstitute = substitutes.some(({ substitute }) => substitute === email);
  if (!owner || (leavebits.length === 0 && !isSubstitute)) throw notFoundError();
  const known = await loadOwnerAccessFacts(ctx, ctx.db, userId);
  const lastOpening = (await loadLastOpeningDates(ctx, ctx.db, [userId])).get(userId) ?? null;
  const facts = projectOwnerFacts({ ...known, now, lastOpening }, { at, estate });
  const isReleased = known.estate.report === 'released';
  const isNewlyReleased = estate === 'released' && !isReleased;
  const { requiredConfirmations, refuteTimeHours } = getReportNumbers(
    getConfiguredNumbers(owner),
    reportType,
  );
  const imagine = (found: SharedLeavebitFacts): SharedLeavebitFacts => ({
    owner: facts,
    release: isNewlyReleased ? releaseAt(at, { reportType, refuteTimeHours }) : found.release,
    confirmations: isNewlyReleased ? requiredConfirmations : found.confirmations,
  });
  const passedOn = listPassedOn({ email, at, isNewlyReleased, facts, leavebits: all, substitutes });
  const then: Context = { ...ctx, clock: createTrustedClock(() => at) };
  const { views, next } = await previewSharedLeavebits(
    then,
    email,
    { ownerId: userId, after },
    { imagine, passedOn },
  );
  return {
    preview: {
      at: at.toISOString(),
      estate,
      reportType: isNewlyReleased ? reportType : null,
      // The recipient's opt-outs are none of the owner's business.
      leavebits: views.map((view) => presentSharedLeavebit({ ...view, stopped: null })),
      mails: listExpectedMails(ctx, {
        at,
        estate,
        now,
        email,
        language: (await loadPersonLanguageLookup(ctx.db, userId))(email),
        owner: getOwnerNames(ctx, owner),
        ownerEmail: owner.email,
        isReleased,
        reportType,
        requiredConfirmations,
        facts,
        leavebits,
        passedOn,
        substitute: substitutes.find((one) => one.email === email) ?? null,
        isUnread: await loadUnreadCheck(ctx.db, userId, email),
      }),
    },
    next,
  };
}

/** The sharing columns of an owner's LeaveBits outside the trash. */
function listRules(db: Database, userId: number) {
  return db
    .select(integrityColumns)
    .from(triggerBytes)
    .where(and(eq(triggerBytes.userId, userId), isNotTrashed));
}

async function loadUnreadCheck(db: Database, userId: number, email: string) {
  const rows = await db
    .select({ id: recipientReadings.triggerByteId, readAt: recipientReadings.readAt })
    .from(recipientReadings)
    .innerJoin(triggerBytes, eq(triggerBytes.id, recipientReadings.triggerByteId))
    .where(and(eq(triggerBytes.userId, userId), eq(recipientReadings.email, email)));
  const readAt = new Map(rows.map((row) => [row.id, row.readAt.getTime()]));
  return (id: number, openedAt: Date) =>
    (readAt.get(id) ?? -Infinity) < openedAt.getTime() - READING_COUNTS_BEFORE_MS;
}

/** A hypothetical report released at that time, submitted as late as the owner's refute window allows. */
const releaseAt = (
  at: Date,
  { reportType, refuteTimeHours }: { reportType: ReportType; refuteTimeHours: number },
): SharedLeavebitFacts['release'] => ({
  reportType,
  reportedAt: new Date(at.getTime() - refuteTimeHours * HOUR_MS),
  releasedAt: at,
});
