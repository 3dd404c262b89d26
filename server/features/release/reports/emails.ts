import { limits } from '#shared/domain/limits.ts';
import { formatOwnerNames } from '#shared/domain/display-names.ts';
import type { EmailContent } from '#server/adapters/mail/email-layout.ts';
import {
  antiPhishingSentence,
  createRefuteAction,
  explainTimeAway,
  formatConfirmationsNeeded,
  getDeadlineLinks,
  getReportTimeLinks,
  participantReason,
  reportedEventLabels,
  spellOut,
  submitterFooter,
  type ReportEmailFacts,
} from '../email-parts.ts';
import type { OwnerWarningStage } from './warning-rules.ts';

const others = (count: number) => `${spellOut(count)} other reporter${count === 1 ? '' : 's'}`;

/** How many others have denied the report. Empty if none have. */
const saidByOthers = ({ denials }: AskedFacts) =>
  denials === 0
    ? ''
    : ` ${spellOut(denials)} of the other reporters we asked ${denials === 1 ? 'says' : 'say'} that it isn’t true.`;

/** How many have confirmed, and how the reader's confirmation would count. */
function progressOf(report: AskedFacts): string {
  const { requiredConfirmations: required, confirmations } = report;
  const isOne = required === 1;
  const said = saidByOthers(report);
  if (confirmations === 0)
    return `${formatConfirmationsNeeded(required)} before anything is released, and yours can be ${isOne ? 'the one' : 'one of them'}.${said}`;
  const come = `${formatConfirmationsNeeded(required)} before anything is released. We have ${spellOut(confirmations).toLowerCase()} so far`;
  return confirmations >= required
    ? `${come}. That’s enough, but yours would still count.${said}`
    : `${come}, and yours can be ${confirmations + 1 === required ? 'the last one' : 'the next one'}.${said}`;
}

const whatOpens =
  'enough reporters have confirmed, the people the owner chose can read the LeaveBits meant for them.';

const whatFollows = `Once that time has passed and ${whatOpens}`;

const isConfirmed = ({ confirmations, requiredConfirmations }: AskedFacts) =>
  confirmations >= requiredConfirmations;

/** How long the owner has to refute, and what happens then. */
function timeToObject(report: AskedFacts): string {
  const { expiresAt, isTimeOver } = report;
  const time = isTimeOver
    ? 'The deadline for the owner to say that it isn’t true has passed, but they can still do so.'
    : `The owner has until at least ${expiresAt.text} to say that it isn’t true.${explainTimeAway(report)}`;
  if (isConfirmed(report))
    return `${time} Unless they do, the people they chose can read the LeaveBits meant for them ${isTimeOver ? 'soon' : 'after that'}.`;
  return `${time} ${isTimeOver ? `Once ${whatOpens}` : whatFollows}`;
}

const YOU_DECLINED =
  'You told us that you don’t want to be a reporter, so you don’t need to do anything. If you know what happened, your answer still helps.';

/** What a confirmation request tells a reporter. */
interface AskedFacts extends ReportEmailFacts {
  confirmLink: string;
  requiredConfirmations: number;
  /** How many have confirmed so far. */
  confirmations: number;
  /** How many others have denied the report. */
  denials: number;
  /** Whether the reader has declined to be a reporter. */
  hasDeclined: boolean;
  /** Whether the reader has denied this report, and had the email sent again. */
  hasDenied: boolean;
}

/** What saying that a report isn't true does. An owner who is away may have longer than the days that it adds. */
function explainDenying({ awayUntil, expiresAt, isTimeOver }: AskedFacts): string {
  const stated = awayUntil && !isTimeOver ? `, and in no case before ${expiresAt.text}` : '';
  return `If you know that it’s false, please say so on the page. The report then needs one more confirmation, and nothing is released for ${limits.denialDays} days after that${stated}. We’ll let the owner know immediately.`;
}

/** Asks another reporter to confirm. */
export function confirmationRequestEmail(report: AskedFacts): EmailContent {
  const { reporter } = report;
  const { owner, ownerInFull } = formatOwnerNames(report);
  if (report.hasDenied) return deniedRequestEmail(report);
  const isEnough = isConfirmed(report);
  const isNeeded = !report.hasDeclined && !isEnough;
  return {
    subject: `Please confirm a report about ${owner}`,
    preheader: `Another reporter has submitted a report. ${isNeeded ? 'Your answer is needed.' : 'Your answer still helps.'}`,
    heading: isNeeded ? 'A report needs your confirmation' : 'Can you confirm a report?',
    paragraphs: [
      `${reporter} reported the ${reportedEventLabels[report.reportType]} of ${ownerInFull} on ${report.reportedAt.text}. If you didn’t know, we’re very sorry that you’re learning this from an email.`,
      `${report.hasDeclined ? YOU_DECLINED : 'You’re one of the reporters who can confirm it.'} ${progressOf(report)} ${timeToObject(report)}`,
      `If you know that it’s true, please open the page and confirm. If you’re not sure, try to reach the owner or the reporter first. ${explainDenying(report)}`,
      antiPhishingSentence,
    ],
    action: { label: 'Read the report and confirm', url: report.confirmLink },
    links: getDeadlineLinks(report),
    why: 'Someone who uses LeaveBits has chosen you as a trusted reporter.',
    mistake: isEnough
      ? 'Just opening the page doesn’t confirm anything.'
      : 'You can simply not confirm. Just opening the page doesn’t confirm anything.',
  };
}

/** The same link for a reporter who has denied the report. They know about it, so nothing is asked of them. */
function deniedRequestEmail(report: AskedFacts): EmailContent {
  const { reporter, requiredConfirmations, confirmations } = report;
  const { owner, ownerInFull } = formatOwnerNames(report);
  return {
    subject: `Your link to a report about ${owner}`,
    preheader: 'You told us that it isn’t true. You can still change your answer.',
    heading: 'Your link to the report',
    paragraphs: [
      `${reporter} reported the ${reportedEventLabels[report.reportType]} of ${ownerInFull} on ${report.reportedAt.text}. You told us that it isn’t true. Thank you for speaking up. We’ve let the owner know, and the person who reported.`,
      `The report is still pending. ${formatConfirmationsNeeded(requiredConfirmations)} before anything is released, and we have ${confirmations === 0 ? 'none' : spellOut(confirmations).toLowerCase()} so far.${saidByOthers(report)} ${timeToObject(report)}`,
      `If it still isn’t true, ${isConfirmed(report) ? 'please try to reach the owner, who can refute it: enough other reporters have confirmed it.' : 'you don’t need to do anything else. You can try to reach the owner, who can refute it.'} If you’ve learned that it’s true after all, open the page and confirm.`,
      antiPhishingSentence,
    ],
    action: { label: 'Read the report', url: report.confirmLink },
    links: getDeadlineLinks(report),
    why: 'Someone who uses LeaveBits has chosen you as a trusted reporter.',
    mistake: 'Just opening the page doesn’t confirm anything.',
  };
}

/** Confirms to a reporter that their report was received, and says what happens next. */
export function reportReceivedEmail(
  report: ReportEmailFacts & { requiredConfirmations: number },
): EmailContent {
  const { owner, ownerInFull } = formatOwnerNames(report);
  return {
    subject: `We received your report about ${owner}`,
    preheader: 'Here’s what happens next, and when.',
    heading: 'We have your report',
    paragraphs: [
      `You reported the ${reportedEventLabels[report.reportType]} of ${ownerInFull} on ${report.reportedAt.text}. We’re sorry for what you’re going through.`,
      `We’ve asked the other reporters. ${others(report.requiredConfirmations)} must confirm. We’re also notifying the owner, who has until at least ${report.expiresAt.text} to say that it isn’t true.${explainTimeAway(report)} ${whatFollows}`,
      'You don’t need to do anything else. We’ll email you once there’s a decision. If it was a mistake, open your link again: you can withdraw the report until another reporter confirms it.',
    ],
    links: getDeadlineLinks(report),
    ...submitterFooter,
  };
}

/**
 * Warns the owner. This is the most important email, so it must be understood at a glance.
 * @param report.expiresAt the owner's deadline, which a final notice can extend beyond the window
 * @param report.isConfirmed whether enough other reporters have already confirmed
 * @param report.isLate whether the window has passed
 */
export function ownerWarningEmail(
  report: ReportEmailFacts & {
    refuteLink: string;
    stage: OwnerWarningStage;
    isConfirmed: boolean;
    isLate: boolean;
  },
): EmailContent {
  const { reporter, expiresAt } = report;
  const subject = {
    first: 'Are you well? Someone has submitted a report about you',
    half: report.isLate
      ? 'Reminder: a report about you is waiting for your response'
      : 'Reminder: half of your time to refute a report has passed',
    last: 'Last reminder: your time to refute a report is running out',
    final: 'Final notice: a report about you has been confirmed',
  }[report.stage];
  const afterwards = report.isConfirmed
    ? 'Enough of your other reporters have confirmed it, so your LeaveBits will be released after that.'
    : 'After that, your LeaveBits will be released once enough of your other reporters have confirmed.';
  return {
    subject,
    preheader: `If you’re well, refute it before ${expiresAt.text}.`,
    heading: 'If you’re well, please refute this report',
    paragraphs: [
      `${reporter} reported your ${reportedEventLabels[report.reportType]} to LeaveBits on ${report.reportedAt.text}.`,
      `If this isn’t true, open the page and press the button there. You don’t need a password. You have until ${expiresAt.text}. If this email reached you late, you have more time, and the page says how much. ${afterwards}`,
      'You can also sign in and refute the report on your home page. We never ask for your password by email.',
    ],
    action: createRefuteAction(report),
    links: getDeadlineLinks(report),
    why: 'You chose reporters who can report your death or permanent incapacitation, and one of them has done so.',
    mistake:
      'If you look after this mailbox for someone who has died or can no longer respond, you don’t need to do anything. Please don’t refute a report that’s true.',
  };
}

/** Notifies reporters that the report is delayed because we haven't been able to warn the owner. */
export function reportDelayedEmail(report: ReportEmailFacts): EmailContent {
  const { owner, ownerInFull } = formatOwnerNames(report);
  return {
    subject: `The report about ${owner} is delayed`,
    preheader: 'We haven’t been able to reach them yet. We’ll keep trying.',
    heading: 'The report is delayed',
    paragraphs: [
      `You’re involved in the report of ${report.reportedAt.text} about the ${reportedEventLabels[report.reportType]} of ${ownerInFull}. Before anything is released, the owner must have time to say that it isn’t true. So far, we haven’t been able to deliver our warning to their mailbox.`,
      'We’ll keep trying. Their time to respond starts when the warning arrives, so the deadline will be later than we said. Confirmations still count. If we’ve asked you to confirm, you still can.',
      'You don’t need to do anything else. We’ll email you once there’s a decision.',
    ],
    links: getReportTimeLinks(report),
    why: participantReason,
    mistake: 'If the report is false, please tell the owner. They can sign in and refute it.',
  };
}

/**
 * Notifies the owner immediately that enough reporters have confirmed. It has a refute link, but isn't a warning: no release
 * depends on it.
 */
export function reportConfirmedEmail(report: ReportEmailFacts & { refuteLink: string }): EmailContent {
  const { reporter, reportedAt, expiresAt } = report;
  return {
    subject: 'Enough of your reporters have confirmed a report about you',
    preheader: `If you’re well, refute it before ${expiresAt.text}.`,
    heading: 'Enough reporters have confirmed the report',
    paragraphs: [
      `${reporter} reported your ${reportedEventLabels[report.reportType]} on ${reportedAt.text}. Enough of your other reporters have now confirmed it.`,
      `Unless you refute the report, your LeaveBits will be released on ${expiresAt.text} or later.`,
      'If you’re well, please refute it now. You don’t need a password. You can also sign in and refute it on your home page.',
    ],
    action: createRefuteAction(report),
    links: getDeadlineLinks(report),
    why: 'We email you when enough of your reporters have confirmed a report about you.',
    mistake:
      'If you look after this mailbox for someone who has died or can no longer respond, you don’t need to do anything. Please don’t refute a report that’s true.',
  };
}
