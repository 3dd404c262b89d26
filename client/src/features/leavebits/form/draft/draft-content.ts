import type { DraftContent } from '#shared/contracts/drafts.ts';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { limits } from '#shared/domain/limits.ts';
import { removeUnstorableCharacters } from '#shared/domain/text.ts';
import type { LeavebitFormValues } from '../form-values.ts';

/** What a form had before a reload, and what its owner has to choose or make again. Only a save stores it. */
export interface LostContent {
  files: readonly string[];
  /** The addresses of people for whom a card was made. */
  cards: readonly string[];
}

/** Files are reduced to their names in a draft, and cards to the addresses of their people. @param lost stays listed */
export function toDraftContent(
  { files, newCards, ...values }: LeavebitFormValues,
  lost: LostContent,
): DraftContent {
  const cardsFor = values.recipients
    .map(({ email }) => email)
    .filter((email) => newCards[email] !== undefined || lost.cards.includes(email));
  return {
    ...values,
    description: removeUnstorableCharacters(values.description),
    infoFields: removeUnstorableCharacters(values.infoFields),
    recipients: values.recipients.map(({ email, name, releaseType, scheduledDate, savedDate }) => ({
      email,
      name,
      releaseType,
      scheduledDate,
      ...(savedDate !== undefined && { savedDate }),
    })),
    fileNames: [...new Set([...files.map(({ name }) => name), ...lost.files])].slice(0, limits.filesPerSave),
    ...(cardsFor.length > 0 && { cardsFor }),
  };
}

/**
 * The form's values from a draft. The owner has to choose the files and to make the cards again.
 * @param leavebit the saved LeaveBit, which alone says whether it is sealed: somebody else may have stored the draft
 */
export function fromDraftContent(
  { fileNames: _, cardsFor: __, sealed, willSeal = sealed, ...values }: DraftContent,
  leavebit: Leavebit | null,
): LeavebitFormValues {
  return {
    ...values,
    sealed: leavebit ? leavebit.sealed === true : willSeal,
    newCards: {},
    files: [],
  };
}
