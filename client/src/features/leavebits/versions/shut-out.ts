import type { TextMessages } from '#shared/messages/catalog.ts';
import { formatList } from '#client/lib/messages/format-list.ts';

/** A recipient of a version, and whether their card is among the keys that its parts are sealed for. */
export interface RecipientCard {
  /** How a sentence refers to them. */
  called: string;
  /** The digest of their card's public key. Null if they have no card. */
  digest: string | null;
}

export interface SealedParts {
  /** Digests of the keys that the version's text is sealed for. Undefined if that isn't known. */
  textFor: readonly string[] | undefined;
  /** The same for the files that the LeaveBit has now, and their names. Null if it has none. */
  filesFor: readonly string[] | undefined | null;
}

/** Who couldn't open a sealed version, or the files beside it, if it came back as it is. */
export interface ShutOut {
  /** A sentence for each reason. */
  sentences: string[];
  /** Whether sealing everything again would help. It doesn't help those who have no card. */
  canBeMended: boolean;
}

/**
 * Compares the cards of a version's recipients with the keys that its text, and the current files, are sealed for.
 * @returns null if everybody could open everything
 */
export function findShutOut(
  recipients: readonly RecipientCard[],
  { textFor, filesFor }: SealedParts,
  t: TextMessages<'owner-leavebits-versions'>,
): ShutOut | null {
  const describe = (
    people: readonly RecipientCard[],
    problem: 'cantOpen' | 'cantOpenText' | 'cantOpenFiles' | 'noCard',
  ) => (people.length === 0 ? [] : [t(problem, { names: nameAll(people, t), count: people.length })]);
  const misses = (keys: readonly string[] | undefined | null, { digest }: RecipientCard) =>
    digest !== null && keys !== null && keys !== undefined && !keys.includes(digest);
  const holders = recipients.filter((one) => one.digest !== null);
  const [noText, noFiles] = [textFor, filesFor].map((keys) => holders.filter((one) => misses(keys, one)));
  const nothing = noText!.filter((one) => filesFor === null || noFiles!.includes(one));
  const onlyFiles = noText!.filter((one) => !nothing.includes(one));
  const onlyText = noFiles!.filter((one) => !noText!.includes(one));
  const isUnknown = holders.length > 0 && (textFor === undefined || filesFor === undefined);
  const sentences = [
    ...describe(nothing, 'cantOpen'),
    ...describe(onlyFiles, 'cantOpenText'),
    ...describe(onlyText, 'cantOpenFiles'),
    ...(isUnknown ? [t('cardsUnknown')] : []),
    ...describe(
      recipients.filter(({ digest }) => digest === null),
      'noCard',
    ),
  ];
  if (sentences.length === 0) return null;
  return { sentences, canBeMended: noText!.length + noFiles!.length > 0 || isUnknown };
}

const nameAll = (people: readonly RecipientCard[], t: TextMessages<'owner-leavebits-versions'>) =>
  formatList(
    people.map(({ called }) => called),
    t,
  );
