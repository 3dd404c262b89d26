import { and, desc, eq, isNotNull, isNull, lt, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Sealing } from '#shared/contracts/sealing.ts';
import { isPassphraseFile } from '#shared/domain/age-file.ts';
import { DAY_MS } from '#shared/domain/durations.ts';
import { limits } from '#shared/domain/limits.ts';
import { formatEmailDate } from '../../adapters/mail/email-dates.ts';
import { queueMail } from '../../adapters/mail/outbox.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { sealingKeys, users } from '../../db/schema/index.ts';
import { notFoundError } from '../../http/domain-error.ts';
import { lockAccountRow } from '../accounts/sign-in/lock-account-row.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { getOrCreateAccountKey, unwrapAccountKey } from '../names/account-key.ts';
import type { ReauthenticationCheck } from '../reauthentication/with-reauthentication.ts';
import { assertValidRecipient } from './assert-valid-recipient.ts';
import { notSealedError } from './assert-sealed.ts';
import { sealingChangedEmail } from './emails.ts';

/** Binds a wrapped key to its owner and its public key. */
const place = ({ id, userId, publicKey }: { id: number; userId: number; publicKey: string }) =>
  `sealing_keys/${userId}/${id}/${publicKey}/wrapped_key`;

/** An owner's key for sealed LeaveBits, and the earlier ones. */
export async function loadSealing(ctx: Context, db: Database, userId: number): Promise<Sealing> {
  const [columns] = await db
    .select({ dataKeyId: users.dataKeyId, dataKey: users.dataKey })
    .from(users)
    .where(eq(users.id, userId));
  if (!columns) throw notFoundError();
  const rows = await db
    .select()
    .from(sealingKeys)
    .where(eq(sealingKeys.userId, userId))
    .orderBy(desc(sealingKeys.createdAt), desc(sealingKeys.id));
  const accountKey = unwrapAccountKey(ctx, userId, columns);
  const open = (row: typeof sealingKeys.$inferSelect) => {
    if (!accountKey) throw new Error(`account ${userId} has a sealing key but no data key`);
    return { publicKey: row.publicKey, wrappedKey: accountKey.decryptText(row.wrappedKey, place(row)) };
  };
  const current = rows.find((row) => row.replacedAt === null);
  return {
    ...(current ? open(current) : { publicKey: null, wrappedKey: null }),
    setAt: current?.createdAt.toISOString() ?? null,
    earlier: rows.flatMap((row) =>
      row.replacedAt === null ? [] : [{ ...open(row), replacedAt: row.replacedAt.toISOString() }],
    ),
  };
}

/**
 * Sets an owner's key for sealed LeaveBits, or changes its passphrase. The previous one is retained, and the owner is notified.
 * @throws DomainError `invalid` for a malformed public key, `not-sealed` if the wrapped key isn't an age file that opens with a passphrase
 */
export async function saveSealing(
  ctx: Context,
  userId: number,
  { publicKey, wrappedKey }: { publicKey: string; wrappedKey: string },
  proof: ReauthenticationCheck,
): Promise<Sealing> {
  await assertValidRecipient(publicKey);
  if (!isPassphraseFile(wrappedKey)) throw notSealedError('The key');
  return ctx.db.transaction(async (tx) => {
    const user = await lockAccountRow(tx, userId);
    await proof.assertRecentReauthentication(tx);
    const accountKey = await getOrCreateAccountKey(ctx, tx, userId);
    const now = ctx.clock.now();
    const [replaced] = await tx
      .update(sealingKeys)
      .set({ replacedAt: now })
      .where(and(eq(sealingKeys.userId, userId), isNull(sealingKeys.replacedAt)))
      .returning({ publicKey: sealingKeys.publicKey });
    const row = { id: ctx.random.id(), userId, publicKey };
    await tx.insert(sealingKeys).values({
      ...row,
      wrappedKey: accountKey.encryptText(wrappedKey, place(row)),
      createdAt: now,
    });
    const change = !replaced ? 'set' : replaced.publicKey === publicKey ? 'passphrase' : 'key';
    await recordActivity(ctx, tx, { userId, kind: 'sealing-set', detail: DETAILS[change] });
    await queueMail(ctx, tx, {
      to: user.email,
      kind: 'sealing-changed',
      dedupeKey: `sealing-changed/${row.id}`,
      content: sealingChangedEmail({
        change,
        at: formatEmailDate(ctx, now, user),
        accountUrl: `${ctx.config.appOrigin}/account/sealing`,
      }),
    });
    return loadSealing(ctx, tx, userId);
  });
}

const DETAILS = {
  set: 'For the first time.',
  passphrase: 'The passphrase was changed.',
  key: 'A new key. What was sealed before still needs the earlier one.',
};

/**
 * Whether a row is obsolete: the same key has been under another passphrase for so long that a stranger's change would have been
 * noticed. A different key stays, because it opens what was sealed with it.
 */
export function isObsoleteSealingKey(now: Date): SQL | undefined {
  const later = alias(sealingKeys, 'later');
  return and(
    isNotNull(sealingKeys.replacedAt),
    lt(sealingKeys.replacedAt, new Date(now.getTime() - limits.replacedPassphraseDays * DAY_MS)),
    sql`exists (select from ${sealingKeys} ${later} where ${later.userId} = ${sealingKeys.userId}
      and ${later.publicKey} = ${sealingKeys.publicKey} and ${later.replacedAt} is null)`,
  );
}
