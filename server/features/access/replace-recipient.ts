import { findReleaseSetting, type ReleaseSetting } from '#shared/domain/release.ts';
import type { IntegrityRow } from './integrity.ts';

type Sharing = Pick<IntegrityRow, 'sharingEmails' | 'sharingConfig' | 'leftBy'>;

/**
 * The sharing settings with one recipient's address replaced by another, which takes over the place and the rule. If the new
 * address is already a recipient, its own settings stay and the old one is dropped. But if it has left and the old one hasn't, it
 * takes over, because otherwise nobody could read the LeaveBit anymore. A departure never moves to another address: somebody who
 * moved a recipient away and back could otherwise make them leave.
 */
export function replaceRecipient(
  { sharingEmails, sharingConfig, leftBy }: Sharing,
  { from, to }: { from: string; to: string },
): Sharing {
  if (!sharingEmails.includes(from)) return { sharingEmails, sharingConfig, leftBy };
  const hasLeft = (email: string) => Object.hasOwn(leftBy, email);
  const isMerged = sharingEmails.includes(to) && (!hasLeft(to) || hasLeft(from));
  /** A record's entries without the old address's, or any that the new one has from before. */
  const others = <Value>(record: Record<string, Value>): [string, Value][] =>
    Object.entries(record).filter(([email]) => email !== from && (isMerged || email !== to));
  const rule = isMerged ? undefined : findReleaseSetting(sharingConfig, from);
  return {
    sharingEmails: isMerged
      ? sharingEmails.filter((email) => email !== from)
      : sharingEmails.filter((email) => email !== to).map((email) => (email === from ? to : email)),
    sharingConfig: Object.fromEntries<ReleaseSetting>([
      ...others(sharingConfig),
      ...(rule ? [[to, rule] as const] : []),
    ]),
    leftBy: Object.fromEntries(others(leftBy)),
  };
}
