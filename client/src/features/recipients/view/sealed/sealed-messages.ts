import { getErrorMessage } from '#client/lib/http/api-error.ts';
import { DamagedSealError, WrongKeyError } from '#client/features/sealing/crypto/seal-errors.ts';

/** Whom to ask for a card. Says honestly that there may be nobody. */
export const NO_CARD_MESSAGES = [
  'If the person who left you this is alive, ask them: they can make a new card for you and save this again for it.',
  'If they have died, ask whoever takes care of their papers, such as their family, their executor or their notary, for an envelope with a spare card.',
  'If there’s no card anywhere, nobody can open this, and we can’t either. We’re sorry. If a card turns up later, it opens this for as long as it’s listed on your page.',
] as const;

export const DAMAGED_TITLE = 'This LeaveBit is damaged';
export const DAMAGED_MESSAGE =
  'Your card is fine, but what arrived here isn’t what was sealed, so nobody can open it as it is. Please reload the page and try again. If that doesn’t help, write to the people who run this service: they may have a backup.';

/**
 * Why a card doesn't open a LeaveBit.
 * @param works whether it is the current card of anybody
 */
export const describeWrongCard = (works: boolean): string =>
  works
    ? 'This card belongs to somebody else, or it was made after this LeaveBit was last saved. Look for another card, or ask the person who gave it to you, or whoever takes care of their papers.'
    : 'This card was replaced by a newer one, or it isn’t one of ours. Look for a newer card, or ask the person who gave it to you, or whoever takes care of their papers.';

/** Why a file couldn't be opened. */
export function describeFileProblem(error: unknown): string {
  if (error instanceof WrongKeyError)
    return 'It was sealed for another card, although yours opens the text. The person who sealed it can save it again for yours.';
  if (error instanceof DamagedSealError)
    return 'It’s damaged: what arrived here isn’t what was sealed. Please try again. If that doesn’t help, write to the people who run this service: they may have a backup.';
  return getErrorMessage(error, 'Please check your internet connection and try again.');
}
