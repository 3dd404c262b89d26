/** PostgreSQL's binary COPY format. @see https://www.postgresql.org/docs/current/sql-copy.html, "Binary Format" */

/** Follows the last row, where the next one's number of columns would be. */
export const COPY_TRAILER = Buffer.from([0xff, 0xff]);

/** A row of values that are already in the binary format of their types. None of them is null. */
export function encodeCopyRow(values: readonly Buffer[]): Buffer {
  const count = Buffer.alloc(2);
  count.writeInt16BE(values.length);
  const fields = values.flatMap((value) => [encodeInteger(value.length), value]);
  return Buffer.concat([count, ...fields]);
}

/** An `integer`, which is also how the format writes lengths. */
export function encodeInteger(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
}

export function encodeBigint(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigInt64BE(BigInt(value));
  return bytes;
}

/** All of a COPY but its trailer, so that rows can follow. */
export async function* withoutCopyTrailer(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer = Buffer.alloc(0);
  for await (const piece of pieces) {
    held = held.length === 0 ? piece : Buffer.concat([held, piece]);
    const end = held.length - COPY_TRAILER.length;
    if (end > 0) yield held.subarray(0, end);
    held = held.subarray(Math.max(0, end));
  }
  if (!held.equals(COPY_TRAILER)) throw new Error('a COPY ended in an unknown way');
}
