import type { SharedLeavebit } from '#shared/contracts/recipients.ts';
import { formatMoment } from '#client/lib/messages/format-moment.ts';
import type { Messages } from '#client/lib/messages/use-messages.ts';

/** Why a LeaveBit that isn't locked can't be read. `closedAt`: when the time to read a released estate ended. */
export function describeBlocked(
  closedAt: string | undefined,
  t: Messages<'recipients'>,
): { title: string; text: string } {
  return closedAt === undefined
    ? { title: t('blockedTitle'), text: t('blocked') }
    : { title: t('closedTitle'), text: t('closed', { date: formatMoment(closedAt, t) }) };
}

/** The date in the reader's time zone, or else what has to happen before the LeaveBit becomes readable. */
export function describeOpening(
  { releaseDate, waitsFor }: Pick<SharedLeavebit, 'releaseDate' | 'waitsFor'>,
  t: Messages<'recipients'>,
): string {
  if (releaseDate) return t('opensOn', { date: formatMoment(releaseDate, t) });
  switch (waitsFor) {
    case 'report':
      return t('opensAfterReport');
    case 'date':
      return t('opensOnUnsetDate');
    case undefined:
      return t('notReleased');
  }
}
