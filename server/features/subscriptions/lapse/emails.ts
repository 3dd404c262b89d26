import { formatOwnerNames, type OwnerNames } from '#shared/domain/display-names.ts';
import type { EmailContent } from '#server/adapters/mail/email-layout.ts';
import { createTimeZoneLink, type EmailDate } from '#server/adapters/mail/email-dates.ts';

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
  return {
    subject: isFirst ? `Is ${owner} well?` : `We’re asking again: is ${owner} well?`,
    preheader: 'Their account hasn’t been active for a while. Usually there’s a simple reason.',
    heading: 'Do you know whether they’re well?',
    paragraphs: [
      `You’re a trusted reporter for ${ownerInFull}. Their LeaveBits account hasn’t been active since ${since.text}. Usually there’s a simple reason: they forgot something or missed our emails. We can’t tell from here, so we’re asking you.`,
      'If you can reach them, please ask them first. If they’re well, you don’t need to do anything here. They can sign in to see what’s needed.',
      'If they’ve died or are permanently incapacitated, we’re very sorry. Please use one of the two buttons below and follow the instructions. The links you already have still work, too.',
      `As things stand, their LeaveBits will be permanently deleted on ${destroyAt.text}. If you submit a report before then, nothing will be deleted while it’s pending.`,
      isLast
        ? 'We won’t ask again. We never ask for a password or for money.'
        : 'If nothing changes, we’ll ask again in a few months. We never ask for a password or for money.',
    ],
    action: [
      { label: 'Report a death', url: deathLink },
      { label: 'Report a permanent incapacitation', url: incapacitationLink },
    ],
    links: [createTimeZoneLink(destroyAt, 'The date of the deletion')],
    why: 'Someone who uses LeaveBits has chosen you as a trusted reporter.',
    mistake:
      'If you don’t know this person, you can ignore this email. Nothing happens unless you use the links.',
  };
}
