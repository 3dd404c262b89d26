import type { EmailContent } from '../../adapters/mail/email-layout.ts';
import { createTimeZoneLink, type EmailDate } from '../../adapters/mail/email-dates.ts';
import { writeEmail } from '../../adapters/mail/write-email.ts';
import { formatOwnerNames, type OwnerNames } from '#shared/domain/display-names.ts';

interface Announced {
  deletesAt: EmailDate;
  /** The number of reporters who are notified. */
  reporters: number;
  /** The page on which the owner can cancel the deletion. */
  accountUrl: string;
  tellsPeople: boolean;
}

const why = 'Someone who was signed in to your LeaveBits account asked us to delete it.';
const mistake =
  'If this wasn’t you, someone is in your account. Please reset your password with the forgotten-password link on the ' +
  'sign-in page. That signs everyone out and keeps your account.';

const whatGoes =
  'Everything in it will be permanently deleted: your LeaveBits with their text and files, your recipients, your reporters, ' +
  'and your name and address. Your recipients won’t be able to read any of it. Nobody can restore it.';

const whoHears = ({ tellsPeople, reporters }: Pick<Announced, 'tellsPeople' | 'reporters'>) =>
  [
    ...(reporters > 0
      ? [
          'We’re telling your reporters that the account is going to be deleted, and when. We always do, in case someone else asked in your name. If you keep the account, we’ll let them know that, too.',
        ]
      : []),
    tellsPeople
      ? 'On that day we’ll let your recipients and reporters know that you’ve closed your account, as you asked.'
      : 'On that day we’ll notify only you, as you asked.',
  ].join(' ');

/** @param given.days the number of whole days until then */
export function deletionRequestedEmail(given: Announced & { days: number }): EmailContent {
  const { deletesAt, accountUrl, days } = given;
  return {
    subject: `Your LeaveBits account will be deleted in ${days} days`,
    preheader: 'You can change your mind until then.',
    heading: 'Your account will be deleted',
    paragraphs: [
      `You asked us to delete your LeaveBits account. We’ll delete it on ${deletesAt.text}.`,
      whatGoes,
      `Until then everything still works. ${whoHears(given)}`,
      'If you change your mind, sign in and press “Keep my account”. If you can’t sign in, reset your password: that keeps your account, too.',
    ],
    action: { label: 'Keep my account', url: accountUrl },
    links: [createTimeZoneLink(deletesAt)],
    why,
    mistake,
  };
}

export function deletionReminderEmail({
  deletesAt,
  accountUrl,
  tellsPeople,
}: Omit<Announced, 'reporters'>): EmailContent {
  return {
    subject: 'Your LeaveBits account will be deleted in 1 day',
    preheader: 'This is your last chance to keep it.',
    heading: 'Your account will be deleted tomorrow',
    paragraphs: [
      `As you asked, we’ll delete your LeaveBits account on ${deletesAt.text}.`,
      whatGoes,
      whoHears({ tellsPeople, reporters: 0 }),
      'If you change your mind, sign in before then and press “Keep my account”.',
    ],
    action: { label: 'Keep my account', url: accountUrl },
    links: [createTimeZoneLink(deletesAt)],
    why,
    mistake,
  };
}

/** Notifies a reporter immediately. Must not read like a death notice, and doesn't mention the account's content. */
export function deletionNoticeEmail({
  deletesAt,
  deathLink,
  incapacitationLink,
  ...names
}: OwnerNames & { deletesAt: EmailDate; deathLink: string; incapacitationLink: string }): EmailContent {
  const { owner, ownerInFull } = formatOwnerNames(names);
  return writeEmail('mail-reporters', ({ t, common, date, dateLink }) => ({
    subject: t('closingSubject', { owner }),
    preheader: t('closingPreheader'),
    heading: t('deletionHeading'),
    paragraphs: [
      t('closingNews', { ownerInFull, date: date(deletesAt) }),
      t('closingLikely'),
      t('closingAskThem'),
      t('closingReport'),
    ],
    action: [
      { label: common('reportDeath'), url: deathLink },
      { label: common('reportIncapacitation'), url: incapacitationLink },
    ],
    links: [dateLink(deletesAt, 'deletionInYourTimeZone')],
    why: t('closingWhy'),
    mistake: common('ignoreUnlessLinksUsed'),
  }));
}

/**
 * Tells a reporter that a deletion was cancelled. They may not have received the email that announced it, because it may have
 * been withdrawn while it was being sent.
 */
export function reporterDeletionCancelledEmail(names: OwnerNames): EmailContent {
  const { owner, ownerInFull } = formatOwnerNames(names);
  return writeEmail('mail-reporters', ({ t, common }) => ({
    subject: t('stayingSubject', { owner }),
    preheader: t('stayingPreheader'),
    heading: t('stayingHeading'),
    paragraphs: [t('stayingNews', { ownerInFull }), t('stayingLinks')],
    why: t('stayingWhy'),
    mistake: common('ignoreUnknownPerson'),
  }));
}

export type DeletionStopReason = 'kept' | 'password-reset' | 'estate-open';

const because: Record<DeletionStopReason, string> = {
  kept: 'You chose to keep your LeaveBits account, so it won’t be deleted.',
  'password-reset':
    'Your LeaveBits password was reset, so we’ve cancelled the deletion. A reset can mean that someone else had requested it.',
  'estate-open':
    'A report about you was confirmed, and your LeaveBits have been released to the people you chose. So we won’t delete your account.',
};

export function deletionStoppedEmail({
  reason,
  accountUrl,
}: {
  reason: DeletionStopReason;
  accountUrl: string;
}): EmailContent {
  return {
    subject: 'We’re keeping your LeaveBits account',
    preheader: 'It won’t be deleted.',
    heading: 'We’re keeping your account',
    paragraphs: [
      because[reason],
      reason === 'estate-open'
        ? 'If the report is false, sign in and lock everything again.'
        : 'Everything in it is as it was. If you still want to delete it, sign in and request it again.',
    ],
    action: { label: 'Open your account', url: accountUrl },
    why: 'We emailed you that your LeaveBits account would be deleted.',
    mistake:
      reason === 'estate-open'
        ? 'If you look after this mailbox for someone who has died or can no longer respond, you don’t need to do anything.'
        : 'If this wasn’t you, someone may be able to sign in to your account. Please reset your password on the sign-in page.',
  };
}

/** The last email to the owner. Its row is deleted once the email has been sent. */
export function accountDeletedEmail({ takesPayments }: { takesPayments: boolean }): EmailContent {
  return {
    subject: 'Your LeaveBits account has been deleted',
    preheader: 'Everything in it is gone.',
    heading: 'Your account has been deleted',
    paragraphs: [
      `As you asked, we’ve deleted your LeaveBits account and everything in it.${takesPayments ? ' Your payments have ended.' : ''}`,
      `${takesPayments ? 'We keep only the amounts and dates of your payments, as the law requires, without your name and address. ' : ''}Copies in our backups will be deleted with the backups.`,
      'If you ever want to come back, you’re welcome to open a new account with this address.',
    ],
    why: 'You asked us to delete your LeaveBits account, and the deadline to change your mind has passed.',
    mistake: 'If you didn’t ask for this, we’re sorry. Nobody can restore the deleted account.',
  };
}

/** Sent to a recipient or reporter if the owner wants it. Must not read like a death notice. */
export function ownerLeftEmail(names: OwnerNames): EmailContent {
  const { owner, ownerInFull } = formatOwnerNames(names);
  return writeEmail('mail-recipients', ({ t, common }) => ({
    subject: t('ownerLeftSubject', { owner }),
    preheader: t('ownerLeftPreheader'),
    heading: t('ownerLeftHeading'),
    paragraphs: [t('ownerLeftNews', { ownerInFull }), t('ownerLeftDeleted'), t('ownerLeftNothingToDo')],
    why: t('ownerLeftWhy'),
    mistake: common('ignoreUnknownPerson'),
  }));
}
