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
    subject: `What ${owner} kept for you closes soon`,
    preheader: `You can read it until ${closesAt.text}. Please save what you want to keep.`,
    heading: 'Please save what you want to keep',
    paragraphs: [
      `What ${ownerInFull} kept for you with LeaveBits can be read until ${closesAt.text}. After that it closes, and we cannot open it again.`,
      'Before then, please open your page and go through it in your own time. You can download single files, or all of a LeaveBit as one ZIP file. The ZIP file also holds the text.',
      'If you have saved everything already, there is nothing to do.',
      'You need no account. Before anything is shown, we send a code to this address and ask you for it. We never ask for a password or for money.',
    ],
    action: { label: 'Open your page', url: link },
    links: [createTimeZoneLink(closesAt)],
    why: `${owner} used LeaveBits to keep information for other people, and chose this address to receive it.`,
    mistake: `If you do not know ${owner}, you can ignore this email. Nothing is shown without a code sent to this address.`,
  };
}
