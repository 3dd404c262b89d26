import type { Letter } from '../../../adapters/mail/layout.ts';
import { inOwnTime, type LetterMoment } from '../../../adapters/mail/letter-moment.ts';

/** Tells a recipient that a released estate closes soon, and what to do before. */
export function estateCloses({
  ownerUsername,
  closesAt,
  link,
}: {
  ownerUsername: string;
  closesAt: LetterMoment;
  link: string;
}): Letter {
  return {
    subject: `What ${ownerUsername} kept for you closes soon`,
    preheader: `You can read it until ${closesAt.text}. Please save what you want to keep.`,
    heading: 'Please save what you want to keep',
    paragraphs: [
      `What ${ownerUsername} kept for you with LeaveBits can be read until ${closesAt.text}. After that it closes, and we cannot open it again.`,
      'Before then, please open your page and go through it in your own time. You can download single files, or all of a LeaveBit as one ZIP file. The ZIP file also holds the text.',
      'If you have saved everything already, there is nothing to do.',
      'You need no account. Before anything is shown, we send a code to this address and ask you for it. We never ask for a password or for money.',
    ],
    action: { label: 'Open your page', url: link },
    links: [inOwnTime(closesAt)],
    why: `${ownerUsername} used LeaveBits to keep information for others, and named this address to receive it.`,
    mistake: `If you do not know ${ownerUsername}, you can ignore this email. Nothing is shown without a code sent to this address.`,
  };
}
