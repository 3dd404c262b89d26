import { findReleaseSetting, type ReleaseSetting } from '#shared/domain/release.ts';
import type { IntegrityRow } from './integrity.ts';

type Sharing = Pick<IntegrityRow, 'sharingEmails' | 'sharingConfig' | 'leftBy'>;

/**
 * The sharing settings with one recipient's address replaced by another. The new address takes over the place, the rule, and
 * whether the recipient has left. If it is already a recipient, its own settings stay, and the old one is dropped.
 */
export function replaceRecipient(
  { sharingEmails, sharingConfig, leftBy }: Sharing,
  { from, to }: { from: string; to: string },
): Sharing {
  if (!sharingEmails.includes(from)) return { sharingEmails, sharingConfig, leftBy };
  const isMerged = sharingEmails.includes(to);
  /** A record's entries, the old address's one under the new address or dropped. */
  const rename = <Value>(record: Record<string, Value>, value: Value | undefined): Record<string, Value> => {
    const others = Object.entries(record).filter(([email]) => email !== from && (isMerged || email !== to));
    return Object.fromEntries(isMerged || value === undefined ? others : [...others, [to, value]]);
  };
  return {
    sharingEmails: isMerged
      ? sharingEmails.filter((email) => email !== from)
      : sharingEmails.map((email) => (email === from ? to : email)),
    sharingConfig: rename<ReleaseSetting>(sharingConfig, findReleaseSetting(sharingConfig, from)),
    leftBy: rename(leftBy, Object.hasOwn(leftBy, from) ? leftBy[from] : undefined),
  };
}
