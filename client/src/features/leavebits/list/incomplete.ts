import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { normaliseEmail } from '#shared/domain/sanitise.ts';

/**
 * Why a LeaveBit is marked Incomplete, in sentences. Empty when it is complete.
 * @param proved tells whether an address was ever verified. Null while this is not known: then it is no reason.
 */
export function incompleteReasons(
  leavebit: Pick<Leavebit, 'description' | 'sharingEmails'>,
  ownerEmail: string,
  proved: ((email: string) => boolean) | null,
): string[] {
  const reasons: string[] = [];
  if (leavebit.description.trim() === '') reasons.push('It has no description yet.');
  const others = leavebit.sharingEmails.filter(
    (email) => normaliseEmail(email) !== normaliseEmail(ownerEmail),
  );
  if (others.length === 0) {
    const isForOwner = leavebit.sharingEmails.length > 0;
    reasons.push(isForOwner ? 'It is shared with nobody but you.' : 'It is shared with nobody yet.');
  }
  const unproved = proved === null ? [] : others.filter((email) => !proved(normaliseEmail(email)));
  if (unproved.length === 1) reasons.push(`${unproved[0]} is not verified yet.`);
  if (unproved.length > 1) reasons.push(`${unproved.length} recipients are not verified yet.`);
  return reasons;
}
