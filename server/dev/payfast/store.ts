import type pg from 'pg';
import type { Clock } from '../../adapters/clock.ts';
import { createDevTables } from '../create-tables.ts';

/** A subscription in the simulator, with PayFast's status codes: 1 active, 2 cancelled, 3 paused. */
export interface SimulatedSubscription {
  token: string;
  /** The checkout's own fields, as signed. */
  checkout: Record<string, string>;
  status: number;
  amountCents: number;
  cyclesComplete: number;
  /** YYYY-MM-DD of the next charge. */
  runDate: string;
  failures: number;
  /** The outcome of the last notification. */
  lastNotice: string | null;
}

/** Everything is stored in PostgreSQL, so it survives a restart. */
export async function createSimulatorTables(pool: pg.Pool): Promise<void> {
  await createDevTables(
    pool,
    `create table if not exists dev.payfast_subscriptions (
       token text primary key,
       checkout json not null,
       status integer not null default 1,
       amount_cents integer not null,
       cycles_complete integer not null default 0,
       run_date date not null,
       failures integer not null default 0,
       last_notice text,
       created_at timestamptz not null default clock_timestamp()
     );
     create table if not exists dev.payfast_notices (
       id bigint generated always as identity (start with 1000001) primary key,
       token text not null,
       body text not null default ''
     );
     alter table dev.payfast_notices add column if not exists sent_at timestamptz not null default clock_timestamp()`,
  );
}

const columns = `token, checkout, status, amount_cents as "amountCents", cycles_complete as "cyclesComplete",
  to_char(run_date, 'YYYY-MM-DD') as "runDate", failures, last_notice as "lastNotice"`;

/** A notification that was created, whether or not it arrived. */
export interface SentItn {
  body: string;
  /** YYYY-MM-DD HH:MM:SS in Johannesburg. */
  at: string;
}

export interface SimulatorStore {
  add(
    subscription: Pick<SimulatedSubscription, 'token' | 'checkout' | 'amountCents' | 'runDate'>,
  ): Promise<void>;
  find(token: string): Promise<SimulatedSubscription | null>;
  list(): Promise<SimulatedSubscription[]>;
  set(
    token: string,
    change: Partial<Pick<SimulatedSubscription, 'status' | 'amountCents' | 'runDate' | 'lastNotice'>>,
  ): Promise<void>;
  /** Counts one charge and schedules the next one a month later. */
  countCharge(token: string): Promise<void>;
  countFailure(token: string): Promise<void>;
  /** The number of the next notification, increasing like PayFast's. */
  createItn(token: string): Promise<string>;
  storeItn(id: string, body: string): Promise<void>;
  findLastItn(token: string): Promise<string | null>;
  /** Every notification between two days in Johannesburg, inclusive, in order. */
  listSentBetween(from: string, to: string): Promise<SentItn[]>;
  /** Whether a notification with exactly these fields was sent. */
  hasSent(parameters: string): Promise<boolean>;
}

export function createSimulatorStore(pool: pg.Pool, clock: Clock): SimulatorStore {
  const one = async <T extends pg.QueryResultRow>(text: string, values: unknown[]): Promise<T | null> =>
    (await pool.query<T>(text, values)).rows[0] ?? null;
  return {
    async add({ token, checkout, amountCents, runDate }) {
      await pool.query(
        'insert into dev.payfast_subscriptions (token, checkout, amount_cents, run_date) values ($1, $2, $3, $4)',
        [token, JSON.stringify(checkout), amountCents, runDate],
      );
    },
    find: (token) =>
      one<SimulatedSubscription>(`select ${columns} from dev.payfast_subscriptions where token = $1`, [
        token,
      ]),
    async list() {
      const { rows } = await pool.query<SimulatedSubscription>(
        `select ${columns} from dev.payfast_subscriptions order by created_at desc limit 100`,
      );
      return rows;
    },
    async set(token, { status, amountCents, runDate, lastNotice }) {
      await pool.query(
        `update dev.payfast_subscriptions set status = coalesce($2, status), amount_cents = coalesce($3, amount_cents),
           run_date = coalesce($4, run_date), last_notice = coalesce($5, last_notice) where token = $1`,
        [token, status, amountCents, runDate, lastNotice],
      );
    },
    async countCharge(token) {
      await pool.query(
        `update dev.payfast_subscriptions set cycles_complete = cycles_complete + 1,
           run_date = run_date + interval '1 month' where token = $1`,
        [token],
      );
    },
    async countFailure(token) {
      await pool.query('update dev.payfast_subscriptions set failures = failures + 1 where token = $1', [
        token,
      ]);
    },
    async createItn(token) {
      const row = await one<{ id: string }>(
        'insert into dev.payfast_notices (token, sent_at) values ($1, $2) returning id',
        [token, clock.now()],
      );
      return row!.id;
    },
    async storeItn(id, body) {
      await pool.query('update dev.payfast_notices set body = $2 where id = $1', [id, body]);
    },
    async findLastItn(token) {
      const row = await one<{ body: string }>(
        `select body from dev.payfast_notices where token = $1 and body <> '' order by id desc limit 1`,
        [token],
      );
      return row?.body ?? null;
    },
    async listSentBetween(from, to) {
      const { rows } = await pool.query<SentItn>(
        `select body, to_char(sent_at at time zone 'Africa/Johannesburg', 'YYYY-MM-DD HH24:MI:SS') as at
         from dev.payfast_notices
         where (sent_at at time zone 'Africa/Johannesburg')::date between $1 and $2 order by id`,
        [from, to],
      );
      return rows;
    },
    async hasSent(parameters) {
      const row = await one(
        `select 1 from dev.payfast_notices where split_part(body, '&signature=', 1) = $1`,
        [parameters.split('&signature=')[0]],
      );
      return row !== null;
    },
  };
}
