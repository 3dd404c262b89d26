import type { mails } from '../../db/schema/index.ts';

/**
 * What the owner is told of a mail. `at` is an ISO date-time: when it was accepted, given up or came back, or else queued.
 * `reason` is what the owner can mend: why it failed, or, where it was accepted, that its reader calls it spam.
 */
export function presentMailOutcome(mail: typeof mails.$inferSelect) {
  const failedAt = mail.state === 'failed' ? (mail.bouncedAt ?? mail.lastAttemptAt) : null;
  return {
    state: mail.state,
    at: (mail.acceptedAt ?? failedAt ?? mail.createdAt).toISOString(),
    // While it is tried again the cause is ours to know.
    reason: mail.state === 'failed' ? mail.lastError : spamNote(mail),
  };
}

function spamNote({ state, bounceKind }: typeof mails.$inferSelect): string | null {
  return state === 'accepted' && bounceKind === 'complaint'
    ? 'They, or their mail program, marked it as spam'
    : null;
}
