import type { ReporterStatus } from '#shared/contracts/release.ts';
import { formatMoment } from '../../../lib/dates.ts';

export interface ReporterWords {
  mail: string;
  tone: 'quiet' | 'warning' | 'danger';
  /** Whether a person has ever used the reporter's page. A mail scanner opens it but does not touch it. */
  opened: string | null;
}

/**
 * The state of a reporter and their links, in words.
 * @param isSaved false for a reporter who was only added in the form.
 * @param status undefined while it is not known.
 */
export function describeReporter(
  isSaved: boolean,
  status: ReporterStatus[number] | undefined,
): ReporterWords | null {
  if (!isSaved) {
    return { mail: 'New. We email their links once you save.', tone: 'quiet', opened: null };
  }
  if (!status) return null;
  const opened = status.openedAt
    ? `Their page was first used on ${formatMoment(status.openedAt)}.`
    : 'Nobody has used their page yet.';
  const { mail } = status;
  if (!mail) return { mail: 'Their links have not been sent yet.', tone: 'warning', opened };
  const moment = formatMoment(mail.at);
  switch (mail.state) {
    case 'accepted':
      return mail.reason
        ? {
            mail: `The email with their links was accepted on ${moment}. ${mail.reason}.`,
            tone: 'warning',
            opened,
          }
        : { mail: `The email with their links was accepted on ${moment}.`, tone: 'quiet', opened };
    case 'queued':
      return {
        mail: `The email with their links has been waiting to be sent since ${moment}.`,
        tone: 'warning',
        opened,
      };
    case 'failed':
      return {
        mail: `The email with their links could not be delivered (${moment})${reasonOf(mail.reason)}. Please check the address, or ask them.`,
        tone: 'danger',
        opened,
      };
    default:
      return mail.state satisfies never;
  }
}

const reasonOf = (reason: string | null) => (reason ? `: ${reason.replace(/[.\s]+$/, '')}` : '');
