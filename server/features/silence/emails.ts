import { formatOwnerNames, type OwnerNames } from '#shared/domain/display-names.ts';
import type { EmailContent } from '../../adapters/mail/email-layout.ts';
import { createTimeZoneLink, type EmailDate } from '../../adapters/mail/email-dates.ts';
import { writeEmail } from '../../adapters/mail/write-email.ts';

/** Asks an owner who hasn't signed in for long to do so. Says what happens otherwise, and that it opens nothing. */
export function signInReminderEmail({
  since,
  months,
  reportersAskedAt,
  signInUrl,
}: {
  since: EmailDate;
  months: number;
  /** When the reporters will be asked. Null in the first of the two emails. */
  reportersAskedAt: EmailDate | null;
  signInUrl: string;
}): EmailContent {
  return {
    subject: reportersAskedAt
      ? 'Please sign in, or we’ll ask your reporters whether you’re well'
      : 'Are you well? Please sign in to LeaveBits once',
    preheader: 'Signing in once is enough. Nothing opens because of this.',
    heading: reportersAskedAt ? 'We haven’t seen you in a long time' : 'It’s been a while',
    paragraphs: [
      `You last signed in to LeaveBits on ${since.text}. If you’re well, please sign in once. That’s all it takes, and nothing changes.`,
      reportersAskedAt
        ? `If you don’t, we’ll email your reporters after ${reportersAskedAt.text} and ask whether something has happened to you.`
        : 'If you don’t, we’ll email you again in two weeks. Two weeks after that, we’ll ask your reporters whether something has happened to you.',
      'Your LeaveBits don’t open because of this. A report works as it always does: others must confirm it, and you’re warned and can say that it isn’t true.',
    ],
    action: { label: 'Sign in', url: signInUrl },
    links: [
      reportersAskedAt
        ? createTimeZoneLink(reportersAskedAt, 'The date on which we’ll ask')
        : createTimeZoneLink(since, 'The date of your last sign-in'),
    ],
    why: `You have a LeaveBits account with reporters, and its settings say that we ask after ${months} months. You can change that, or turn it off, in your release configuration.`,
    mistake: 'If you don’t have an account with us, you can ignore this email.',
  };
}

/** Asks a reporter whether something has happened to an owner who hasn't signed in or responded. */
export function askReporterAboutSilenceEmail({
  since,
  deathLink,
  incapacitationLink,
  ...names
}: OwnerNames & { since: EmailDate; deathLink: string; incapacitationLink: string }): EmailContent {
  const { owner, ownerInFull } = formatOwnerNames(names);
  return writeEmail('mail-reporters', ({ t, common, date, dateLink }) => ({
    subject: t('wellSubject', { owner }),
    preheader: t('silencePreheader'),
    heading: t('wellHeading'),
    paragraphs: [
      t('silenceNews', { ownerInFull, date: date(since) }),
      t('silenceAskThem'),
      t('wellReport'),
      t('silenceNothingOpens'),
    ],
    action: [
      { label: common('reportDeath'), url: deathLink },
      { label: common('reportIncapacitation'), url: incapacitationLink },
    ],
    links: [dateLink(since, 'lastSignInInYourTimeZone')],
    why: common('whyReporter'),
    mistake: common('ignoreUnlessLinksUsed'),
  }));
}
