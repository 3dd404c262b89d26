import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { getIdentityExpressions, inspectDatabase } from './inspect-database.ts';
import { compareDatabases } from './rules.ts';

/**
 * `open`: this is still the same database, and it may be acted on. `recovery`: the product is in recovery since then.
 * `not-ours`: the database differs from the one this process knows.
 */
type Gate = { kind: 'open' } | { kind: 'recovery'; since: Date } | { kind: 'not-ours' };

/**
 * Whether something irrevocable may be done now. It may not be done in a recovery or while the clock is in doubt. It may
 * not be done either if the database was replaced since the last beat. Ask in the transaction that does it: a recovery
 * cannot begin before that transaction commits. If the answer is no, the caller leaves the work to its next look.
 */
export async function canActIrrevocably(ctx: Context, tx: Database): Promise<boolean> {
  return ctx.clock.isSound() && (await gateOf(ctx, tx)).kind === 'open';
}

/**
 * From when a mail must date to go out. In a recovery only mails that were queued since it began may. Older ones may have
 * been sent already, and the database has forgotten it.
 * @returns null when none may
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
  // Read this before the look. The look would miss a beat that this process makes in between.
  const seen = ctx.databaseMemory.seen();
  const { state, found } = await inspectDatabase(tx, told, 'share');
  if (state.recoverySince) return { kind: 'recovery', since: state.recoverySince };
  return seen && compareDatabases(seen, found) ? { kind: 'not-ours' } : { kind: 'open' };
}
