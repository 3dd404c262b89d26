import { DAY_MS } from '#shared/domain/durations.ts';
import { releaseLimits } from '#shared/domain/limits.ts';
import { formatEmailDate } from '#server/adapters/mail/email-dates.ts';
import { queueMail } from '#server/adapters/mail/outbox.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { sweep } from '#server/jobs/sweep.ts';
import { loadEstateState } from '../../access/load-estate.ts';
import { getOwnerNames } from '../../names/owner-name.ts';
import { canActIrrevocably } from '../../recovery/can-act-irrevocably.ts';
import { listLapsedSubscriptions, lockSubscriptionLapse, recordReportersAsked } from './queries.ts';
import { releaseMailDeadlines } from '#server/adapters/mail/release-mail-deadlines.ts';
import { lockOwner } from '../../reporters/lock-owner.ts';
import { createReporterLinks } from '../../reporters/create-reporter-links.ts';
import { askReporterAboutLapseEmail } from './emails.ts';
import { findDueLapseQuestion } from './rules.ts';
import { getLapseQuestionMailKey } from './withdraw-lapse-questions.ts';

const [FIRST_DAYS, LAST_DAYS] = releaseLimits.lapseAskedDaysAfter;

/**
 * Asks the reporters of owners whose payments stopped long ago whether something has happened. Decides on locked rows and
 * records each question, so it is idempotent and safe to run in several processes. A failure for one owner doesn't delay the
 * others.
 */
export async function askReportersAboutLapse(ctx: Context): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - FIRST_DAYS * DAY_MS);
  await sweep(ctx, await listLapsedSubscriptions(ctx.db, before), {
    name: 'ask-reporters',
    alarm: 'reporters-unasked',
    words: 'reporters could not be asked about a lapse',
    idName: 'subscriptionId',
    inTransaction: (tx, { id }) => ask(ctx, tx, id),
  });
}

async function ask(ctx: Context, tx: Database, subscriptionId: number): Promise<void> {
  const now = ctx.clock.now();
  const lapse = await lockSubscriptionLapse(ctx, tx, subscriptionId, now);
  // The lock prevents a report from being submitted between this check and the emails.
  const owner = lapse && (await lockOwner(tx, lapse.userId));
  if (!owner || lapse.since === null) return;
  // Checked after the locks are held. Ending a recovery uses the same order, so the two can't deadlock.
  if (!(await canActIrrevocably(ctx, tx))) return;
  const isReported = (await loadEstateState(ctx, tx, owner.id)).report !== 'none';
  const days = findDueLapseQuestion({ ...lapse, isReported, mayAsk: owner.askReportersOnLapse }, now);
  if (days === null) return;
  await recordReportersAsked(tx, subscriptionId, { days, at: now });
  for (const email of owner.designatedReporters) {
    const { tokenId, deathLink, incapacitationLink } = await createReporterLinks(ctx, tx, owner.id, email);
    await queueMail(ctx, tx, {
      to: email,
      userId: owner.id,
      kind: 'lapse-question',
      dedupeKey: getLapseQuestionMailKey(owner.id, tokenId),
      giveUpAt: releaseMailDeadlines.others(now),
      content: askReporterAboutLapseEmail({
        ...getOwnerNames(ctx, owner),
        since: formatEmailDate(ctx, lapse.since),
        destroyAt: formatEmailDate(ctx, lapse.destroyAt),
        deathLink,
        incapacitationLink,
        isFirst: lapse.asked === null || lapse.asked.at < lapse.since,
        isLast: days === LAST_DAYS,
      }),
    });
  }
}
