import { isNull, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { triggerBytes } from '../../db/schema/index.ts';

/** Every list of LeaveBits filters by this condition. */
export const isNotTrashed = isNull(triggerBytes.trashedAt);

/**
 * SQL condition that a LeaveBit outside the trash is shared with a normalized address that hasn't left it. Only a prefilter:
 * `decideAccess` has the final say.
 */
export function isSharedWith(email: SQLWrapper | string): SQL {
  return sql`(${triggerBytes.sharingEmails} @> array[${email}]::text[] and ${isNotTrashed}
    and not jsonb_exists(${triggerBytes.leftBy}, ${email}::text))`;
}
