import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { getIdentityExpressions, inspectDatabase } from './inspect-database.ts';
import { findDatabaseDifference } from './rules.ts';

/**
 * `open`: the database is the same as before and can be acted on. `recovery`: the product has been in recovery since then.
 * `not-ours`: the database differs from the one that this process knows.
 */
type Gate = { kind: 'open' } | { kind: 'recovery'; since: Date } | { kind: 'not-ours' };

/**
 * Whether irrevocable actions are currently allowed. They aren't during a recovery, while the clock is uncertain, or if the
 * database was replaced since the last heartbeat. Check in the acting transaction, because a recovery can't begin before it
 * commits. If false, leave the work to the next run.
 */
export async function canActIrrevocably(ctx: Context, tx: Database): Promise<boolean> {
  return ctx.clock.isTrusted() && (await gateOf(ctx, tx)).kind === 'open';
}

/**
 * Only emails created since this time may go out. During a recovery, these are the ones queued since it began: older ones may
 * have been sent without the restored database knowing.
 * @returns null if none may go out
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
  // Read this before inspecting the database. The inspection would miss a heartbeat that this process records in between.
  const seen = ctx.databaseMemory.seen();
  const look = await inspectDatabase(tx, told, 'share');
  const { recoverySince } = look.state;
  if (recoverySince) return { kind: 'recovery', since: recoverySince };
  const { isStandbySynchronous } = ctx.config;
  const isOurs = !seen || !findDatabaseDifference(seen, look, { now: ctx.clock.now(), isStandbySynchronous });
  return { kind: isOurs ? 'open' : 'not-ours' };
}
