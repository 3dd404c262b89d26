import { findDateProblem, getReleaseMoment, type RecipientValues } from './form-values.ts';
import { formatDatetimeLocal } from './datetime-local.ts';

/** The moment at which a recipient's date would be saved, or null if the date is invalid. */
export function findValidReleaseMoment(recipient: RecipientValues, now: Date): string | null {
  const savedDate = recipient.savedDate && formatDatetimeLocal(recipient.savedDate);
  return findDateProblem(recipient, savedDate, now) === null ? (getReleaseMoment(recipient) ?? null) : null;
}
