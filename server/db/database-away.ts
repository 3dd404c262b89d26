import { DrizzleQueryError } from 'drizzle-orm';

/** Refused, cut and silent connections, as Node names them. */
const NODE_CODES = 'ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN';
/**
 * PostgreSQL's own words: a broken connection (class 08), too many of them (53300), shutting down or starting up
 * (57P01–57P03), and what took too long: a statement (57014), a lock (55P03), a transaction that did nothing (25P03).
 */
const POSTGRES_CODES = '08\\w{3}|53300|57P0[123]|57014|55P03|25P03';
const CODES = new RegExp(`^(${NODE_CODES}|${POSTGRES_CODES})$`);
/** `pg` gives these no code. */
const WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client (was closed|has encountered a connection error))/;

/** Whether an error means that the database could not be reached, or did not answer in time. */
export function isDatabaseAway(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? (error.cause ?? error) : error;
  if (!(cause instanceof Error)) return false;
  return CODES.test(String((cause as Error & { code?: unknown }).code)) || WORDS.test(cause.message);
}
