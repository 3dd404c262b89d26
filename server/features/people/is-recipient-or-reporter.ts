import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { triggerBytes, users } from '../../db/schema/index.ts';

/** Whether an address is a recipient or a reporter of an owner. */
export function isRecipientOrReporter(userId: SQLWrapper | number, email: SQLWrapper | string): SQL {
  return sql`(exists (select 1 from ${triggerBytes} where ${triggerBytes.userId} = ${userId}
      and ${triggerBytes.sharingEmails} @> array[${email}::text])
    or exists (select 1 from ${users} where ${users.id} = ${userId} and ${email}::text = any(${users.designatedReporters})))`;
}
