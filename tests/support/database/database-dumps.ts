import type { TestApp } from '../test-app.ts';

/** Data that libraries timestamp with the machine's clock and retain for up to an hour. It contains digests. */
const FORGOTTEN_BY_THE_MACHINE = ['public.rate_limits'];
/** The accounting records: what is retained of a payment. */
const BOOKS = [
  'id',
  'payfast_payment_id',
  'payment_status',
  'amount_gross',
  'amount_fee',
  'amount_net',
  'item_name',
  'item_description',
  'merchant_id',
  'signature',
  'verdict',
  'verdict_reason',
  'billing_date',
  'processed_at',
  'created_at',
];

/**
 * Every value of every row in the database, including the queue and the sessions but not the local simulators.
 * @param isWithoutBooks omits what is retained of a payment.
 */
export async function dumpDatabase(app: TestApp, { isWithoutBooks = false } = {}): Promise<string[]> {
  const { rows: tables } = await app.ctx.pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'graphile_worker', 'drizzle') order by 1`,
  );
  const values: string[] = [];
  for (const { name } of tables) {
    if (FORGOTTEN_BY_THE_MACHINE.includes(name)) continue;
    const { rows } = await app.ctx.pool.query<{ row: Record<string, unknown> }>(
      `select row_to_json(t) as row from ${name} t`,
    );
    for (const { row } of rows) {
      const kept = Object.entries(row).filter(
        ([column]) => !(isWithoutBooks && name === 'public.payments' && BOOKS.includes(column)),
      );
      values.push(...kept.flatMap(([, value]) => leavesOf(value)));
    }
  }
  return values;
}

function leavesOf(value: unknown): string[] {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) return value.flatMap(leavesOf);
  if (typeof value === 'object')
    return Object.entries(value).flatMap(([key, inner]) => [key, ...leavesOf(inner)]);
  return [typeof value === 'string' ? value : JSON.stringify(value)];
}

const DATE = /^\d{4}-\d\d-\d\d([T ]\d\d:\d\d|$)/;

/** Our own identifiers of kinds and states. */
const WORD = /^[a-z][a-z_-]*$/;

/**
 * Whether a value can reveal something about a person: long enough, and neither a date, a small number nor one of our
 * identifiers.
 */
const isTelling = (value: string) =>
  value.length >= 5 && !DATE.test(value) && !WORD.test(value) && !/^-?\d{1,6}(\.\d+)?$/.test(value);

/** Revealing values written to the database between two dumps. */
export function diffDumps(before: readonly string[], after: readonly string[]): string[] {
  const known = new Set(before);
  return [...new Set(after)].filter((value) => !known.has(value) && isTelling(value));
}

/** The traces that a dump still contains, including inside longer values and as bytes. */
export function findTraces(dump: readonly string[], traces: readonly string[]): string[] {
  const everything = dump.join('\n');
  return traces.filter(
    (trace) => everything.includes(trace) || everything.includes(Buffer.from(trace).toString('hex')),
  );
}
