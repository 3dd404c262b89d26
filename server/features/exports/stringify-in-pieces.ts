/** The depth to which objects and arrays are split. Deeper values are yielded whole. */
const DEEPEST = 3;

/**
 * Yields the same text as `JSON.stringify(value, null, 2)`, in pieces. An async iterable becomes an array whose elements are
 * consumed one at a time.
 */
export async function* stringifyInPieces(value: unknown, indent = '', depth = 0): AsyncGenerator<string> {
  const inner = `${indent}  `;
  if (depth < DEEPEST && (Array.isArray(value) || isAsyncIterable(value))) {
    let isEmpty = true;
    for await (const element of value as AsyncIterable<unknown>) {
      yield `${isEmpty ? '[' : ','}\n${inner}`;
      yield* stringifyInPieces(element, inner, depth + 1);
      isEmpty = false;
    }
    yield isEmpty ? '[]' : `\n${indent}]`;
  } else if (depth < DEEPEST && typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).filter(([, field]) => field !== undefined);
    let start = '{';
    for (const [name, field] of fields) {
      yield `${start}\n${inner}${JSON.stringify(name)}: `;
      yield* stringifyInPieces(field, inner, depth + 1);
      start = ',';
    }
    yield fields.length === 0 ? '{}' : `\n${indent}}`;
  } else {
    // Only indentation is affected, because line breaks within JSON strings are escaped.
    yield JSON.stringify(value, null, 2).replaceAll('\n', `\n${indent}`);
  }
}

const isAsyncIterable = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
