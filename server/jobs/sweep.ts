import { and, count, eq, notInArray, sql } from 'drizzle-orm';
import { createRedactedError } from '../http/log/redact-error.ts';
import type { Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import { failingRows } from '../db/schema/index.ts';
import { jobLimits } from '../limits.ts';

/** A sweep's row: its id, and the fields that the work needs. */
interface Row {
  id: string | number;
}

interface SweepOptions {
  /** The sweep's name. Two loops in one job have different names. */
  name: string;
  /** The alert when a row fails. Null if the work sends its own. */
  alarm: string | null;
  /** The log message when a row fails. */
  words: string;
  /** The id's key in the log. */
  idName: string;
  /** How long a dead-lettered row waits for its next attempt, in ms. Defaults to six hours. */
  rarelyMs?: number;
}

type RowWork<R extends Row> =
  /** Work that fits in one transaction. */
  | { inTransaction: (tx: Database, row: R) => Promise<unknown>; work?: never }
  /** Work that opens its own transactions, because it waits for external systems in between. */
  | { work: (row: R) => Promise<unknown>; inTransaction?: never };

type World = Pick<Context, 'db' | 'clock' | 'logger'>;

/**
 * The loop of every sweep, which processes each due row. A failing row does not hold up the others. Its failures are counted, and
 * it is retried at growing intervals. Operators are alerted at the first failure, when the row is dead-lettered, and daily after
 * that.
 * @param rows all rows currently due. Failing rows that are no longer among them are cleared.
 * @throws the database's error if it cannot record a failure, in which case the row was not the cause.
 */
export async function sweep<R extends Row>(
  world: World,
  rows: readonly R[],
  options: SweepOptions & RowWork<R>,
): Promise<void> {
  const { db, clock } = world;
  const { inTransaction } = options;
  const work = inTransaction ? (row: R) => db.transaction((tx) => inTransaction(tx, row)) : options.work;
  const ofSweep = eq(failingRows.kind, options.name);
  const known = new Map(
    (await db.select().from(failingRows).where(ofSweep)).map((row) => [row.subject, row] as const),
  );
  if (known.size > 0) {
    const due = rows.map(({ id }) => String(id));
    await db
      .delete(failingRows)
      .where(due.length > 0 ? and(ofSweep, notInArray(failingRows.subject, due)) : ofSweep);
  }
  for (const row of rows) {
    const before = known.get(String(row.id));
    if (before && isTooEarly(before.nextTryAt, clock.now(), options.rarelyMs)) continue;
    try {
      await work(row);
    } catch (error) {
      await noteFailure(world, row.id, options, error);
      continue;
    }
    if (before) await db.delete(failingRows).where(and(ofSweep, eq(failingRows.subject, String(row.id))));
  }
}

async function noteFailure(
  { db, clock, logger }: World,
  id: string | number,
  { name, alarm, words, idName, rarelyMs = jobLimits.deadLetterRetryMs }: SweepOptions,
  error: unknown,
): Promise<void> {
  const now = clock.now();
  const lastError = createRedactedError(error).message.slice(0, 500);
  const [row] = await db
    .insert(failingRows)
    .values({
      kind: name,
      subject: String(id),
      tries: 1,
      lastError,
      failingSince: now,
      nextTryAt: getNextAttemptAt(1, now, rarelyMs),
      alarmedAt: now,
    })
    .onConflictDoUpdate({
      target: [failingRows.kind, failingRows.subject],
      set: { tries: sql`${failingRows.tries} + 1`, lastError },
    })
    .returning();
  if (!row) return;
  const isAlarmed = isFailureAlarmDue(row.tries, row.alarmedAt, now);
  await db
    .update(failingRows)
    .set({ nextTryAt: getNextAttemptAt(row.tries, now, rarelyMs), ...(isAlarmed && { alarmedAt: now }) })
    .where(and(eq(failingRows.kind, name), eq(failingRows.subject, String(id))));
  const facts = { [idName]: id, tries: row.tries, err: createRedactedError(error) };
  if (isAlarmed && alarm !== null) logger.error({ alarm, ...facts }, words);
  else logger.warn(facts, words);
}

/** Retries after 50 s, 100 s, 200 s, 400 s; then rarely. */
export function getNextAttemptAt(tries: number, now: Date, rarelyMs = jobLimits.deadLetterRetryMs): Date {
  return new Date(
    now.getTime() +
      (tries < jobLimits.deadLetterAfterAttempts ? jobLimits.firstRetryMs * 2 ** (tries - 1) : rarelyMs),
  );
}

/** Whether a row's next attempt is in the future. One beyond the longest interval was set by a fast clock. */
function isTooEarly(nextTry: Date, now: Date, rarelyMs = jobLimits.deadLetterRetryMs): boolean {
  return nextTry > now && nextTry.getTime() <= now.getTime() + rarelyMs;
}

/** Whether a failure alerts operators. @param alarmedAt when the last alert about this row was sent. */
export function isFailureAlarmDue(tries: number, alarmedAt: Date, now: Date): boolean {
  if (tries === 1 || tries === jobLimits.deadLetterAfterAttempts) return true;
  return (
    tries > jobLimits.deadLetterAfterAttempts &&
    Math.abs(now.getTime() - alarmedAt.getTime()) >= jobLimits.alarmIntervalMs
  );
}

/** Counts the currently failing rows of each sweep: those retried soon, and those dead-lettered. */
export async function countFailingRows(
  db: Database,
): Promise<{ kind: string; state: 'retried' | 'set-aside'; count: number }[]> {
  const state = sql<
    'retried' | 'set-aside'
  >`case when ${failingRows.tries} < ${sql.raw(String(jobLimits.deadLetterAfterAttempts))} then 'retried' else 'set-aside' end`;
  return db
    .select({ kind: failingRows.kind, state, count: count() })
    .from(failingRows)
    .groupBy(failingRows.kind, state);
}
