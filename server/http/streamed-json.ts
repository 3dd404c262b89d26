import type { Response } from 'express';
import { sendChunks, prependChunks } from './send-chunks.ts';

/** A list may also be loaded while it is being sent. */
type Streamable<Answer> = Answer extends readonly (infer Row)[] ? AsyncIterable<Row> | Answer : Answer;

/** A response too large to be built as one string: a list, or an object with lists. Consumed piece by piece. */
export class StreamedJson<Answer> {
  readonly value: Streamable<Answer>;
  constructor(value: Streamable<Answer>) {
    this.value = value;
  }
}

export const isStreamedJson = (answer: unknown): answer is StreamedJson<unknown> =>
  answer instanceof StreamedJson;

/** The number of characters written to the socket at a time. */
const PIECE = 64 * 1024;

/**
 * Sends the same text as `res.json`, but only as fast as it is read. A failure before the first piece gets the usual error
 * response; a later one closes the connection, so that a truncated response is never mistaken for a complete one.
 */
export async function sendStreamedJson(res: Response, { value }: StreamedJson<unknown>): Promise<void> {
  const pieces = inPieces(jsonParts(value));
  const first = await pieces.next();
  const second = await pieces.next();
  res.type('json');
  // A response with a single piece gets a Content-Length, like any other.
  if (second.done) res.send(first.value);
  else await sendChunks(res, prependChunks([first.value as string, second.value], pieces));
}

/** Serializes a list, or the lists in an object, one element at a time. */
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

/** Regroups parts into equally long pieces. */
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

/** Split surrogate pairs would be replaced by U+FFFD. */
const endOfPiece = (text: string) => ((text.charCodeAt(PIECE - 1) & 0xfc00) === 0xd800 ? PIECE + 1 : PIECE);
