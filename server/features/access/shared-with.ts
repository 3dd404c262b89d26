import { isNull, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { triggerBytes } from '../../db/schema/index.ts';

/** The condition that a LeaveBit is not in the trash. Whoever lists LeaveBits asks for it. */
export const isNotTrashed = isNull(triggerBytes.trashedAt);

/**
 * The condition that a LeaveBit is shared with a normalized address that has not left it, and is not in the trash. It finds
 * what `decideAccess` then decides about.
 */
export function isSharedWith(email: SQLWrapper | string): SQL {
  return sql`(${triggerBytes.sharingEmails} @> array[${email}]::text[] and ${isNotTrashed}
    and not jsonb_exists(${triggerBytes.leftBy}, ${email}::text))`;
}
