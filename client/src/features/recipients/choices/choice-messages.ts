import type { SharedLeavebit, StoppedMailScope } from '#shared/contracts/recipients.ts';
import { formatMoment } from '#client/lib/messages/format-moment.ts';
import type { Messages } from '#client/lib/messages/use-messages.ts';

export const describeStoppedMails = (stopped: StoppedMailScope, t: Messages<'choices'>): string =>
  t(stopped === 'all' ? 'stoppedAll' : 'stoppedNews');

/** The same as a sentence beside others. */
export const describeStoppedMailsNow = (stopped: StoppedMailScope, t: Messages<'choices'>): string =>
  t(stopped === 'all' ? 'stoppedAllNow' : 'stoppedNewsNow');

/** After a release, nothing new can be shared, and what is still sent can't be stopped. */
export const describeMailsAfterRelease = (
  { readableUntil }: Pick<SharedLeavebit, 'readableUntil'>,
  t: Messages<'choices'>,
): string => t(readableUntil === undefined ? 'mailsAfterRelease' : 'mailsAfterReleaseClosing');

/** What a recipient gives up by leaving a LeaveBit. */
export function describeLoss(
  { isLocked, releaseDate, closedAt }: Pick<SharedLeavebit, 'isLocked' | 'releaseDate' | 'closedAt'>,
  t: Messages<'choices'>,
): string {
  if (closedAt !== undefined) return t('lossClosed');
  if (!isLocked) return t('lossOpen');
  return releaseDate === null ? t('lossLocked') : t('lossDated', { date: formatMoment(releaseDate, t) });
}
