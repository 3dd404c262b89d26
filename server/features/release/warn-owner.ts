import { queueMail } from '../../adapters/mail/outbox.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { reportWarnings } from '../../db/schema/index.ts';
import { describeReport } from './describe-report.ts';
import { ownerWarning } from './letters.ts';
import { mailKeys } from './mail-keys.ts';
import { triedFor } from './mail-times.ts';
import type { OwnerRow, ReportRow } from './queries.ts';
import { recordEvent } from './record-event.ts';

/**
 * Writes one warning to the owner, with a refute link of its own; every try at it has the report looked at again.
 * @param token the refute token it carries; its digest must not be in use.
 */
export async function warnOwner(
  ctx: Context,
  tx: Database,
  { owner, report, stage, token }: { owner: OwnerRow; report: ReportRow; stage: Stage; token: string },
): Promise<void> {
  const mailId = await queueMail(ctx, tx, {
    to: owner.email,
    kind: 'report-warning',
    dedupeKey: mailKeys.warning(report.id, stage),
    giveUpAt: triedFor.warnings(ctx.clock.now()),
    followUp: { task: 'advance-report', payload: { reportId: report.id } },
    letter: ownerWarning({
      ...describeReport(ctx, owner, report),
      refuteLink: `${ctx.config.appOrigin}/refute/${token}`,
      stage,
    }),
  });
  if (mailId === null) return;
  await tx.insert(reportWarnings).values({
    reportId: report.id,
    stage,
    mailId,
    refuteToken: ctx.digests.token(token),
  });
  if (stage !== 'first') await recordEvent(ctx, tx, report, 'warned');
}

type Stage = 'first' | 'half' | 'last';
