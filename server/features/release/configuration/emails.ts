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
import { writeEmail, type EmailWriter } from '#server/adapters/mail/write-email.ts';
import type { ReporterSituation } from './find-reporter-situation.ts';
import type { RefuteTimes } from './rules.ts';
import { describeWaysKept } from './term-changes.ts';

const hoursInWords = new Intl.NumberFormat('en-US', { style: 'unit', unit: 'hour', unitDisplay: 'long' });

type Writer = EmailWriter<'mail-reporters'>;

/** What follows a report, with how long the owner has, for a reader with links for either type. */
const describeRefuteTimes = ({ death, incapacitation }: RefuteTimes, { t }: Writer): string =>
  death === incapacitation
    ? t('askedThen', { hours: death })
    : t('askedThenByType', { deathHours: death, incapacitationHours: incapacitation });

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
  return writeEmail('mail-reporters', (writer) => {
    const { t, common } = writer;
    const news = t('invitedNews', { ownerInFull });
    const opening = isAgain
      ? [t('linksNews', { ownerInFull }), t('linksPractice')]
      : [isReportInForce ? news : `${news} ${t('invitedNothingToReport')}`, t('invitedAnswer')];
    return {
      subject: t(isAgain ? 'linksSubject' : 'invitedSubject', { owner }),
      preheader: t(isAgain ? 'linksPreheader' : 'invitedPreheader'),
      heading: t(isAgain ? 'linksHeading' : 'invitedHeading'),
      paragraphs: [
        ...opening,
        [
          t(isAgain ? 'pressToReport' : 'pressIfItHappens'),
          describeRefuteTimes(refuteTimes, writer),
          t('releasedThen'),
        ].join(' '),
        t('keepEmail'),
        common('neverAsk'),
      ],
      action: isAgain ? createReportButtons(given, writer) : createInvitationButtons(given, writer),
      why: common('whyReporter'),
      mistake: t('linksMistake'),
    };
  });
}

interface ReporterLinks {
  deathLink: string;
  incapacitationLink: string;
  practiceLink: string;
}

/** On the day of the invitation there is nothing to report, so the answer comes first. */
const createInvitationButtons = (links: ReporterLinks, { t, common }: Writer) => [
  { label: t('practiceButton'), url: links.practiceLink },
  { label: common('reportDeath'), url: links.deathLink, isQuiet: true },
  { label: common('reportIncapacitation'), url: links.incapacitationLink, isQuiet: true },
];

/** For emails that may be read after the owner's death. */
const createReportButtons = (links: ReporterLinks, { t, common }: Writer) => [
  { label: common('reportDeath'), url: links.deathLink },
  { label: common('reportIncapacitation'), url: links.incapacitationLink },
  // A grieving reader must not press this one by mistake.
  { label: t('practiceButton'), url: links.practiceLink, isQuiet: true },
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
  return writeEmail('mail-reporters', (writer) => {
    const { t, common } = writer;
    return {
      subject: t('restoredSubject', { owner }),
      preheader: t(links ? 'restoredPreheaderWithLinks' : 'restoredPreheader'),
      heading: t('restoredHeading'),
      paragraphs: [
        t('restoredNews', { ownerInFull }),
        t(links ? 'restoredNewLinks' : 'restoredOldLinks'),
        t(situation ? restoredDuring[situation] : 'restoredNoReport'),
        ...(links ? [t('restoredKeepEmail')] : []),
        common('neverAsk'),
      ],
      ...(links ? { action: createReportButtons(links, writer) } : {}),
      why: common('whyReporter'),
      mistake: t('restoredMistake'),
    };
  });
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
  return writeEmail('mail-reporters', ({ t, common, date, dateLink }) => ({
    subject: t('keptSubject', { owner }),
    preheader: t('keptPreheader'),
    heading: t('keptHeading'),
    paragraphs: [
      t('keptNews', { ownerInFull }),
      t('keptLinks'),
      situation
        ? t(keptDuring[situation])
        : pausedUntil
          ? t('keptPaused', { date: date(pausedUntil) })
          : t('keptNothingToDo'),
      common('neverAsk'),
    ],
    ...(pausedUntil && !situation ? { links: [dateLink(pausedUntil)] } : {}),
    why: common('whyReporter'),
    mistake: t('keptMistake'),
  }));
}

/** What a report means for a reporter who may report and confirm again. */
const keptDuring = {
  made: 'keptMade',
  asked: 'keptAsked',
  unasked: 'keptUnasked',
  open: 'openMeanwhile',
} as const satisfies Record<ReporterSituation, string>;

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
  return writeEmail('mail-reporters', (writer) => {
    const { t, common } = writer;
    const buttons = createReportButtons(given, writer);
    return {
      subject: t('linksSubject', { owner }),
      preheader: t('lostPreheader'),
      heading: t('linksHeading'),
      paragraphs: [
        t('lostNews', { ownerInFull }),
        situation.kind === 'none'
          ? `${t('pressIfItHappened')} ${describeRefuteTimes(refuteTimes, writer)}`
          : t(lostLinksDuring[situation.kind]),
        t('lostKeepEmail'),
        common('neverAsk'),
      ],
      action: own
        ? [
            { label: t('seeReport'), url: own },
            ...buttons.filter(({ url }) => url !== own).map((button) => ({ ...button, isQuiet: true })),
          ]
        : buttons,
      why: t('lostWhy'),
      mistake: t('lostMistake'),
    };
  });
}

const lostLinksDuring = {
  made: 'lostMade',
  asked: 'lostAsked',
  confirmed: 'lostConfirmed',
  denied: 'lostDenied',
  uninvolved: 'lostUninvolved',
  open: 'openMeanwhile',
} as const satisfies Record<Exclude<LostLinksSituation['kind'], 'none'>, string>;

/** What a report means for somebody who is a reporter again. */
const restoredDuring = {
  made: 'restoredMade',
  asked: 'restoredAsked',
  unasked: 'restoredUnasked',
  open: 'openMeanwhile',
} as const satisfies Record<ReporterSituation, string>;

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
  return writeEmail('mail-reporters', ({ t, common, date, dateLink }) => {
    const shared = {
      subject: t('removedSubject', { owner }),
      heading: t('removedHeading'),
      why: t('removedWhy'),
      mistake: common('ignoreUnknownPerson'),
    };
    if (declined && situation === null)
      return {
        ...shared,
        preheader: t('removedPreheaderDeclined'),
        paragraphs: [t(declined === 'replaced' ? 'removedAndReplaced' : 'removedAsWished', { ownerInFull })],
      };
    const thanks = t('removedThanks');
    return {
      ...shared,
      preheader: t(
        situation === 'open'
          ? 'removedPreheaderOpen'
          : situation
            ? 'removedPreheaderReport'
            : 'removedPreheader',
      ),
      paragraphs: [
        [
          t('removedNews', { date: date(at), ownerInFull }),
          ...(declined
            ? [t('removedHadDeclined')]
            : situation === 'open'
              ? [thanks]
              : [t('removedNoBlame'), thanks]),
        ].join(' '),
        situation ? `${t('removedLinks')} ${t(reportWithout[situation])}` : t('removedLinksDelete'),
        ...(situation === 'open' ? [t('removedTellOthers')] : []),
        canBeUndone ? t('removedSurpriseUndo', { hours: limits.undoHours }) : t('removedSurprise'),
      ],
      links: [dateLink(at)],
    };
  });
}

/** What a removal means for a report. */
const reportWithout = {
  made: 'removedMade',
  asked: 'removedAsked',
  open: 'removedOpen',
} as const satisfies Record<Exclude<ReporterSituation, 'unasked'>, string>;

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
