/*
 * The outer format of age files (https://age-encryption.org/v1): enough to tell a sealed text or file from anything else without a
 * key. Only a key can prove that nothing in it was altered.
 */

const INTRO = 'age-encryption.org/v1\n';
const ARMOR_BEGIN = '-----BEGIN AGE ENCRYPTED FILE-----';
const ARMOR_END = '-----END AGE ENCRYPTED FILE-----';

/** The longest header we accept, in bytes. One recipient takes about 100, a post-quantum one about 1600. */
export const MAX_AGE_HEADER_BYTES = 128 * 1024;

/** What follows the header: a nonce, then encrypted chunks, each with a tag. The last chunk may be shorter, but not empty. */
const NONCE_BYTES = 16;
const TAG_BYTES = 16;
const CHUNK_BYTES = 64 * 1024 + TAG_BYTES;

/** Whether a text claims to be an armored age file. Cheap, for choosing the limit on its length. */
export const isArmored = (text: string): boolean => text.startsWith(ARMOR_BEGIN);

/**
 * Whether bytes are the beginning of an age file.
 * @param head the first `MAX_AGE_HEADER_BYTES` of the file, or all of it
 * @param size the length of the whole file in bytes
 */
export function isAgeFile(head: Uint8Array, size: number): boolean {
  return countRecipients(head, size) !== null;
}

/** Whether an age file can begin with these bytes, however few they are. */
export function canBeginAgeFile(begin: Uint8Array): boolean {
  const text = new TextDecoder('latin1').decode(begin.subarray(0, INTRO.length));
  return INTRO.startsWith(text);
}

/** Whether bytes begin with a whole age header. @param head like that of `isAgeFile` */
export const hasAgeHeader = (head: Uint8Array): boolean => parseHeader(head) !== null;

/** Whether a text is an age file in ASCII armor, with line feeds, and with nothing before or after it. */
export const isArmoredAgeFile = (text: string): boolean => countAgeRecipients(text) !== null;

/** For how many keys an armored age file is encrypted, which its header shows without one. Null if the text is none. */
export function countAgeRecipients(text: string): number | null {
  const bytes = decodeArmor(text);
  return bytes && countRecipients(bytes, bytes.length);
}

/** The base-2 logarithm of the highest scrypt cost we accept. More would freeze a browser or exhaust its memory. */
const MAX_WORK_FACTOR = 18;

/** Whether an armored age file opens with a passphrase alone, and at a cost that a browser can bear. */
export function isPassphraseFile(text: string): boolean {
  const bytes = decodeArmor(text);
  if (!bytes || countRecipients(bytes, bytes.length) !== 1) return false;
  const header = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const [, workFactor] = /^age-encryption\.org\/v1\n-> scrypt [\w+/]{22} (\d{1,2})\n/.exec(header) ?? [];
  return workFactor !== undefined && Number(workFactor) <= MAX_WORK_FACTOR;
}

function countRecipients(head: Uint8Array, size: number): number | null {
  const header = parseHeader(head);
  return header && isPayloadSize(size - header.headerBytes) ? header.recipients : null;
}

/** An age recipient: a public key in Bech32, but not a post-quantum one. Does not verify its checksum. */
export const AGE_RECIPIENT = /^age1[02-9ac-hj-np-z]{58}$/;

function decodeArmor(text: string): Uint8Array | null {
  const lines = text.trimEnd().split('\n');
  if (lines.length < 3 || lines[0] !== ARMOR_BEGIN || lines.at(-1) !== ARMOR_END) return null;
  const body = lines.slice(1, -1);
  const last = body.pop() ?? '';
  if (!body.every((line) => line.length === 64 && BASE64.test(line))) return null;
  if (last.length === 0 || last.length > 64 || last.length % 4 !== 0 || !PADDED_BASE64.test(last))
    return null;
  return Uint8Array.from(atob([...body, last].join('')), (character) => character.charCodeAt(0));
}

const BASE64 = /^[A-Za-z0-9+/]*$/;
const PADDED_BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;

/** The length of an age header, and how many keys it has a stanza for. Null if it isn't one. */
function parseHeader(head: Uint8Array): { headerBytes: number; recipients: number } | null {
  const text = new TextDecoder('latin1').decode(head.subarray(0, MAX_AGE_HEADER_BYTES));
  if (!text.startsWith(INTRO)) return null;
  let at = INTRO.length;
  let stanzas = 0;
  /** Stanzas that some programs add, so that readers learn to ignore what they don't know. */
  let ignored = 0;
  /** Whether the previous line was the last one of a stanza: a body ends with a line shorter than 64 characters. */
  let isComplete = true;
  for (;;) {
    const end = text.indexOf('\n', at);
    if (end === -1) return null;
    const line = text.slice(at, end);
    at = end + 1;
    if (!isComplete) {
      if (line.length > 64 || !BASE64.test(line)) return null;
      isComplete = line.length < 64;
    } else if (line.startsWith('-> ')) {
      if (!/^-> [!-~][ -~]*$/.test(line)) return null;
      stanzas += 1;
      if (/^-> [!-~]*-grease(?: |$)/.test(line)) ignored += 1;
      isComplete = false;
    } else
      return stanzas > 0 && /^--- [A-Za-z0-9+/]{43}$/.test(line)
        ? { headerBytes: at, recipients: stanzas - ignored }
        : null;
  }
}

/** Whether a payload can have this length. An empty file has one empty chunk. */
function isPayloadSize(bytes: number): boolean {
  const chunks = bytes - NONCE_BYTES;
  if (chunks === TAG_BYTES) return true;
  const last = chunks % CHUNK_BYTES;
  return chunks > TAG_BYTES && (last === 0 || last > TAG_BYTES);
}
