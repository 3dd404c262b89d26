import type { MailKind } from '../../adapters/mail/kinds.ts';
import type { Letter } from '../../adapters/mail/layout.ts';
import { queueMail } from '../../adapters/mail/outbox.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { mailKeys } from './mail-keys.ts';
import { triedFor } from '../../adapters/mail/tried-for.ts';
import type { OwnerRow, ReportRow } from './queries.ts';

/** Tells people of one transition of a report. Each person is told once, in the transaction of the transition. */
export async function tellPeople(
  ctx: Context,
  tx: Database,
  told: {
    owner: OwnerRow;
    report: ReportRow;
    /** The news, for the mail's kind and its key. */
    what: MailKind;
    people: readonly string[];
    letterFor: (email: string) => Letter;
  },
): Promise<void> {
  const { owner, report, what, people, letterFor } = told;
  for (const email of new Set(people)) {
    await queueMail(ctx, tx, {
      to: email,
      // The owner's own mail does not belong in the owner's list of notices to others.
      userId: email === owner.email ? undefined : owner.id,
      kind: what,
      dedupeKey: mailKeys.told(report.id, what, email),
      giveUpAt: triedFor.others(ctx.clock.now()),
      letter: letterFor(email),
    });
  }
}
