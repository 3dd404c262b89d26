import type { PreviewKind } from '#shared/contracts/downloads.ts';

/** How a browser may show a file: one of the types listed here, and no other. */
export interface ViewableType {
  kind: PreviewKind;
  contentType: string;
}

/** As many bytes from a file's start as the decision wants. */
export const HEAD_BYTES = 64 * 1024;

const as = (kind: PreviewKind, contentType: string): ViewableType => ({ kind, contentType });

/** Bytes at the very start. Formats that hide behind a common container are told apart below. */
const signatures: [string, ViewableType][] = [
  ['\x89PNG\r\n\x1a\n', as('image', 'image/png')],
  ['\xff\xd8\xff', as('image', 'image/jpeg')],
  ['GIF87a', as('image', 'image/gif')],
  ['GIF89a', as('image', 'image/gif')],
  ['%PDF-', as('pdf', 'application/pdf')],
  ['ID3', as('audio', 'audio/mpeg')],
  ['\xff\xfb', as('audio', 'audio/mpeg')],
  ['\xff\xf3', as('audio', 'audio/mpeg')],
  ['\xff\xf2', as('audio', 'audio/mpeg')],
  ['\xff\xf1', as('audio', 'audio/aac')],
  ['\xff\xf9', as('audio', 'audio/aac')],
  ['fLaC', as('audio', 'audio/flac')],
  ['\x1a\x45\xdf\xa3', as('video', 'video/webm')],
];

/** `BM`, the file's length, and four bytes that are zero: a text may begin with the letters, but has no zeros. */
const isBitmap = (start: string) => start.startsWith('BM') && start.slice(6, 10) === '\0\0\0\0';

/** What follows `RIFF` and a length. */
const riff: Record<string, ViewableType> = {
  WEBP: as('image', 'image/webp'),
  WAVE: as('audio', 'audio/wav'),
};

/** The major brand of an ISO media file; any other is taken for a film. */
const brands: Record<string, ViewableType> = {
  avif: as('image', 'image/avif'),
  avis: as('image', 'image/avif'),
  heic: as('image', 'image/heic'),
  heix: as('image', 'image/heic'),
  mif1: as('image', 'image/heic'),
  'M4A ': as('audio', 'audio/mp4'),
  'M4B ': as('audio', 'audio/mp4'),
  'qt  ': as('video', 'video/quicktime'),
};

/**
 * Decides by the bytes alone whether, and as what, a file may be shown. Whatever could run something (HTML, SVG,
 * scripts) is text, and so is shown as it is written.
 * @param head the first `HEAD_BYTES`, or the whole file. @returns null when it is only for download.
 */
export function viewableType(head: Buffer, isWhole: boolean): ViewableType | null {
  const start = head.toString('latin1', 0, 36);
  const known = signatures.find(([signature]) => start.startsWith(signature));
  if (known) return known[1];
  if (isBitmap(start)) return as('image', 'image/bmp');
  if (start.startsWith('RIFF')) return riff[start.slice(8, 12)] ?? null;
  if (start.slice(4, 8) === 'ftyp') return brands[start.slice(8, 12)] ?? as('video', 'video/mp4');
  if (start.startsWith('OggS')) {
    return start.slice(28).startsWith('\x80theora') ? as('video', 'video/ogg') : as('audio', 'audio/ogg');
  }
  const charset = charsetOf(head, isWhole);
  return charset === null ? null : as('text', `text/plain; charset=${charset}`);
}

/** The encoding of a text; null for what is none. */
function charsetOf(head: Buffer, isWhole: boolean): string | null {
  const mark = head.toString('latin1', 0, 2);
  if (mark === '\xff\xfe') return 'utf-16le';
  if (mark === '\xfe\xff') return 'utf-16be';
  // Tab, line ends and form feed are the only control characters that texts have.
  if (head.some((byte) => byte < 0x20 && ![0x09, 0x0a, 0x0c, 0x0d].includes(byte))) return null;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: !isWhole });
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}
