import { eq } from 'drizzle-orm';
import { formatEmailDate } from '#server/adapters/mail/email-dates.ts';
import { withdrawMails } from '#server/adapters/mail/outbox.ts';
import type { Context } from '#server/context.ts';
import { deathIncapacitationReports as reports } from '#server/db/schema/index.ts';
import { DomainError, notFoundError } from '#server/http/domain-error.ts';
import { getOwnerNames } from '../../names/owner-name.ts';
import type { ReauthenticationCheck } from '../../reauthentication/with-reauthentication.ts';
import { buildRecipientEmailLink } from '../../notices/recipient-link.ts';
import { listHeirs } from '../../notices/list-heirs-and-readers.ts';
import {
  resumePaymentReminders,
  type EndedCharging,
} from '../../subscriptions/reminders/resume-payment-reminders.ts';
import { buildReportEmailFacts } from '../reports/build-report-email-facts.ts';
import { estateRelockedEmail, recipientLockedAgainEmail, releaseRevokedEmail } from './emails.ts';
import { releaseMailKeys } from '../mail-keys.ts';
import { lockReport, loadReportOwner, listReportParticipants } from '../queries.ts';
import { recordReportEvent } from '../reports/record-report-event.ts';
import { canRevokeRelease } from '../links/rules.ts';
import { notifyReportParticipants } from '../notify-report-participants.ts';

/**
 * Locks everything that a false report opened, and notifies recipients and reporters. What has been read can't be unread.
 * @returns the agreement that the release cancelled and that stays cancelled, or null if there was none
 * @throws DomainError `not-found` for someone else's report, `conflict` if nothing is open because of it
 */
export async function revokeRelease(
  ctx: Context,
  userId: number,
  reportId: number,
  proof: ReauthenticationCheck,
): Promise<EndedCharging | null> {
  return ctx.db.transaction(async (tx) => {
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
    const chargingEnded = await resumePaymentReminders(ctx, tx, userId);
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
      people: await listHeirs(ctx, tx, owner),
      createContent: (email) =>
        recipientLockedAgainEmail({
          ...getOwnerNames(ctx, owner),
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
          chargingEnded: chargingEnded && {
            ...chargingEnded,
            paidUntil: formatEmailDate(ctx, chargingEnded.paidUntil, owner),
            isOver: chargingEnded.paidUntil <= ctx.clock.now(),
          },
        }),
    });
    return chargingEnded;
  });
}
