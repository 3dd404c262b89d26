import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { normaliseEmail } from '#shared/domain/sanitise.ts';

/** What a LeaveBit still lacks before it can reach anyone, in words; empty when it is complete. */
export function missingParts(
  leavebit: Pick<Leavebit, 'description' | 'sharingEmails'>,
  ownerEmail: string,
): string[] {
  const missing: string[] = [];
  if (leavebit.description.trim() === '') missing.push('a description');
  const others = leavebit.sharingEmails.filter(
    (email) => normaliseEmail(email) !== normaliseEmail(ownerEmail),
  );
  if (others.length === 0) {
    missing.push(leavebit.sharingEmails.length === 0 ? 'a recipient' : 'a recipient other than you');
  }
  return missing;
}
