import type { ReportType } from '#shared/contracts/release.ts';
import type { Letter } from '../../adapters/mail/layout.ts';
import { inOwnTime, type LetterMoment } from '../../adapters/mail/letter-moment.ts';
import type { WarningStage } from './rules.ts';

const hoursInWords = new Intl.NumberFormat('en-US', { style: 'unit', unit: 'hour', unitDisplay: 'long' });

/** What was reported, as a mail names it. */
const event = { death: 'death', incapacitation: 'permanent incapacitation' } as const satisfies Record<
  ReportType,
  string
>;

const others = (count: number) => (count === 1 ? 'One other reporter' : `${count} other reporters`);

const neverAsked = 'We never ask for a password or for money.';

/** Gives a reporter the links they keep for the day they are needed, and one to practice with. */
export function reporterLinks(given: {
  ownerUsername: string;
  deathLink: string;
  incapacitationLink: string;
  practiceLink: string;
  refuteTimeHours: number;
}): Letter {
  const { ownerUsername, refuteTimeHours } = given;
  return {
    subject: `${ownerUsername} asks you to be a reporter`,
    preheader: 'There is nothing to do now. Please keep this mail in a safe place.',
    heading: 'You were chosen as a trusted reporter',
    paragraphs: [
      `${ownerUsername} keeps information for others with LeaveBits, and trusts you to tell us if they should die or be permanently incapacitated. There is nothing to report now, and we hope that it stays so for a long time.`,
      `If it ever happens, open one of the two links below and follow the page. Other reporters are then asked to confirm, and ${ownerUsername} has ${hoursInWords.format(refuteTimeHours)} to say that it is not so. Only after that is anything opened, and only for the people it was meant for. You yourself see nothing of it.`,
      'Please open the practice page once. It looks like the real one and reports nothing. It also shows that this mail has reached you.',
      'Please keep this mail where you, and only you, can find it again. The links work for as long as you are a reporter, and whoever has them can use them.',
      neverAsked,
    ],
    action: { label: 'Practice now, nothing is reported', url: given.practiceLink },
    links: [
      { label: 'To report a death', url: given.deathLink },
      { label: 'To report a permanent incapacitation', url: given.incapacitationLink },
    ],
    why: `${ownerUsername} uses LeaveBits and named this address as a trusted reporter.`,
    mistake: `If you do not know ${ownerUsername}, or do not want this, ignore this mail or ask them to remove you. Nothing happens unless you use the links.`,
  };
}

export interface ReportFacts {
  ownerUsername: string;
  reporterEmail: string;
  reportType: ReportType;
  reportedAt: LetterMoment;
  expiresAt: LetterMoment;
}

const deadline = (report: ReportFacts) => [inOwnTime(report.expiresAt, 'The end of this time')];
const whenReported = (report: ReportFacts) => [inOwnTime(report.reportedAt)];

/** Asks another reporter to confirm. */
export function confirmationRequest(
  report: ReportFacts & { confirmLink: string; requiredConfirmations: number },
): Letter {
  const { ownerUsername, reporterEmail } = report;
  return {
    subject: `Please confirm a report about ${ownerUsername}`,
    preheader: 'Another reporter has sent a report. Your answer is needed.',
    heading: 'A report needs your confirmation',
    paragraphs: [
      `${reporterEmail} has reported the ${event[report.reportType]} of ${ownerUsername} on ${report.reportedAt.text}. If you did not know, we are very sorry that you learn it from a mail.`,
      `You are one of the people ${ownerUsername} trusts to confirm it. ${others(report.requiredConfirmations)} must do so before anything is opened. The time to say that it is not so ends on ${report.expiresAt.text} at the earliest.`,
      'If you know it to be true, please open the page and confirm. If you are not sure, try to reach the owner or the reporter first. If it is false, do nothing and tell the owner.',
      neverAsked,
    ],
    action: { label: 'Read the report and confirm', url: report.confirmLink },
    links: deadline(report),
    why: `${ownerUsername} named this address as a trusted reporter with LeaveBits.`,
    mistake: 'If you do not confirm, nothing happens through you. Opening the page alone confirms nothing.',
  };
}

/** Tells the one who reported that the report has arrived and what comes next. */
export function reportReceived(report: ReportFacts & { requiredConfirmations: number }): Letter {
  const { ownerUsername } = report;
  return {
    subject: `Your report about ${ownerUsername} has arrived`,
    preheader: 'What happens next, and by when.',
    heading: 'We have your report',
    paragraphs: [
      `You reported the ${event[report.reportType]} of ${ownerUsername} on ${report.reportedAt.text}. We are sorry for what you are going through.`,
      `We have asked the other reporters. ${others(report.requiredConfirmations)} must confirm. ${ownerUsername} is being told as well and can say until ${report.expiresAt.text} at the earliest that it is not so. After that, everything goes to the people it was meant for.`,
      'There is nothing more for you to do. We write to you when it is decided.',
    ],
    links: deadline(report),
    why: `A report was sent with your personal reporter's link for ${ownerUsername}.`,
    mistake: `If you did not send it, someone else has your link. Please tell ${ownerUsername} at once: they can refute the report, and remove you from their reporters, which ends your links. They can add you again with new ones.`,
  };
}

/**
 * Warns the owner. The most important mail there is: it must be understood at a glance.
 * @param report.expiresAt until when the owner has time; a final notice can leave more of it than the window.
 */
export function ownerWarning(report: ReportFacts & { refuteLink: string; stage: WarningStage }): Letter {
  const { reporterEmail, expiresAt } = report;
  const subject = {
    first: 'Are you well? A report about you has been sent',
    half: 'Reminder: half of your time to refute a report has passed',
    last: 'Last reminder: your time to refute a report is ending',
    final: 'Final notice: a report about you has been confirmed',
  }[report.stage];
  const afterwards =
    report.stage === 'final'
      ? 'Enough of your other reporters have confirmed it, so after that what you keep for others is opened for them.'
      : 'After that, once enough of your other reporters have confirmed, what you keep for others is opened for them.';
  return {
    subject,
    preheader: `If you are well, refute it before ${expiresAt.text}.`,
    heading: 'If you are well, please refute this report',
    paragraphs: [
      `${reporterEmail} has reported your ${event[report.reportType]} to LeaveBits on ${report.reportedAt.text}.`,
      `If it is not so, open the page and press the button there. You need no password. You have time until ${expiresAt.text}; if this mail has reached you late, you have longer, and the page says until when. ${afterwards}`,
      'You can also sign in and refute the report on your home page. We never ask for your password by mail.',
    ],
    action: { label: 'I am well: refute the report', url: report.refuteLink },
    links: deadline(report),
    why: 'You named people who may report your death or permanent incapacitation, and one of them has done so.',
    mistake:
      'If you look after this mailbox for someone who has died or cannot answer any more, there is nothing to do. Please do not refute a report that is true.',
  };
}

/** Tells reporters that the owner could not be warned yet, and that it takes longer for that. */
export function reportDelayed(report: ReportFacts): Letter {
  const { ownerUsername } = report;
  return {
    subject: `The report about ${ownerUsername} takes longer`,
    preheader: 'A warning has to arrive first. We go on trying.',
    heading: 'The report takes longer',
    paragraphs: [
      `You are part of the report of ${report.reportedAt.text} about the ${event[report.reportType]} of ${ownerUsername}. Before anything is opened, ${ownerUsername} must have had the time to say that it is not so. Until now we could not deliver our warning to their mailbox.`,
      'We go on trying. That time begins once the warning has arrived, so it ends later than we said. Confirmations count as before, and whoever was asked for one can still give it.',
      'There is nothing more for you to do. We write to you when it is decided.',
    ],
    links: whenReported(report),
    why: `You are one of ${ownerUsername}'s trusted reporters, and are part of this report.`,
    mistake: `If the report is false, please tell ${ownerUsername}: they can sign in and refute it.`,
  };
}

/** Tells reporters that the owner is well. */
export function reportRefuted(report: ReportFacts): Letter {
  const { ownerUsername } = report;
  return {
    subject: `${ownerUsername} has refuted the report`,
    preheader: 'Nothing was opened. There is nothing to do.',
    heading: 'The report was refuted',
    paragraphs: [
      `${ownerUsername} has answered that the report of ${report.reportedAt.text} about their ${event[report.reportType]} is not so. The report is cancelled and nothing was opened.`,
      "There is nothing to do. Your reporter's links work as before.",
    ],
    links: whenReported(report),
    why: `You are one of ${ownerUsername}'s trusted reporters, and were part of this report.`,
    mistake: `If you believe that someone else has refuted it in the name of ${ownerUsername}, you can send a report again with your own link.`,
  };
}

/** Tells the owner that their refutation counts; also a warning should someone else have done it. */
export function refutationReceived(report: ReportFacts & { homeUrl: string }): Letter {
  return {
    subject: 'You have refuted the report',
    preheader: 'Nothing was opened. Everything is as before.',
    heading: 'The report is cancelled',
    paragraphs: [
      `The report of ${report.reportedAt.text} by ${report.reporterEmail} is cancelled. Nothing was opened, and your reporters have been told.`,
      'If you do not trust this reporter any more, you can remove them in your release configuration, which needs an active subscription. Their links then stop working at once. Whether or not it is active, you can refute every report.',
    ],
    action: { label: 'Go to your home page', url: report.homeUrl },
    links: whenReported(report),
    why: 'Someone who can read your mail or is signed in to your account has refuted a report about you.',
    mistake:
      'If it was not you, someone else can use your mailbox or your account. Please change both passwords.',
  };
}

/** Ends a report that was not confirmed in time. */
export function reportExpired(report: ReportFacts): Letter {
  const { ownerUsername } = report;
  return {
    subject: `The report about ${ownerUsername} has expired`,
    preheader: 'It was not confirmed in time. Nothing was opened.',
    heading: 'The report has expired',
    paragraphs: [
      `The report of ${report.reportedAt.text} about the ${event[report.reportType]} of ${ownerUsername} was not confirmed by enough reporters in time. Nothing was opened.`,
      "The reporters' links work as before, so a report can be sent again if it is needed.",
    ],
    links: whenReported(report),
    why: 'You were part of this report, as its subject or as a reporter.',
    mistake: 'If you did not know of any of this, you can ignore this mail.',
  };
}

/** Tells reporters that what they reported and confirmed has had its effect. */
export function reportReleased(report: ReportFacts): Letter {
  const { ownerUsername } = report;
  return {
    subject: `What ${ownerUsername} left has been opened`,
    preheader: 'The report was confirmed and not refuted.',
    heading: 'It has been opened',
    paragraphs: [
      `The report of ${report.reportedAt.text} about the ${event[report.reportType]} of ${ownerUsername} was confirmed and not refuted. What they kept for others is now open for the people it was meant for, and each of them has been told.`,
      'Thank you for doing this. There is nothing more for you to do.',
    ],
    links: whenReported(report),
    why: `You are one of ${ownerUsername}'s trusted reporters, and were part of this report.`,
    mistake: `If ${ownerUsername} is alive and well, please tell them at once: they can sign in and lock everything again.`,
  };
}

/** Goes to the owner's own mailbox when the estate opens: if that was wrong, they must learn of it. */
export function estateOpened(report: ReportFacts & { homeUrl: string }): Letter {
  return {
    subject: 'What you keep for others has been opened',
    preheader: 'If you are well, sign in and lock it again.',
    heading: 'Your LeaveBits have been opened',
    paragraphs: [
      `The report of ${report.reportedAt.text} about your ${event[report.reportType]} was confirmed and not refuted in time. What you keep for the case of death or incapacitation is now open for those you named.`,
      'If you are well, sign in: your home page offers to lock everything again. What was read in the meantime cannot be made unread.',
    ],
    action: { label: 'Sign in', url: report.homeUrl },
    links: whenReported(report),
    why: 'You named people who may report your death or permanent incapacitation, and they have done so.',
    mistake: 'If you look after this mailbox for someone who has died, there is nothing to do.',
  };
}

/** Tells reporters that an opened estate was locked again. */
export function releaseRevoked(report: ReportFacts): Letter {
  const { ownerUsername } = report;
  return {
    subject: `${ownerUsername} has locked everything again`,
    preheader: 'The report was false. There is nothing to do.',
    heading: 'Everything is locked again',
    paragraphs: [
      `${ownerUsername} has signed in after the report of ${report.reportedAt.text} and locked again what it had opened.`,
      "Your reporter's links work as before.",
    ],
    links: whenReported(report),
    why: `You are one of ${ownerUsername}'s trusted reporters, and were part of this report.`,
    mistake: `If you believe that someone else has done this in the name of ${ownerUsername}, you can send a report again with your own link.`,
  };
}

/**
 * Tells the owner that what a false report opened is locked, and that PayFast charges no more, where it did; also a
 * warning should someone else have done it.
 */
export function lockConfirmed(
  report: ReportFacts & {
    homeUrl: string;
    /** Null when there was no agreement that the release has ended. `link`: the payment page. */
    chargingEnded: { paidUntil: LetterMoment; isOver: boolean; link: string } | null;
  },
): Letter {
  const { chargingEnded } = report;
  const locked = `What the report of ${report.reportedAt.text} had opened is locked again. Your recipients and reporters have been told. What was read in the meantime cannot be made unread.`;
  const common = {
    subject: 'Everything is locked again',
    heading: 'Everything is locked again',
    why: 'Someone who is signed in to your account has locked again what a report about you had opened.',
    mistake:
      'If it was not you, someone else can use your account. Please reset your password on the sign-in page.',
  };
  if (!chargingEnded) {
    return {
      ...common,
      preheader: 'Your recipients and reporters have been told.',
      paragraphs: [locked],
      action: { label: 'Go to your home page', url: report.homeUrl },
      links: whenReported(report),
    };
  }
  const { paidUntil, isOver, link } = chargingEnded;
  return {
    ...common,
    preheader: 'Your payment needs to be set up again.',
    paragraphs: [
      locked,
      'When your LeaveBits were opened, we told PayFast, our payment provider, to stop charging your card. That cannot be undone: PayFast does not charge you any more by itself.',
      isOver
        ? `Your LeaveBits were paid until ${paidUntil.text}, so they are closed for now, and safe. They open again once you set up the payment anew on your payment page.`
        : `Your LeaveBits are paid until ${paidUntil.text}. To keep them open after that, please set up the payment anew on your payment page.`,
      'The card is entered at PayFast, never here. We never ask for card details or a password by mail or by phone.',
    ],
    action: { label: 'Set up the payment', url: link },
    links: [inOwnTime(paidUntil, 'The end of the paid time')],
  };
}

/** Tells a recipient that what had opened for them is locked again. */
export function lockedAgain({ ownerUsername, link }: { ownerUsername: string; link: string }): Letter {
  return {
    subject: `What ${ownerUsername} keeps for you is locked again`,
    preheader: 'It was opened by mistake. There is nothing to do.',
    heading: 'It was opened by mistake',
    paragraphs: [
      `What ${ownerUsername} keeps for you was opened because of a report that turned out to be false. ${ownerUsername} is well and has locked it again.`,
      'There is nothing you need to do. If you have read or saved any of it, please treat it with the discretion you would wish for yourself.',
    ],
    action: { label: 'See what is kept for you', url: link },
    why: `${ownerUsername} uses LeaveBits to keep information for others, and named this address to receive it.`,
    mistake: `If you do not know ${ownerUsername}, you can ignore this mail.`,
  };
}
