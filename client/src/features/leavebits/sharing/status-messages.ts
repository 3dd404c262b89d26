import { trimEndCharacters } from '#shared/domain/text.ts';
import type { MailStatus } from '#shared/contracts/sharing.ts';
import { DAY_MS } from '#shared/domain/durations.ts';
import { limits } from '#shared/domain/limits.ts';
import { formatMoment } from '#client/lib/dates.ts';
import { getVerificationState, type VerificationState } from '#shared/domain/verification.ts';

export interface VerificationDescription {
  state: VerificationState;
  text: string;
}

/** Tells the owner whether a recipient's address has been verified, and how recently. */
export function describeVerification(verifiedAt: string | undefined, now: Date): VerificationDescription {
  const moment = verifiedAt === undefined ? null : new Date(verifiedAt);
  const state = getVerificationState(moment, now);
  switch (state) {
    case 'verified':
      return { state, text: 'Verified' };
    case 'stale':
      return { state, text: `Last verified ${formatMoment(moment!)}` };
    case 'never':
      return { state, text: 'Not verified yet' };
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
export function describeMailStatus(mail: MailStatus[number] | undefined): string | undefined {
  if (!mail) return undefined;
  const moment = formatMoment(mail.at);
  switch (mail.state) {
    case 'accepted':
      return `Last email sent to them ${moment}${mail.reason ? `. ${mail.reason}.` : ''}`;
    case 'queued':
      return `An email to them has been waiting to be sent since ${moment}`;
    case 'failed':
      return `The last email to them couldn’t be delivered (${moment})${
        mail.reason ? `: ${trimEndCharacters(mail.reason, '. \n')}` : ''
      }. Please check the address, or ask them.`;
    default:
      return mail.state satisfies never;
  }
}
