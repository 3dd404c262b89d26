import type { StoppedMailScope } from '#shared/contracts/recipients.ts';

/** Which emails of a sender no longer come. */
export function describeStoppedMails(stopped: StoppedMailScope): string {
  return stopped === 'all'
    ? 'You get no emails from this sender, unless something opens after their death or incapacitation'
    : 'You get emails from this sender only when something opens';
}

/** What is lost with the emails of a sender. It is said before they stop. */
export const STOP_MAILS_WARNING =
  'Without these emails you won’t know about anything new. You also won’t know when something opens on its date, or ' +
  'when the sender opens something. What they keep for you stays, and you can still read it on your page.';

/** What comes all the same. Nobody can stop it, also with a link from an email that was passed on. */
export const UNSTOPPABLE_MAILS_NOTE =
  'If something opens after the sender’s death or incapacitation, we still email you, and again before it closes.';
