import type { CurrentUser } from '#shared/contracts/session.ts';
import type { Context } from '../../context.ts';
import { openOwnerName, type NamedOwner } from '../names/owner-name.ts';

/** An account as its owner's browser sees it. */
export function presentUser(ctx: Context, user: NamedOwner & { username: string }): CurrentUser {
  return { id: user.id, username: user.username, name: openOwnerName(ctx, user) };
}
