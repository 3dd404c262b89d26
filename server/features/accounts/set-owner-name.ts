import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { users } from '../../db/schema/index.ts';
import { notFoundError } from '../../http/domain-error.ts';
import { assertEstateNotOpen } from '../access/report-in-force.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { getOrCreateAccountKey } from '../names/account-key.ts';
import { encryptOwnerName } from '../names/owner-name.ts';
import type { UserRow } from './queries.ts';

/**
 * Saves the owner's name.
 * @param name sanitized; an empty one removes it
 */
export async function setOwnerName(ctx: Context, userId: number, name: string): Promise<UserRow> {
  return ctx.db.transaction(async (tx) => {
    // Recipients see the name, so it can't change once the estate is released.
    await assertEstateNotOpen(tx, userId);
    const sealed =
      name === '' ? null : encryptOwnerName(await getOrCreateAccountKey(ctx, tx, userId), userId, name);
    const [saved] = await tx.update(users).set({ name: sealed }).where(eq(users.id, userId)).returning();
    if (!saved) throw notFoundError();
    await recordActivity(ctx, tx, { userId, kind: 'name-changed' });
    return saved;
  });
}
