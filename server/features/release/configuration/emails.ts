import type { ReportType } from '#shared/contracts/release.ts';
import type { ReporterInvolvement } from '#shared/contracts/report-links.ts';
import { limits } from '#shared/domain/limits.ts';
import { formatOwnerNames, type OwnerNames } from '#shared/domain/display-names.ts';
import {
  canReportBeConfirmed,
  getMaxRequiredConfirmations,
  getReportNumbers,
  type ConfiguredReportNumbers,
} from '#shared/domain/reporters.ts';
import type { EmailContent } from '#server/adapters/mail/email-layout.ts';
import { createTimeZoneLink, type EmailDate } from '#server/adapters/mail/email-dates.ts';
import { antiPhishingSentence } from '../email-parts.ts';
import type { ReporterSituation } from './find-reporter-situation.ts';
import type { RefuteTimes } from './rules.ts';
import { describeWaysKept } from './term-changes.ts';

const hoursInWords = new Intl.NumberFormat('en-US', { style: 'unit', unit: 'hour', unitDisplay: 'long' });

/** How long the owner has, for a reader with links for either type. */
const refuteTimesInWords = ({ death, incapacitation }: RefuteTimes) =>
  death === incapacitation
    ? hoursInWords.format(death)
    : `${hoursInWords.format(death)} after a report of a death, or ${hoursInWords.format(incapacitation)} after one of an incapacitation,`;

/**
 * Sends a reporter their links for when they are needed, plus a practice link.
 * @param given.isAgain whether the owner had them resent. The owner may have died by then, so the email says nothing about the
 * situation.
 */
export function reporterLinksEmail(
  given: OwnerNames & {
    deathLink: string;
    incapacitationLink: string;
    practiceLink: string;
    refuteTimes: RefuteTimes;
    isAgain?: boolean;
    /** Whether a report about the owner is pending or released. */
    isReportInForce?: boolean;
  },
): EmailContent {
  const { refuteTimes, isAgain = false, isReportInForce = false } = given;
  const { owner, ownerInFull } = formatOwnerNames(given);
  return {
    subject: isAgain ? `Your reporter links for ${owner}` : `${owner} asks you to be a reporter`,
    preheader: isAgain
      ? 'Please keep this email in a safe place.'
      : 'Please accept or decline, then keep this email in a safe place.',
    heading: isAgain ? 'Your links, sent again' : 'You were chosen as a trusted reporter',
    paragraphs: [
      ...(isAgain
        ? [
            `${ownerInFull} asked us to send you these links again. Use them to report a death or a permanent incapacitation. The links in our earlier emails still work, too.`,
            'Use the last button to practice, and to let us know whether you’re still willing.',
          ]
        : [
            `${ownerInFull} keeps information for others with LeaveBits, and trusts you to tell us if they die or become permanently incapacitated.${isReportInForce ? '' : ' There is nothing to report now, and we hope it stays that way for a long time.'}`,
            'Please press “Accept, decline or practice” once, today or soon. On its page you say whether you accept, and you can practice. Nothing is reported from there.',
          ]),
      `${isAgain ? 'To report it' : 'If it ever happens'}, press “Report a death” or “Report a permanent incapacitation” and follow the instructions. We’ll then ask the other reporters to confirm, and the owner will have ${refuteTimesInWords(refuteTimes)} to say that it isn’t true. Nothing is released until the reporters have confirmed and that time has passed. Then the people the owner chose can read the LeaveBits kept for them. You won’t see any of it unless you’re one of them.`,
      'Please keep this email where only you can find it. The links work for as long as you’re a reporter, and anyone who has them can use them.',
      antiPhishingSentence,
    ],
    action: isAgain ? reportButtons(given) : invitationButtons(given),
    why: 'Someone who uses LeaveBits has chosen you as a trusted reporter.',
    mistake:
      'If you don’t know this person, or don’t want this, you can ignore this email or ask them to remove you. Nothing happens unless you use the links.',
  };
}

interface ReporterLinks {
  deathLink: string;
  incapacitationLink: string;
  practiceLink: string;
}

/** On the day of the invitation there is nothing to report, so the answer comes first. */
const invitationButtons = (links: ReporterLinks) => [
  { label: 'Accept, decline or practice', url: links.practiceLink },
  { label: 'Report a death', url: links.deathLink, isQuiet: true },
  { label: 'Report a permanent incapacitation', url: links.incapacitationLink, isQuiet: true },
];

/** For emails that may be read after the owner's death. */
const reportButtons = (links: ReporterLinks) => [
  { label: 'Report a death', url: links.deathLink },
  { label: 'Report a permanent incapacitation', url: links.incapacitationLink },
  // A grieving reader must not press this one by mistake.
  { label: 'Accept, decline or practice', url: links.practiceLink, isQuiet: true },
];

/**
 * Tells a reporter that the change that removed them was undone. It may have been a thief's, and a report may be in force, so this
 * is no first invitation.
 * @param given.links null if the day's emails with links are used up
 */
export function reporterRestoredEmail(
  given: OwnerNames & { links: ReporterLinks | null; situation: ReporterSituation | null },
): EmailContent {
  const { links, situation } = given;
  const { owner, ownerInFull } = formatOwnerNames(given);
  return {
    subject: `You’re a reporter for ${owner} again`,
    preheader: `The change was undone. ${links ? 'Here are your links.' : 'Your earlier links work again.'}`,
    heading: 'You’re a reporter again',
    paragraphs: [
      `Your address had been removed from the reporters of ${ownerInFull}. That change was undone with the link in our email about it, so you’re one of their trusted reporters again.`,
      links
        ? 'The links in this email are new. Those you had before the change work again, too.'
        : 'The links you had before the change work again. If you no longer have them, ask the owner to send you new ones. They can do that from tomorrow.',
      situation
        ? restoredDuring[situation]
        : 'Your links let you report a death or a permanent incapacitation. Until then, you don’t need to do anything.',
      ...(links
        ? [
            'Please keep this email where only you can find it again. The links work for as long as you’re a reporter, and anyone who has them can use them.',
          ]
        : []),
      antiPhishingSentence,
    ],
    ...(links ? { action: reportButtons(links) } : {}),
    why: 'Someone who uses LeaveBits has chosen you as a trusted reporter.',
    mistake:
      'If you don’t know this person, or don’t want to be a reporter, you can ignore this email or ask them to remove you. Nothing happens unless you use the links.',
  };
}

/**
 * Tells a reporter whose report was refuted that the owner keeps them, so that their links work again.
 * @param given.pausedUntil until when they can't report because of a pause, if there is one
 */
export function reporterKeptEmail(
  given: OwnerNames & { situation: ReporterSituation | null; pausedUntil: EmailDate | null },
): EmailContent {
  const { situation, pausedUntil } = given;
  const { owner, ownerInFull } = formatOwnerNames(given);
  return {
    subject: `Your reporter links for ${owner} work again`,
    preheader: 'You stay one of their trusted reporters.',
    heading: 'Your links work again',
    paragraphs: [
      `Your report about ${ownerInFull} was refuted, so your links stopped working until they decided. They’ve decided that you stay one of their trusted reporters.`,
      'The links in our earlier emails work again: you can report a death or a permanent incapacitation, and confirm reports of others. If you no longer have them, you can request them on our page for lost links.',
      situation
        ? keptDuring[situation]
        : pausedUntil
          ? `You can’t submit another report before ${pausedUntil.text}.`
          : 'You don’t need to do anything now.',
      antiPhishingSentence,
    ],
    ...(pausedUntil && !situation ? { links: [createTimeZoneLink(pausedUntil)] } : {}),
    why: 'Someone who uses LeaveBits has chosen you as a trusted reporter.',
    mistake:
      'If you don’t want to be a reporter, you can ignore this email or ask them to remove you. Nothing happens unless you use the links.',
  };
}

/** What a report means for a reporter who may report and confirm again. */
const keptDuring = {
  made: 'Your new report is pending, so you don’t need to submit it again.',
  asked: 'A report by someone else is pending. We’re asking you about it in another email.',
  unasked:
    'A report by someone else is pending. We don’t ask you to confirm it, and you don’t need to do anything.',
  open: 'A report was confirmed, and what the owner keeps for others is open because of it. You don’t need to report anything. If the owner is well, please let them know immediately. They can sign in and lock everything again.',
} satisfies Record<ReporterSituation, string>;

/** What a report means for a reporter who requested their links again. */
export type LostLinksSituation =
  { kind: 'none' | 'open' | Exclude<ReporterInvolvement, 'made'> } | { kind: 'made'; reportType: ReportType };

/**
 * Sends the links that somebody requested with a reporter's address. The owner may have died, so the email says nothing about how
 * they are.
 */
export function lostReporterLinksEmail(
  given: OwnerNames & ReporterLinks & { refuteTimes: RefuteTimes; situation: LostLinksSituation },
): EmailContent {
  const { refuteTimes, situation } = given;
  const { owner, ownerInFull } = formatOwnerNames(given);
  const own =
    situation.kind === 'made' &&
    { death: given.deathLink, incapacitation: given.incapacitationLink }[situation.reportType];
  return {
    subject: `Your reporter links for ${owner}`,
    preheader: 'Somebody requested them with your address. Please keep this email in a safe place.',
    heading: 'Your links, sent again',
    paragraphs: [
      `Somebody entered your address on our website to have these links sent again. You’re a trusted reporter of ${ownerInFull}.`,
      situation.kind === 'none'
        ? `If it has happened, press “Report a death” or “Report a permanent incapacitation” and follow the instructions. We’ll then ask the other reporters to confirm, and the owner will have ${refuteTimesInWords(refuteTimes)} to say that it isn’t true.`
        : lostLinksDuring[situation.kind],
      'Please keep this email where only you can find it. The links work for as long as you’re a reporter, and anyone who has them can use them. Those in our earlier emails still work, too.',
      antiPhishingSentence,
    ],
    action: own
      ? [
          { label: 'See your report', url: own },
          ...reportButtons(given)
            .filter(({ url }) => url !== own)
            .map((button) => ({ ...button, isQuiet: true })),
        ]
      : reportButtons(given),
    why: 'Someone who uses LeaveBits has chosen you as a trusted reporter, and your address was entered on our page for lost links.',
    mistake:
      'If that wasn’t you, you can ignore this email. Nobody else was sent these links, and nothing happens unless you use them.',
  };
}

const lostLinksDuring = {
  made: 'Your report is pending, so you don’t need to submit it again. Press “See your report” to see where it stands. If it was a mistake, you can withdraw it there until another reporter confirms it.',
  asked:
    'A report is pending, and you’ve been asked to confirm it. Please look for our latest email about that: it has a link with which you confirm it or say that it isn’t true. We’ve sent it again if the last one was more than an hour ago.',
  confirmed:
    'A report is pending. You’ve confirmed it and don’t need to do anything else. We’ll email you once there’s a decision. If it’s refuted or expires, the links below can report again.',
  denied:
    'A report is pending, and you told us that it isn’t true. If you learn that it’s true after all, you can still confirm it with the link in our latest email about it. We’ve sent it again if the last one was more than an hour ago.',
  uninvolved:
    'A report is pending. You became a reporter after it was submitted, so we only asked the others, and you don’t need to do anything. If it’s refuted or expires, the links below can report again.',
  open: 'A report was confirmed, and what the owner keeps for others is open because of it. You don’t need to report anything. If the owner is well, please let them know immediately. They can sign in and lock everything again.',
} satisfies Record<Exclude<LostLinksSituation['kind'], 'none'>, string>;

/** What a report means for somebody who is a reporter again. */
const restoredDuring = {
  made: 'Your report is still pending, so you don’t need to submit it again. If it was a mistake, open your link: you can withdraw the report until another reporter confirms it.',
  asked:
    'A report is pending. We’re asking you about it in another email. If you had confirmed it before, that no longer counts, so please answer again using the link in that email.',
  unasked:
    'A report is pending. You weren’t a reporter when it was submitted, so we won’t ask you to confirm it, and you don’t need to do anything.',
  open: 'A report was confirmed, and what the owner keeps for others is open because of it. You don’t need to report anything. If the owner is well, please let them know immediately. They can sign in and lock everything again.',
} satisfies Record<ReporterSituation, string>;

/**
 * Tells a former reporter, without blame, that they were removed. An account thief may remove those who could report the owner's
 * death, so the email says what to do if it comes as a surprise.
 */
export function reporterRemovedEmail(
  given: OwnerNames & {
    at: EmailDate;
    /** Null if there is no report, or if they don't know about it. */
    situation: Exclude<ReporterSituation, 'unasked'> | null;
    /** Whether the owner's email about the change has an undo link. The email about an undo doesn't. */
    canBeUndone: boolean;
    /** Whether the reader had declined, and if so, whether the same change named others. */
    declined: 'replaced' | 'not-replaced' | null;
  },
): EmailContent {
  const { at, situation, canBeUndone, declined } = given;
  const { owner, ownerInFull } = formatOwnerNames(given);
  const shared = {
    subject: `You’re no longer a reporter for ${owner}`,
    heading: 'You’re no longer a reporter',
    why: 'Someone who uses LeaveBits had chosen you as a trusted reporter.',
    mistake: 'If you don’t know this person, you can ignore this email.',
  };
  if (declined && situation === null)
    return {
      ...shared,
      preheader: 'Your links no longer work. You don’t need to do anything.',
      paragraphs: [
        `You told us that you don’t want to be a reporter. ${
          declined === 'replaced'
            ? `${ownerInFull} has chosen someone else`
            : `Your address has now been removed from the reporters of ${ownerInFull}`
        }, so the links in our earlier emails no longer work, and you can delete those emails. You don’t need to do anything.`,
      ],
    };
  return {
    ...shared,
    preheader:
      situation === 'open'
        ? 'Everything is open because of a report. Please read this.'
        : situation
          ? 'This is what it means for the report.'
          : 'Thank you for having been a reporter. You don’t need to do anything.',
    paragraphs: [
      `On ${at.text} your address was removed from the reporters of ${ownerInFull}.${declined ? ' You had told us that you don’t want to be one.' : `${situation === 'open' ? '' : ' People change this for many reasons, and it says nothing about you.'} Thank you for having been a reporter.`}`,
      situation
        ? `The links in our earlier emails have stopped working. ${reportWithout[situation]}`
        : 'The links in our earlier emails have stopped working, so you can delete those emails. You don’t need to do anything else.',
      ...(situation === 'open'
        ? [
            'If you know that the report was true, somebody else may be in the account, and can lock everything again. Please tell the other reporters and the people it was opened for.',
          ]
        : []),
      `If this surprises you, please talk to the owner. We’ve emailed them about the change, too${canBeUndone ? `, and for ${hoursInWords.format(limits.undoHours)} that email can undo it` : ''}. If you can’t reach them, please talk to somebody who is close to them.`,
    ],
    links: [createTimeZoneLink(at)],
  };
}

/** What a removal means for a report. */
const reportWithout = {
  made: 'Your report is still pending. Removing you doesn’t cancel it, but you can no longer withdraw it. We’ll email you when there’s a decision.',
  asked:
    'The report we asked you about is still pending, but you can no longer confirm it. If you had confirmed it, that no longer counts. We won’t email you about it unless you become a reporter again.',
  open: 'A report was confirmed, and what the owner keeps for others is open because of it. Removing you doesn’t change that.',
} satisfies Record<Exclude<ReporterSituation, 'unasked'>, string>;

/**
 * Notifies an owner that a reporter declined.
 * @param told.left the number of reporters who have not declined
 * @param told.accepted how many of them have accepted
 */
export function reporterDeclinedEmail(told: {
  reporter: string;
  left: number;
  accepted: number;
  numbers: ConfiguredReportNumbers;
  releaseUrl: string;
}): EmailContent {
  const { reporter, left, accepted, numbers, releaseUrl } = told;
  const areLeft =
    left === 0
      ? 'you have no reporters left'
      : left === 1
        ? 'you have one reporter left'
        : `you have ${left} reporters left`;
  const { requiredConfirmations } = numbers;
  const afterAccident = getReportNumbers(numbers, 'incapacitation').requiredConfirmations;
  const moreThan = (count: number) => (count === 1 ? 'one more' : `${count} more`);
  const confirmers = `${moreThan(requiredConfirmations)} to confirm it${afterAccident === requiredConfirmations ? '' : ` (${moreThan(afterAccident)} after an accident or a stroke)`}`;
  const isEnough = !canReportBeConfirmed(left, getMaxRequiredConfirmations(numbers))
    ? `That isn’t enough, so nothing can be released ${canReportBeConfirmed(left, requiredConfirmations) ? 'after an accident or a stroke' : 'after your death'} until you choose someone else.`
    : canReportBeConfirmed(accepted, getMaxRequiredConfirmations(numbers))
      ? 'You still have enough.'
      : `That’s enough only if the others accept, too: so far, ${accepted === 0 ? 'none of them has' : `${accepted} of them ${accepted === 1 ? 'has' : 'have'}`}.`;
  return {
    subject: `${reporter} doesn’t want to be your reporter`,
    preheader: 'Please talk to them, or choose someone else.',
    heading: 'One of your reporters has declined',
    paragraphs: [
      `You chose ${reporter} as a trusted reporter. They’ve let us know that they don’t want to be one.`,
      `Without them, ${areLeft}. A report needs one reporter to submit it and ${confirmers}. ${isEnough}`,
      'Their links still work until you remove them, but please don’t rely on that. You can talk to them, or choose someone else in your release configuration.',
    ],
    action: { label: 'Go to your reporters', url: releaseUrl },
    why: 'You chose this person as a reporter, and they’ve replied.',
    mistake: 'Someone else may have used their link. Please ask them.',
  };
}

/** Notifies an owner whom an earlier email has told that a reporter declined. */
export function reporterAcceptedEmail({
  reporter,
  releaseUrl,
}: {
  reporter: string;
  releaseUrl: string;
}): EmailContent {
  return {
    subject: `${reporter} will be your reporter after all`,
    preheader: 'They had declined, and have now accepted.',
    heading: 'A reporter has accepted after all',
    paragraphs: [
      `You chose ${reporter} as a trusted reporter. They had declined, but have now let us know that they accept.`,
      'They count among your reporters again. You don’t need to do anything.',
    ],
    action: { label: 'Go to your reporters', url: releaseUrl },
    why: 'You chose this person as a reporter, and they’ve replied again.',
    mistake: 'Someone else may have used their link. Please ask them.',
  };
}

/**
 * Notifies an owner that a reporter wants to use another address. We don't ask for that address, because only the owner may
 * change it.
 */
export function reporterAddressChangedEmail({
  reporter,
  releaseUrl,
}: {
  reporter: string;
  releaseUrl: string;
}): EmailContent {
  return {
    subject: `${reporter} wants to use another address`,
    preheader: 'Please ask them which one, then change it.',
    heading: 'One of your reporters wants to use another address',
    paragraphs: [
      `We asked ${reporter} whether we still have the right address for them. They’d like us to use a different one.`,
      'Please ask them which one. Then remove the old address from your reporters and add the new one. Until then we’ll keep writing to the old one, and their links will still work.',
    ],
    action: { label: 'Go to your reporters', url: releaseUrl },
    why: 'You chose this person as a reporter, and they’ve replied.',
    mistake: 'Someone else may have used their link. Please ask them.',
  };
}

/**
 * Notifies an owner of changed reporters or terms, with an undo link.
 * @param changes the overall difference, one sentence each. For a first setup, what was chosen.
 */
export function configurationChangedEmail({
  changes,
  isFirst = false,
  isReportPending = false,
  count,
  at,
  undoLink,
}: {
  changes: readonly string[];
  /** Whether this is the first setup. Nothing has changed then, because there was nothing before. */
  isFirst?: boolean;
  /** Whether a report is pending, to which the changed terms don't apply. */
  isReportPending?: boolean;
  /** How many changes this email covers. */
  count: number;
  /** When the first of these changes was made. */
  at: EmailDate;
  undoLink: string;
}): EmailContent {
  return {
    subject: isFirst
      ? 'You chose your LeaveBits reporters'
      : 'Your LeaveBits release configuration was changed',
    preheader: 'If this was you, you don’t need to do anything.',
    heading: isFirst ? 'You chose your reporters' : 'Your release configuration was changed',
    paragraphs: [
      isFirst
        ? `Your reporters were chosen on ${at.text}.`
        : count === 1
          ? `The rules for releasing your LeaveBits were changed on ${at.text}.`
          : `The rules for releasing your LeaveBits were changed ${count} times, starting on ${at.text}. We group changes like these into one email.`,
      ...(changes.length > 0 ? changes : ['Overall, nothing has changed.']),
      ...(isReportPending
        ? [
            'The pending report about you keeps the terms from when it was submitted, including its date of release. If you’re well, please refute it with the link in our email about the report.',
          ]
        : []),
      'If this was you, you don’t need to do anything.',
      `If this wasn’t you, use this link to undo it. The link works for ${hoursInWords.format(limits.undoHours)} after the change, and you don’t need to sign in. Your configuration will go back to how it was before ${count === 1 ? 'this change' : 'the first of these changes'}, and everyone will be signed out. If there were several changes you didn’t make, use the link in the first of these emails: it undoes all the later ones too.`,
    ],
    action: { label: count === 1 ? 'Undo this change' : 'Undo these changes', url: undoLink },
    links: [createTimeZoneLink(at)],
    why: 'We email you whenever your reporters or your report settings change.',
    mistake:
      'If this wasn’t you, someone else may be in your account. Undo the change with the link above. Then reset your LeaveBits password with the ' +
      'forgotten-password link on the sign-in page. Please don’t forward this email: anyone with the link can use it.',
  };
}

/**
 * Notifies an owner that a change was undone. There's no link to undo the undo.
 * @param changes what the undo has changed, one sentence each
 */
export function configurationUndoneEmail(given: {
  changes: readonly string[];
  /** Names what was restored. Null if nothing differed. */
  restoredSettings: string | null;
  /** The verified second ways that the undo left alone because a report is pending. */
  waysKept: readonly string[];
  hasReporterChanges: boolean;
  at: EmailDate;
  changedAt: EmailDate;
  hasReporters: boolean;
  /** Later changes undone along with it, and earlier ones that still stand and can be undone. */
  laterChanges: number;
  earlierChanges: number;
  report: 'pending' | 'released' | null;
  resetUrl: string;
}): EmailContent {
  const { changes, restoredSettings, waysKept, at, changedAt } = given;
  const { hasReporterChanges, hasReporters, laterChanges, earlierChanges, report } = given;
  return {
    subject: 'A change to your LeaveBits release configuration was undone',
    preheader: 'Everyone was signed out. Please choose a new password now.',
    heading: 'The change has been undone',
    paragraphs: [
      `On ${at.text} the change made on ${changedAt.text} was undone with the link in our email. ${restoredSettings ? `We’ve restored ${restoredSettings}.` : waysKept.length > 0 ? 'Your settings stay as they are.' : 'Your settings were already the same as before it, so nothing is different now.'}`,
      'Everyone who was signed in to your account was signed out. The person who made the change may know your password. Please choose a new one now.',
      ...(laterChanges > 0 ? [`Number of later changes undone with it: ${laterChanges}.`] : []),
      ...changes,
      ...describeWaysKept(waysKept),
      ...(hasReporterChanges
        ? [
            'Restored reporters’ links work again. Links of anyone who is no longer a reporter have stopped working.',
          ]
        : []),
      ...(hasReporters
        ? []
        : ['You have no reporters now. Until you choose some, nothing can be released after your death.']),
      ...(earlierChanges > 0
        ? [
            `Number of earlier changes that are still in force and can be undone: ${earlierChanges}. If you didn’t make all of them, use the link in the email about the first one you didn’t make.`,
          ]
        : []),
      ...(report ? [reportGoesOn[report]] : []),
    ],
    action: { label: 'Choose a new password', url: given.resetUrl },
    links: [createTimeZoneLink(at)],
    why: 'Someone used the link in our email about the change to your release configuration.',
    mistake:
      'If this wasn’t you, someone may have access to your email. Change your email password first. Then choose a new LeaveBits password, ' +
      'sign in, and check your release configuration.',
  };
}

const reportGoesOn = {
  pending:
    'A report about you is pending. Undoing the change doesn’t cancel it, and the report keeps its original terms. If you’re well, please refute it with the link in our email about the report.',
  released:
    'Your LeaveBits have been released after a report about you. Undoing the change doesn’t lock them. If you’re well, please sign in and lock everything again.',
} as const;

/** The code that verifies a second address for warnings. */
export function warningWayCodeEmail({ code, minutes }: { code: string; minutes: number }): EmailContent {
  return {
    subject: 'Your code to get LeaveBits warnings at this address',
    preheader: `The code is valid for ${minutes} minutes.`,
    heading: 'Confirm your second address',
    paragraphs: [
      'Someone wants to get warnings about their LeaveBits account at this address, too. If that’s you, enter this code on your release configuration page:',
      `It’s valid for ${minutes} minutes. Without it, nothing is sent here.`,
    ],
    code,
    why: 'This address was entered as a second one for warnings in a LeaveBits account.',
    mistake: 'If that wasn’t you, ignore this email. Please don’t pass the code on to anyone.',
  };
}

/** Tells a second address that it gets no more warnings, because a thief of the account may have removed it. */
export function warningWayRemovedEmail({
  at,
  signInUrl,
}: {
  at: EmailDate;
  signInUrl: string;
}): EmailContent {
  return {
    subject: 'You’ll no longer get LeaveBits warnings at this address',
    preheader: 'If you made this change, you don’t need to do anything.',
    heading: 'This address was removed',
    paragraphs: [
      `This was a second address for warnings about your LeaveBits account. It was removed or replaced on ${at.text}. If someone reports you, we won’t warn you here any more.`,
      'If you made this change, you don’t need to do anything.',
    ],
    action: { label: 'Sign in', url: signInUrl },
    links: [createTimeZoneLink(at)],
    why: 'This address was used to warn the owner of a LeaveBits account.',
    mistake:
      'If you didn’t make this change, someone else may be in your account. The email about it to your main address has a link that undoes it. Use that link, and then choose a new password.',
  };
}

/**
 * Warns an owner that they are less protected from false reports than before.
 * @param changes what is different, one sentence each
 */
export function protectionLoweredEmail({
  changes,
  at,
  releaseUrl,
}: {
  changes: readonly string[];
  at: EmailDate;
  releaseUrl: string;
}): EmailContent {
  return {
    subject: 'Your LeaveBits account is less protected from false reports',
    preheader: 'If you made this change, you don’t need to do anything.',
    heading: 'You’re less protected from false reports',
    paragraphs: [
      `This was changed in your LeaveBits account on ${at.text}:`,
      ...changes,
      'If this was you, you don’t need to do anything.',
    ],
    action: { label: 'Go to your release configuration', url: releaseUrl },
    links: [createTimeZoneLink(at)],
    why: 'We warn you whenever a protection from false reports becomes weaker.',
    mistake:
      'If this wasn’t you, someone else may be in your account. Please sign in, choose a new password, sign out everywhere, and check your release configuration.',
  };
}
