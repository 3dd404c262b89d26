import { formatOwnerNames, type OwnerNames } from '#shared/domain/display-names.ts';
import type { EmailContent } from '#server/adapters/mail/email-layout.ts';
import type { EmailDate } from '#server/adapters/mail/email-dates.ts';
import { writeEmail } from '#server/adapters/mail/write-email.ts';

/** Asks a reporter whether something has happened to an owner whose account is inactive. Doesn't say why it is inactive. */
export function askReporterAboutLapseEmail({
  since,
  destroyAt,
  deathLink,
  incapacitationLink,
  isFirst,
  isLast,
  ...names
}: OwnerNames & {
  /** When the account became inactive. */
  since: EmailDate;
  /** The planned date of destruction. */
  destroyAt: EmailDate;
  deathLink: string;
  incapacitationLink: string;
  /** Whether this is the first such email in this lapse. Emails missed during an outage don't count. */
  isFirst: boolean;
  /** Whether this is the last such email. */
  isLast: boolean;
}): EmailContent {
  const { owner, ownerInFull } = formatOwnerNames(names);
  return writeEmail('mail-reporters', ({ t, common, date, dateLink }) => ({
    subject: t(isFirst ? 'wellSubject' : 'wellSubjectAgain', { owner }),
    preheader: t('lapsePreheader'),
    heading: t('wellHeading'),
    paragraphs: [
      t('lapseNews', { ownerInFull, date: date(since) }),
      t('lapseAskThem'),
      t('wellReport'),
      t('lapseDeletion', { date: date(destroyAt) }),
      t(isLast ? 'lapseLast' : 'lapseAskAgain'),
    ],
    action: [
      { label: common('reportDeath'), url: deathLink },
      { label: common('reportIncapacitation'), url: incapacitationLink },
    ],
    links: [dateLink(destroyAt, 'deletionInYourTimeZone')],
    why: common('whyReporter'),
    mistake: common('ignoreUnlessLinksUsed'),
  }));
}
