import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { users } from '#server/db/schema/index.ts';
import { recordActivity } from '../../activity/record-activity.ts';
import { createNamedKeyColumns } from '../../names/owner-name.ts';
import { startFreePeriod } from '../../subscriptions/start-free-period.ts';
import type { UserRow } from '../queries.ts';

/**
 * Creates an account with its free trial for a verified address.
 * @param passwordHash a PHC string
 * @param name may be empty
 * @returns null if the address already has an account
 */
export async function createAccount(
  ctx: Context,
  tx: Database,
  { email, passwordHash, name = '' }: { email: string; passwordHash: string; name?: string },
): Promise<UserRow | null> {
  const now = ctx.clock.now();
  const id = ctx.random.id();
  const [created] = await tx
    .insert(users)
    .values({
      id,
      ...(name === ''
        ? ctx.keyRing.createDataKey(id, 'users').wrapped
        : createNamedKeyColumns(ctx, id, name)),
      username: email,
      email,
      password: passwordHash,
      lastUpdate: now,
      createdAt: now,
    })
    .onConflictDoNothing({ target: users.email })
    .returning();
  if (!created) return null;
  await startFreePeriod(ctx, tx, { userId: created.id, email });
  await recordActivity(ctx, tx, { userId: id, kind: 'account-created', subject: email });
  return created;
}
