import { formatOwnerNames, type OwnerNames } from '#shared/domain/display-names.ts';
import type { EmailContent } from '#server/adapters/mail/email-layout.ts';
import type { EmailDate } from '#server/adapters/mail/email-dates.ts';
import { writeEmail } from '#server/adapters/mail/write-email.ts';

/** Warns a recipient that a released estate will close soon, and says what to do before then. */
export function estateClosesEmail({
  closesAt,
  link,
  ...names
}: OwnerNames & { closesAt: EmailDate; link: string }): EmailContent {
  const { owner, ownerInFull } = formatOwnerNames(names);
  return writeEmail('mail-recipients', ({ t, date, dateLink }) => ({
    subject: t('closesSubject', { owner }),
    preheader: t('closesPreheader', { date: date(closesAt) }),
    heading: t('closesHeading'),
    paragraphs: [
      t('closesNews', { ownerInFull, date: date(closesAt) }),
      t('closesHow'),
      t('closesSaved'),
      t('safeguards'),
    ],
    action: { label: t('openPage'), url: link },
    links: [dateLink(closesAt)],
    why: t('whyChosenBefore'),
    mistake: t('closesMistake'),
  }));
}
