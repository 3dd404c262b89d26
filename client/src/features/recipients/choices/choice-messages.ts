import type { StoppedMailScope } from '#shared/contracts/recipients.ts';

/** Which of a sender's emails have been stopped. */
export function describeStoppedMails(stopped: StoppedMailScope): string {
  return stopped === 'all'
    ? 'You get no emails from this sender, unless something opens after their death or incapacitation'
    : 'You get emails from this sender only when something opens';
}

/** What the recipient will miss without a sender's emails. Shown before they stop them. */
export const STOP_MAILS_WARNING =
  'Without these emails you won’t know about anything new. You also won’t know when something opens on its date, or ' +
  'when the sender opens something. What they keep for you stays, and you can still read it on your page.';

/** Emails that arrive regardless. They can't be stopped, not even with the link in a forwarded email. */
export const UNSTOPPABLE_MAILS_NOTE =
  'If something opens after the sender’s death or incapacitation, we still email you, and again before it closes.';
