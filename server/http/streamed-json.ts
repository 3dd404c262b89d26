import type { Response } from 'express';
import { sendChunks, prependChunks } from './send-chunks.ts';

/** A list may also be loaded in pages while it is being sent. */
type Streamable<Answer> = Answer extends readonly (infer Row)[]
  ? AsyncIterable<Iterable<Row>> | Answer
  : Answer;

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
  const pieces = inPieces(value);
  const first = await pieces.next();
  const second = await pieces.next();
  res.type('json');
  // A response with a single piece gets a Content-Length, like any other.
  if (second.done) res.send(first.value);
  else await sendChunks(res, prependChunks([first.value as string, second.value], pieces));
}

/** Groups the parts of a value into equally long pieces. Between two pieces it takes no further rows. */
async function* inPieces(value: unknown): AsyncGenerator<string, undefined> {
  let text = '';
  for await (const parts of isPaged(value) ? pagedParts(value) : [jsonParts(value)]) {
    for (const part of parts) {
      text += part;
      while (text.length > PIECE) {
        const to = endOfPiece(text);
        yield text.slice(0, to);
        text = text.slice(to);
      }
    }
  }
  if (text !== '') yield text;
}

const isPaged = (value: unknown): value is AsyncIterable<Iterable<unknown>> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;

/** The parts of a list, page by page: awaiting each row would take longer than serializing it. */
async function* pagedParts(pages: AsyncIterable<Iterable<unknown>>): AsyncGenerator<Iterable<string>> {
  const list = createListWriter();
  for await (const rows of pages) yield list.write(rows);
  yield [list.end()];
}

/** Serializes a list, or the lists in an object, one element at a time. */
function* jsonParts(value: unknown, { isOutermost = true } = {}): Generator<string> {
  if (Array.isArray(value)) {
    const list = createListWriter();
    yield* list.write(value);
    yield list.end();
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

/** Writes a list, one element at a time. */
function createListWriter() {
  let before = '[';
  return {
    *write(rows: Iterable<unknown>): Generator<string> {
      for (const row of rows) {
        yield before + (JSON.stringify(row) ?? 'null');
        before = ',';
      }
    },
    end: () => (before === '[' ? '[]' : ']'),
  };
}

/** Split surrogate pairs would be replaced by U+FFFD. */
const endOfPiece = (text: string) => ((text.charCodeAt(PIECE - 1) & 0xfc00) === 0xd800 ? PIECE + 1 : PIECE);
