import { limits } from '#shared/domain/limits.ts';
import type { EmailContent } from '../../adapters/mail/email-layout.ts';
import { createTimeZoneLink, type EmailDate } from '../../adapters/mail/email-dates.ts';

/** `set`: for the first time. `key`: another key, which doesn't open what was sealed before. */
export type SealingChange = 'set' | 'passphrase' | 'key';

const changes: Record<SealingChange, { heading: string; sentence: string; wayBack: string }> = {
  set: {
    heading: 'You can now seal LeaveBits',
    sentence:
      'Keep your recovery sheet in a safe place. Without it and your passphrase nobody can open what you seal, not even we.',
    wayBack: 'choose “I’ve lost both” and make a key of your own.',
  },
  passphrase: {
    heading: 'Your passphrase for sealed LeaveBits was changed',
    sentence: `Your recovery sheet stays valid. From now on, use the new passphrase. The earlier one works for ${limits.replacedPassphraseDays} more days.`,
    wayBack: `choose “Change the passphrase”. It takes your recovery sheet, and for ${limits.replacedPassphraseDays} days your earlier passphrase.`,
  },
  key: {
    heading: 'Your key for sealed LeaveBits was replaced',
    sentence:
      'What you seal from now on is sealed for the new key. What you sealed before still needs the old passphrase or the old recovery sheet.',
    wayBack:
      'choose “Change the passphrase”. It takes your earlier passphrase or recovery sheet, and the earlier key is yours again.',
  },
};

/** To the owner, whenever the key for sealed LeaveBits or its passphrase changes. */
export function sealingChangedEmail({
  change,
  at,
  accountUrl,
}: {
  change: SealingChange;
  at: EmailDate;
  accountUrl: string;
}): EmailContent {
  const { heading, sentence, wayBack } = changes[change];
  return {
    subject: heading,
    preheader: sentence,
    heading,
    paragraphs: [`This happened on ${at.text}.`, sentence],
    action: { label: 'See your key', url: accountUrl },
    links: [createTimeZoneLink(at)],
    why: 'We email you whenever your key for sealed LeaveBits changes.',
    mistake:
      'If this wasn’t you, someone is in your account. Sign in, which signs them out, and choose a new password. Then open “Sealing” ' +
      `in your account and ${wayBack}`,
  };
}

export type CardChange = 'made' | 'replaced' | 'removed';

/** To the owner, whenever the cards of their people change. */
export function cardsChangedEmail({
  cards,
  at,
  peopleUrl,
}: {
  cards: readonly { person: string; change: CardChange }[];
  at: EmailDate;
  peopleUrl: string;
}): EmailContent {
  const [first] = cards;
  const heading =
    first && cards.length === 1
      ? describeCardChange(first)
      : 'Cards for sealed LeaveBits were made or replaced';
  const isOpenToEarlier = cards.some(({ change }) => change !== 'made');
  return {
    subject: heading,
    preheader: 'If it was you, there’s nothing to do.',
    heading,
    paragraphs: [
      ...(cards.length === 1 ? [] : cards.map((card) => `${describeCardChange(card)}.`)),
      `This happened on ${at.text}. If it was you, there’s nothing to do.`,
      ...(isOpenToEarlier
        ? ['What you sealed before still opens with the earlier card, until you save it again.']
        : ['The card opens what you seal from now on, and what you save again.']),
    ],
    action: { label: 'See your people', url: peopleUrl },
    links: [createTimeZoneLink(at)],
    why: 'We email you whenever a card for sealed LeaveBits is made, replaced or removed.',
    mistake:
      'If this wasn’t you, someone is in your account. Sign in, which signs them out, and choose a new password. Then make a new card ' +
      'for each person named here, and save their sealed LeaveBits again. A card that someone else has made keeps its person out.',
  };
}

function describeCardChange({ person, change }: { person: string; change: CardChange }): string {
  switch (change) {
    case 'made':
      return `A card was made for ${person}`;
    case 'replaced':
      return `The card of ${person} was replaced`;
    case 'removed':
      return `The card of ${person} was removed`;
  }
}
