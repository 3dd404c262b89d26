import type { Leavebit } from '#shared/contracts/leavebits.ts';

type Part = Pick<Leavebit, 'attachments' | 'sharingEmails'>;

/** What the owner loses by deleting these. */
export function lossOf(leavebits: readonly Part[]): string {
  const files = leavebits.reduce((sum, { attachments }) => sum + attachments.length, 0);
  const people = new Set(leavebits.flatMap(({ sharingEmails }) => sharingEmails)).size;
  const [its, it] = leavebits.length === 1 ? ['Its', 'it'] : ['Their', 'them'];
  const ending = files === 1 ? 'file' : `${files} files`;
  const lost = files === 0 ? `${its} text is lost` : `${its} text and ${ending} are lost`;
  const access = people === 0 ? '' : ` ${countOf(people)} can no longer open ${it}.`;
  return `${lost} for good.${access} This cannot be undone.`;
}

const countOf = (people: number) => (people === 1 ? 'One recipient' : `${people} recipients`);
