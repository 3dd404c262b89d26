import type { Pool } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { connectionTimeouts } from './bounded-client.ts';

/** The header before the rows of a binary COPY, without an extension. */
const HEADER = Buffer.concat([Buffer.from('PGCOPY\n\xff\r\n\0', 'latin1'), Buffer.alloc(8)]);
/** The end marker, sent where the next row's column count would be. */
const TRAILER = -1;

/**
 * The values of one bytea column, in query order. An ordinary result would contain hexadecimal text, which takes six times as
 * long.
 * @param query SQL that returns this one column, never null. COPY takes no parameters, so the caller must only interpolate safe
 * values, such as numbers.
 * @see https://www.postgresql.org/docs/current/sql-copy.html, "Binary Format"
 */
export async function readByteaColumn(pool: Pool, query: string): Promise<Buffer[]> {
  const client = await pool.connect();
  let isWhole = false;
  // pg's own timeout doesn't end the stream. An overdue response closes the connection.
  const limit = setTimeout(
    () => stream.destroy(new Error('Query read timeout')),
    connectionTimeouts.query_timeout,
  );
  const stream = client.query(copyTo(`copy (${query}) to stdout (format binary)`));
  try {
    const values = valuesIn(Buffer.concat(await stream.toArray()));
    isWhole = true;
    return values;
  } finally {
    clearTimeout(limit);
    // pg's own timer would otherwise hold the stream, and keep the process alive, until it is overdue.
    (stream as { callback?: (error: null) => void }).callback?.(null);
    client.release(!isWhole);
  }
}

function valuesIn(copied: Buffer): Buffer[] {
  if (!copied.subarray(0, HEADER.length).equals(HEADER)) throw new Error('a COPY began in an unknown way');
  const values: Buffer[] = [];
  let at = HEADER.length;
  while (copied.readInt16BE(at) !== TRAILER) {
    const from = at + 6;
    at = from + copied.readInt32BE(at + 2);
    values.push(copied.subarray(from, at));
  }
  return values;
}
