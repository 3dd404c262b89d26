import type { CurrentUser } from '#shared/contracts/session.ts';
import type { Context } from '../../context.ts';
import { findDeletionDate } from '../deletion/find-deletion-date.ts';
import { decryptOwnerName, type NamedOwner } from '../names/owner-name.ts';

/**
 * An account as shown to its owner.
 * @param user.deletesAt omitted if it wasn't loaded
 */
export async function presentUser(
  ctx: Context,
  user: NamedOwner & { username: string; deletesAt?: Date | null },
): Promise<CurrentUser> {
  const deletesAt = user.deletesAt === undefined ? await findDeletionDate(ctx.db, user.id) : user.deletesAt;
  return {
    id: user.id,
    username: user.username,
    name: decryptOwnerName(ctx, user),
    ...(deletesAt && { deletesAt: deletesAt.toISOString() }),
  };
}
