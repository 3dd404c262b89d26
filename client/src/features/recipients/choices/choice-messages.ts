import type { SharedLeavebit, StoppedMailScope } from '#shared/contracts/recipients.ts';
import { formatMoment } from '#client/lib/dates.ts';

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

/** After a release, nothing new can be shared, and what is still sent can't be stopped. */
export const describeMailsAfterRelease = ({ readableUntil }: Pick<SharedLeavebit, 'readableUntil'>): string =>
  `If anything else opens for you, we’ll email you${readableUntil === undefined ? '' : ', and again before it closes'}.`;

/** What a recipient gives up by leaving a LeaveBit. */
export function describeLoss({
  isLocked,
  releaseDate,
  closedAt,
}: Pick<SharedLeavebit, 'isLocked' | 'releaseDate' | 'closedAt'>): string {
  if (closedAt !== undefined) return 'It can no longer be read, and would no longer be on your page.';
  if (!isLocked) return 'You won’t be able to read it or download its files anymore.';
  const opens = releaseDate === null ? 'It isn’t open yet.' : `It opens on ${formatMoment(releaseDate)}.`;
  return `${opens} If you leave it, you won’t be able to read it then.`;
}
