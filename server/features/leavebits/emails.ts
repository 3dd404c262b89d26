import { limits } from '#shared/domain/limits.ts';
import { formatOwnerNames, type OwnerNames } from '#shared/domain/display-names.ts';
import type { AccessLoss } from '#shared/contracts/sharing-undo.ts';
import type { EmailContent } from '../../adapters/mail/email-layout.ts';
import { createTimeZoneLink, type EmailDate } from '../../adapters/mail/email-dates.ts';
import { isLossSummaryEmpty, type LossSummary } from './digest/loss-rules.ts';

/** A recipient mentioned in an owner's digest: the name the owner gave them, and the number of LeaveBits affected. */
interface Told {
  person: string;
  leavebits: number;
}

const named = (people: readonly Told[]): string => {
  const shown = people
    .slice(0, limits.recipientsPerLeavebit)
    .map(({ person, leavebits }) => (leavebits > 1 ? `${person}, in ${leavebits} LeaveBits` : person));
  const others = people.length - shown.length;
  return shown.join('; ') + (others > 0 ? `; and ${others} more` : '');
};

const number = (count: number, one: string) =>
  `${count === 1 ? 'one' : count} ${one}${count === 1 ? '' : 's'}`;

/** One sentence per kind of loss. */
function lossWords(
  { trashed, purged, removedFiles, purgedFiles, rewritten }: LossSummary,
  since: string,
): string[] {
  const gone = [
    ...(purged > 0 ? [number(purged, 'LeaveBit')] : []),
    ...(purgedFiles > 0 ? [number(purgedFiles, 'file')] : []),
  ].join(' and ');
  const edits = [
    ...(rewritten > 0 ? [`most of the text of ${number(rewritten, 'LeaveBit')} was replaced`] : []),
    ...(removedFiles > 0
      ? [`${number(removedFiles, 'file')} ${removedFiles === 1 ? 'was' : 'were'} removed`]
      : []),
  ].join(', and ');
  return [
    ...(gone ? [`Deleted for good since ${since}: ${gone}.`] : []),
    ...(trashed > 0 ? [`Moved to your trash since ${since}: ${number(trashed, 'LeaveBit')}.`] : []),
    ...(edits
      ? [
          `Since ${since}, ${edits}. Sign in to see which: your account page has an activity log. Earlier texts are under “Earlier versions” when you edit a LeaveBit, and removed files are in your trash, both for ${limits.trashDays} days.`,
        ]
      : []),
  ];
}

/** How a report affects the undo link. */
const duringReport = {
  none: [],
  pending: [
    'A report about you is pending. If it opens your LeaveBits, this link still works until its time is over. It then brings back what was taken away after the report was made.',
  ],
  released: [
    'Your LeaveBits are open because of a report about you. The link brings back what was taken away after that report was made. What was taken away before stays as it is.',
  ],
} satisfies Record<string, string[]>;

/** The subject and heading, based on the most serious event in the email. */
function gravest({ isTaken, lost }: { isTaken: boolean; lost: LossSummary }) {
  if (lost.purged + lost.purgedFiles > 0)
    return {
      subject: 'Something was deleted for good from your LeaveBits',
      heading: 'Something was deleted for good',
    };
  if (lost.trashed > 0)
    return {
      subject:
        lost.trashed === 1 ? 'A LeaveBit was moved to your trash' : 'LeaveBits were moved to your trash',
      heading: lost.trashed === 1 ? 'A LeaveBit is in your trash' : 'LeaveBits are in your trash',
    };
  if (isTaken)
    return {
      subject: 'What you share with LeaveBits was changed',
      heading: 'Your recipients were changed',
    };
  if (!isLossSummaryEmpty(lost))
    return { subject: 'A lot was changed in your LeaveBits', heading: 'A lot was changed' };
  return { subject: 'You opened LeaveBits for someone', heading: 'Someone can read a LeaveBit now' };
}

/**
 * Tells an owner who gained or lost access, and what was deleted or replaced, since the last digest. Never mentions content.
 * Includes the link that undoes the losses.
 */
export function sharingChangedEmail({
  opened,
  taken,
  lost,
  report,
  since,
  undoLink,
  signInUrl,
}: {
  opened: readonly Told[];
  taken: readonly (Told & Pick<AccessLoss, 'what'>)[];
  lost: LossSummary;
  /** The state of the report in force, if any. */
  report: 'none' | 'pending' | 'released';
  since: EmailDate;
  undoLink: string;
  signInUrl: string;
}): EmailContent {
  const removed = taken.filter(({ what }) => what === 'removed');
  const later = taken.filter(({ what }) => what === 'later');
  const canUndo = taken.length > 0 || !isLossSummaryEmpty(lost);
  const signIn = { label: 'Sign in', url: signInUrl };
  const undo = {
    label: canUndo ? 'Undo what was taken away' : 'Undo what is taken away later',
    url: undoLink,
  };
  const isPurged = lost.purged + lost.purgedFiles > 0;
  return {
    ...gravest({ isTaken: taken.length > 0, lost }),
    preheader: 'If this was you, there is nothing to do.',
    paragraphs: [
      ...lossWords(lost, since.text),
      ...(opened.length > 0
        ? [
            `Since ${since.text}, these people can read something they could not read before: ${named(opened)}.`,
          ]
        : []),
      ...(removed.length > 0
        ? [`Since ${since.text}, these people have been removed from something you share: ${named(removed)}.`]
        : []),
      ...(later.length > 0
        ? [
            `Since ${since.text}, something opens later, or under a different condition, for these people: ${named(later)}.`,
          ]
        : []),
      `If this was you, there is nothing to do.${isPurged ? ` What was deleted for good is erased ${limits.purgedDays} days after its deletion.` : ''}`,
      canUndo
        ? `If it was not you, use the first button. The link works once, for ${limits.undoHours} hours, and you don’t need to sign in. Deleted content comes back, texts that were mostly replaced go back to how they were, people regain the access they had, and everyone is signed out. Nobody loses access to anything, and the texts of today stay among the earlier versions. Until our next email like this one, the link also undoes anything taken away after this email.`
        : `If it was not you, please choose a new password first. The second button is there in case something is taken away after this email: for ${limits.undoHours} hours, and until our next email like this one, it brings that back.`,
      ...duringReport[report],
      `We group these changes: at most one email an hour and ${limits.sharingDigestsPerDay} a day${report === 'none' ? ', and one a day about edited texts and removed files' : ''}.`,
    ],
    action: canUndo ? [undo, { ...signIn, isQuiet: true }] : [signIn, { ...undo, isQuiet: true }],
    links: [createTimeZoneLink(since)],
    why: 'We write to you whenever something in your account is deleted or mostly replaced, opens for someone new, or is taken from somebody.',
    mistake:
      `If this was not you, someone is in your account. ${canUndo ? 'Use the link above. Then reset' : 'Reset'} your LeaveBits password with the ` +
      'forgotten-password link on the sign-in page. That signs everyone out. ' +
      (report === 'released' ? '' : 'Then remove anyone who should not have access. ') +
      'Please do not forward this email: whoever has the link can use it.',
  };
}

/** Confirms to an owner that the undo link in a digest was used. */
export function sharingRestoredEmail({
  people,
  returned: { leavebits, files, texts },
  isInTrash,
  isEstateOpen,
  at,
  resetUrl,
}: {
  people: readonly string[];
  returned: { leavebits: number; files: number; texts: number };
  /** Whether some of the restored content is in the trash, where recipients can't see it. */
  isInTrash: boolean;
  /** Whether a report has opened the estate, so that only what was removed since the report was submitted is restored. */
  isEstateOpen: boolean;
  at: EmailDate;
  resetUrl: string;
}): EmailContent {
  const back = [
    ...(leavebits > 0 ? [number(leavebits, 'LeaveBit')] : []),
    ...(files > 0 ? [number(files, 'file')] : []),
  ].join(' and ');
  return {
    subject: 'A change of your LeaveBits was undone',
    preheader: 'Everyone was signed out. Please choose a new password now.',
    heading: 'The change is undone',
    paragraphs: [
      `The link in our email was used on ${at.text}.`,
      ...(back ? [`Brought back: ${back}.`] : []),
      ...(texts > 0
        ? [
            `The ${texts === 1 ? 'text' : 'texts'} of ${number(texts, 'LeaveBit')} went back to before most of ${texts === 1 ? 'it was' : 'them was'} replaced. The newer text is under “Earlier versions” when you edit the LeaveBit.`,
          ]
        : []),
      ...(people.length > 0
        ? [
            `These people have again what was taken from them, with the rules from before: ${named(people.map((person) => ({ person, leavebits: 1 })))}.`,
          ]
        : []),
      'Everyone who was signed in to your account was signed out. Whoever made the change may know your password. Please choose a new one now.',
      ...(isInTrash
        ? [
            isEstateOpen
              ? 'Some of it is in a LeaveBit that was moved to your trash before the report, and stays there.'
              : `Some of it is in your trash, where nobody can read it. After you have signed in, restore it there within ${limits.trashDays} days of its deletion.`,
          ]
        : []),
      ...(isEstateOpen
        ? [
            'Your LeaveBits are open because of a report about you, so this is what was taken away after that report was made. Your people get an email about what they can read now. What was taken away before the report stays as it is.',
          ]
        : []),
      `Nothing else was changed.${isEstateOpen ? '' : ' If people can read something they shouldn’t, please take them off after you have signed in.'}`,
    ],
    action: { label: 'Choose a new password', url: resetUrl },
    links: [createTimeZoneLink(at)],
    why: 'Someone used the link in our email about changes in your account.',
    mistake:
      'If this was not you, someone may have access to your email. Change your email password first. Then choose a new LeaveBits password, ' +
      'sign in, and look at your recipients.',
  };
}

/**
 * Tells a reporter that most of an owner's LeaveBits were moved to the trash. Must not read like a death notice, and doesn't
 * mention the LeaveBits' content.
 */
export function mostLeavebitsTrashedEmail({ at, ...names }: OwnerNames & { at: EmailDate }): EmailContent {
  const { owner, ownerInFull } = formatOwnerNames(names);
  return {
    subject: `Most of what ${owner} keeps with LeaveBits has been moved to the trash`,
    preheader: `If you can reach ${owner}, please ask whether they meant to do this.`,
    heading: 'Please ask whether they meant to do this',
    paragraphs: [
      `As of ${at.text}, most of what ${ownerInFull} keeps with LeaveBits is in the trash. Often that just means they’re tidying up. But it can also mean that someone else is in their account.`,
      `If you can reach ${owner}, please ask whether they meant to do this. It’s best to ask in person or by phone: someone who is in their account may be reading their email, too.`,
      `If it wasn’t them, they can get everything back: with the link we emailed them, which works for ${limits.undoHours} hours, or by signing in and opening the trash.`,
      'This doesn’t mean that anything has happened to them, and there’s nothing you need to report.',
    ],
    links: [createTimeZoneLink(at)],
    why: `${owner} uses LeaveBits and chose you as a trusted reporter. We tell reporters when most of someone’s LeaveBits end up in the trash, at most once a day.`,
    mistake: `If you don’t know ${owner}, you can ignore this email.`,
  };
}

/**
 * Tells a reporter that something was removed while a report is pending. Must not take sides, because the owner may have done
 * it. Doesn't mention any content.
 */
export function takenDuringReportEmail({
  at,
  reportedAt,
  ...names
}: OwnerNames & { at: EmailDate; reportedAt: EmailDate }): EmailContent {
  const { owner, ownerInFull } = formatOwnerNames(names);
  return {
    subject: `Something was taken away in the LeaveBits account of ${owner}`,
    preheader: 'A report is pending. They may be well, or somebody else is in their account.',
    heading: 'Something was taken away during a report',
    paragraphs: [
      `A report about ${ownerInFull} was made on ${reportedAt.text}, and it is pending. By ${at.text}, somebody who is signed in to their account had deleted something, replaced most of a text, taken people off, or made them wait longer.`,
      `This can mean that ${owner} is well and using the account. It can also mean that somebody else is in it.`,
      `Please try to reach ${owner}, best in person or by telephone. If they are well, they can stop the report with the button in our emails to them. If they didn’t make these changes, they can undo them.`,
      `If you can’t reach ${owner}, whoever can read their email can bring everything back. Our emails to them about these changes have the button “Undo what was taken away”. It works without signing in, for ${limits.undoHours} hours from each email, also after everything has opened. Start with the newest email. If there are several, each brings back its own changes.`,
      'We send you this once for each report, so there may be more such changes. You don’t need to do anything here, and this email doesn’t change the report.',
    ],
    links: [createTimeZoneLink(at)],
    why: `${owner} uses LeaveBits and has chosen you as a trusted reporter. We tell reporters when something is taken away while a report is pending.`,
    mistake: `If you do not know ${owner}, you can ignore this email.`,
  };
}
