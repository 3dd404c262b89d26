import type { Response } from 'express';

/**
 * Sends pieces only as fast as they are read, and ends the answer. It stops early, without an error, when the reader is gone. One
 * listener suffices, where `pipeline` adds seven to each answer.
 */
export async function sendChunks(res: Response, pieces: AsyncIterable<string | Uint8Array>): Promise<void> {
  for await (const piece of pieces) {
    if (res.closed) return;
    if (!res.write(piece)) await drained(res);
    if (res.closed) return;
  }
  res.end();
}

function drained(res: Response): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      res.off('drain', go).off('close', go);
      resolve();
    };
    res.on('drain', go).on('close', go);
  });
}

/** Puts back what was taken of `rest` to see whether there is anything to send. `rest` ends when this does. */
export async function* prependChunks<Piece>(
  first: readonly Piece[],
  rest: AsyncGenerator<Piece>,
): AsyncGenerator<Piece> {
  try {
    yield* first;
    yield* rest;
  } finally {
    await rest.return(undefined);
  }
}
