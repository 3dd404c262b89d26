import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { identityParts, lookAtDatabase } from './look-at-database.ts';
import { differenceBetween } from './rules.ts';

/** Whether this is the database it was, and may be acted on; if not, since when the product is in recovery. */
type Gate = { kind: 'open' } | { kind: 'recovery'; since: Date } | { kind: 'not-ours' };

/**
 * Whether what cannot be undone may be done: not in recovery, not while it is uncertain what time it is, and not in a
 * database that has become another one since the last beat. Asked in the transaction that does it, which keeps a
 * recovery from beginning before it commits. Whoever hears no leaves it to the next look.
 */
export async function mayAct(ctx: Context, tx: Database): Promise<boolean> {
  return ctx.clock.isSound() && (await gateOf(ctx, tx)).kind === 'open';
}

/**
 * Whether a mail may go out. In recovery only those do that were queued since it began: older ones may have been sent
 * before, by what the database has forgotten.
 */
export async function maySend(ctx: Context, tx: Database, queuedAt: Date): Promise<boolean> {
  const gate = await gateOf(ctx, tx);
  switch (gate.kind) {
    case 'open':
      return true;
    case 'recovery':
      return queuedAt >= gate.since;
    case 'not-ours':
      return false;
  }
}

async function gateOf(ctx: Context, tx: Database): Promise<Gate> {
  const told = await identityParts(ctx);
  // Before the look: a beat of this process in between would be missing in it.
  const seen = ctx.databaseMemory.seen();
  const { state, found } = await lookAtDatabase(tx, told, 'share');
  if (state.recoverySince) return { kind: 'recovery', since: state.recoverySince };
  return seen && differenceBetween(seen, found) ? { kind: 'not-ours' } : { kind: 'open' };
}
