import type { Card } from '#shared/contracts/sealing.ts';
import type { TextMessages } from '#shared/messages/catalog.ts';
import { formatMoment } from '#client/lib/dates.ts';

/** What an owner should know about a recipient's card. @param isNew whether one was made in this form */
export function describeCard(
  card: Pick<Card, 'setAt' | 'checkedAt'> | undefined,
  isNew: boolean,
  t: TextMessages<'owner-form-sealing'>,
): { text: string; isMissing: boolean } {
  if (isNew) return { text: t('newCard'), isMissing: false };
  if (!card) return { text: t('noCard'), isMissing: true };
  const made = formatMoment(card.setAt);
  const text =
    card.checkedAt === null
      ? t('cardUnchecked', { made })
      : t('cardChecked', { made, checked: formatMoment(card.checkedAt) });
  return { text, isMissing: false };
}
