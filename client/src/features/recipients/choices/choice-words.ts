import type { StoppedMails } from '#shared/contracts/recipients.ts';

/** Which emails of a sender no longer come. */
export function stoppedWords(stopped: StoppedMails): string {
  return stopped === 'all'
    ? 'You get no emails from this sender'
    : 'You get emails from this sender only when something opens';
}

/** What is lost with the emails of a sender. It is said before they stop. */
export const STOPPING_LOSES =
  'Without these emails you do not hear of anything new. You also do not hear when something opens, not even after the ' +
  'sender’s death. What they keep for you stays, and you can still read it on your page.';
