import { trimEndCharacters } from '#shared/domain/text.ts';
import type { MailStatus } from '#shared/contracts/sharing.ts';
import { DAY_MS } from '#shared/domain/durations.ts';
import { limits } from '#shared/domain/limits.ts';
import type { TextMessages } from '#shared/messages/catalog.ts';
import { formatMoment } from '#client/lib/dates.ts';
import { getVerificationState, type VerificationState } from '#shared/domain/verification.ts';

export interface VerificationDescription {
  state: VerificationState;
  text: string;
}

/** Tells the owner whether a recipient's address has been verified, and how recently. */
export function describeVerification(
  verifiedAt: string | undefined,
  now: Date,
  t: TextMessages<'owner-leavebits-rules'>,
): VerificationDescription {
  const moment = verifiedAt === undefined ? null : new Date(verifiedAt);
  const state = getVerificationState(moment, now);
  switch (state) {
    case 'verified':
      return { state, text: t('verified') };
    case 'stale':
      return { state, text: t('lastVerified', { date: formatMoment(moment!) }) };
    case 'never':
      return { state, text: t('notVerified') };
    default:
      return state satisfies never;
  }
}

/** When the owner can remind a recipient again, or null if that is now. */
export function findNextReminderTime(mail: MailStatus[number] | undefined, now: Date): Date | null {
  if (!mail || mail.remindedAt === null) return null;
  const from = new Date(new Date(mail.remindedAt).getTime() + limits.reminderDays * DAY_MS);
  return from > now ? from : null;
}

/** The status of the last email to a recipient, or undefined if there was none. */
export function describeMailStatus(
  mail: MailStatus[number] | undefined,
  t: TextMessages<'owner-leavebits-rules'>,
): string | undefined {
  if (!mail) return undefined;
  const { state, reason } = mail;
  const date = formatMoment(mail.at);
  switch (state) {
    case 'accepted':
      return reason ? t('mailSentReason', { date, reason }) : t('mailSent', { date });
    case 'queued':
      return t('mailWaiting', { date });
    case 'failed':
      return reason
        ? t('mailFailedReason', { date, reason: trimEndCharacters(reason, '. \n') })
        : t('mailFailed', { date });
    default:
      return state satisfies never;
  }
}
