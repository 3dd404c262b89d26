import type { MessageId, TextMessages } from '#shared/messages/catalog.ts';
import { DecryptionError } from '#server/adapters/crypto/encryption.ts';
import { DomainError } from '#server/http/domain-error.ts';
import { StoredFileDamagedError } from '../../files/read-stored-file.ts';
import { FileRemovedError } from '../../recipients/load-shared-leavebits.ts';

/** Why something that could be read when a download began is not in it, with the message of the file that says so. */
const missingReasons = {
  withdrawn: 'withdrawn',
  locked: 'nowLocked',
  blocked: 'blocked',
  damaged: 'isDamaged',
  replaced: 'replaced',
  added: 'added',
} as const satisfies Record<string, MessageId<'received-page'>>;
type MissingReason = keyof typeof missingReasons;

type PageMessages = TextMessages<'received-page'>;

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
export function formatNotIncluded(t: PageMessages, missing: readonly MissingItem[]): string {
  const senders = [...new Set(missing.map(({ from }) => from))];
  const title = t('missingTitle');
  const lines = [
    title,
    '='.repeat([...title].length),
    '',
    t('missingIntro'),
    ...senders.flatMap((sender) => [
      '',
      t('missingFrom', { sender: oneLine(sender) }),
      ...listLines(
        t,
        missing.filter(({ from }) => from === sender),
      ),
    ]),
    '',
    t('missingNext'),
  ];
  return `${lines.join('\r\n')}\r\n`;
}

function listLines(t: PageMessages, items: readonly MissingItem[]): string[] {
  const named = items.flatMap(({ headline, fileName, reason }) =>
    headline === null ? [] : [`- ${describeItem(t, headline, fileName)}: ${t(missingReasons[reason])}`],
  );
  const unnamed = (Object.keys(missingReasons) as MissingReason[]).flatMap((reason) => {
    const { length: count } = items.filter((item) => item.headline === null && item.reason === reason);
    return count === 0 ? [] : [`- ${t('unnamed', { count })}: ${t(missingReasons[reason])}`];
  });
  return [...named, ...unnamed];
}

function describeItem(t: PageMessages, headline: string, fileName: string | null): string {
  const leavebit =
    headline.trim() === '' ? t('withoutHeadline') : t('quoted', { headline: oneLine(headline) });
  return fileName === null
    ? t('missingLeavebit', { leavebit })
    : t('missingFile', { file: oneLine(fileName), leavebit });
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
