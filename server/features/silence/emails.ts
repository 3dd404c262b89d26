import { formatOwnerNames, type OwnerNames } from '#shared/domain/display-names.ts';
import type { EmailContent } from '../../adapters/mail/email-layout.ts';
import { createTimeZoneLink, type EmailDate } from '../../adapters/mail/email-dates.ts';

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
  return {
    subject: `Is ${owner} well?`,
    preheader: 'They haven’t signed in for a long time. Usually there’s a simple reason.',
    heading: 'Do you know whether they’re well?',
    paragraphs: [
      `You’re a trusted reporter for ${ownerInFull}. They last signed in to LeaveBits on ${since.text} and haven’t responded to two emails. Usually there’s a simple reason: they’ve changed their address or missed our emails. We can’t tell from here, so we’re asking you.`,
      'If you can reach them, please ask them first. If they’re well, you don’t need to do anything here. They only have to sign in once.',
      'If they’ve died or are permanently incapacitated, we’re very sorry. Please use one of the two buttons below and follow the instructions. The links you already have still work, too.',
      'Nothing opens unless somebody reports it and others confirm it. We never ask for a password or for money.',
    ],
    action: [
      { label: 'Report a death', url: deathLink },
      { label: 'Report a permanent incapacitation', url: incapacitationLink },
    ],
    links: [createTimeZoneLink(since, 'The date of their last sign-in')],
    why: 'Someone who uses LeaveBits has chosen you as a trusted reporter.',
    mistake:
      'If you don’t know this person, you can ignore this email. Nothing happens unless you use the links.',
  };
}
