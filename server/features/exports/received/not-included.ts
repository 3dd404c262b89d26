import { DecryptionError } from '#server/adapters/crypto/encryption.ts';
import { DomainError } from '#server/http/domain-error.ts';
import { StoredFileDamagedError } from '../../files/read-stored-file.ts';
import { FileRemovedError } from '../../recipients/load-shared-leavebits.ts';

/** Why something that could be read when a download began is not in it, in the words of the file that says so. */
const missingReasons = {
  withdrawn: 'no longer shared with you',
  locked: 'locked now',
  blocked: 'not readable at the moment, because the time to read it or the owner’s subscription has ended',
  damaged: 'damaged, please contact support',
  replaced: 'removed or replaced in the meantime',
  added: 'added in the meantime',
} as const;
type MissingReason = keyof typeof missingReasons;

/** A LeaveBit or one of its files that is missing. */
export interface MissingItem {
  /** The sender, with the address. */
  from: string;
  /** The LeaveBit. Null if its headline may no longer be read. */
  headline: string | null;
  /** The missing file. Null if the LeaveBit is missing with all of its files. */
  fileName: string | null;
  reason: MissingReason;
}

/** Why content could not be read again. Null for a failure of the service, which must break off the download. */
export function findMissingReason(error: unknown): MissingReason | null {
  if (error instanceof FileRemovedError) return 'replaced';
  if (error instanceof StoredFileDamagedError || error instanceof DecryptionError) return 'damaged';
  if (!(error instanceof DomainError)) return null;
  switch (error.code) {
    case 'not-found':
      return 'withdrawn';
    case 'subscription-blocked':
      return 'blocked';
    case 'locked':
    case 'damaged':
      return error.code;
    default:
      return null;
  }
}

/** Formats what is missing as a plain text file, by sender. Every editor accepts UTF-8 without a BOM and CRLF line endings. */
export function formatNotIncluded(missing: readonly MissingItem[]): string {
  const senders = [...new Set(missing.map(({ from }) => from))];
  const lines = [
    'Not included',
    '============',
    '',
    'You could read these when your download began, but they aren’t in this ZIP. Everything else is complete.',
    ...senders.flatMap((sender) => [
      '',
      `From ${oneLine(sender)}`,
      ...listLines(missing.filter(({ from }) => from === sender)),
    ]),
    '',
    'Choose “Download everything” again to get all that you can read then. If something is still missing, ask the person who shared it, or someone close to them.',
  ];
  return `${lines.join('\r\n')}\r\n`;
}

function listLines(items: readonly MissingItem[]): string[] {
  const named = items.flatMap(({ headline, fileName, reason }) =>
    headline === null ? [] : [`- ${describeItem(headline, fileName)}: ${missingReasons[reason]}`],
  );
  const unnamed = (Object.keys(missingReasons) as MissingReason[]).flatMap((reason) => {
    const { length } = items.filter((item) => item.headline === null && item.reason === reason);
    if (length === 0) return [];
    return [`- ${length === 1 ? 'A LeaveBit' : `${length} LeaveBits`}: ${missingReasons[reason]}`];
  });
  return [...named, ...unnamed];
}

function describeItem(headline: string, fileName: string | null): string {
  const leavebit = headline.trim() === '' ? 'a LeaveBit without a description' : `“${oneLine(headline)}”`;
  return fileName === null ? `${leavebit}, with its files` : `${oneLine(fileName)}, in ${leavebit}`;
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
