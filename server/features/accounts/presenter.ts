import type { CurrentUser } from '#shared/contracts/session.ts';

/** An account as its owner's browser sees it. */
export function presentUser({ id, username }: { id: number; username: string }): CurrentUser {
  return { id, username };
}
