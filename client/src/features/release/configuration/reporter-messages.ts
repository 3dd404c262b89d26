import { trimEndCharacters } from '#shared/domain/text.ts';
import type { ReporterStatus } from '#shared/contracts/release.ts';
import { MINUTE_MS } from '#shared/domain/durations.ts';
import type { TextMessages } from '#shared/messages/catalog.ts';
import { formatMoment } from '#client/lib/dates.ts';

type ConfigMessages = TextMessages<'owner-release-config'>;

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
  t: ConfigMessages,
): ReporterDescription | null {
  if (!isSaved) return { mail: t('newReporter'), tone: 'quiet', opened: null, answer: null };
  if (!status) return null;
  const opened = status.openedAt ? t('firstOpened', { date: formatMoment(status.openedAt) }) : t('notOpened');
  const answer = describeAnswer(status, t);
  const { mail } = status;
  if (!mail) return { mail: t('linksNotSent'), tone: 'warning', opened, answer };
  const date = formatMoment(mail.at);
  switch (mail.state) {
    case 'accepted':
      return mail.reason
        ? {
            mail: t('deliveredBut', { date, reason: mail.reason }),
            tone: 'warning',
            opened,
            answer,
          }
        : { mail: t('delivered', { date }), tone: 'quiet', opened, answer };
    case 'queued':
      if (now.getTime() - new Date(mail.at).getTime() < ON_ITS_WAY_MS)
        return { mail: t('onItsWay'), tone: 'quiet', opened, answer };
      return { mail: t('waiting', { date }), tone: 'warning', opened, answer };
    case 'failed':
      return {
        mail: mail.reason
          ? t('notDeliveredBecause', { date, reason: trimEndCharacters(mail.reason, '. \n') })
          : t('notDelivered', { date }),
        tone: 'danger',
        opened,
        answer,
      };
    default:
      return mail.state satisfies never;
  }
}

function describeAnswer(
  { answer, answeredAt, wantsOtherAddress, suspendedAt }: ReporterStatus[number],
  t: ConfigMessages,
): ReporterDescription['answer'] {
  if (suspendedAt !== null) return { text: t('suspended'), tone: 'warning' };
  if (wantsOtherAddress && answer !== 'decline') return { text: t('wantsOtherAddress'), tone: 'warning' };
  if (answer === null || answeredAt === null) return null;
  const date = formatMoment(answeredAt);
  return answer === 'accept'
    ? { text: t('accepted', { date }), tone: 'quiet' }
    : { text: t('declined', { date }), tone: 'warning' };
}
