import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { getIdentityExpressions, inspectDatabase } from './inspect-database.ts';
import { compareDatabases } from './rules.ts';

/**
 * `open`: this is still the same database, and it may be acted on. `recovery`: the product has been in recovery since then.
 * `not-ours`: the database differs from the one this process knows.
 */
type Gate = { kind: 'open' } | { kind: 'recovery'; since: Date } | { kind: 'not-ours' };

/**
 * Whether irrevocable actions are currently allowed. They are not during a recovery, while the clock is in doubt, or if the
 * database was replaced since the last heartbeat. Check in the transaction that acts: a recovery cannot begin before it
 * commits. If false, the caller leaves the work to its next run.
 */
export async function canActIrrevocably(ctx: Context, tx: Database): Promise<boolean> {
  return ctx.clock.isSound() && (await gateOf(ctx, tx)).kind === 'open';
}

/**
 * The creation time from which queued mails may go out. During a recovery, only mails queued since it began may: older ones
 * may have been sent already, without the restored database knowing.
 * @returns null if none may
 */
export async function getOutgoingMailCutoff(ctx: Context, tx: Database): Promise<Date | null> {
  const gate = await gateOf(ctx, tx);
  switch (gate.kind) {
    case 'open':
      return new Date(0);
    case 'recovery':
      return gate.since;
    case 'not-ours':
      return null;
  }
}

async function gateOf(ctx: Context, tx: Database): Promise<Gate> {
  const told = await getIdentityExpressions(ctx);
  // Read this before inspecting the database, which would miss a heartbeat that this process records in between.
  const seen = ctx.databaseMemory.seen();
  const { state, found } = await inspectDatabase(tx, told, 'share');
  if (state.recoverySince) return { kind: 'recovery', since: state.recoverySince };
  return seen && compareDatabases(seen, found) ? { kind: 'not-ours' } : { kind: 'open' };
}
