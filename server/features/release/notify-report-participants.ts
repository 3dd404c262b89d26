import type { MailKind } from '../../adapters/mail/mail-kinds.ts';
import type { EmailContent } from '../../adapters/mail/email-layout.ts';
import { queueMail } from '../../adapters/mail/outbox.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { releaseMailKeys } from './mail-keys.ts';
import { releaseMailDeadlines } from '../../adapters/mail/release-mail-deadlines.ts';
import type { OwnerRow, ReportRow } from './queries.ts';

/** Notifies people of a report's transition, each of them once, in the transaction that makes it. */
export async function notifyReportParticipants(
  ctx: Context,
  tx: Database,
  told: {
    owner: OwnerRow;
    report: ReportRow;
    /** The event, used for the email's kind and key. */
    what: MailKind;
    people: readonly string[];
    createContent: (email: string) => EmailContent;
  },
): Promise<void> {
  const { owner, report, what, people, createContent } = told;
  for (const email of new Set(people)) {
    await queueMail(ctx, tx, {
      to: email,
      // The owner's own email doesn't belong in their list of notices to others.
      userId: email === owner.email ? undefined : owner.id,
      kind: what,
      dedupeKey: releaseMailKeys.told(report.id, what, email),
      giveUpAt: releaseMailDeadlines.others(ctx.clock.now()),
      content: createContent(email),
    });
  }
}
