import { eq } from 'drizzle-orm';
import type { ParticipantInvolvement } from '#shared/contracts/report-links.ts';
import { formatEmailDate } from '#server/adapters/mail/email-dates.ts';
import { withdrawMails } from '#server/adapters/mail/outbox.ts';
import { queueJob } from '#server/adapters/queue.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { deathIncapacitationReports as reports } from '#server/db/schema/index.ts';
import { loadOwnerAccessFacts } from '../../access/load-estate.ts';
import { getAnnouncedAccessEnd } from '../../access/rules.ts';
import { stopDeletion } from '../../deletion/stop-deletion.ts';
import { getOwnerNames } from '../../names/owner-name.ts';
import { openingNoticeEmail } from '../../notices/emails.ts';
import { listRecipientsOfSealed } from '../../notices/list-recipients-of-sealed.ts';
import { buildRecipientEmailLink } from '../../notices/recipient-link.ts';
import { requestUnopenedCheck } from '../../notices/request-unopened-check.ts';
import { listHeirs } from '../../notices/list-heirs-and-readers.ts';
import { buildReportEmailFacts } from '../reports/build-report-email-facts.ts';
import { estateOpenedEmail, reportReleasedEmail } from './emails.ts';
import { releaseMailKeys } from '../mail-keys.ts';
import {
  countConfirmations,
  listConfirmers,
  listDeniers,
  listReportParticipants,
  loadReportOwner,
  type ReportRow,
} from '../queries.ts';
import { recordReportEvent } from '../reports/record-report-event.ts';
import { notifyReportParticipants } from '../notify-report-participants.ts';

/**
 * Opens an owner's estate. The caller holds the report's lock and knows from `decideReport` that the release is due.
 */
export async function releaseEstate(ctx: Context, tx: Database, report: ReportRow): Promise<void> {
  await tx
    .update(reports)
    .set({ status: 'released', releasedAt: ctx.clock.now() })
    .where(eq(reports.id, report.id));
  await recordReportEvent(ctx, tx, report, 'released');
  await withdrawMails(tx, releaseMailKeys.whilePending(report.id));
  await queueJob(tx, 'stop-charging', { userId: report.userId }, { key: `stop-charging:${report.userId}` });
  await requestUnopenedCheck(ctx, tx, report.userId);
  const owner = await loadReportOwner(tx, report);
  // Not left to the deletion's own job: by its next run, the owner may have locked everything again.
  await stopDeletion(ctx, tx, owner, 'estate-open');
  const facts = buildReportEmailFacts(ctx, owner, report);
  const told = { owner, report };
  // Submitting the report counts as a confirmation.
  const confirmedBy = 1 + (await countConfirmations(tx, report.id));
  const until = getAnnouncedAccessEnd(await loadOwnerAccessFacts(ctx, tx, owner.id));
  const sealedFor = await listRecipientsOfSealed(tx, owner.id);
  await notifyReportParticipants(ctx, tx, {
    ...told,
    what: 'released-notice',
    people: await listHeirs(ctx, tx, owner),
    createContent: (email) =>
      openingNoticeEmail({
        ...getOwnerNames(ctx, owner),
        link: buildRecipientEmailLink(ctx, email),
        because: { event: report.reportType, confirmedBy },
        readableUntil: until && formatEmailDate(ctx, until),
        hasSealed: sealedFor.has(email),
      }),
  });
  const [deniers, confirmers] = [await listDeniers(tx, report.id), await listConfirmers(tx, report.id)];
  const partOf = (email: string): ParticipantInvolvement => {
    if (email === report.reporterEmail) return 'made';
    if (confirmers.includes(email)) return 'confirmed';
    return deniers.includes(email) ? 'denied' : 'asked';
  };
  await notifyReportParticipants(ctx, tx, {
    ...told,
    what: 'report-released',
    people: await listReportParticipants(tx, report),
    createContent: (email) => reportReleasedEmail({ ...facts, part: partOf(email) }),
  });
  await notifyReportParticipants(ctx, tx, {
    ...told,
    what: 'estate-opened',
    people: [owner.email],
    createContent: () => estateOpenedEmail({ ...facts, homeUrl: `${ctx.config.appOrigin}/home` }),
  });
}
