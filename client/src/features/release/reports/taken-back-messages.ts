import type { TakenBack } from '#shared/contracts/release.ts';
import { formatNameAndEmail } from '#shared/domain/display-names.ts';
import { formatCount } from '#shared/domain/format-count.ts';

/** Says what a substitute has lost with the end of a release, and how much of it they had read. */
export function describeTakenBack({ email, name, leavebits, read }: TakenBack): string {
  const lost = `${formatNameAndEmail({ email, name })} no longer has ${formatCount(leavebits, 'LeaveBit')}`;
  if (read === 0) return `${lost}, and hadn’t read ${leavebits === 1 ? 'it' : 'any of them'}.`;
  if (leavebits === 1) return `${lost}, but had read it.`;
  return `${lost}, but had read ${read === leavebits ? 'all' : read} of them.`;
}
