import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import { silenceMonths } from '#shared/contracts/release.ts';
import { addMonths } from '#shared/domain/dates.ts';
import { DAY_MS } from '#shared/domain/durations.ts';
import { releaseLimits } from '#shared/domain/limits.ts';
import { isSubscriptionBlocked } from '#shared/domain/subscription.ts';
import { formatEmailDate } from '../../adapters/mail/email-dates.ts';
import { queueMail } from '../../adapters/mail/outbox.ts';
import { releaseMailDeadlines } from '../../adapters/mail/release-mail-deadlines.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { mails, silences, users } from '../../db/schema/index.ts';
import { sweep } from '../../jobs/sweep.ts';
import { loadOwnerAccessFacts } from '../access/load-estate.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { findDeletionDate } from '../deletion/find-deletion-date.ts';
import { getOwnerNames } from '../names/owner-name.ts';
import { canActIrrevocably } from '../recovery/can-act-irrevocably.ts';
import { createReporterLinks } from '../reporters/create-reporter-links.ts';
import { lockOwner } from '../reporters/lock-owner.ts';
import { hasOwnerData } from '../subscriptions/destruction/destroy-owner-data.ts';
import { askReporterAboutSilenceEmail, signInReminderEmail } from './emails.ts';
import { silenceMailKeys } from './end-silence.ts';
import { findSilenceStep, type SilenceReminder } from './rules.ts';

type OwnerRow = typeof users.$inferSelect;
type SilenceRow = typeof silences.$inferSelect;

const LEAST_MONTHS = silenceMonths[1];
const WAIT_MS = releaseLimits.silenceAnsweredDays * DAY_MS;
const getLastSignIn = ({ signedInAt, createdAt }: OwnerRow) => signedInAt ?? createdAt;

/**
 * Asks owners who haven't signed in for the months they chose, twice, and then their reporters. Decides on locked rows and records
 * each step, so it is idempotent and safe to run in several processes. A failure for one owner doesn't delay the others.
 */
export async function followUpSilences(ctx: Context): Promise<void> {
  const longAgo = addMonths(ctx.clock.now(), -LEAST_MONTHS);
  const rows = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        gt(users.silenceMonths, 0),
        lte(sql`coalesce(${users.signedInAt}, ${users.createdAt})`, longAgo.toISOString()),
        sql`cardinality(${users.designatedReporters}) > 0`,
      ),
    )
    .orderBy(asc(users.id));
  await sweep(ctx, rows, {
    name: 'follow-up-silences',
    alarm: 'reporters-unasked',
    words: 'a long silence of an owner could not be followed up',
    idName: 'userId',
    inTransaction: (tx, { id }) => followUp(ctx, tx, id),
  });
}

async function followUp(ctx: Context, tx: Database, userId: number): Promise<void> {
  const owner = await lockOwner(tx, userId);
  if (!owner || !(await canActIrrevocably(ctx, tx))) return;
  const now = ctx.clock.now();
  const [silence] = await tx.select().from(silences).where(eq(silences.userId, userId));
  const facts = {
    months: owner.silenceMonths,
    signedInAt: getLastSignIn(owner),
    first: await findReminder(tx, userId, silence?.askedAt ?? null),
    second: await findReminder(tx, userId, silence?.askedAgainAt ?? null),
    reportersAskedAt: silence?.reportersAskedAt ?? null,
    isMoot: await isMoot(ctx, tx, owner, now),
  };
  const step = findSilenceStep(facts, now);
  switch (step) {
    case null:
      return;
    case 'first-reminder':
      await record(tx, userId, { askedAt: now, askedAgainAt: null });
      return remind(ctx, tx, { owner, now, reportersAskedAt: null });
    case 'second-reminder':
      await record(tx, userId, { askedAgainAt: now });
      return remind(ctx, tx, { owner, now, reportersAskedAt: new Date(now.getTime() + WAIT_MS) });
    case 'ask-reporters':
      await record(tx, userId, { askedAt: null, askedAgainAt: null, reportersAskedAt: now });
      return askReporters(ctx, tx, { owner, now });
    default:
      step satisfies never;
  }
}

async function record(
  tx: Database,
  userId: number,
  values: Partial<Omit<SilenceRow, 'userId'>>,
): Promise<void> {
  await tx
    .insert(silences)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: silences.userId, set: values });
}

async function findReminder(
  tx: Database,
  userId: number,
  askedAt: Date | null,
): Promise<SilenceReminder | null> {
  if (askedAt === null) return null;
  const [mail] = await tx
    .select({ state: mails.state, acceptedAt: mails.acceptedAt, refusedAt: mails.refusedAt })
    .from(mails)
    .where(eq(mails.dedupeKey, silenceMailKeys.reminder(userId, askedAt)));
  const at = mail?.acceptedAt ?? mail?.refusedAt;
  if (at) return { askedAt, outcome: { kind: 'arrived', at } };
  return { askedAt, outcome: { kind: mail?.state === 'queued' ? 'waiting' : 'lost' } };
}

/** Whether there is nothing to ask. When payments stop, `subscriptions/lapse` asks instead. */
async function isMoot(ctx: Context, tx: Database, owner: OwnerRow, now: Date): Promise<boolean> {
  const { estate, subscription } = await loadOwnerAccessFacts(ctx, tx, owner.id);
  return (
    owner.designatedReporters.length === 0 ||
    estate.report !== 'none' ||
    (owner.awayUntil !== null && now < owner.awayUntil) ||
    !subscription ||
    isSubscriptionBlocked(subscription, now) ||
    (await findDeletionDate(tx, owner.id)) !== null ||
    !(await hasOwnerData(tx, owner.id))
  );
}

interface Reminder {
  owner: OwnerRow;
  now: Date;
  /** Null in the first of the two emails. */
  reportersAskedAt: Date | null;
}

async function remind(ctx: Context, tx: Database, { owner, now, reportersAskedAt }: Reminder): Promise<void> {
  await recordActivity(ctx, tx, { userId: owner.id, kind: 'owner-asked' });
  const content = signInReminderEmail({
    since: formatEmailDate(ctx, getLastSignIn(owner), owner),
    months: owner.silenceMonths,
    reportersAskedAt: reportersAskedAt && formatEmailDate(ctx, reportersAskedAt, owner),
    signInUrl: `${ctx.config.appOrigin}/auth`,
  });
  const told = {
    kind: 'silence-reminder' as const,
    giveUpAt: releaseMailDeadlines.others(now),
  };
  const dedupeKey = silenceMailKeys.reminder(owner.id, now);
  await queueMail(ctx, tx, { ...told, to: owner.email, dedupeKey, content });
  if (owner.secondEmail !== null && owner.secondEmailVerifiedAt !== null)
    await queueMail(ctx, tx, {
      ...told,
      to: owner.secondEmail,
      userId: owner.id,
      dedupeKey: `${dedupeKey}/second-email`,
      content: { ...content, why: `${content.why} This address was added to be warned as well.` },
    });
  if (owner.phoneNumber !== null && owner.phoneNumberVerifiedAt !== null && ctx.smsTransport)
    await queueMail(ctx, tx, {
      ...told,
      to: owner.phoneNumber,
      userId: owner.id,
      dedupeKey: `${dedupeKey}/phone`,
      // One text message of GSM-7, like those about a report.
      content: {
        text: `LeaveBits: you haven't signed in for a long time. If you're well, please sign in once: ${ctx.config.appOrigin}`,
      },
    });
}

async function askReporters(
  ctx: Context,
  tx: Database,
  { owner, now }: Pick<Reminder, 'owner' | 'now'>,
): Promise<void> {
  await recordActivity(ctx, tx, { userId: owner.id, kind: 'reporters-asked' });
  for (const email of owner.designatedReporters) {
    const { tokenId, deathLink, incapacitationLink } = await createReporterLinks(ctx, tx, owner.id, email);
    await queueMail(ctx, tx, {
      to: email,
      userId: owner.id,
      kind: 'silence-question',
      dedupeKey: silenceMailKeys.question(owner.id, tokenId),
      giveUpAt: releaseMailDeadlines.others(now),
      content: askReporterAboutSilenceEmail({
        ...getOwnerNames(ctx, owner),
        since: formatEmailDate(ctx, getLastSignIn(owner)),
        deathLink,
        incapacitationLink,
      }),
    });
  }
}
