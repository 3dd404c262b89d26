import { formatOwnerNames } from '#shared/domain/display-names.ts';
import type { EmailContent } from '#server/adapters/mail/email-layout.ts';
import { createTimeZoneLink } from '#server/adapters/mail/email-dates.ts';
import {
  reportedEventLabels,
  antiPhishingSentence,
  getReportTimeLinks,
  type ReportEmailFacts,
} from '../email-parts.ts';
import type { WarningStage } from './warning-rules.ts';

/** Spells out a number at the start of a sentence. An owner has up to five reporters. */
const inWords = (count: number) => ['No', 'One', 'Two', 'Three', 'Four', 'Five'][count] ?? String(count);

const others = (count: number) => `${inWords(count)} other reporter${count === 1 ? '' : 's'}`;

const confirmationsNeeded = (count: number) =>
  `${inWords(count)} confirmation${count === 1 ? ' is' : 's are'} needed`;

/** How many have confirmed, and how the reader's confirmation would count. */
function progressOf({ requiredConfirmations: required, confirmations, denials }: AskedFacts): string {
  const isOne = required === 1;
  const said =
    denials === 0
      ? ''
      : ` ${inWords(denials)} of the others we asked ${denials === 1 ? 'says' : 'say'} that it is not true.`;
  if (confirmations === 0)
    return `${confirmationsNeeded(required)} before anything is opened, and yours can be ${isOne ? 'it' : 'one of them'}.${said}`;
  const come = `${confirmationsNeeded(required)} before anything is opened. ${inWords(confirmations)} ${confirmations === 1 ? 'has' : 'have'} come so far`;
  return confirmations >= required
    ? `${come}. That is enough, and yours would count, too.${said}`
    : `${come}, and yours can be ${confirmations + 1 === required ? 'the last one' : 'the next'}.${said}`;
}

const whatOpens = (owner: string) =>
  `enough reporters have confirmed, what ${owner} keeps for this case opens for the people ${owner} chose.`;

const whatFollows = (owner: string) => `Once that time is over and ${whatOpens(owner)}`;

/** How long the owner has to refute, and what happens then. */
const timeToObject = ({ expiresAt, isTimeOver }: ReportEmailFacts, owner: string) =>
  isTimeOver
    ? `The time that ${owner} had to say that it is not true is over, but they can still say so. Once ${whatOpens(owner)}`
    : `${owner} has until at least ${expiresAt.text} to say that it is not true. ${whatFollows(owner)}`;

const YOU_DECLINED =
  'You told us that you do not want to be a reporter. You don’t have to do anything. If you know what happened, your answer still helps.';

/** The link to the owner's deadline, or to the time of the report once that deadline has passed. */
const deadline = (report: ReportEmailFacts) =>
  report.isTimeOver
    ? getReportTimeLinks(report)
    : [createTimeZoneLink(report.expiresAt, 'The end of this time')];

/** For emails to whoever submitted the report. */
const sentWithLink = (owner: string) => ({
  why: `A report was sent with your personal reporter's link for ${owner}.`,
  mistake: `If you did not send it, someone else has your link. Please tell ${owner} at once. They can refute the report. They can also remove you from their reporters, which ends your links, and add you again with new ones.`,
});

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
}

/** Asks another reporter to confirm. */
export function confirmationRequestEmail(report: AskedFacts): EmailContent {
  const { reporter } = report;
  const { owner, ownerInFull } = formatOwnerNames(report);
  const isNeeded = !report.hasDeclined && report.confirmations < report.requiredConfirmations;
  return {
    subject: `Please confirm a report about ${owner}`,
    preheader: `Another reporter has sent a report. ${isNeeded ? 'Your answer is needed.' : 'Your answer still helps.'}`,
    heading: isNeeded ? 'A report needs your confirmation' : 'Can you confirm a report?',
    paragraphs: [
      `${reporter} reported the ${reportedEventLabels[report.reportType]} of ${ownerInFull} on ${report.reportedAt.text}. If you did not know, we are very sorry that you learn of it from an email.`,
      `${report.hasDeclined ? YOU_DECLINED : `You are one of the people ${owner} trusts to confirm it.`} ${progressOf(report)} ${timeToObject(report, owner)}`,
      `If you know that it is true, please open the page and confirm. If you are not sure, try to reach ${owner} or the reporter first. If you know that it is false, press “I know this isn’t true” on the page. We tell ${owner} at once.`,
      antiPhishingSentence,
    ],
    action: { label: 'Read the report and confirm', url: report.confirmLink },
    links: deadline(report),
    why: `${owner} named this address as a trusted reporter with LeaveBits.`,
    mistake: 'You can simply not confirm. Opening the page alone confirms nothing.',
  };
}

/** Confirms to a reporter that their report was received, and says what happens next. */
export function reportReceivedEmail(
  report: ReportEmailFacts & { requiredConfirmations: number },
): EmailContent {
  const { owner, ownerInFull } = formatOwnerNames(report);
  return {
    subject: `We received your report about ${owner}`,
    preheader: 'This is what happens next, and when.',
    heading: 'We have your report',
    paragraphs: [
      `You reported the ${reportedEventLabels[report.reportType]} of ${ownerInFull} on ${report.reportedAt.text}. We are sorry for what you are going through.`,
      `We have asked the other reporters. ${others(report.requiredConfirmations)} must confirm. We are also notifying ${owner}, who has until at least ${report.expiresAt.text} to say that it is not true. ${whatFollows(owner)}`,
      'There is nothing more for you to do. We’ll email you when it’s decided. If it was a mistake, open your link again: you can take the report back until another reporter confirms it.',
    ],
    links: deadline(report),
    ...sentWithLink(owner),
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
    stage: WarningStage;
    isConfirmed: boolean;
    isLate: boolean;
  },
): EmailContent {
  const { reporter, expiresAt } = report;
  const subject = {
    first: 'Are you well? A report about you has been sent',
    half: report.isLate
      ? 'Reminder: a report about you is still waiting for your answer'
      : 'Reminder: half of your time to refute a report has passed',
    last: 'Last reminder: your time to refute a report is ending',
    final: 'Final notice: a report about you has been confirmed',
  }[report.stage];
  const afterwards = report.isConfirmed
    ? 'Enough of your other reporters have confirmed it. After that time, what you keep for others is opened for them.'
    : 'After that time, what you keep for others is opened for them, once enough of your other reporters have confirmed.';
  return {
    subject,
    preheader: `If you are well, refute it before ${expiresAt.text}.`,
    heading: 'If you are well, please refute this report',
    paragraphs: [
      `${reporter} reported your ${reportedEventLabels[report.reportType]} to LeaveBits on ${report.reportedAt.text}.`,
      `If this is not true, open the page and press the button there. You need no password. You have time until ${expiresAt.text}. If this email reached you late, you have more time, and the page says how much. ${afterwards}`,
      'You can also sign in and refute the report on your home page. We never ask for your password by email.',
    ],
    action: { label: 'I am well: refute the report', url: report.refuteLink },
    links: deadline(report),
    why: 'You named people who may report your death or permanent incapacitation, and one of them has done so.',
    mistake:
      'If you look after this mailbox for someone who has died or can no longer answer, there is nothing to do. Please do not refute a report that is true.',
  };
}

/** Notifies reporters that the report is delayed because we haven't been able to warn the owner. */
export function reportDelayedEmail(report: ReportEmailFacts): EmailContent {
  const { owner, ownerInFull } = formatOwnerNames(report);
  return {
    subject: `The report about ${owner} is delayed`,
    preheader: 'We haven’t been able to reach them yet. We keep trying.',
    heading: 'The report is delayed',
    paragraphs: [
      `You are part of the report of ${report.reportedAt.text} about the ${reportedEventLabels[report.reportType]} of ${ownerInFull}. Before anything is opened, ${owner} must have time to say that it is not true. So far we could not deliver our warning to their mailbox.`,
      'We keep trying. Their time begins when the warning arrives, so it ends later than we said. Confirmations still count. If we asked you for one, you can still give it.',
      'There is nothing more for you to do. We’ll email you when it’s decided.',
    ],
    links: getReportTimeLinks(report),
    why: `You are one of ${owner}'s trusted reporters, and are involved in this report.`,
    mistake: `If the report is false, please tell ${owner}. They can sign in and refute it.`,
  };
}

/** Notifies reporters that the owner is well. */
export function reportRefutedEmail(report: ReportEmailFacts): EmailContent {
  const { owner, ownerInFull } = formatOwnerNames(report);
  return {
    subject: `${owner} has refuted the report`,
    preheader: `${owner} answered that it is not true. Nothing was opened.`,
    heading: `${owner} answered: it is not true`,
    paragraphs: [
      `${ownerInFull} has answered that the report of ${report.reportedAt.text} about their ${reportedEventLabels[report.reportType]} is not true. The report is cancelled, and nothing was opened.`,
      "You don't need to do anything. Your reporter links still work.",
    ],
    links: getReportTimeLinks(report),
    why: `You are one of ${owner}'s trusted reporters, and were part of this report.`,
    mistake: `If you believe that someone else has refuted it in the name of ${owner}, you can send a report again with your own link.`,
  };
}

/** Acknowledges the owner's refutation. Doubles as a warning in case someone else did it. */
export function refutationReceivedEmail(
  report: ReportEmailFacts & { homeUrl: string; takesPayments: boolean },
): EmailContent {
  const needed = report.takesPayments ? ' You can do that in your free period and with a subscription.' : '';
  const always = report.takesPayments ? ', also without either' : '';
  return {
    subject: 'You have refuted the report',
    preheader: 'Nothing was opened. Everything is as before.',
    heading: 'The report is cancelled',
    paragraphs: [
      `The report of ${report.reportedAt.text} by ${report.reporter} is cancelled. Nothing was opened, and your reporters have been told.`,
      `If you no longer trust this reporter, you can remove them in your release configuration.${needed} Their links then stop working at once. You can refute every report${always}.`,
    ],
    action: { label: 'Go to your home page', url: report.homeUrl },
    links: getReportTimeLinks(report),
    why: 'Someone who can read your email, or is signed in to your account, has refuted a report about you.',
    mistake:
      'If this was not you, someone else can use your mailbox or your account. Please change both passwords.',
  };
}

/**
 * Notifies everyone involved in a report that its reporter has withdrawn it.
 * @param reader who gets this email
 */
export function reportWithdrawnEmail(
  report: ReportEmailFacts & { reader: 'owner' | 'reporter' | 'other'; homeUrl: string },
): EmailContent {
  const { reporter, reportedAt } = report;
  const { owner, ownerInFull } = formatOwnerNames(report);
  const event = reportedEventLabels[report.reportType];
  const shared = {
    preheader: 'Nothing was opened. There is nothing to do.',
    heading: 'The report was withdrawn',
    links: getReportTimeLinks(report),
  };
  switch (report.reader) {
    case 'owner':
      return {
        ...shared,
        subject: 'A report about you was withdrawn',
        paragraphs: [
          `${reporter} has withdrawn the report of ${reportedAt.text} about your ${event}. Nothing was opened, and your reporters have been told.`,
          'There is nothing to do. If you no longer trust this reporter, you can remove them in your release configuration. Their links then stop working at once.',
        ],
        action: { label: 'Go to your home page', url: report.homeUrl },
        why: 'We email you when a report about you is withdrawn.',
        mistake: 'If you did not know about any of this, please ask the reporter.',
      };
    case 'reporter':
      return {
        ...shared,
        subject: `You have withdrawn your report about ${owner}`,
        paragraphs: [
          `Your report of ${reportedAt.text} about the ${event} of ${ownerInFull} is cancelled. Nothing was opened. We have told ${owner} and the other reporters.`,
          'Your links work as before, so you can report again if it is ever needed. If you take back several reports, you have to wait a week.',
        ],
        why: `A report was withdrawn with your personal reporter's link for ${owner}.`,
        mistake: `If you did not take it back, someone else has your link. Please report again if the report was true, and tell the other reporters.`,
      };
    case 'other':
      return {
        ...shared,
        subject: `The report about ${owner} was withdrawn`,
        paragraphs: [
          `${reporter} has withdrawn the report of ${reportedAt.text} about the ${event} of ${ownerInFull}. Nothing was opened.`,
          "You don't need to do anything. Your reporter links still work.",
        ],
        why: `You are one of ${owner}'s trusted reporters, and were part of this report.`,
        mistake: 'If you know that the report was true, you can send one yourself with your own link.',
      };
    default:
      return report.reader satisfies never;
  }
}

/** Notifies the owner immediately that a reporter who was asked to confirm denied the report. */
export function reportDeniedEmail(
  report: ReportEmailFacts & { denier: string; homeUrl: string },
): EmailContent {
  const { denier, reporter, reportedAt, expiresAt, isTimeOver } = report;
  const when = isTimeOver ? 'now' : `before ${expiresAt.text}`;
  return {
    subject: 'One of your reporters says that a report about you is not true',
    preheader: `If you are well, refute it ${when}.`,
    heading: 'One of your reporters says that it is not true',
    paragraphs: [
      `${reporter} reported your ${reportedEventLabels[report.reportType]} on ${reportedAt.text}. We asked ${denier} to confirm it, and they answered that it is not true.`,
      `This alone does not stop the report. Only you can stop it, or the person who made it, until somebody else confirms it. If you are well, please refute it ${when}: use the link in our warning, or sign in and press the button on your home page.`,
    ],
    action: { label: 'Go to your home page', url: report.homeUrl },
    links: deadline(report),
    why: 'We email you when one of your reporters says that a report about you is not true.',
    mistake:
      'If you look after this mailbox for someone who has died or can no longer answer, please speak to both reporters. Please do not refute a report that is true.',
  };
}

/**
 * Notifies the owner immediately that enough reporters have confirmed. This isn't a warning: it has no refute link, and no
 * release depends on it.
 */
export function reportConfirmedEmail(report: ReportEmailFacts & { homeUrl: string }): EmailContent {
  const { reporter, reportedAt, expiresAt } = report;
  return {
    subject: 'Enough of your reporters have confirmed a report about you',
    preheader: `If you are well, refute it before ${expiresAt.text}.`,
    heading: 'Enough reporters have confirmed the report',
    paragraphs: [
      `${reporter} reported your ${reportedEventLabels[report.reportType]} on ${reportedAt.text}. Enough of your other reporters have now confirmed it.`,
      `What you keep for this case opens on ${expiresAt.text}, or later, unless you refute the report.`,
      'If you are well, please refute it now: use the link in our warning, or sign in and press the button on your home page.',
    ],
    action: { label: 'Go to your home page', url: report.homeUrl },
    links: deadline(report),
    why: 'We email you when enough of your reporters have confirmed a report about you.',
    mistake:
      'If you look after this mailbox for someone who has died or can no longer answer, there is nothing to do. Please do not refute a report that is true.',
  };
}

/**
 * Tells whoever submitted a report that a reporter who was asked to confirm denied it, without saying who. Everyone must feel
 * free to deny, and reporters don't learn the addresses of others who haven't reported.
 * @param report.canTakeBack false once another reporter has confirmed it, or if the owner has removed the reader as a reporter
 */
export function reportDoubtedEmail(report: ReportEmailFacts & { canTakeBack: boolean }): EmailContent {
  const { owner, ownerInFull } = formatOwnerNames(report);
  return {
    subject: `A reporter says that your report about ${owner} is not true`,
    preheader: 'Your report goes on. Please speak to the other reporters.',
    heading: 'Another reporter says that it is not true',
    paragraphs: [
      `You reported the ${reportedEventLabels[report.reportType]} of ${ownerInFull} on ${report.reportedAt.text}. We asked the other reporters to confirm it, and one of them answered that it is not true. We won’t say who it was. We have told ${owner} as well.`,
      `Your report continues, unless ${owner} refutes it${report.canTakeBack ? ' or you take it back' : ''}. Please speak to the other reporters.`,
      `${report.canTakeBack ? 'If it was a mistake, open your reporting link again: you can take the report back there. ' : ''}If it is true, there is nothing more for you to do.`,
    ],
    links: getReportTimeLinks(report),
    ...sentWithLink(owner),
  };
}

/**
 * Notifies everyone involved in a report that it wasn't confirmed in time.
 * @param isOwner whether the report is about the reader
 */
export function reportExpiredEmail({
  isOwner,
  ...report
}: ReportEmailFacts & { isOwner: boolean }): EmailContent {
  const { owner, ownerInFull } = formatOwnerNames(report);
  const event = reportedEventLabels[report.reportType];
  const shared = {
    preheader: 'It was not confirmed in time. Nothing was opened.',
    heading: 'The report has expired',
    links: getReportTimeLinks(report),
  };
  if (isOwner)
    return {
      ...shared,
      subject: 'The report about you has expired',
      paragraphs: [
        `The report of ${report.reportedAt.text} about your ${event} was not confirmed by enough reporters in time. Nothing was opened.`,
        "Your reporters' links work as before, so a report can be sent again if it is needed.",
      ],
      why: 'We email you when a report about you is decided.',
      mistake: `If you did not know about this report, please ask ${report.reporter}, who made it.`,
    };
  return {
    ...shared,
    subject: `The report about ${owner} has expired`,
    paragraphs: [
      `The report of ${report.reportedAt.text} about the ${event} of ${ownerInFull} was not confirmed by enough reporters in time. Nothing was opened.`,
      "The reporters' links work as before, so a report can be sent again if it is needed.",
    ],
    why: `You are one of ${owner}'s trusted reporters, and were part of this report.`,
    mistake: `If ${owner} has died or is permanently incapacitated, please speak to the other reporters, and send a report again.`,
  };
}
