import type { mails } from '../../db/schema/index.ts';

/**
 * An email's delivery status as shown to the owner. `at` is an ISO date-time: when it was accepted, abandoned or bounced, or else
 * when it was queued. `reason` is something the owner can act on: why it failed, or that its reader marked it as spam.
 */
export function presentMailOutcome(mail: typeof mails.$inferSelect) {
  const failedAt = mail.state === 'failed' ? (mail.bouncedAt ?? mail.lastAttemptAt) : null;
  return {
    state: mail.state,
    at: (mail.acceptedAt ?? failedAt ?? mail.createdAt).toISOString(),
    // While we are still retrying, the cause does not concern the owner.
    reason: mail.state === 'failed' ? mail.lastError : spamNote(mail),
  };
}

function spamNote({ state, bounceKind }: typeof mails.$inferSelect): string | null {
  return state === 'accepted' && bounceKind === 'complaint'
    ? 'They, or their mail program, marked it as spam'
    : null;
}
