import { eq } from 'drizzle-orm';
import { letterMoment } from '../../../adapters/mail/letter-moment.ts';
import { withdrawMails } from '../../../adapters/mail/outbox.ts';
import { addJob } from '../../../adapters/queue.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import { deathIncapacitationReports as reports } from '../../../db/schema/index.ts';
import { readOwnerFacts } from '../../access/read-estate.ts';
import { announcedEnd } from '../../access/rules.ts';
import { stopDeletion } from '../../deletion/stop-deletion.ts';
import { namesOf } from '../../names/owner-name.ts';
import { openingNotice } from '../../notices/letters.ts';
import { recipientLink } from '../../notices/recipient-link.ts';
import { heirsOf } from '../../notices/recipients-of.ts';
import { describeReport } from '../reports/describe-report.ts';
import { estateOpened, reportReleased } from './letters.ts';
import { mailKeys } from '../mail-keys.ts';
import { countConfirmations, ownerOf, peopleOf, type ReportRow } from '../queries.ts';
import { recordEvent } from '../reports/record-event.ts';
import { tellPeople } from '../tell-people.ts';

/** Opens an owner's estate. The caller holds the report's lock and has decided by `nextStep` that it is due. */
export async function releaseEstate(ctx: Context, tx: Database, report: ReportRow): Promise<void> {
  await tx
    .update(reports)
    .set({ status: 'released', releasedAt: ctx.clock.now() })
    .where(eq(reports.id, report.id));
  await recordEvent(ctx, tx, report, 'released');
  await withdrawMails(tx, mailKeys.whilePending(report.id));
  await addJob(tx, 'stop-charging', { userId: report.userId }, { key: `stop-charging:${report.userId}` });
  const owner = await ownerOf(tx, report);
  // Here and not at the next look of its job: by then the owner may have locked everything again.
  await stopDeletion(ctx, tx, owner, 'estate-open');
  const facts = describeReport(ctx, owner, report);
  const told = { owner, report };
  // The one who reported has said so, too.
  const confirmedBy = 1 + (await countConfirmations(tx, report.id));
  const until = announcedEnd(await readOwnerFacts(ctx, tx, owner.id));
  await tellPeople(ctx, tx, {
    ...told,
    what: 'released-notice',
    people: await heirsOf(ctx, tx, owner),
    letterFor: (email) =>
      openingNotice({
        ...namesOf(ctx, owner),
        link: recipientLink(ctx, email),
        because: { event: report.reportType, confirmedBy },
        readableUntil: until && letterMoment(ctx, until),
      }),
  });
  await tellPeople(ctx, tx, {
    ...told,
    what: 'report-released',
    people: await peopleOf(tx, report),
    letterFor: () => reportReleased(facts),
  });
  await tellPeople(ctx, tx, {
    ...told,
    what: 'estate-opened',
    people: [owner.email],
    letterFor: () => estateOpened({ ...facts, homeUrl: `${ctx.config.appOrigin}/home` }),
  });
}
