import iconv from 'iconv-lite';

export interface DecodedText {
  text: string;
  /** Whether the encoding is only assumed. Then letters outside ASCII may be wrong. */
  isAssumed: boolean;
}

const BYTE_ORDER_MARKS: readonly [encoding: string, mark: Buffer][] = [
  ['utf-8', Buffer.of(0xef, 0xbb, 0xbf)],
  ['utf-16le', Buffer.of(0xff, 0xfe)],
  ['utf-16be', Buffer.of(0xfe, 0xff)],
];

/** Control characters that no text contains, and the replacement character of bytes that Windows-1252 doesn't define. */
// oxlint-disable-next-line no-control-regex
const BINARY = /[\0-\x08\x0e-\x1a\x1c-\x1f\ufffd]/;

const STARTS_WITH_ASCII = /^[\t\r\n\x20-\x7e]{4}/;

/**
 * Decodes UTF-8, UTF-16 or, if it is neither, Windows-1252, which Excel and older programs on Windows write. In a list whose parts
 * come from several programs, each line that is in UTF-8 is read as such.
 * @returns null if the bytes aren't text
 */
export function decodeText(bytes: Buffer): DecodedText | null {
  const encoding = findUnicodeEncoding(bytes);
  const text = decodeUnicode(bytes, encoding);
  if (text !== null) return { text, isAssumed: false };
  if (encoding !== 'utf-8') return null;
  // Every export begins with the name of a column, or with a bracket.
  if (!STARTS_WITH_ASCII.test(bytes.toString('latin1', 0, 4))) return null;
  const assumed = [...splitLines(bytes)].map(decodeLine).join('');
  return BINARY.test(assumed) ? null : { text: assumed, isAssumed: true };
}

/** Each line with its line feed. */
function* splitLines(bytes: Buffer): Generator<Buffer> {
  for (let start = 0; start < bytes.length;) {
    const feed = bytes.indexOf(0x0a, start);
    const end = feed === -1 ? bytes.length : feed + 1;
    yield bytes.subarray(start, end);
    start = end;
  }
}

// `TextDecoder` reads Windows-1252 as Latin-1 in some versions of Node (nodejs/node#56542).
const decodeLine = (line: Buffer) => decodeUnicode(line, 'utf-8') ?? iconv.decode(line, 'windows-1252');

/** By the byte order mark, or by the zero byte of a first character that is ASCII. */
function findUnicodeEncoding(bytes: Buffer): string {
  const marked = BYTE_ORDER_MARKS.find(([, mark]) => bytes.subarray(0, mark.length).equals(mark));
  if (marked) return marked[0];
  if (bytes[0] !== 0 && bytes[1] === 0) return 'utf-16le';
  return bytes[0] === 0 && bytes[1] !== 0 ? 'utf-16be' : 'utf-8';
}

function decodeUnicode(bytes: Buffer, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
