import { formatOwnerNames, type OwnerNames } from '#shared/domain/display-names.ts';
import type { EmailContent } from '../../adapters/mail/email-layout.ts';
import type { EmailDate } from '../../adapters/mail/email-dates.ts';
import { writeEmail } from '../../adapters/mail/write-email.ts';

/** The code proves access to the mailbox. */
export function accessCodeEmail({
  code,
  minutes,
  link,
}: {
  code: string;
  minutes: number;
  link: string;
}): EmailContent {
  return writeEmail('mail-recipients', ({ t }) => ({
    subject: t('codeSubject'),
    preheader: t('codePreheader'),
    heading: t('codeHeading'),
    paragraphs: [t('codeEnter'), t('codeLifetime', { minutes }), t('codeSecret')],
    code,
    links: [{ label: t('codeWaitLink'), url: link }],
    why: t('codeWhy'),
    mistake: t('codeMistake'),
  }));
}

/**
 * Confirms to a recipient that they left a LeaveBit, with a link back. Doesn't reveal which one.
 * @param isReleased whether the recipient knows that a report has released the sender's estate, so the sender can't share again
 */
export function leftLeavebitEmail({
  returnLink,
  leftAt,
  returnableUntil,
  isReleased,
  ...names
}: OwnerNames & {
  returnLink: string;
  leftAt: EmailDate;
  returnableUntil: EmailDate;
  isReleased: boolean;
}): EmailContent {
  const { owner, ownerInFull } = formatOwnerNames(names);
  return writeEmail('mail-recipients', ({ t, date, dateLink }) => ({
    subject: t('leftSubject', { owner }),
    preheader: t('leftPreheader'),
    heading: t('leftHeading'),
    paragraphs: [
      t('leftNews', { date: date(leftAt), ownerInFull }),
      t('leftIntended'),
      t(isReleased ? 'leftRestoreAfterRelease' : 'leftRestore', { date: date(returnableUntil) }),
    ],
    action: { label: t('leftButton'), url: returnLink },
    links: [dateLink(returnableUntil)],
    why: t('leftWhy'),
    mistake: t('leftMistake'),
  }));
}
