import type { Response } from 'express';
import { sendChunks, prependChunks } from './send-chunks.ts';

/** A list may also be read while it is sent. */
type Streamable<Answer> = Answer extends readonly (infer Row)[] ? AsyncIterable<Row> | Answer : Answer;

/** An answer that is too large to be held as one text: a list, or an object with lists. Its reader takes it piece by piece. */
export class StreamedJson<Answer> {
  readonly value: Streamable<Answer>;
  constructor(value: Streamable<Answer>) {
    this.value = value;
  }
}

export const isStreamedJson = (answer: unknown): answer is StreamedJson<unknown> =>
  answer instanceof StreamedJson;

/** Characters that are handed to the socket at a time. */
const PIECE = 64 * 1024;

/**
 * Sends the same text as `res.json`, only as fast as it is read. A failure before the first piece is answered as everywhere else. A later one closes the connection, so that a truncated response is never mistaken for a complete one.
 */
export async function sendStreamedJson(res: Response, { value }: StreamedJson<unknown>): Promise<void> {
  const pieces = inPieces(jsonParts(value));
  const first = await pieces.next();
  const second = await pieces.next();
  res.type('json');
  // An answer of one piece has a length, as every other one.
  if (second.done) res.send(first.value);
  else await sendChunks(res, prependChunks([first.value as string, second.value], pieces));
}

/** The elements of a list, and of the lists in an object, each as one part. */
async function* jsonParts(value: unknown, { isOutermost = true } = {}): AsyncGenerator<string> {
  if (isList(value)) {
    let before = '[';
    for await (const element of value) {
      yield before + (JSON.stringify(element) ?? 'null');
      before = ',';
    }
    yield before === '[' ? '[]' : ']';
  } else if (isOutermost && typeof value === 'object' && value !== null) {
    let before = '{';
    for (const [name, field] of Object.entries(value)) {
      if (field === undefined) continue;
      yield `${before}${JSON.stringify(name)}:`;
      yield* jsonParts(field, { isOutermost: false });
      before = ',';
    }
    yield before === '{' ? '{}' : '}';
  } else yield JSON.stringify(value);
}

const isList = (value: unknown): value is AsyncIterable<unknown> | unknown[] =>
  Array.isArray(value) || (typeof value === 'object' && value !== null && Symbol.asyncIterator in value);

/** Parts as pieces of equal length. */
async function* inPieces(parts: AsyncIterable<string>): AsyncGenerator<string, undefined> {
  let text = '';
  for await (const part of parts) {
    text += part;
    while (text.length > PIECE) {
      const to = endOfPiece(text);
      yield text.slice(0, to);
      text = text.slice(to);
    }
  }
  if (text !== '') yield text;
}

/** Halves of a pair of surrogates would each become another character. */
const endOfPiece = (text: string) => ((text.charCodeAt(PIECE - 1) & 0xfc00) === 0xd800 ? PIECE + 1 : PIECE);
