import { formatOwnerNames, type OwnerNames } from '#shared/domain/display-names.ts';
import type { EmailContent } from '#server/adapters/mail/email-layout.ts';
import { createTimeZoneLink, type EmailDate } from '#server/adapters/mail/email-dates.ts';

/** Warns a recipient that a released estate will close soon, and says what to do before then. */
export function estateClosesEmail({
  closesAt,
  link,
  ...names
}: OwnerNames & { closesAt: EmailDate; link: string }): EmailContent {
  const { owner, ownerInFull } = formatOwnerNames(names);
  return {
    subject: `${owner}’s LeaveBits for you close soon`,
    preheader: `You can read them until ${closesAt.text}. Please save anything you want to keep.`,
    heading: 'Please save anything you want to keep',
    paragraphs: [
      `You can read the LeaveBits that ${ownerInFull} kept for you until ${closesAt.text}. After that they close, and we can’t open them again.`,
      'Before then, please open your page and go through it in your own time. “Download everything” saves all texts and files that are open to you as one ZIP. You can also download or print a single LeaveBit.',
      'If you’ve already saved everything, you don’t need to do anything.',
      'You don’t need an account. Before we show you anything, we’ll send a code to this address and ask you for it. We never ask for a password or for money.',
    ],
    action: { label: 'Open your page', url: link },
    links: [createTimeZoneLink(closesAt)],
    why: 'Someone who kept information with LeaveBits chose this address to receive it.',
    mistake:
      'If you don’t know this person, you can ignore this email. Nothing is shown without a code sent to this address.',
  };
}
