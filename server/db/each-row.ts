import { and, count, eq, notInArray, sql } from 'drizzle-orm';
import type { Clock } from '../adapters/clock.ts';
import type { Logger } from '../http/logger.ts';
import { withoutValues } from '../http/safe-error.ts';
import type { Database } from './database.ts';
import { failingRows } from './schema/index.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** After this many tries a row is set aside: it is tried rarely from then on, and never given up. */
export const SET_ASIDE_AFTER = 5;
const RARELY_MS = 6 * HOUR_MS;
const ALARMED_EVERY_MS = 24 * HOUR_MS;

/** What a sweep does row by row. */
export interface RowWork<Id> {
  /** The sweep's name. */
  kind: string;
  /** What is logged when a row fails: the alarm (null: the work alarms by itself), the words, and the name of the id. */
  alarm: string | null;
  words: string;
  idName: string;
  work: (id: Id) => Promise<unknown>;
  /** How often a row that is set aside is tried, if not every six hours. */
  rarelyMs?: number;
}

interface World {
  db: Database;
  clock: Clock;
  logger: Logger;
}

/**
 * Does a sweep's work for each row that is due. A row that fails holds up no other: it is counted, and tried again after
 * ever longer waits. A person is alarmed at the first failure, when the row is set aside, and daily while that lasts.
 * @param ids all rows that the sweep finds due at this moment; a row that is no longer among them is forgotten.
 * @throws what the database says when it does not take the note of a failure: then the row was not the reason.
 */
export async function eachRow<Id extends string | number>(
  world: World,
  ids: readonly Id[],
  options: RowWork<Id>,
): Promise<void> {
  const { db, clock } = world;
  const ofKind = eq(failingRows.kind, options.kind);
  const known = new Map(
    (await db.select().from(failingRows).where(ofKind)).map((row) => [row.subject, row] as const),
  );
  if (known.size > 0) {
    const isWanted = ids.map(String);
    await db
      .delete(failingRows)
      .where(isWanted.length > 0 ? and(ofKind, notInArray(failingRows.subject, isWanted)) : ofKind);
  }
  for (const id of ids) {
    const before = known.get(String(id));
    if (before && isTooEarly(before.nextTryAt, clock.now(), options.rarelyMs)) continue;
    try {
      await options.work(id);
    } catch (error) {
      await noteFailure(world, id, options, error);
      continue;
    }
    if (before) await db.delete(failingRows).where(and(ofKind, eq(failingRows.subject, String(id))));
  }
}

async function noteFailure<Id extends string | number>(
  { db, clock, logger }: World,
  id: Id,
  { kind, alarm, words, idName, rarelyMs = RARELY_MS }: RowWork<Id>,
  error: unknown,
): Promise<void> {
  const now = clock.now();
  const lastError = withoutValues(error).message.slice(0, 500);
  const [row] = await db
    .insert(failingRows)
    .values({
      kind,
      subject: String(id),
      tries: 1,
      lastError,
      failingSince: now,
      nextTryAt: nextTryAt(1, now, rarelyMs),
      alarmedAt: now,
    })
    .onConflictDoUpdate({
      target: [failingRows.kind, failingRows.subject],
      set: { tries: sql`${failingRows.tries} + 1`, lastError },
    })
    .returning();
  if (!row) return;
  const isAlarmed = isAlarmedAt(row.tries, row.alarmedAt, now);
  await db
    .update(failingRows)
    .set({ nextTryAt: nextTryAt(row.tries, now, rarelyMs), ...(isAlarmed && { alarmedAt: now }) })
    .where(and(eq(failingRows.kind, kind), eq(failingRows.subject, String(id))));
  const facts = { [idName]: id, tries: row.tries, err: withoutValues(error) };
  if (isAlarmed && alarm !== null) logger.error({ alarm, ...facts }, words);
  else logger.warn(facts, words);
}

/** After 50 s, 100 s, 200 s, 400 s; then rarely. Just under a minute, so that a sweep of every minute finds it due. */
export function nextTryAt(tries: number, now: Date, rarelyMs = RARELY_MS): Date {
  return new Date(now.getTime() + (tries < SET_ASIDE_AFTER ? 50_000 * 2 ** (tries - 1) : rarelyMs));
}

/** Whether a row's next try is still to come. One beyond the longest wait was set by a clock that was ahead. */
function isTooEarly(nextTry: Date, now: Date, rarelyMs = RARELY_MS): boolean {
  return nextTry > now && nextTry.getTime() <= now.getTime() + rarelyMs;
}

/** Whether a failure alarms a person. @param alarmedAt when the last alarm about this row was. */
export function isAlarmedAt(tries: number, alarmedAt: Date, now: Date): boolean {
  if (tries === 1 || tries === SET_ASIDE_AFTER) return true;
  return tries > SET_ASIDE_AFTER && Math.abs(now.getTime() - alarmedAt.getTime()) >= ALARMED_EVERY_MS;
}

/** How many rows fail at the moment, by sweep: those that are tried again soon, and those that are set aside. */
export async function countFailingRows(
  db: Database,
): Promise<{ kind: string; state: 'retried' | 'set-aside'; count: number }[]> {
  const state = sql<
    'retried' | 'set-aside'
  >`case when ${failingRows.tries} < ${sql.raw(String(SET_ASIDE_AFTER))} then 'retried' else 'set-aside' end`;
  return db
    .select({ kind: failingRows.kind, state, count: count() })
    .from(failingRows)
    .groupBy(failingRows.kind, state);
}
