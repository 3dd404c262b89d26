import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import type { MailKind } from '../../adapters/mail/mail-kinds.ts';
import { loadMailLanguages } from '../../adapters/mail/mail-languages.ts';
import { queueMails, type NewMail } from '../../adapters/mail/outbox.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { senderChoices, triggerBytes } from '../../db/schema/index.ts';
import { getOwnerNames } from '../names/owner-name.ts';
import { accountDeletedEmail, ownerLeftEmail } from './emails.ts';
import type { OwnerRow } from './queries.ts';

/** Emails that outlive their account. Their rows are deleted once they have been sent, because they name the former owner. */
export const farewellMailKinds: MailKind[] = ['account-deleted', 'owner-left'];

const QUEUED_AT_ONCE = 500;

/**
 * The final emails: one to the owner and, if they want it, one to each recipient and reporter, in their language. Created while the
 * name still exists.
 */
export async function createFarewells(
  ctx: Context,
  tx: Database,
  { owner, tellsPeople }: { owner: OwnerRow; tellsPeople: boolean },
): Promise<NewMail[]> {
  const mail = (to: string, kind: MailKind, content: NewMail['content']): NewMail => ({
    to,
    kind,
    content,
    dedupeKey: `farewell/${ctx.random.uuid()}`,
  });
  const people = tellsPeople ? await findPeople(tx, owner) : [];
  const content = ownerLeftEmail(getOwnerNames(ctx, owner));
  // Looked up here, because the owner's choices go with the account.
  const readers = people.map((to) => ({ to, userId: owner.id }));
  const languageOf = await loadMailLanguages(tx, readers);
  return [
    mail(owner.email, 'account-deleted', accountDeletedEmail(ctx.config)),
    ...readers.map((reader) => ({
      ...mail(reader.to, 'owner-left', content),
      language: languageOf(reader) ?? ('en' as const),
    })),
  ];
}

export async function queueFarewells(ctx: Context, tx: Database, farewells: NewMail[]): Promise<void> {
  for (let from = 0; from < farewells.length; from += QUEUED_AT_ONCE) {
    await queueMails(ctx, tx, farewells.slice(from, from + QUEUED_AT_ONCE));
  }
}

/** Reporters and the recipients who haven't unsubscribed from this owner's emails, without duplicates. */
async function findPeople(tx: Database, owner: OwnerRow): Promise<string[]> {
  const { rows } = await tx.execute<{ email: string }>(sql`
    select distinct recipient.email from ${triggerBytes}, lateral unnest(${triggerBytes.sharingEmails}) as recipient (email)
    where ${triggerBytes.userId} = ${owner.id} and ${triggerBytes.trashedAt} is null and not ${triggerBytes.leftBy} ? recipient.email`);
  const deaf = await tx
    .select({ email: senderChoices.email })
    .from(senderChoices)
    .where(
      and(
        eq(senderChoices.userId, owner.id),
        or(eq(senderChoices.isHidden, true), isNotNull(senderChoices.stopped)),
      ),
    );
  const unwanted = new Set(deaf.map(({ email }) => email));
  const wanted = rows.map(({ email }) => email).filter((email) => !unwanted.has(email));
  return [...new Set([...owner.designatedReporters, ...wanted])].filter((email) => email !== owner.email);
}
