import { DrizzleQueryError } from 'drizzle-orm';

/** Refused, reset and unresponsive connections, as named by Node. */
const NODE_CODES = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/**
 * PostgreSQL's codes: a broken connection (class 08), too many connections (53300), a server shutting down or starting up
 * (57P01–57P03), and three timeouts: statement (57014), lock (55P03) and idle transaction (25P03).
 */
const POSTGRES_CODES = /^(08\w{3}|53300|57P0[123]|57014|55P03|25P03)$/;
/** Errors of `pg` without a code. */
const WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client (was closed|has encountered a connection error))/;

/** None of the hosts of a database URL is a primary now, for example during a failover. */
export class NoPrimaryError extends Error {
  /** PostgreSQL's `cannot_connect_now`. */
  readonly code = '57P03';
  constructor() {
    super('No host of the database is a primary');
  }
}

/** Whether an error means that the database could not be reached or did not respond in time. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const cause = getCause(error);
  if (!(cause instanceof Error)) return false;
  const code = getCode(cause);
  return NODE_CODES.test(code) || POSTGRES_CODES.test(code) || WORDS.test(cause.message);
}

/** Whether PostgreSQL rolled a transaction back to resolve a deadlock. */
export const isDeadlock = (error: unknown): boolean => getCode(getCause(error)) === '40P01';

const getCause = (error: unknown): unknown =>
  error instanceof DrizzleQueryError ? (error.cause ?? error) : error;

const getCode = (error: unknown): string => String((Object(error) as { code?: unknown }).code);
