import type { StoppedMailScope } from '#shared/contracts/recipients.ts';

export function describeStoppedMails(stopped: StoppedMailScope): string {
  return stopped === 'all'
    ? 'You don’t get emails from this sender unless something opens after their death or incapacitation'
    : 'You only get emails from this sender when something opens';
}

/** Warns recipients what they will miss before they stop a sender's emails. */
export const STOP_MAILS_WARNING =
  'Without these emails, you won’t know when the sender shares something new, or when something opens for you. Everything ' +
  'stays on your page.';

/** Describes the emails that can't be stopped. A forwarded email's link can't stop them either. */
export const UNSTOPPABLE_MAILS_NOTE =
  'If something opens after the sender’s death or incapacitation, we’ll still email you, and again before it closes.';
