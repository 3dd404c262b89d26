import { dateProblem, momentOf, type RecipientValues } from './form-values.ts';
import { toLocalMinute } from './local-minute.ts';

/** The moment that a recipient's date would be saved as. Null for a date that cannot be saved. */
export function savableMoment(recipient: RecipientValues, now: Date): string | null {
  const savedDate = recipient.savedDate && toLocalMinute(recipient.savedDate);
  return dateProblem(recipient, savedDate, now) === null ? (momentOf(recipient) ?? null) : null;
}
