import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { limits } from '#shared/domain/limits.ts';
import type { TextMessages } from '#shared/messages/catalog.ts';

type Part = Pick<Leavebit, 'attachments' | 'sharingEmails' | 'leftBy'>;

/**
 * Describes the effects of deleting these LeaveBits. Recipients who have already left one lose nothing, and the owner is never
 * listed as a recipient.
 */
export function describeDeletionEffects(
  leavebits: readonly Part[],
  ownerEmail: string,
  t: TextMessages<'owner-leavebits-panels'>,
): string {
  const count = leavebits.length;
  const files = leavebits.reduce((sum, { attachments }) => sum + attachments.length, 0);
  const people = new Set(
    leavebits.flatMap(({ sharingEmails, leftBy }) => sharingEmails.filter((email) => !leftBy?.[email])),
  );
  people.delete(ownerEmail);
  return [
    files === 0 ? t('trashesText', { count }) : t('trashesFiles', { count, files }),
    ...(people.size > 0 ? [t('loseAccess', { people: people.size, count })] : []),
    t('canRestore', { count, days: limits.trashDays }),
  ].join(' ');
}
