import { eq } from 'drizzle-orm';
import type { ReadMeanwhile, TakenBack } from '#shared/contracts/release.ts';
import { formatEmailDate } from '#server/adapters/mail/email-dates.ts';
import { withdrawMails } from '#server/adapters/mail/outbox.ts';
import type { Context } from '#server/context.ts';
import { deathIncapacitationReports as reports } from '#server/db/schema/index.ts';
import { DomainError, notFoundError } from '#server/http/domain-error.ts';
import { getOwnerNames } from '../../names/owner-name.ts';
import { loadPersonNameLookup } from '../../people/load-person-names.ts';
import { lockOwner } from '../../reporters/lock-owner.ts';
import type { ReauthenticationCheck } from '../../reauthentication/with-reauthentication.ts';
import { buildRecipientEmailLink } from '../../notices/recipient-link.ts';
import { requestUnopenedCheck } from '../../notices/request-unopened-check.ts';
import { listHeirs } from '../../notices/list-heirs-and-readers.ts';
import {
  resumePaymentReminders,
  type EndedCharging,
} from '../../subscriptions/reminders/resume-payment-reminders.ts';
import { buildReportEmailFacts } from '../reports/build-report-email-facts.ts';
import { estateRelockedEmail, recipientLockedAgainEmail, releaseRevokedEmail } from './emails.ts';
import { recordReadingsMeanwhile } from './record-readings-meanwhile.ts';
import { takeBackReleaseTurns, type TurnTakenBack } from './take-back-turns.ts';
import { releaseMailKeys } from '../mail-keys.ts';
import { lockReport, loadReportOwner, listReportParticipants } from '../queries.ts';
import { recordReportEvent } from '../reports/record-report-event.ts';
import { canRevokeRelease } from '../links/rules.ts';
import { notifyReportParticipants } from '../notify-report-participants.ts';

export interface RevokedRelease {
  /** The agreement that the release cancelled and that stays cancelled. Null if there was none. */
  chargingEnded: EndedCharging | null;
  /** What was read after a report of an incapacity. Null after one of a death. */
  readMeanwhile: ReadMeanwhile | null;
  /** The substitutes from whom something was taken back, sorted. */
  takenBack: TakenBack[];
}

/**
 * Locks everything that a report opened, and notifies recipients and reporters: it was false, or the owner is back after an incapacity.
 * Substitutes wait for their turn again. What has been read can't be unread, so an owner who is back learns what was. A reading locks the report, so it either has
 * committed before this and is found, or it finds that the release has ended.
 * @throws DomainError `not-found` for someone else's report, `conflict` if nothing is open because of it
 */
export async function revokeRelease(
  ctx: Context,
  userId: number,
  reportId: number,
  proof: ReauthenticationCheck,
): Promise<RevokedRelease> {
  return ctx.db.transaction(async (tx) => {
    // First, because it locks the subscription, see `lockOwner`.
    const chargingEnded = await resumePaymentReminders(ctx, tx, userId);
    await lockOwner(tx, userId);
    const report = await lockReport(tx, reportId);
    if (report?.userId !== userId) throw notFoundError();
    if (!canRevokeRelease(report.status)) {
      throw new DomainError(
        'conflict',
        'This report isn’t keeping anything open. You don’t need to lock anything.',
      );
    }
    await proof.assertRecentReauthentication(tx);
    await tx
      .update(reports)
      .set({ status: 'revoked', revokedAt: ctx.clock.now() })
      .where(eq(reports.id, report.id));
    await recordReportEvent(ctx, tx, report, 'revoked');
    // What has been locked again no longer counts as open, so that a later opening starts over.
    await requestUnopenedCheck(ctx, tx, userId);
    // Queued emails about the opening must not go out.
    for (const what of ['report-released', 'released-notice', 'estate-opened']) {
      await withdrawMails(tx, releaseMailKeys.told(report.id, what, ''));
    }
    for (const occasion of [
      releaseMailKeys.closings,
      releaseMailKeys.openingsAgain,
      releaseMailKeys.allUnreached,
    ])
      await withdrawMails(tx, occasion(report.id));
    const owner = await loadReportOwner(tx, report);
    const readMeanwhile =
      report.reportType === 'incapacitation' ? await recordReadingsMeanwhile(ctx, tx, owner, report) : null;
    const turns = await takeBackReleaseTurns(ctx, tx, owner, report.id);
    const heirs = await listHeirs(ctx, tx, owner);
    // Whoever received it by a rule that waits for no report doesn't know that there was one.
    const substitutes = new Set(turns.flatMap(({ to, waitedForReport }) => (waitedForReport ? [to] : [])));
    const told = { owner, report };
    await notifyReportParticipants(ctx, tx, {
      ...told,
      what: 'release-revoked',
      people: await listReportParticipants(tx, report),
      createContent: (email) =>
        releaseRevokedEmail({
          ...buildReportEmailFacts(ctx, owner, report),
          isReporter: owner.designatedReporters.includes(email),
        }),
    });
    await notifyReportParticipants(ctx, tx, {
      ...told,
      what: 'locked-again',
      people: [...new Set([...heirs, ...substitutes])].sort(),
      createContent: (email) =>
        recipientLockedAgainEmail({
          ...getOwnerNames(ctx, owner),
          reportType: report.reportType,
          isHeir: heirs.includes(email),
          wasSubstitute: substitutes.has(email),
          link: buildRecipientEmailLink(ctx, email),
        }),
    });
    await notifyReportParticipants(ctx, tx, {
      ...told,
      what: 'lock-confirmed',
      people: [owner.email],
      createContent: () =>
        estateRelockedEmail({
          ...buildReportEmailFacts(ctx, owner, report, owner),
          homeUrl: `${ctx.config.appOrigin}/home`,
          takenBack: turns.length > 0 ? { wasRead: turns.some(({ readAt }) => readAt !== null) } : null,
          chargingEnded: chargingEnded && {
            ...chargingEnded,
            paidUntil: formatEmailDate(ctx, chargingEnded.paidUntil, owner),
            isOver: chargingEnded.paidUntil <= ctx.clock.now(),
          },
        }),
    });
    const nameOf = await loadPersonNameLookup(ctx, tx, userId);
    return { chargingEnded, readMeanwhile, takenBack: countByPerson(turns, nameOf) };
  });
}

function countByPerson(
  turns: readonly TurnTakenBack[],
  nameOf: (email: string) => string | null,
): TakenBack[] {
  const people = [...new Set(turns.map(({ to }) => to))].sort();
  return people.map((email) => {
    const theirs = turns.filter(({ to }) => to === email);
    return {
      email,
      name: nameOf(email),
      leavebits: theirs.length,
      read: theirs.filter(({ readAt }) => readAt !== null).length,
    };
  });
}
