import type { Card } from '#shared/contracts/sealing.ts';
import { formatMoment } from '#client/lib/dates.ts';

/** What an owner should know about a recipient's card. @param isNew whether one was made in this form */
export function describeCard(
  card: Pick<Card, 'setAt' | 'checkedAt'> | undefined,
  isNew: boolean,
): { text: string; isMissing: boolean } {
  if (isNew)
    return { text: 'Their new card works once you have saved. Please hand it over.', isMissing: false };
  if (!card) return { text: 'No card yet. Without one they can’t open this.', isMissing: true };
  const checked = card.checkedAt === null ? 'never checked' : `checked on ${formatMoment(card.checkedAt)}`;
  return { text: `Card made on ${formatMoment(card.setAt)}, ${checked}.`, isMissing: false };
}
