import connectPgSimple from 'connect-pg-simple';
import type { Request } from 'express';
import session, { type SessionData } from 'express-session';
import type pg from 'pg';
import { MINUTE_MS, SECOND_MS } from '#shared/domain/durations.ts';
import { limits } from '#shared/domain/limits.ts';
import type { SubscriptionBilling, SubscriptionStatus } from '#shared/domain/subscription.ts';
import { serviceLimits } from '../limits.ts';
import type { Logger } from './log/logger.ts';

/** A session's owner as of the start of the request. */
export interface SessionOwner {
  id: number;
  username: string;
  /** The encrypted name, and its key. */
  name: Buffer | null;
  dataKeyId: string | null;
  dataKey: Buffer | null;
  /** Null for an account without a subscription, which is treated as blocked. */
  subscription: SubscriptionBilling | null;
  /** When the account will be deleted at the owner's request. */
  deletesAt: Date | null;
}

interface Found {
  sess: SessionData;
  is_touch_due: boolean;
  id: number | string | null;
  username: string;
  name: Buffer | null;
  data_key_id: string | null;
  data_key: Buffer | null;
  sub_status: SubscriptionStatus | null;
  next_payment_date: Date;
  deletes_at: Date | null;
}

/** The facts loaded along with a session, keyed first by the session's data and then by the request's session object. */
type Facts = Pick<Found, 'is_touch_due'> & { owner: SessionOwner | null };
const facts = new WeakMap<object, Facts>();

const LIFE_SECONDS = (limits.ownerSessionMinutes * MINUTE_MS) / SECOND_MS;
const TOUCH_DUE_SECONDS = LIFE_SECONDS - serviceLimits.sessionTouchIntervalMs / SECOND_MS;

/** Loads a session, its owner, and the state of the owner's subscription and account in a single query. */
const READ_SESSION = {
  name: 'session-and-owner',
  text: `select sess, expire < localtimestamp + $2 * interval '1 second' as is_touch_due,
           users.id, username, name, data_key_id, data_key, sub_status, next_payment_date, deletes_at
         from session
         left join users on users.id = (sess ->> 'userId')::bigint
         left join subscriptions on subscriptions.user_id = users.id
         left join account_deletions on account_deletions.user_id = users.id
         where sid = $1 and expire > localtimestamp`,
};
const TOUCH_SESSION = {
  name: 'touch-session',
  text: `update session set expire = localtimestamp + $2 * interval '1 second'
         where sid = $1 and expire > localtimestamp`,
};

const SAVE_SESSION = {
  name: 'save-session',
  text: `update session set sess = $2::json, expire = localtimestamp + $3 * interval '1 second' where sid = $1`,
};

const Store = connectPgSimple(session);

/**
 * Stores owners' sessions in PostgreSQL. A session is touched at most once per half minute, so most requests write nothing. An
 * ended session stays ended: neither a late touch nor a late save revives it.
 */
export class SessionStore extends Store {
  #pool: pg.Pool;
  /** The sessions that this process has stored. express-session saves a new one again at the end of its request. */
  #stored = new WeakSet<SessionData>();

  constructor(pool: pg.Pool, logger: Logger) {
    super({
      pool,
      tableName: 'session',
      pruneSessionInterval: false,
      errorLog: (...details) => logger.error({ details }, 'session store'),
    });
    this.#pool = pool;
  }

  override get(sid: string, callback: (error: unknown, data?: SessionData | null) => void): void {
    this.#pool
      .query<Found>({ ...READ_SESSION, values: [sid, TOUCH_DUE_SECONDS] })
      .then(({ rows: [found] }) => {
        if (found) facts.set(found.sess, { is_touch_due: found.is_touch_due, owner: ownerIn(found) });
        return found?.sess ?? null;
      })
      .then(
        (data) => process.nextTick(callback, null, data),
        (error: unknown) => process.nextTick(callback, error),
      );
  }

  override createSession(req: Request, data: SessionData): session.Session & SessionData {
    const known = facts.get(data);
    const made = super.createSession(req, data);
    if (known) facts.set(made, known);
    return made;
  }

  override set(sid: string, data: SessionData, callback: (error?: unknown) => void = () => undefined): void {
    if (facts.has(data) || this.#stored.has(data)) {
      this.#pool.query({ ...SAVE_SESSION, values: [sid, JSON.stringify(data), LIFE_SECONDS] }).then(
        () => process.nextTick(callback),
        (error: unknown) => process.nextTick(callback, error),
      );
      return;
    }
    super.set(sid, data, (error: unknown) => {
      if (!error) this.#stored.add(data);
      callback(error);
    });
  }

  override touch(
    sid: string,
    data: SessionData,
    callback: (error?: unknown) => void = () => undefined,
  ): void {
    if (facts.get(data)?.is_touch_due === false) {
      callback();
      return;
    }
    this.#pool.query({ ...TOUCH_SESSION, values: [sid, LIFE_SECONDS] }).then(
      () => process.nextTick(callback),
      (error: unknown) => process.nextTick(callback, error),
    );
  }
}

function ownerIn(found: Found): SessionOwner | null {
  const { id, username, name, data_key_id: dataKeyId, data_key: dataKey } = found;
  if (id === null) return null;
  const subscription = found.sub_status && {
    status: found.sub_status,
    nextPaymentDate: found.next_payment_date,
  };
  const { deletes_at: deletesAt } = found;
  return { id: Number(id), username, name, dataKeyId, dataKey, subscription, deletesAt };
}

/** The owner loaded with a request's session. Null if the account is gone. */
export function findSessionOwner({ session: data }: Request): SessionOwner | null {
  return facts.get(data)?.owner ?? null;
}
