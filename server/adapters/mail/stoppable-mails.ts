import type { StoppedMailScope } from '#shared/contracts/recipients.ts';
import type { MailKind } from './mail-kinds.ts';

/**
 * The mails that a recipient can stop, and the choice that stops each. Codes are requested by the reader, so nothing stops them.
 * Nor can estate mails be stopped: a stop link may be in the hands of someone to whom a notice was forwarded, and the owner can
 * no longer write.
 */
const stoppedBy: Partial<Record<MailKind, StoppedMailScope>> = {
  'share-notice': 'news',
  'share-selection': 'news',
  reminder: 'news',
  'opened-notice': 'all',
};

export const isStoppableMail = (kind: MailKind): boolean => stoppedBy[kind] !== undefined;

/** Whether a mail of this kind is no longer sent. */
export function isMailStopped(kind: MailKind, choice: StoppedMailScope | null): boolean {
  return choice !== null && (stoppedBy[kind] === choice || (choice === 'all' && isStoppableMail(kind)));
}

/** List-Unsubscribe headers. One-click unsubscribe is offered only for mails about something new. */
export function buildUnsubscribeHeaders(kind: MailKind, url: string): Record<string, string> {
  const link = { 'List-Unsubscribe': `<${url}>` };
  return isMailStopped(kind, 'news')
    ? { ...link, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
    : link;
}
