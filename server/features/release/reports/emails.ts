import { formatOwnerNames } from '#shared/domain/display-names.ts';
import type { EmailContent } from '#server/adapters/mail/email-layout.ts';
import { createTimeZoneLink } from '#server/adapters/mail/email-dates.ts';
import {
  reportedEventLabels,
  antiPhishingSentence,
  participantReason,
  getReportTimeLinks,
  type ReportEmailFacts,
} from '../email-parts.ts';
import type { OwnerWarningStage } from './warning-rules.ts';

/** Spells out a number at the start of a sentence. An owner has up to five reporters. */
const inWords = (count: number) => ['No', 'One', 'Two', 'Three', 'Four', 'Five'][count] ?? String(count);

const others = (count: number) => `${inWords(count)} other reporter${count === 1 ? '' : 's'}`;

const confirmationsNeeded = (count: number) =>
  `${inWords(count)} confirmation${count === 1 ? ' is' : 's are'} needed`;

/** How many others have denied the report. Empty if none have. */
const saidByOthers = ({ denials }: AskedFacts) =>
  denials === 0
    ? ''
    : ` ${inWords(denials)} of the other reporters we asked ${denials === 1 ? 'says' : 'say'} that it isn’t true.`;

/** How many have confirmed, and how the reader's confirmation would count. */
function progressOf(report: AskedFacts): string {
  const { requiredConfirmations: required, confirmations } = report;
  const isOne = required === 1;
  const said = saidByOthers(report);
  if (confirmations === 0)
    return `${confirmationsNeeded(required)} before anything is released, and yours can be ${isOne ? 'the one' : 'one of them'}.${said}`;
  const come = `${confirmationsNeeded(required)} before anything is released. We have ${inWords(confirmations).toLowerCase()} so far`;
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
    : `The owner has until at least ${expiresAt.text} to say that it isn’t true.`;
  if (isConfirmed(report))
    return `${time} Unless they do, the people they chose can read the LeaveBits meant for them ${isTimeOver ? 'soon' : 'after that'}.`;
  return `${time} ${isTimeOver ? `Once ${whatOpens}` : whatFollows}`;
}

const YOU_DECLINED =
  'You told us that you don’t want to be a reporter, so you don’t need to do anything. If you know what happened, your answer still helps.';

/** The link to the owner's deadline, or to the time of the report once that deadline has passed. */
const deadline = (report: ReportEmailFacts) =>
  report.isTimeOver ? getReportTimeLinks(report) : [createTimeZoneLink(report.expiresAt, 'The deadline')];

/** For emails to whoever submitted the report. */
const sentWithLink = {
  why: 'A report was submitted with your personal reporter link.',
  mistake:
    'If you didn’t submit it, someone else has your link. Please let the owner know immediately. They can refute the report. They can also remove you from their reporters, which disables your links, and add you again with new ones.',
};

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

/** Once enough have confirmed, withholding a confirmation stops nothing. */
const ONLY_THE_OWNER = 'Enough reporters have confirmed, so only the owner can stop it now.';

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
      `If you know that it’s true, please open the page and confirm. If you’re not sure, try to reach the owner or the reporter first. If you know that it’s false, please say so on the page. We’ll let the owner know immediately.${isEnough ? ` ${ONLY_THE_OWNER}` : ''}`,
      antiPhishingSentence,
    ],
    action: { label: 'Read the report and confirm', url: report.confirmLink },
    links: deadline(report),
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
      `The report is still pending. ${confirmationsNeeded(requiredConfirmations)} before anything is released, and we have ${confirmations === 0 ? 'none' : inWords(confirmations).toLowerCase()} so far.${saidByOthers(report)} ${timeToObject(report)}`,
      `If it still isn’t true, ${isConfirmed(report) ? `please try to reach the owner. ${ONLY_THE_OWNER}` : 'you don’t need to do anything else. You can try to reach the owner, who can refute it.'} If you’ve learned that it’s true after all, open the page and confirm.`,
      antiPhishingSentence,
    ],
    action: { label: 'Read the report', url: report.confirmLink },
    links: deadline(report),
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
      `We’ve asked the other reporters. ${others(report.requiredConfirmations)} must confirm. We’re also notifying the owner, who has until at least ${report.expiresAt.text} to say that it isn’t true. ${whatFollows}`,
      'You don’t need to do anything else. We’ll email you once there’s a decision. If it was a mistake, open your link again: you can withdraw the report until another reporter confirms it.',
    ],
    links: deadline(report),
    ...sentWithLink,
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
    action: { label: 'I’m well: refute the report', url: report.refuteLink },
    links: deadline(report),
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

/** For readers who had denied a report that didn't release anything. */
const SAID_SO = ' You had told us that it isn’t true. Thank you for speaking up.';

/**
 * Notifies reporters that their report was refuted. Anyone with the owner's mailbox or session can refute, so the email doesn't say
 * that the owner is well.
 * @param report.isReporter whether the reader still is a reporter
 * @param report.hasDenied whether the reader had denied it
 */
export function reportRefutedEmail(
  report: ReportEmailFacts & { isReporter: boolean; hasDenied: boolean },
): EmailContent {
  const { owner, ownerInFull } = formatOwnerNames(report);
  return {
    subject: `The report about ${owner} was refuted`,
    preheader: 'Someone answered that it isn’t true. Nothing was released.',
    heading: 'The report was refuted',
    paragraphs: [
      `Someone answered that the report of ${report.reportedAt.text} about the ${reportedEventLabels[report.reportType]} of ${ownerInFull} isn’t true. They used the link in our email to the owner, or were signed in to the account. The report has been cancelled, and nothing was released.${report.hasDenied ? SAID_SO : ''}`,
      `Usually it’s the owner who answers. If you can, please ask them in person or by phone. If they’re well, you don’t need to do anything.${report.isReporter ? ' Your reporter links still work.' : ' You’re no longer one of their reporters, so your links no longer work.'}`,
    ],
    links: getReportTimeLinks(report),
    why: participantReason,
    mistake: `If you know that the report is true, someone else has answered. Please speak to the other reporters. ${report.isReporter ? 'You can send a report again with your own link.' : 'They can send a report again with their own links.'}`,
  };
}

/** Acknowledges the owner's refutation. Doubles as a warning in case someone else did it. */
export function refutationReceivedEmail(
  report: ReportEmailFacts & { homeUrl: string; takesPayments: boolean },
): EmailContent {
  const needed = report.takesPayments
    ? ' You can do that during your free period or with a subscription.'
    : '';
  const always = report.takesPayments ? ', even without either' : '';
  return {
    subject: 'You’ve refuted the report',
    preheader: 'Nothing was released. Everything is as it was.',
    heading: 'The report has been cancelled',
    paragraphs: [
      `The report ${report.reporter} submitted on ${report.reportedAt.text} has been cancelled. Nothing was released, and we’ve let your reporters know.`,
      `If you no longer trust this reporter, you can remove them in your release configuration.${needed} Their links will stop working immediately. You can refute any report${always}.`,
    ],
    action: { label: 'Go to your home page', url: report.homeUrl },
    links: getReportTimeLinks(report),
    why: 'Someone who can read your email or is signed in to your account has refuted a report about you.',
    mistake:
      'If this wasn’t you, someone else can use your mailbox or your account. Please change both passwords.',
  };
}

/**
 * Notifies everyone involved in a report that its reporter has withdrawn it.
 * @param report.reader who gets this email. A `denier` had denied the report.
 */
export function reportWithdrawnEmail(
  report: ReportEmailFacts & { reader: 'owner' | 'reporter' | 'denier' | 'other'; homeUrl: string },
): EmailContent {
  const { reporter, reportedAt } = report;
  const { owner, ownerInFull } = formatOwnerNames(report);
  const event = reportedEventLabels[report.reportType];
  const shared = {
    preheader: 'Nothing was released. You don’t need to do anything.',
    heading: 'The report was withdrawn',
    links: getReportTimeLinks(report),
  };
  switch (report.reader) {
    case 'owner':
      return {
        ...shared,
        subject: 'A report about you was withdrawn',
        paragraphs: [
          `${reporter} has withdrawn the report of ${reportedAt.text} about your ${event}. Nothing was released, and we’ve let your reporters know.`,
          'You don’t need to do anything. If you no longer trust this reporter, you can remove them in your release configuration. Their links will stop working immediately.',
        ],
        action: { label: 'Go to your home page', url: report.homeUrl },
        why: 'We email you when a report about you is withdrawn.',
        mistake: 'If you didn’t know about any of this, please ask the reporter.',
      };
    case 'reporter':
      return {
        ...shared,
        subject: `You’ve withdrawn your report about ${owner}`,
        paragraphs: [
          `Your report of ${reportedAt.text} about the ${event} of ${ownerInFull} has been cancelled. Nothing was released. We’ve let the owner and the other reporters know.`,
          'Your links still work, so you can report again if you ever need to. If you withdraw several reports, you’ll have to wait a week before the next one.',
        ],
        why: 'A report was withdrawn with your personal reporter link.',
        mistake:
          'If you didn’t withdraw it, someone else has your link. If the report was true, please report again and let the other reporters know.',
      };
    case 'denier':
    case 'other':
      return {
        ...shared,
        subject: `The report about ${owner} was withdrawn`,
        paragraphs: [
          `${reporter} has withdrawn the report of ${reportedAt.text} about the ${event} of ${ownerInFull}. Nothing was released.${report.reader === 'denier' ? SAID_SO : ''}`,
          'You don’t need to do anything. Your reporter links still work.',
        ],
        why: participantReason,
        mistake: 'If you know that the report was true, you can submit one yourself with your own link.',
      };
    default:
      return report.reader satisfies never;
  }
}

/** Notifies the owner immediately that a reporter who was asked to confirm denied the report. */
export function reportDeniedOwnerEmail(
  report: ReportEmailFacts & { denier: string; homeUrl: string },
): EmailContent {
  const { denier, reporter, reportedAt, expiresAt, isTimeOver } = report;
  const when = isTimeOver ? 'now' : `before ${expiresAt.text}`;
  return {
    subject: 'One of your reporters says that a report about you isn’t true',
    preheader: `If you’re well, refute it ${when}.`,
    heading: 'One of your reporters says that it isn’t true',
    paragraphs: [
      `${reporter} reported your ${reportedEventLabels[report.reportType]} on ${reportedAt.text}. We asked ${denier} to confirm it, and they say that it isn’t true.`,
      `This alone doesn’t stop the report. Only two things do: you refute it, or the reporter who submitted it withdraws it before anyone else confirms it. If you’re alive and well, please refute it ${when}: use the link in our warning, or sign in and press the button on your home page.`,
    ],
    action: { label: 'Go to your home page', url: report.homeUrl },
    links: deadline(report),
    why: 'We email you when one of your reporters says that a report about you isn’t true.',
    mistake:
      'If you look after this mailbox for someone who has died or can no longer respond, please speak to both reporters. Please don’t refute a report that’s true.',
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
    preheader: `If you’re well, refute it before ${expiresAt.text}.`,
    heading: 'Enough reporters have confirmed the report',
    paragraphs: [
      `${reporter} reported your ${reportedEventLabels[report.reportType]} on ${reportedAt.text}. Enough of your other reporters have now confirmed it.`,
      `Unless you refute the report, your LeaveBits will be released on ${expiresAt.text} or later.`,
      'If you’re well, please refute it now: use the link in our warning, or sign in and press the button on your home page.',
    ],
    action: { label: 'Go to your home page', url: report.homeUrl },
    links: deadline(report),
    why: 'We email you when enough of your reporters have confirmed a report about you.',
    mistake:
      'If you look after this mailbox for someone who has died or can no longer respond, you don’t need to do anything. Please don’t refute a report that’s true.',
  };
}

/**
 * Tells whoever submitted a report that a reporter who was asked to confirm denied it, without saying who. Everyone must feel
 * free to deny, and reporters don't learn the addresses of others who haven't reported.
 * @param report.canTakeBack false once another reporter has confirmed it, or if the owner has removed the reader as a reporter
 */
export function reportDeniedSubmitterEmail(
  report: ReportEmailFacts & { canTakeBack: boolean },
): EmailContent {
  const { owner, ownerInFull } = formatOwnerNames(report);
  return {
    subject: `A reporter says that your report about ${owner} isn’t true`,
    preheader: 'Your report is still pending. Please speak to the other reporters.',
    heading: 'Another reporter says that it isn’t true',
    paragraphs: [
      `You reported the ${reportedEventLabels[report.reportType]} of ${ownerInFull} on ${report.reportedAt.text}. We asked the other reporters to confirm it, and one of them says that it isn’t true. We won’t say who it was. We’ve let the owner know as well.`,
      `Your report stays pending unless the owner refutes it${report.canTakeBack ? ' or you withdraw it' : ''}. Please speak to the other reporters.`,
      `${report.canTakeBack ? 'If it was a mistake, open your reporting link again: you can withdraw the report there. ' : ''}If it’s true, you don’t need to do anything else.`,
    ],
    links: getReportTimeLinks(report),
    ...sentWithLink,
  };
}

/**
 * Notifies everyone involved in a report that it wasn't confirmed in time.
 * @param isOwner whether the report is about the reader
 * @param hasDenied whether the reader had denied it
 */
export function reportExpiredEmail({
  isOwner,
  hasDenied,
  ...report
}: ReportEmailFacts & { isOwner: boolean; hasDenied: boolean }): EmailContent {
  const { owner, ownerInFull } = formatOwnerNames(report);
  const event = reportedEventLabels[report.reportType];
  const shared = {
    preheader: 'It wasn’t confirmed in time. Nothing was released.',
    heading: 'The report has expired',
    links: getReportTimeLinks(report),
  };
  if (isOwner)
    return {
      ...shared,
      subject: 'The report about you has expired',
      paragraphs: [
        `The report of ${report.reportedAt.text} about your ${event} wasn’t confirmed by enough reporters in time. Nothing was released.`,
        'Your reporters’ links still work, so they can submit another report if they need to.',
      ],
      why: 'We email you when a report about you expires.',
      mistake: `If you didn’t know about this report, please ask ${report.reporter}, who submitted it.`,
    };
  return {
    ...shared,
    subject: `The report about ${owner} has expired`,
    paragraphs: [
      `The report of ${report.reportedAt.text} about the ${event} of ${ownerInFull} wasn’t confirmed by enough reporters in time. Nothing was released.${hasDenied ? SAID_SO : ''}`,
      'Your reporter links still work, so you can submit another report if you need to.',
    ],
    why: participantReason,
    mistake:
      'If you know that the report is true, please speak to the other reporters and send a report again.',
  };
}
