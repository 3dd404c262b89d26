import { formatOwnerNames, type OwnerNames } from '#shared/domain/display-names.ts';
import type { Messages } from '#client/lib/messages/use-messages.ts';
import type { Language } from '#shared/domain/languages.ts';
import { pagePathPatterns } from '#shared/domain/pages.ts';

/** A card that tells somebody, on one printed page, what to do when the time comes. It has no secret of the owner's. */
export interface PaperCardText {
  language: Language;
  title: string;
  /** Who it's for. Null if that isn't named. */
  holder: string | null;
  intro: string;
  when: string;
  /** Where the QR code and the written link lead. */
  link: string;
  /** What to do there. An address to type is apart, because it stands out. */
  steps: readonly { text: string; address?: string }[];
  /** What to do if the link is of no use. */
  fallback?: string;
  keep: string;
}

/** What somebody needs to know about a person who holds a card. */
interface CardHolder {
  email: string;
  name: string | null;
}

/**
 * How many characters fit on one page, by the size of their type. Labels and words are longer in other languages than English.
 * Names have up to 100 characters, and addresses up to 254, so some cards need smaller type than either.
 */
const MAX_LENGTHS = {
  large: { english: 1000, translated: 860 },
  medium: { english: 1250, translated: 1200 },
} as const;

/** The largest type in which a card fits on one page. */
export function chooseTypeSize(card: PaperCardText): 'large' | 'medium' | 'small' {
  const { language, title, holder, intro, when, link, steps, fallback, keep } = card;
  const texts = [
    title,
    holder,
    intro,
    when,
    link,
    fallback,
    keep,
    ...steps.flatMap(({ text, address }) => [text, address]),
  ];
  const { length } = texts.filter(Boolean).join('');
  const labels = language === 'en' ? 'english' : 'translated';
  if (length <= MAX_LENGTHS.large[labels]) return 'large';
  return length <= MAX_LENGTHS.medium[labels] ? 'medium' : 'small';
}

/**
 * A reporter's card as their owner prints it. It leads to the page that emails lost links, because an owner, or whoever has stolen
 * their session, must not learn a link that reports in someone else's name.
 */
export function describeReporterCard(
  origin: string,
  names: OwnerNames,
  reporter: CardHolder,
  t: Messages<'reporter-card'>,
): PaperCardText {
  const { owner, ownerInFull } = formatOwnerNames(names);
  return {
    language: t.language,
    title: t('title', { owner }),
    holder: reporter.name && t('holder', { name: reporter.name }),
    intro: t('intro', { owner: ownerInFull }),
    when: t('whenEither', { owner }),
    link: origin + pagePathPatterns['lost-reporter-links'],
    steps: [
      { text: t('enterAddress'), address: reporter.email },
      { text: t('reportFromEmail') },
      { text: t('othersConfirm', { owner }) },
    ],
    keep: t('reportsNothing', { owner }),
  };
}

/**
 * A recipient's note: where to go, and with which address. Called a note on screens and on paper, because a recipient's card opens
 * what is sealed. It says nothing of what was left, and nothing of when it opens.
 */
export function describeRecipientNote(
  origin: string,
  { ownerName, email, name }: CardHolder & { ownerName: string | null },
  t: Messages<'paper-card'>,
): PaperCardText {
  return {
    language: t.language,
    title: t('title'),
    holder: name && t('holder', { name }),
    intro: ownerName === null ? t('introUnnamed') : t('intro', { sender: ownerName }),
    when: t('anyTime'),
    link: origin + pagePathPatterns['my-leavebits'].split('/:')[0],
    steps: [{ text: t('enterAddress'), address: email }, { text: t('typeCode') }],
    keep: t('opensNothing'),
  };
}
