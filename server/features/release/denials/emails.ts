import { limits } from '#shared/domain/limits.ts';
import { formatOwnerNames } from '#shared/domain/display-names.ts';
import type { EmailContent } from '#server/adapters/mail/email-layout.ts';
import type { EmailDate } from '#server/adapters/mail/email-dates.ts';
import {
  createRefuteAction,
  formatConfirmationsNeeded,
  getDeadlineLinks,
  participantReason,
  reportedEventLabels,
  spellOut,
  submitterFooter,
  type ReportEmailFacts,
} from '../email-parts.ts';

/** What a denial means for a report, for its emails. */
interface DeniedFacts extends ReportEmailFacts {
  /** How many confirmations it needs now. */
  needed: number;
  /** How many reporters can still confirm or have confirmed. */
  possible: number;
}

/** What opens when after a denial. */
function describeDenial({ needed, possible, expiresAt }: DeniedFacts): string {
  const now = `Nothing is released before ${expiresAt.text}, and ${formatConfirmationsNeeded(needed).toLowerCase()} now: one more for each reporter who says that it isn’t true.`;
  return needed > possible
    ? `${now} Too few reporters are left for that. Unless someone who said that it isn’t true changes their answer, the report expires ${limits.reportExpiresDays} days after that date, and nothing is released.`
    : now;
}

/** Notifies the owner immediately that a reporter who was asked to confirm denied the report. */
export function reportDeniedOwnerEmail(
  report: DeniedFacts & { denier: string; hasReason: boolean; refuteLink: string },
): EmailContent {
  const { denier, reporter, reportedAt, expiresAt, hasReason } = report;
  return {
    subject: 'One of your reporters says that a report about you isn’t true',
    preheader: `If you’re well, refute it before ${expiresAt.text}.`,
    heading: 'One of your reporters says that it isn’t true',
    paragraphs: [
      `${reporter} reported your ${reportedEventLabels[report.reportType]} on ${reportedAt.text}. We asked ${denier} to confirm it, and they say that it isn’t true.${hasReason ? ' They told us why, and you can read it on the page where you refute the report.' : ''}`,
      `That gives you time. ${describeDenial(report)}`,
      `It doesn’t end the report. If you’re alive and well, please refute it before ${expiresAt.text}. You don’t need a password. You can also sign in and refute it on your home page.`,
    ],
    action: createRefuteAction(report),
    links: getDeadlineLinks(report),
    why: 'We email you when one of your reporters says that a report about you isn’t true.',
    mistake:
      'If you look after this mailbox for someone who has died or can no longer respond, please speak to both reporters. Please don’t refute a report that’s true.',
  };
}

/**
 * Tells whoever submitted a report that a reporter who was asked to confirm denied it, without saying who. Everyone must feel
 * free to deny, and reporters don't learn the addresses of others who haven't reported.
 * @param report.canTakeBack false once another reporter has confirmed it, or if the owner has removed the reader as a reporter
 */
export function reportDeniedSubmitterEmail(report: DeniedFacts & { canTakeBack: boolean }): EmailContent {
  const { owner, ownerInFull } = formatOwnerNames(report);
  return {
    subject: `A reporter says that your report about ${owner} isn’t true`,
    preheader: 'Your report is still pending. Please speak to the other reporters.',
    heading: 'Another reporter says that it isn’t true',
    paragraphs: [
      `You reported the ${reportedEventLabels[report.reportType]} of ${ownerInFull} on ${report.reportedAt.text}. We asked the other reporters to confirm it, and one of them says that it isn’t true. We won’t say who it was. We’ve let the owner know as well.`,
      `Your report stays pending unless the owner refutes it${report.canTakeBack ? ' or you withdraw it' : ''}. ${describeDenial(report)}`,
      `Please speak to the other reporters. ${report.canTakeBack ? 'If it was a mistake, open your reporting link again: you can withdraw the report there. ' : ''}If it’s true, you don’t need to do anything else: whoever said that it isn’t can still change their answer with the link in our email.`,
    ],
    links: getDeadlineLinks(report),
    ...submitterFooter,
  };
}

/** Tells a reporter who hasn't denied a report that another one has, because their confirmation may be needed now. */
export function reportDeniedOthersEmail(report: DeniedFacts & { confirmations: number }): EmailContent {
  const { owner, ownerInFull } = formatOwnerNames(report);
  return {
    subject: `The report about ${owner} needs more time`,
    preheader: 'Another reporter says that it isn’t true. Please speak to the other reporters.',
    heading: 'Another reporter says that it isn’t true',
    paragraphs: [
      `You were asked to confirm the report of ${report.reportedAt.text} about the ${reportedEventLabels[report.reportType]} of ${ownerInFull}. Another reporter says that it isn’t true. We won’t say who it was.`,
      `The report is still pending. ${describeDenial(report)} We have ${report.confirmations === 0 ? 'none' : spellOut(report.confirmations).toLowerCase()} so far.`,
      'Please speak to the other reporters. If you know that it’s true and haven’t confirmed yet, use the link in our earlier email. If you’ve confirmed and now know that it’s false, you can say so with the same link. If you don’t know, you don’t need to do anything.',
    ],
    links: getDeadlineLinks(report),
    why: participantReason,
    mistake: 'If the report is false, please tell the owner. They can refute it.',
  };
}

/** What a report needs after a reporter withdrew their denial by confirming it. */
interface ReconsideredFacts extends ReportEmailFacts {
  /** How many confirmations it needs now. */
  needed: number;
  confirmations: number;
}

/** What opens when after a withdrawn denial. The days that it gave everyone stay. */
function describeWithdrawnDenial({
  needed,
  confirmations,
  expiresAt,
  isTimeOver,
}: ReconsideredFacts): string {
  const numbers = `Their first answer no longer counts: ${formatConfirmationsNeeded(needed).toLowerCase()} now, and we have ${spellOut(confirmations).toLowerCase()}.`;
  return isTimeOver
    ? `${numbers} The owner’s deadline has passed, but they can refute the report until something is released.`
    : `${numbers} Nothing is released before ${expiresAt.text}.`;
}

/** Notifies the owner that a reporter who had denied the report has confirmed it. */
export function denialWithdrawnOwnerEmail(
  report: ReconsideredFacts & { denier: string; deniedAt: EmailDate; refuteLink: string },
): EmailContent {
  const { denier, deniedAt, reporter, reportedAt, expiresAt, isTimeOver } = report;
  const refute = isTimeOver ? 'now' : `before ${expiresAt.text}`;
  return {
    subject: 'A reporter who said that a report about you isn’t true now confirms it',
    preheader: `If you’re well, refute it ${refute}.`,
    heading: 'One of your reporters has changed their answer',
    paragraphs: [
      `${reporter} reported your ${reportedEventLabels[report.reportType]} on ${reportedAt.text}. On ${deniedAt.text}, ${denier} told us that it isn’t true. Now they’ve confirmed it. They can’t change their answer again.`,
      `${describeWithdrawnDenial(report)} You can still read what they told us first, on the page where you refute the report.`,
      `If you’re alive and well, please refute it ${refute}. You don’t need a password. You can also sign in and refute it on your home page.`,
    ],
    action: createRefuteAction(report),
    links: getDeadlineLinks(report),
    why: 'We email you when one of your reporters changes their answer to a report about you.',
    mistake:
      'If you look after this mailbox for someone who has died or can no longer respond, you don’t need to do anything. Please don’t refute a report that’s true.',
  };
}

/**
 * Tells the other people involved in a report that a reporter who had denied it has confirmed it, without saying who.
 * @param report.reader who gets this email. A `denier` still denies the report.
 * @param report.denials how many others still deny it, without the reader
 */
export function denialWithdrawnReporterEmail(
  report: ReconsideredFacts & { reader: 'submitter' | 'denier' | 'other'; denials: number },
): EmailContent {
  const { reader, denials } = report;
  const { owner, ownerInFull } = formatOwnerNames(report);
  const event = `the ${reportedEventLabels[report.reportType]} of ${ownerInFull}`;
  const still =
    denials === 0
      ? ''
      : ` ${spellOut(denials)} other reporter${denials === 1 ? '' : 's'} still say${denials === 1 ? 's' : ''} that it isn’t true.`;
  const footer =
    reader === 'submitter'
      ? submitterFooter
      : {
          why: participantReason,
          mistake: 'If the report is false, please tell the owner. They can refute it.',
        };
  return {
    subject: `A reporter has changed their answer about ${owner}`,
    preheader: 'They had said that the report isn’t true, and have now confirmed it.',
    heading: 'A reporter has changed their answer',
    paragraphs: [
      `${
        reader === 'submitter'
          ? `You reported ${event} on ${report.reportedAt.text}.`
          : `You were asked to confirm the report of ${report.reportedAt.text} about ${event}.`
      } One of the other reporters had told us that it isn’t true, and has now confirmed it. We won’t say who it was.`,
      `The report is still pending. ${describeWithdrawnDenial(report)}${still}`,
      whatToDoAfterWithdrawal[reader],
    ],
    links: getDeadlineLinks(report),
    ...footer,
  };
}

const whatToDoAfterWithdrawal = {
  submitter: 'You don’t need to do anything. We’ll email you once there’s a decision.',
  denier:
    'You told us that it isn’t true, and that still counts. If it still isn’t true, you don’t need to do anything else, but please try to reach the owner: they can refute the report. If you’ve learned that it’s true after all, you can confirm it with the link in our earlier email.',
  other:
    'If you know that it’s true and haven’t confirmed yet, use the link in our earlier email. If you’ve confirmed and now know that it’s false, you can say so with the same link. If you don’t know, you don’t need to do anything.',
};
