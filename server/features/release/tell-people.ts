import { and, eq, sql } from 'drizzle-orm';
import { encodeEmail } from '#shared/domain/encoded-email.ts';
import type { MailKind } from '../../adapters/mail/kinds.ts';
import type { Letter } from '../../adapters/mail/layout.ts';
import { queueMail } from '../../adapters/mail/outbox.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { triggerBytes } from '../../db/schema/index.ts';
import { mailKeys } from './mail-keys.ts';
import { triedFor } from './mail-times.ts';
import type { OwnerRow, ReportRow } from './queries.ts';

/** Tells people of one transition of a report: each of them once, with the transition. */
export async function tellPeople(
  ctx: Context,
  tx: Database,
  told: {
    owner: OwnerRow;
    report: ReportRow;
    /** What is told, in the mail's kind and its key. */
    what: MailKind;
    people: readonly string[];
    letterFor: (email: string) => Letter;
  },
): Promise<void> {
  const { owner, report, what, people, letterFor } = told;
  for (const email of new Set(people)) {
    await queueMail(ctx, tx, {
      to: email,
      // The owner's own mail is not for the list of what became of notices to others.
      userId: email === owner.email ? undefined : owner.id,
      kind: what,
      dedupeKey: mailKeys.told(report.id, what, email),
      giveUpAt: triedFor.others(ctx.clock.now()),
      letter: letterFor(email),
    });
  }
}

/** Everyone for whom something of the owner's waits for a report: who is told when it opens. */
export async function heirsOf(tx: Database, owner: OwnerRow): Promise<string[]> {
  const rule = sql`${triggerBytes.sharingConfig} -> recipient.email ->> 'releaseType'`;
  const rows = await tx
    .selectDistinct({ email: sql<string>`recipient.email` })
    .from(triggerBytes)
    .innerJoin(sql`lateral unnest(${triggerBytes.sharingEmails}) as recipient(email)`, sql`true`)
    .where(and(eq(triggerBytes.userId, owner.id), eq(rule, 'death_incapacitation')))
    .orderBy(sql`1`);
  return rows.map(({ email }) => email).filter((email) => email !== owner.email);
}

/** A recipient's own page. The address stands in the fragment, which browsers keep to themselves. */
export function recipientLink({ config }: Context, email: string): string {
  return `${config.appOrigin}/#/my-leavebits/${encodeEmail(email)}`;
}
