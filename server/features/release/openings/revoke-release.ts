import { eq } from 'drizzle-orm';
import { letterMoment } from '../../../adapters/mail/letter-moment.ts';
import { withdrawMails } from '../../../adapters/mail/outbox.ts';
import type { Context } from '../../../context.ts';
import { deathIncapacitationReports as reports } from '../../../db/schema/index.ts';
import { DomainError, notFound } from '../../../http/domain-error.ts';
import { namesOf } from '../../names/owner-name.ts';
import type { ProofCheck } from '../../proofs/fresh-proof.ts';
import { recipientLink } from '../../notices/recipient-link.ts';
import { heirsOf } from '../../notices/recipients-of.ts';
import { resumeReminders, type ChargingEnded } from '../../subscriptions/reminders/resume-reminders.ts';
import { describeReport } from '../reports/describe-report.ts';
import { lockConfirmed, lockedAgain, releaseRevoked } from './letters.ts';
import { mailKeys } from '../mail-keys.ts';
import { lockReport, ownerOf, peopleOf } from '../queries.ts';
import { recordEvent } from '../reports/record-event.ts';
import { canRevoke } from '../links/rules.ts';
import { tellPeople } from '../tell-people.ts';

/**
 * Locks again everything that a false report opened, and tells recipients and reporters. Nobody can undo what was read.
 * @returns the charging that the release has ended, and that stays ended. Null when there was none.
 * @throws DomainError `not-found` for another's report, `conflict` when nothing is open because of it
 */
export async function revokeRelease(
  ctx: Context,
  userId: number,
  reportId: number,
  proof: ProofCheck,
): Promise<ChargingEnded | null> {
  return ctx.db.transaction(async (tx) => {
    const report = await lockReport(tx, reportId);
    if (report?.userId !== userId) throw notFound();
    if (!canRevoke(report.status)) {
      throw new DomainError('conflict', 'This report keeps nothing open. You do not need to lock anything.');
    }
    await proof.assertFresh(tx);
    await tx
      .update(reports)
      .set({ status: 'revoked', revokedAt: ctx.clock.now() })
      .where(eq(reports.id, report.id));
    await recordEvent(ctx, tx, report, 'revoked');
    const chargingEnded = await resumeReminders(ctx, tx, userId);
    // Mails about the opening that have not left yet must no longer leave.
    for (const what of ['report-released', 'released-notice', 'estate-opened']) {
      await withdrawMails(tx, mailKeys.told(report.id, what, ''));
    }
    for (const occasion of [mailKeys.closings, mailKeys.openingsAgain, mailKeys.allUnreached])
      await withdrawMails(tx, occasion(report.id));
    const owner = await ownerOf(tx, report);
    const told = { owner, report };
    await tellPeople(ctx, tx, {
      ...told,
      what: 'release-revoked',
      people: await peopleOf(tx, report),
      letterFor: () => releaseRevoked(describeReport(ctx, owner, report)),
    });
    await tellPeople(ctx, tx, {
      ...told,
      what: 'locked-again',
      people: await heirsOf(ctx, tx, owner),
      letterFor: (email) => lockedAgain({ ...namesOf(ctx, owner), link: recipientLink(ctx, email) }),
    });
    await tellPeople(ctx, tx, {
      ...told,
      what: 'lock-confirmed',
      people: [owner.email],
      letterFor: () =>
        lockConfirmed({
          ...describeReport(ctx, owner, report),
          homeUrl: `${ctx.config.appOrigin}/home`,
          chargingEnded: chargingEnded && {
            ...chargingEnded,
            paidUntil: letterMoment(ctx, chargingEnded.paidUntil),
            isOver: chargingEnded.paidUntil <= ctx.clock.now(),
          },
        }),
    });
    return chargingEnded;
  });
}
