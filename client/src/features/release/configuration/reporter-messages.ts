import { trimEndCharacters } from '#shared/domain/text.ts';
import type { ReporterStatus } from '#shared/contracts/release.ts';
import { MINUTE_MS } from '#shared/domain/durations.ts';
import { formatMoment } from '#client/lib/dates.ts';

export interface ReporterDescription {
  mail: string;
  tone: 'quiet' | 'warning' | 'danger';
  /** Says whether the reporter has ever used their page. Email scanners load it but don't interact with it. */
  opened: string | null;
  /** The reporter's response to being asked to be one. */
  answer: { text: string; tone: 'quiet' | 'warning' } | null;
}

/** Emails are sent within seconds, so a pending one is only late after this time. */
const ON_ITS_WAY_MS = MINUTE_MS;

/**
 * Describes the status of a reporter and their links.
 * @param isSaved false if the reporter has only been added in the form.
 * @param status undefined until known.
 */
export function describeReporter(
  isSaved: boolean,
  status: ReporterStatus[number] | undefined,
  now: Date,
): ReporterDescription | null {
  if (!isSaved) {
    return { mail: 'New. We’ll email their links once you save.', tone: 'quiet', opened: null, answer: null };
  }
  if (!status) return null;
  const opened = status.openedAt
    ? `They first used their page on ${formatMoment(status.openedAt)}.`
    : 'They haven’t visited their page yet.';
  const answer = describeAnswer(status);
  const { mail } = status;
  if (!mail) return { mail: 'Their links haven’t been sent yet.', tone: 'warning', opened, answer };
  const moment = formatMoment(mail.at);
  switch (mail.state) {
    case 'accepted':
      return mail.reason
        ? {
            mail: `Delivered to their mail provider on ${moment}. ${mail.reason}.`,
            tone: 'warning',
            opened,
            answer,
          }
        : { mail: `Delivered to their mail provider on ${moment}.`, tone: 'quiet', opened, answer };
    case 'queued':
      if (now.getTime() - new Date(mail.at).getTime() < ON_ITS_WAY_MS)
        return { mail: 'The email with their links is on its way.', tone: 'quiet', opened, answer };
      return {
        mail: `The email with their links has been waiting to be sent since ${moment}.`,
        tone: 'warning',
        opened,
        answer,
      };
    case 'failed':
      return {
        mail: `The email with their links couldn’t be delivered (${moment})${reasonOf(mail.reason)}. Please check the address, or ask them.`,
        tone: 'danger',
        opened,
        answer,
      };
    default:
      return mail.state satisfies never;
  }
}

function describeAnswer({
  answer,
  answeredAt,
  wantsOtherAddress,
  suspendedAt,
}: ReporterStatus[number]): ReporterDescription['answer'] {
  if (suspendedAt !== null)
    return {
      text: 'You refuted a report of theirs, so their links don’t work until you decide on your home page whether they stay.',
      tone: 'warning',
    };
  if (wantsOtherAddress && answer !== 'decline')
    return { text: 'They want to use a different address. Please ask them which one.', tone: 'warning' };
  if (answer === null || answeredAt === null) return null;
  const moment = formatMoment(answeredAt);
  return answer === 'accept'
    ? { text: `They accepted on ${moment}.`, tone: 'quiet' }
    : { text: `They declined on ${moment}. Please talk to them, or choose someone else.`, tone: 'warning' };
}

const reasonOf = (reason: string | null) => (reason ? `: ${trimEndCharacters(reason, '. \n')}` : '');
