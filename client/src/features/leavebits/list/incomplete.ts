import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { normaliseEmail } from '#shared/domain/sanitise.ts';

/**
 * Why a LeaveBit is marked Incomplete, in sentences. Empty when it is complete.
 * @param proved tells whether an address was ever verified. Null while this is not known: then it is no reason.
 */
export function incompleteReasons(
  leavebit: Pick<Leavebit, 'description' | 'sharingEmails' | 'leftBy'>,
  ownerEmail: string,
  proved: ((email: string) => boolean) | null,
): string[] {
  const reasons: string[] = [];
  if (leavebit.description.trim() === '') reasons.push('It has no description yet.');
  const others = leavebit.sharingEmails.filter(
    (email) => normaliseEmail(email) !== normaliseEmail(ownerEmail),
  );
  const receiving = others.filter((email) => !leavebit.leftBy?.[email]);
  if (receiving.length === 0) {
    const isForOwner = leavebit.sharingEmails.length > 0;
    if (others.length > 0) reasons.push('Everyone it is shared with has left it.');
    else reasons.push(isForOwner ? 'It is shared with nobody but you.' : 'It is shared with nobody yet.');
  }
  const unproved = proved === null ? [] : receiving.filter((email) => !proved(normaliseEmail(email)));
  if (unproved.length === 1) reasons.push(`${unproved[0]} is not verified yet.`);
  if (unproved.length > 1) reasons.push(`${unproved.length} recipients are not verified yet.`);
  return reasons;
}
