import type { Response } from 'express';

/** An answer that is a JSON array, too large to be held as a whole. Its rows are read as its reader takes them. */
export class JsonRows<Row> {
  readonly rows: AsyncIterable<Row>;
  constructor(rows: AsyncIterable<Row>) {
    this.rows = rows;
  }
}

export const isJsonRows = (answer: unknown): answer is JsonRows<unknown> => answer instanceof JsonRows;

/** Characters that are handed to the socket at a time. */
const PIECE = 64 * 1024;

/**
 * Sends an array in pieces, only as fast as it is read. A failure before the first piece is answered as everywhere else. A later one
 * cuts the connection, so that nobody takes a part for the whole.
 */
export async function sendJsonRows(res: Response, { rows }: JsonRows<unknown>): Promise<void> {
  let text = '[';
  let separator = '';
  for await (const row of rows) {
    text += separator + JSON.stringify(row);
    separator = ',';
    while (text.length > PIECE) {
      const to = endOfPiece(text);
      if (!res.headersSent) res.type('json');
      if (!(await write(res, text.slice(0, to)))) return;
      text = text.slice(to);
    }
  }
  text += ']';
  // A list of one piece has a length, as every other answer.
  if (res.headersSent) res.end(text);
  else res.type('json').send(text);
}

/** Halves of a pair of surrogates would each become another character. */
const endOfPiece = (text: string) => ((text.charCodeAt(PIECE - 1) & 0xfc00) === 0xd800 ? PIECE + 1 : PIECE);

/** Writes and waits until there is room for more. @returns false once the reader is gone. */
async function write(res: Response, text: string): Promise<boolean> {
  if (res.closed) return false;
  if (res.write(text)) return true;
  await new Promise<void>((resolve) => {
    const go = () => {
      res.off('drain', go).off('close', go);
      resolve();
    };
    res.on('drain', go).on('close', go);
  });
  return !res.closed;
}
