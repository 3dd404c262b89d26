import { limits } from '#shared/domain/limits.ts';
import { formatOwnerNames, type OwnerNames } from '#shared/domain/display-names.ts';
import type { AccessLoss } from '#shared/contracts/undo-links.ts';
import type { EmailContent } from '../../adapters/mail/email-layout.ts';
import { createTimeZoneLink, type EmailDate } from '../../adapters/mail/email-dates.ts';
import { writeEmail } from '../../adapters/mail/write-email.ts';
import { isLossSummaryEmpty, type LossSummary } from './change-digest/loss-rules.ts';

/** A recipient mentioned in an owner's digest: the name the owner gave them, and the number of LeaveBits affected. */
interface Told {
  person: string;
  leavebits: number;
  /** Whoever took their place. */
  replacedBy?: string | null;
}

const named = (people: readonly Told[]): string => {
  const shown = people
    .slice(0, limits.recipientsPerLeavebit)
    .map(({ person, leavebits, replacedBy }) =>
      [
        replacedBy ? `from ${person} to ${replacedBy}` : person,
        ...(leavebits > 1 ? [`in ${leavebits} LeaveBits`] : []),
      ].join(', '),
    );
  const others = people.length - shown.length;
  return shown.join('; ') + (others > 0 ? `; and ${others} more` : '');
};

/** A change of who receives what a recipient doesn't open. Null means nobody. */
interface ToldSubstitute {
  person: string;
  before: { person: string; afterDays: number } | null;
  after: { person: string; afterDays: number } | null;
}

const describeSubstitute = (one: ToldSubstitute['after']): string =>
  one ? `${one.person} after ${one.afterDays} days` : 'nobody';

function substituteWords(changes: readonly ToldSubstitute[], since: string): string[] {
  if (changes.length === 0) return [];
  const shown = changes
    .slice(0, limits.recipientsPerLeavebit)
    .map(
      ({ person, before, after }) =>
        `if ${person} doesn’t open something, ${describeSubstitute(after)} (before: ${describeSubstitute(before)})`,
    );
  const others = changes.length - shown.length;
  return [
    `Since ${since}, you’ve changed who receives what isn’t opened: ${shown.join('; ')}${others > 0 ? `; and ${others} more` : ''}.`,
  ];
}

const number = (count: number, one: string) =>
  `${count === 1 ? 'one' : count} ${one}${count === 1 ? '' : 's'}`;

/** One sentence per kind of loss. */
function lossWords(
  { trashed, purged, removedFiles, purgedFiles, rewritten, resealed }: LossSummary,
  since: string,
): string[] {
  const gone = [
    ...(purged > 0 ? [number(purged, 'LeaveBit')] : []),
    ...(purgedFiles > 0 ? [number(purgedFiles, 'file')] : []),
  ].join(' and ');
  const edits = [
    ...(rewritten > 0 ? [`most of the text of ${number(rewritten, 'LeaveBit')} was replaced`] : []),
    ...(resealed > 0
      ? [`the sealed text or file names of ${number(resealed, 'LeaveBit')} were replaced`]
      : []),
    ...(removedFiles > 0
      ? [`${number(removedFiles, 'file')} ${removedFiles === 1 ? 'was' : 'were'} removed`]
      : []),
  ].join(', and ');
  return [
    ...(gone ? [`Permanently deleted since ${since}: ${gone}.`] : []),
    ...(trashed > 0 ? [`Moved to your trash since ${since}: ${number(trashed, 'LeaveBit')}.`] : []),
    ...(edits
      ? [
          `Since ${since}, ${edits}. Sign in to see which ones: your account page has an activity log. You’ll find earlier text under “Earlier versions” when you edit a LeaveBit, and removed files in your trash. Both stay there for ${limits.trashDays} days.`,
        ]
      : []),
    ...(resealed > 0 ? ['We can’t read what’s sealed, so we can’t tell by how much it was changed.'] : []),
  ];
}

/** How a report affects the undo link. */
const duringReport = {
  none: [],
  pending: [
    'A report about you is pending. If your LeaveBits are released because of it, this link still works until it expires. It will then undo only the changes made after the report was submitted.',
  ],
  released: [
    'Your LeaveBits have been released because of a report about you. The link undoes only the changes made after that report was submitted. Earlier changes stay as they are.',
  ],
} satisfies Record<string, string[]>;

/** The subject and heading, based on the most serious event in the email. */
function gravest({
  taken,
  isOpened,
  isAdded,
  lost,
}: {
  taken: readonly Told[];
  isOpened: boolean;
  isAdded: boolean;
  lost: LossSummary;
}) {
  if (lost.purged + lost.purgedFiles > 0)
    return {
      subject: 'Something was permanently deleted from your LeaveBits',
      heading: 'Something was permanently deleted',
    };
  if (lost.trashed > 0)
    return {
      subject:
        lost.trashed === 1 ? 'A LeaveBit was moved to your trash' : 'LeaveBits were moved to your trash',
      heading: lost.trashed === 1 ? 'A LeaveBit is in your trash' : 'LeaveBits are in your trash',
    };
  if (taken.length > 0 && taken.every(({ replacedBy }) => replacedBy))
    return {
      subject:
        taken.length === 1
          ? 'An address was changed in your LeaveBits'
          : 'Addresses were changed in your LeaveBits',
      heading: taken.length === 1 ? 'An address was changed' : 'Addresses were changed',
    };
  if (taken.length > 0)
    return {
      subject: 'Access to your LeaveBits was changed',
      heading: 'Your recipients were changed',
    };
  if (!isLossSummaryEmpty(lost))
    return { subject: 'A lot was changed in your LeaveBits', heading: 'A lot was changed' };
  if (!isOpened && !isAdded)
    return {
      subject: 'Who receives what isn’t opened was changed',
      heading: 'You’ve changed who receives what isn’t opened',
    };
  if (!isOpened)
    return { subject: 'Someone was added to your LeaveBits', heading: 'You have a new recipient' };
  return { subject: 'You gave someone access to your LeaveBits', heading: 'Someone can now read a LeaveBit' };
}

/**
 * Tells an owner who was added, who gained or lost access, and what was deleted or replaced, since the last digest. Never
 * mentions content.
 * Includes the link that undoes the losses.
 */
export function sharingChangedEmail({
  opened,
  added,
  addedAndRemoved,
  taken,
  substitutes,
  lost,
  report,
  since,
  undoLink,
  signInUrl,
}: {
  opened: readonly Told[];
  /** New recipients who can't read anything yet. */
  added: readonly Told[];
  addedAndRemoved: readonly Told[];
  taken: readonly (Told & Pick<AccessLoss, 'what'>)[];
  substitutes: readonly ToldSubstitute[];
  lost: LossSummary;
  /** The state of the report in force, if any. */
  report: 'none' | 'pending' | 'released';
  since: EmailDate;
  undoLink: string;
  signInUrl: string;
}): EmailContent {
  const replaced = taken.filter(({ replacedBy }) => replacedBy);
  const removed = taken.filter(({ what, replacedBy }) => what === 'removed' && !replacedBy);
  const later = taken.filter(({ what }) => what === 'later');
  const canUndo =
    taken.length > 0 || substitutes.some(({ before }) => before !== null) || !isLossSummaryEmpty(lost);
  const signIn = { label: 'Sign in', url: signInUrl };
  const undo = {
    label: canUndo ? 'Undo these changes' : 'Undo later changes',
    url: undoLink,
  };
  const isPurged = lost.purged + lost.purgedFiles > 0;
  return {
    ...gravest({
      taken,
      isOpened: opened.length > 0,
      isAdded: added.length + addedAndRemoved.length > 0,
      lost,
    }),
    preheader: 'If this was you, you don’t need to do anything.',
    paragraphs: [
      ...lossWords(lost, since.text),
      ...(replaced.length > 0
        ? [
            `Since ${since.text}, ${replaced.length === 1 ? 'an address was' : 'addresses were'} changed: ${named(replaced)}.`,
          ]
        : []),
      ...(opened.length > 0
        ? [`Since ${since.text}, these recipients have gained access to something: ${named(opened)}.`]
        : []),
      ...(added.length > 0
        ? [
            `Since ${since.text}, these recipients have been added to something that they can open later: ${named(added)}.`,
          ]
        : []),
      ...(addedAndRemoved.length > 0
        ? [
            `Since ${since.text}, these recipients have been added and removed again, before they could open anything: ${named(addedAndRemoved)}. The link below doesn’t bring them back.`,
          ]
        : []),
      ...(removed.length > 0
        ? [
            `Since ${since.text}, these recipients have been removed from something you share: ${named(removed)}.`,
          ]
        : []),
      ...(later.length > 0
        ? [
            `Since ${since.text}, these recipients have to wait longer to open something, or it now opens for another reason: ${named(later)}.`,
          ]
        : []),
      ...substituteWords(substitutes, since.text),
      `If this was you, you don’t need to do anything.${isPurged ? ` Permanently deleted content is erased ${limits.purgedDays} days after its deletion.` : ''}`,
      canUndo
        ? `If this wasn’t you, use the first button. The link works once, for ${limits.undoHours} hours, and you don’t need to sign in. It restores deleted content, replaced text and the access that recipients had${substitutes.length > 0 ? ', brings back whoever was to receive what isn’t opened' : ''}, and it signs everyone out. Nobody loses access to anything${replaced.length > 0 ? ': an old address comes back, and the new one stays until you remove it' : ''}. The current text stays available as a version. Until our next email like this one, the link also undoes deletions and removals made after this email.`
        : `If this wasn’t you, please choose a new password first. If something is deleted or removed after this email, use the second button to restore it. It works for ${limits.undoHours} hours, or until our next email like this one.`,
      ...duringReport[report],
      `We group these changes, so you’ll get no more than one email an hour and ${limits.sharingDigestsPerDay} a day${report === 'none' ? ', and one a day about edited text and removed files' : ''}.`,
    ],
    action: canUndo ? [undo, { ...signIn, isQuiet: true }] : [signIn, { ...undo, isQuiet: true }],
    links: [createTimeZoneLink(since)],
    why: 'We email you whenever something in your account is deleted or mostly replaced, when something sealed is replaced, or when someone is added, or gains or loses access to it.',
    mistake:
      `If this wasn’t you, someone is in your account. ${canUndo ? 'Use the link above. Then reset' : 'Reset'} your LeaveBits password with the ` +
      'forgotten-password link on the sign-in page. That signs everyone out. ' +
      (report === 'released' ? '' : 'Then remove anyone who shouldn’t have access. ') +
      'Please don’t forward this email: anyone with the link can use it.',
  };
}

/** Confirms to an owner that the undo link in a digest was used. */
export function sharingRestoredEmail({
  people,
  added,
  substitutesOf,
  returned: { leavebits, files, texts, areAllSealed = false },
  isInTrash,
  isEstateOpen,
  at,
  resetUrl,
}: {
  people: readonly string[];
  /** Recipients who were added recently and stay. */
  added: readonly Told[];
  /** The recipients whose substitutes are back. */
  substitutesOf: readonly string[];
  /** `areAllSealed`: whether nobody but the owner knows how much of any text was replaced. */
  returned: { leavebits: number; files: number; texts: number; areAllSealed?: boolean };
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
    subject: 'A change to your LeaveBits was undone',
    preheader: 'Everyone was signed out. Please choose a new password now.',
    heading: 'The change has been undone',
    paragraphs: [
      `The link in our email was used on ${at.text}.`,
      ...(back ? [`Restored: ${back}.`] : []),
      ...(texts > 0
        ? [
            `The text of ${number(texts, 'LeaveBit')} is back to how it was before ${areAllSealed ? 'it' : 'most of it'} was replaced. You’ll find the newer text under “Earlier versions” when you edit the LeaveBit.`,
          ]
        : []),
      ...(people.length > 0
        ? [
            `These recipients have their access back, with the same rules as before: ${named(people.map((person) => ({ person, leavebits: 1 })))}.`,
          ]
        : []),
      ...(substitutesOf.length > 0
        ? [
            `Whoever was to receive what these recipients don’t open is back: ${named(substitutesOf.map((person) => ({ person, leavebits: 1 })))}.`,
          ]
        : []),
      ...(added.length > 0
        ? [
            `The link doesn’t remove anyone. These recipients were added recently and are still there: ${named(added)}.`,
          ]
        : []),
      'Everyone who was signed in to your account was signed out. The person who made the change may know your password. Please choose a new one now.',
      ...(isInTrash
        ? [
            isEstateOpen
              ? 'Some of it is in a LeaveBit that was moved to your trash before the report, and it stays there.'
              : `Some of it is in your trash, where nobody can read it. Once you’ve signed in, restore it within ${limits.trashDays} days of its deletion.`,
          ]
        : []),
      ...(isEstateOpen
        ? [
            'Your LeaveBits have been released because of a report about you, so only the changes made after that report were undone. Your recipients will get an email about the LeaveBits they can now read. Changes made before the report stay as they are.',
          ]
        : []),
      `Nothing else was changed.${isEstateOpen ? '' : ' If anyone has access they shouldn’t have, please remove them once you’ve signed in.'}`,
    ],
    action: { label: 'Choose a new password', url: resetUrl },
    links: [createTimeZoneLink(at)],
    why: 'Someone used the link in our email about changes in your account.',
    mistake:
      'If this wasn’t you, someone may have access to your email. Change your email password first. Then choose a new LeaveBits password, ' +
      'sign in, and check your recipients.',
  };
}

/**
 * Tells a reporter that most of an owner's LeaveBits were moved to the trash. Must not read like a death notice, and doesn't
 * mention the LeaveBits' content.
 */
export function mostLeavebitsTrashedReporterEmail({
  at,
  ...names
}: OwnerNames & { at: EmailDate }): EmailContent {
  const { owner, ownerInFull } = formatOwnerNames(names);
  return writeEmail('mail-reporters', ({ t, common, date, dateLink }) => ({
    subject: t('trashedSubject', { owner }),
    preheader: t('trashedPreheader'),
    heading: t('trashedHeading'),
    paragraphs: [
      t('trashedNews', { date: date(at), ownerInFull }),
      t('trashedAskThem'),
      t('trashedRestore', { hours: limits.undoHours }),
      t('trashedNoDeath'),
    ],
    links: [dateLink(at)],
    why: t('trashedWhy'),
    mistake: common('ignoreUnknownPerson'),
  }));
}

/**
 * Tells a reporter that something was removed while a report is pending. Must not take sides, because the owner may have done
 * it. Doesn't mention any content.
 */
export function removedDuringReportEmail({
  at,
  reportedAt,
  ...names
}: OwnerNames & { at: EmailDate; reportedAt: EmailDate }): EmailContent {
  const { owner, ownerInFull } = formatOwnerNames(names);
  return writeEmail('mail-reporters', ({ t, common, date, dateLink }) => ({
    subject: t('removedDuringSubject', { owner }),
    preheader: t('removedDuringPreheader'),
    heading: t('removedDuringHeading'),
    paragraphs: [
      t('removedDuringNews', { ownerInFull, reportedAt: date(reportedAt), date: date(at) }),
      t('removedDuringMeaning'),
      t('removedDuringAskThem'),
      t('removedDuringRestore', { hours: limits.undoHours }),
      t('removedDuringOnce'),
    ],
    links: [dateLink(at)],
    why: t('removedDuringWhy'),
    mistake: common('ignoreUnknownPerson'),
  }));
}
