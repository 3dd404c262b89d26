import type { StoppedMailScope } from '#shared/contracts/recipients.ts';
import type { MailKind } from './mail-kinds.ts';

/**
 * The emails that a recipient can stop, and the choice that stops each. Codes can't be stopped, because their reader requests
 * them. Neither can estate emails: a notice with its stop link may have been forwarded, and the owner can no longer reach out
 * some other way.
 */
const stoppedBy: Partial<Record<MailKind, StoppedMailScope>> = {
  'share-notice': 'news',
  'share-selection': 'news',
  reminder: 'news',
  'opened-notice': 'all',
  'unopened-reminder': 'all',
  'recipient-moved': 'all',
};

export const isStoppableMail = (kind: MailKind): boolean => stoppedBy[kind] !== undefined;

/** Whether a recipient's choice stops emails of this kind. */
export function isMailKindOptedOut(kind: MailKind, choice: StoppedMailScope | null): boolean {
  return choice !== null && (stoppedBy[kind] === choice || (choice === 'all' && isStoppableMail(kind)));
}

/** List-Unsubscribe headers. One-click unsubscribe is offered only in emails about something new. */
export function buildUnsubscribeHeaders(kind: MailKind, url: string): Record<string, string> {
  const link = { 'List-Unsubscribe': `<${url}>` };
  return isMailKindOptedOut(kind, 'news')
    ? { ...link, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
    : link;
}
