import type { TextMessages } from '../messages/catalog.ts';
import { formatMomentIn } from '../messages/format-moment.ts';
import { formatSizeIn } from '../messages/format-size.ts';
import { formatOwnerNames, type OwnerNames } from './display-names.ts';
import { formatEmail } from './format-email.ts';
import { cutToCharacters, flattenToName } from './zip-names.ts';

type LetterMessages = TextMessages<'letter'>;

export interface LetterFacts extends OwnerNames {
  description: string;
  lastUpdate: Date;
  /** Empty for a sealed LeaveBit whose text is in a file of its own. */
  infoFields: string;
  /** The size in bytes, if known. */
  files: readonly { name: string; size?: number }[];
  /** Adds how to open the text and the files with the `age` program. */
  isSealed?: boolean;
}

const SEALED_TEXT_NAME = 'text.age';
const SEALED_NAMES_NAME = 'names.age';
/** The names of what a ZIP has of a sealed LeaveBit besides its files. */
export const SEALED_TEXT_NAMES = [SEALED_TEXT_NAME, SEALED_NAMES_NAME] as const;

/** The same with their content: the text, and the list of file names. Without what is empty. */
export const listSealedTexts = ({
  infoFields,
  sealedNames = '',
}: {
  infoFields: string;
  sealedNames?: string | undefined;
}): { name: string; text: string }[] =>
  [
    { name: SEALED_TEXT_NAME, text: infoFields },
    { name: SEALED_NAMES_NAME, text: sealedNames },
  ].filter(({ text }) => text !== '');

const MAX_NAME_CHARACTERS = 80;
/** Short enough for 255 bytes with a date, in any script. */
const MAX_SENDER_CHARACTERS = 40;

/** It can be very long. */
const shortenHeadline = (description: string): string =>
  cutToCharacters(flattenToName(description), MAX_NAME_CHARACTERS);

/** The name of the file with a LeaveBit's text. Not necessarily portable. */
export const getLetterName = (description: string): string =>
  `${shortenHeadline(description) || 'LeaveBit'}.txt`;

/**
 * The name of a ZIP with one LeaveBit, without the extension. It says who the LeaveBit is from, because that is not to be seen in
 * a folder full of downloads.
 */
export const getZipName = (t: LetterMessages, description: string, sender: OwnerNames): string =>
  t('zipName', { sender: shortenSender(t, sender), headline: shortenHeadline(description) || 'LeaveBit' });

/** The name of a ZIP with everything that these senders share, without the extension. The same sender may be listed repeatedly. */
export function getEverythingName(t: LetterMessages, senders: readonly OwnerNames[], savedAt: Date): string {
  const day = savedAt.toISOString().slice(0, 10);
  const sender = shortenSender(t, senders[0]!);
  const count = new Set(senders.map(({ ownerUsername }) => ownerUsername)).size - 1;
  return count > 0 ? t('everythingNameOthers', { sender, count, day }) : t('everythingName', { sender, day });
}

const shortenSender = (t: LetterMessages, sender: OwnerNames): string =>
  cutToCharacters(flattenToName(formatEmail(formatOwnerNames(sender).owner)), MAX_SENDER_CHARACTERS) ||
  t('someone');

/**
 * Formats a LeaveBit's text as a plain text file: who it is from, its headline, its text and its files. Every editor accepts UTF-8
 * without a BOM and CRLF line endings.
 */
export function formatLetter(t: LetterMessages, letter: LetterFacts): string {
  const { description, lastUpdate, infoFields, files, isSealed = false } = letter;
  const text = infoFields || (isSealed ? '' : t('noText'));
  const lines = [
    t('from', { sender: formatEmail(formatOwnerNames(letter).ownerInFull) }),
    t('lastSaved', { date: formatMomentIn(t.language, lastUpdate, 'UTC') }),
    '',
    ...underline(description || t('noDescription'), '='),
    '',
    ...(isSealed ? [...describeUnsealing(t, infoFields !== ''), ''] : []),
    ...(text ? [...text.split(/\r\n|\r|\n/), ''] : []),
    ...(files.length === 0
      ? []
      : [
          ...underline(t('filesCount', { count: files.length }), '-'),
          ...files.map((file) => formatFile(t, file)),
          '',
        ]),
    t('stored'),
  ];
  return `${lines.join('\r\n')}\r\n`;
}

/** How to open a sealed LeaveBit without us. */
const describeUnsealing = (t: LetterMessages, isTextBelow: boolean): string[] => [
  t('sealed', { prefix: 'AGE-SECRET-KEY-1' }),
  '',
  t('sealedOnPage'),
  '',
  t('sealedWithoutPage', { address: 'https://age-encryption.org' }),
  `1. ${t('sealedKey', { file: 'key.txt' })}`,
  `2. ${isTextBelow ? t('sealedText', { file: SEALED_TEXT_NAME }) : t('sealedFolder')}`,
  `3. ${t('sealedCommand', { command: `age -d -i key.txt ${SEALED_TEXT_NAME}` })}`,
  `4. ${t('sealedFiles', { command: 'age -d -i key.txt -o photo.jpg 1.age', file: SEALED_NAMES_NAME })}`,
];

const formatFile = ({ language }: LetterMessages, { name, size }: LetterFacts['files'][number]) =>
  size === undefined ? `- ${name}` : `- ${name} (${formatSizeIn(language, size)})`;

const underline = (title: string, line: string): string[] => [
  title,
  line.repeat(Math.min(60, [...title].length)),
];
