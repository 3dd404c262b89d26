import { limits } from '#shared/domain/limits.ts';
import { formatOwnerNames, type OwnerNames } from '#shared/domain/display-names.ts';
import { canReportBeConfirmed } from '#shared/domain/reporters.ts';
import type { EmailContent } from '#server/adapters/mail/email-layout.ts';
import { createTimeZoneLink, type EmailDate } from '#server/adapters/mail/email-dates.ts';
import { antiPhishingSentence } from '../email-parts.ts';

const hoursInWords = new Intl.NumberFormat('en-US', { style: 'unit', unit: 'hour', unitDisplay: 'long' });

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
    refuteTimeHours: number;
    isAgain?: boolean;
  },
): EmailContent {
  const { refuteTimeHours, isAgain = false } = given;
  const { owner, ownerInFull } = formatOwnerNames(given);
  return {
    subject: isAgain ? `Your reporter links for ${owner}` : `${owner} asks you to be a reporter`,
    preheader: isAgain
      ? 'Please keep this email in a safe place.'
      : 'Please accept or decline. Then keep this email in a safe place.',
    heading: isAgain ? 'Your links, sent again' : 'You were chosen as a trusted reporter',
    paragraphs: [
      ...(isAgain
        ? [
            `${ownerInFull} had these links sent to you again. With them you tell us if ${owner} dies or becomes permanently incapacitated. The links in our earlier emails work, too.`,
            'With the last button you can practice, and say whether you are still willing.',
          ]
        : [
            `${ownerInFull} keeps information for others with LeaveBits, and trusts you to tell us if they die or become permanently incapacitated. There is nothing to report now, and we hope it stays that way for a long time.`,
            `Please press the last button once, today or soon. On its page you tell ${owner} whether you accept. The page also looks like the real one and reports nothing, so you can practice there.`,
          ]),
      `${isAgain ? 'To report it' : 'If it ever happens'}, press one of the first two buttons and follow the instructions. We then ask the other reporters to confirm, and ${owner} has ${hoursInWords.format(refuteTimeHours)} to say that it is not true. Nothing opens until they have confirmed and that time has passed. Then what ${owner} keeps for this case opens for the people ${owner} chose. You see none of it, unless you are one of them.`,
      'Please keep this email where only you can find it again. The links work for as long as you are a reporter, and anyone who has them can use them.',
      antiPhishingSentence,
    ],
    action: [
      { label: 'Report a death', url: given.deathLink },
      { label: 'Report a permanent incapacitation', url: given.incapacitationLink },
      // A grieving reader must not press this one by mistake.
      { label: 'Accept, decline or practice', url: given.practiceLink, isQuiet: true },
    ],
    why: `${owner} uses LeaveBits and has chosen you as a trusted reporter.`,
    mistake: `If you do not know ${owner}, or do not want this, you can ignore this email or ask them to remove you. Nothing happens unless you use the links.`,
  };
}

/**
 * Tells a former reporter, without blame, that they were removed. An account thief may remove those who could report the owner's
 * death, so the email says what to do if it comes as a surprise.
 */
export function reporterRemovedEmail(
  given: OwnerNames & {
    at: EmailDate;
    /** Their part in a pending report. Null if there is none, or if they don't know about it. */
    pendingPart: 'made' | 'asked' | null;
  },
): EmailContent {
  const { pendingPart } = given;
  const { owner, ownerInFull } = formatOwnerNames(given);
  return {
    subject: `You are no longer a reporter for ${owner}`,
    preheader: pendingPart
      ? 'This is what it means for the report.'
      : 'Thank you for having been there. There is nothing you need to do.',
    heading: `You are no longer a reporter for ${owner}`,
    paragraphs: [
      `On ${given.at.text} your address was removed from the reporters of ${ownerInFull}. People change this for many reasons, and it says nothing about you. Thank you for having been there.`,
      pendingPart
        ? `The links in our earlier emails have stopped working. ${reportWithout[pendingPart]} We won’t email you about it again.`
        : 'The links in our earlier emails have stopped working, so you can delete those emails. There is nothing you need to do.',
      `If this surprises you, please talk to ${owner}. We have emailed them about the change, too, and for ${hoursInWords.format(limits.undoHours)} that email can undo it. If you cannot reach them, please talk to somebody who is close to them.`,
    ],
    links: [createTimeZoneLink(given.at)],
    why: `${owner} uses LeaveBits and had named this address as a trusted reporter.`,
    mistake: `If you do not know ${owner}, you can ignore this email. We won’t email you as their reporter again.`,
  };
}

/** What a removal means for a pending report. */
const reportWithout = {
  made: 'Your report is still being decided: removing you does not cancel it, but you can no longer take it back.',
  asked:
    'The report that we asked you about is still being decided, but you can no longer confirm it. If you had confirmed it, that no longer counts.',
} as const;

/**
 * Notifies an owner that a reporter declined.
 * @param told.left the number of reporters who have not declined
 */
export function reporterDeclinedEmail(told: {
  reporter: string;
  left: number;
  requiredConfirmations: number;
  releaseUrl: string;
}): EmailContent {
  const { reporter, left, requiredConfirmations, releaseUrl } = told;
  const areLeft =
    left === 0 ? 'nobody is left' : left === 1 ? 'one reporter is left' : `${left} reporters are left`;
  const confirmers =
    requiredConfirmations === 1 ? 'one who confirms' : `${requiredConfirmations} who confirm`;
  return {
    subject: `${reporter} doesn’t want to be your reporter`,
    preheader: 'Please talk to them, or choose somebody else.',
    heading: 'One of your reporters has declined',
    paragraphs: [
      `You chose ${reporter} as a trusted reporter. They answered that they do not want to be one.`,
      `Without them, ${areLeft}. A report needs one who reports it and ${confirmers}. ${
        canReportBeConfirmed(left, requiredConfirmations)
          ? 'So it can still work.'
          : 'So nothing can open after your death until you choose somebody else.'
      }`,
      'Their links still work until you remove them, but please do not count on them. You can talk to them, or choose somebody else in your release configuration.',
    ],
    action: { label: 'Go to your reporters', url: releaseUrl },
    why: 'You chose this person as a reporter, and they have replied.',
    mistake: 'Someone else may have used their link. Please ask them.',
  };
}

/**
 * Notifies an owner that a reporter wants to use another address. We don't ask for that address, because only the owner may
 * change it.
 */
export function reporterMovedEmail({
  reporter,
  releaseUrl,
}: {
  reporter: string;
  releaseUrl: string;
}): EmailContent {
  return {
    subject: `${reporter} wants to use another address`,
    preheader: 'Please ask them which one, and change it.',
    heading: 'One of your reporters wants to use another address',
    paragraphs: [
      `We asked ${reporter} whether we still have the right address for them. They would like us to use a different one.`,
      'Please ask them which one. Then remove the old address from your reporters, and add the new one. Until then we’ll keep writing to the old one, and their links will still work.',
    ],
    action: { label: 'Go to your reporters', url: releaseUrl },
    why: 'You chose this person as a reporter, and they have replied.',
    mistake: 'Someone else may have used their link. Please ask them.',
  };
}

/**
 * Notifies an owner of changed reporters or terms, with an undo link.
 * @param changes the overall difference, one sentence each
 */
export function configurationChangedEmail({
  changes,
  count,
  at,
  undoLink,
}: {
  changes: readonly string[];
  /** How many changes this email covers. */
  count: number;
  /** When the first of these changes was made. */
  at: EmailDate;
  undoLink: string;
}): EmailContent {
  return {
    subject: 'Your LeaveBits release configuration was changed',
    preheader: 'If this was you, there is nothing to do.',
    heading: 'Your release configuration was changed',
    paragraphs: [
      count === 1
        ? `The rules by which your LeaveBits can open were changed on ${at.text}.`
        : `The rules by which your LeaveBits can open were changed ${count} times, the first time on ${at.text}. We group many changes into one email.`,
      ...(changes.length > 0 ? changes : ['All in all, nothing is different now.']),
      'If this was you, there is nothing to do.',
      `If it was not you, undo it with this link. It works for ${hoursInWords.format(limits.undoHours)} after the change, with no need to sign in. Your configuration goes back to what it was before ${count === 1 ? 'this change' : 'the first of these changes'}, and everyone is signed out. If there were several changes you didn’t make, use the link in the first of these emails: it undoes all the later ones too.`,
    ],
    action: { label: count === 1 ? 'Undo this change' : 'Undo these changes', url: undoLink },
    links: [createTimeZoneLink(at)],
    why: 'We email you whenever your reporters or the rules of a report change.',
    mistake:
      'If this was not you, someone is in your account. Undo the change with the link above. Then reset your LeaveBits password with the ' +
      'forgotten-password link on the sign-in page. Please do not forward this email: whoever has the link can use it.',
  };
}

/**
 * Notifies an owner that a change was undone. There's no link to undo the undo.
 * @param changes what the undo has changed, one sentence each
 */
export function configurationUndoneEmail(given: {
  changes: readonly string[];
  at: EmailDate;
  changedAt: EmailDate;
  hasReporters: boolean;
  /** Later changes undone along with it, and earlier ones that still stand and can be undone. */
  laterChanges: number;
  earlierChanges: number;
  report: 'pending' | 'released' | null;
  resetUrl: string;
}): EmailContent {
  const { changes, at, changedAt, hasReporters, laterChanges, earlierChanges, report } = given;
  return {
    subject: 'A change to your LeaveBits release configuration was undone',
    preheader: 'Everyone was signed out. Please choose a new password now.',
    heading: 'The change is undone',
    paragraphs: [
      `On ${at.text} the change of ${changedAt.text} was undone with the link in our email. Your reporters, required confirmations and time to refute have been restored.`,
      'Everyone who was signed in to your account was signed out. Whoever made the change may know your password. Please choose a new one now.',
      ...(laterChanges > 0 ? [`Later changes that were undone with it: ${laterChanges}.`] : []),
      ...(changes.length > 0
        ? changes
        : ['They were already the same, so nothing in them is different now.']),
      'The earlier links of reporters who are back work again. Those of people who are no longer reporters have stopped working.',
      ...(hasReporters
        ? []
        : ['You have no reporters now. Until you name some, nothing can open on a report of your death.']),
      ...(earlierChanges > 0
        ? [
            `Earlier changes that are still in force and can be undone: ${earlierChanges}. If any of them was not yours, use the link in the first email about such a change.`,
          ]
        : []),
      ...(report ? [reportGoesOn[report]] : []),
    ],
    action: { label: 'Choose a new password', url: given.resetUrl },
    links: [createTimeZoneLink(at)],
    why: 'Someone used the link in our email about the change to your release configuration.',
    mistake:
      'If this was not you, someone may have access to your email. Change your email password first. Then choose a new LeaveBits password, ' +
      'sign in, and look at your release configuration.',
  };
}

const reportGoesOn = {
  pending:
    'A report about you is being decided. The undo does not cancel it, and it keeps the terms it began with. If you are well, please refute it with the link in our email about the report.',
  released:
    'A report about you has opened your LeaveBits. The undo does not close them. If you are well, please sign in and lock everything again.',
} as const;
