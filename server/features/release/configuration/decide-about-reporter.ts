import { formatEmailDate } from '#server/adapters/mail/email-dates.ts';
import { queueMail } from '#server/adapters/mail/outbox.ts';
import { releaseMailDeadlines } from '#server/adapters/mail/release-mail-deadlines.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { DomainError, notFoundError } from '#server/http/domain-error.ts';
import { getMaxRequiredConfirmations, isReporterCountValid } from '#shared/domain/reporters.ts';
import { recordActivity } from '../../activity/record-activity.ts';
import { getOwnerNames } from '../../names/owner-name.ts';
import { loadPersonFormatter } from '../../people/load-person-names.ts';
import type { ReauthenticationCheck } from '../../reauthentication/with-reauthentication.ts';
import { lockOwner } from '../../reporters/lock-owner.ts';
import { loadReportingPause } from '../links/load-reporting-pause.ts';
import { findConfirmationRequest } from '../links/queries.ts';
import { endSuspensions, loadSuspensions } from '../links/suspensions.ts';
import { releaseMailKeys } from '../mail-keys.ts';
import {
  findReportRowInForce,
  loadSignedInOwner,
  lockReport,
  type OwnerRow,
  type ReportRow,
} from '../queries.ts';
import { requestConfirmation } from '../reports/request-confirmation.ts';
import { reporterKeptEmail } from './emails.ts';
import { findReporterSituation } from './find-reporter-situation.ts';
import { getConfiguredNumbers } from './rules.ts';
import { saveLockedReleaseConfig } from './save-release-config.ts';
import { warnOfKeptReporter } from './ways/warn-of-lower-protection.ts';

interface Decision {
  email: string;
  keep: boolean;
}

/**
 * The owner decides about a reporter whose report they refuted. A reporter who stays can report and confirm again. They are told, and the owner is
 * warned of by every verified way; one who doesn't is removed like any other, with the same emails and undo link. Both need recent
 * reauthentication. The first decision holds.
 * @param asker as for `saveReleaseConfig`
 * @throws DomainError `not-found` if the reporter isn't suspended; `conflict` if another decision came first, or if too few would be
 * left; as `saveReleaseConfig`
 */
export async function decideAboutReporter(
  ctx: Context,
  userId: number,
  { email, keep }: Decision,
  proof: ReauthenticationCheck,
  asker: string,
): Promise<void> {
  const now = ctx.clock.now();
  if (!(await loadSuspensions(ctx.db, await loadSignedInOwner(ctx.db, userId), now)).has(email))
    throw notFoundError();
  await ctx.db.transaction(async (tx) => {
    const owner = await lockOwner(tx, userId);
    if (!owner) throw notFoundError();
    await proof.assertSignedIn(tx);
    // Somebody may have decided in another window while this request waited for the lock.
    if (!(await loadSuspensions(tx, owner, now)).has(email))
      throw new DomainError(
        'conflict',
        owner.designatedReporters.includes(email) ? DECIDED_TO_KEEP : DECIDED_TO_REMOVE,
      );
    if (keep) {
      await proof.assertRecentReauthentication(tx);
      return keepReporter(ctx, tx, owner, email);
    }
    const designatedReporters = owner.designatedReporters.filter((reporter) => reporter !== email);
    if (
      !isReporterCountValid(
        designatedReporters.length,
        getMaxRequiredConfirmations(getConfiguredNumbers(owner)),
      )
    )
      throw new DomainError('conflict', TOO_FEW_LEFT);
    await saveLockedReleaseConfig(ctx, tx, { owner, change: { designatedReporters }, proof, asker });
  });
}

const DECIDED_TO_KEEP =
  'You’ve already decided in another window that they stay your reporter. You can still remove them in your release configuration.';
const DECIDED_TO_REMOVE =
  'They were already removed in another window. If that’s not what you want, choose them again in your release configuration.';
const TOO_FEW_LEFT =
  'Without this reporter, too few are left to confirm a report. Please choose someone else in your release configuration, or require fewer confirmations there.';

async function keepReporter(ctx: Context, tx: Database, owner: OwnerRow, email: string): Promise<void> {
  await endSuspensions(tx, owner.id, [email]);
  await recordActivity(ctx, tx, { userId: owner.id, kind: 'reporter-reinstated', subject: email });
  await warnOfKeptReporter(ctx, tx, { owner, email, called: await loadPersonFormatter(ctx, tx, owner.id) });
  const inForce = await findReportRowInForce(tx, owner.id);
  const report = inForce && (await lockReport(tx, inForce.id));
  // They were a reporter when it was submitted, but weren't asked.
  if (
    report?.status === 'pending' &&
    report.reporterEmail !== email &&
    !(await findConfirmationRequest(tx, report.id, email))
  )
    await requestConfirmation(ctx, tx, { owner, report, email });
  await queueReporterKeptEmail(ctx, tx, { owner, report, email });
}

async function queueReporterKeptEmail(
  ctx: Context,
  tx: Database,
  { owner, report, email }: { owner: OwnerRow; report: ReportRow | null; email: string },
): Promise<void> {
  const now = ctx.clock.now();
  const isInForce = report?.status === 'pending' || report?.status === 'released';
  const pause = await loadReportingPause(tx, owner, email, now);
  await queueMail(ctx, tx, {
    to: email,
    userId: owner.id,
    kind: 'reporter-kept',
    dedupeKey: releaseMailKeys.reporterKept(owner.id, email, now),
    giveUpAt: releaseMailDeadlines.others(now),
    content: reporterKeptEmail({
      ...getOwnerNames(ctx, owner),
      situation: isInForce ? await findReporterSituation(tx, report, email) : null,
      pausedUntil: pause && formatEmailDate(ctx, pause.until),
    }),
  });
}
