import type { CurrentUser } from '#shared/contracts/session.ts';
import type { Context } from '../../context.ts';
import { deletionOf } from '../deletion/deletion-of.ts';
import { openOwnerName, type NamedOwner } from '../names/owner-name.ts';

/** An account as its owner's browser sees it. */
export async function presentUser(
  ctx: Context,
  user: NamedOwner & { username: string },
): Promise<CurrentUser> {
  const deletesAt = await deletionOf(ctx.db, user.id);
  return {
    id: user.id,
    username: user.username,
    name: openOwnerName(ctx, user),
    ...(deletesAt && { deletesAt: deletesAt.toISOString() }),
  };
}
