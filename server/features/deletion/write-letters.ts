import { eq } from 'drizzle-orm';
import { letterMoment } from '../../adapters/mail/letter-moment.ts';
import { queueMail, withdrawMails } from '../../adapters/mail/outbox.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { accountDeletions } from '../../db/schema/index.ts';
import { deletionReminder, deletionRequested, deletionStopped, type StopReason } from './letters.ts';

/** The owner, as far as their letters need it. */
interface Addressee {
  id: number;
  email: string;
}

/** The common start of the keys of an owner's letters about a deletion. */
export const keysOf = (userId: number) => `deletion/${userId}/`;

/** Tells the owner that the account will be deleted. A reminder of an earlier date no longer counts. */
export async function announceDeletion(
  ctx: Context,
  tx: Database,
  owner: Addressee,
  { deletesAt, tellsPeople }: { deletesAt: Date; tellsPeople: boolean },
): Promise<void> {
  await withdrawMails(tx, keysOf(owner.id));
  const letter = deletionRequested({ ...wordsOf(ctx, deletesAt), tellsPeople });
  const firstMailId = await write(ctx, tx, owner, { kind: 'deletion-requested', letter });
  await tx
    .update(accountDeletions)
    .set({ deletesAt, firstMailId, reminderMailId: null })
    .where(eq(accountDeletions.userId, owner.id));
}

export async function remindOwner(
  ctx: Context,
  tx: Database,
  owner: Addressee,
  { deletesAt, tellsPeople }: { deletesAt: Date; tellsPeople: boolean },
): Promise<void> {
  const letter = deletionReminder({ ...wordsOf(ctx, deletesAt), tellsPeople });
  const reminderMailId = await write(ctx, tx, owner, { kind: 'deletion-reminder', letter });
  await tx
    .update(accountDeletions)
    .set({ deletesAt, reminderMailId })
    .where(eq(accountDeletions.userId, owner.id));
}

/** Tells the owner that the account stays. What was not sent about its deletion is no longer true. */
export async function tellOfStop(
  ctx: Context,
  tx: Database,
  owner: Addressee,
  reason: StopReason,
): Promise<void> {
  await withdrawMails(tx, keysOf(owner.id));
  const letter = deletionStopped({ reason, accountUrl: accountUrl(ctx) });
  await write(ctx, tx, owner, { kind: 'deletion-stopped', letter });
}

const accountUrl = ({ config }: Context) => `${config.appOrigin}/account/your-data`;

const wordsOf = (ctx: Context, deletesAt: Date) => ({
  deletesAt: letterMoment(ctx, deletesAt),
  accountUrl: accountUrl(ctx),
});

async function write(
  ctx: Context,
  tx: Database,
  { id, email }: Addressee,
  mail: Pick<Parameters<typeof queueMail>[2], 'kind' | 'letter'>,
): Promise<string | null> {
  return queueMail(ctx, tx, { ...mail, to: email, dedupeKey: `${keysOf(id)}${ctx.ids.uuid()}` });
}
