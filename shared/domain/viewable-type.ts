import { fileTypeFromBuffer } from 'file-type';
import type { PreviewKind } from '../contracts/recipients.ts';

/** How a browser may display a file, limited to the types listed here. */
export interface ViewableType {
  kind: PreviewKind;
  contentType: string;
}

/** The message for a file that can only be downloaded. */
export const NOT_VIEWABLE_MESSAGE =
  'This kind of file can’t be shown here. Please download it and open it on your device.';

/** How many leading bytes the decision needs. Only charset detection uses all of them. */
export const FILE_HEAD_BYTES = 64 * 1024;
/** How many of them `file-type` gets. More wouldn't help it, and this limits what a malicious archive can unpack to. */
const SIGNATURE_BYTES = 4100;

const as = (kind: PreviewKind, contentType: string): ViewableType => ({ kind, contentType });

/** What may be displayed, keyed by the type that `file-type` detects. Everything else can only be downloaded. */
const viewable = new Map<string, ViewableType>([
  ['image/png', as('image', 'image/png')],
  ['image/apng', as('image', 'image/png')],
  ['image/jpeg', as('image', 'image/jpeg')],
  ['image/gif', as('image', 'image/gif')],
  ['image/webp', as('image', 'image/webp')],
  ['image/bmp', as('image', 'image/bmp')],
  ['image/avif', as('image', 'image/avif')],
  ['image/heic', as('image', 'image/heic')],
  ['image/heif', as('image', 'image/heic')],
  ['application/pdf', as('pdf', 'application/pdf')],
  ['audio/mpeg', as('audio', 'audio/mpeg')],
  ['audio/aac', as('audio', 'audio/aac')],
  ['audio/flac', as('audio', 'audio/flac')],
  ['audio/wav', as('audio', 'audio/wav')],
  ['audio/mp4', as('audio', 'audio/mp4')],
  ['audio/x-m4a', as('audio', 'audio/mp4')],
  ['audio/ogg', as('audio', 'audio/ogg')],
  ['audio/ogg; codecs=opus', as('audio', 'audio/ogg')],
  ['application/ogg', as('audio', 'audio/ogg')],
  ['video/ogg', as('video', 'video/ogg')],
  ['video/webm', as('video', 'video/webm')],
  ['video/matroska', as('video', 'video/webm')],
  ['video/mp4', as('video', 'video/mp4')],
  ['video/x-m4v', as('video', 'video/mp4')],
  ['video/3gpp', as('video', 'video/mp4')],
  ['video/3gpp2', as('video', 'video/mp4')],
  ['video/quicktime', as('video', 'video/quicktime')],
]);

/**
 * Decides from the bytes alone whether a file may be displayed, and as which type. Anything that could run code (HTML, SVG,
 * scripts) is displayed as plain-text source.
 * @param head the first `FILE_HEAD_BYTES`, or the whole file
 * @returns null if the file can only be downloaded
 */
export async function detectViewableType(head: Uint8Array, isWhole: boolean): Promise<ViewableType | null> {
  const type = await listedType(head);
  if (type?.kind === 'pdf') return type;
  // Text is checked first, because some signatures are ordinary words ("BM", "GIF", "wide"). Of all listed types, only a PDF
  // can consist entirely of text.
  const charset = charsetOf(head, isWhole);
  return charset === null ? type : as('text', `text/plain; charset=${charset}`);
}

async function listedType(head: Uint8Array): Promise<ViewableType | null> {
  try {
    const found = await fileTypeFromBuffer(head.subarray(0, SIGNATURE_BYTES));
    // An MP3 may have padding between its tag and its audio, and the library doesn't look beyond that.
    const isTagged = !found && readLatin1(head, 3) === 'ID3';
    return viewable.get(isTagged ? 'audio/mpeg' : (found?.mime ?? '')) ?? null;
  } catch {
    // The bytes are untrusted. If a parser fails on them, the type is unrecognized.
    return null;
  }
}

const readLatin1 = (head: Uint8Array, length: number) => String.fromCharCode(...head.subarray(0, length));

/** The character encoding of a text, or null for binary data. */
function charsetOf(head: Uint8Array, isWhole: boolean): string | null {
  const mark = readLatin1(head, 2);
  if (mark === '\xff\xfe') return 'utf-16le';
  if (mark === '\xfe\xff') return 'utf-16be';
  // Tab, line breaks and form feed are the only control characters found in text.
  if (head.some((byte) => byte < 0x20 && ![0x09, 0x0a, 0x0c, 0x0d].includes(byte))) return null;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: !isWhole });
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}
