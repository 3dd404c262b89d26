import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { limits } from '#shared/domain/limits.ts';

type Part = Pick<Leavebit, 'attachments' | 'sharingEmails' | 'leftBy'>;

/**
 * Describes the effects of deleting these LeaveBits. Recipients who have already left one lose nothing, and the owner is never
 * listed as a recipient.
 */
export function describeDeletionEffects(leavebits: readonly Part[], ownerEmail: string): string {
  const files = leavebits.reduce((sum, { attachments }) => sum + attachments.length, 0);
  const people = new Set(
    leavebits.flatMap(({ sharingEmails, leftBy }) => sharingEmails.filter((email) => !leftBy?.[email])),
  );
  people.delete(ownerEmail);
  const [its, it] = leavebits.length === 1 ? ['Its', 'it'] : ['Their', 'them'];
  const ending = files === 1 ? 'file' : `${files} files`;
  const gone = files === 0 ? `${its} text will move` : `${its} text and ${ending} will move`;
  const access = people.size === 0 ? '' : ` ${countOf(people.size)} will lose access to ${it}.`;
  return `${gone} to the trash.${access} You can restore ${it} for ${limits.trashDays} days.`;
}

const countOf = (people: number) => (people === 1 ? 'One recipient' : `${people} recipients`);
