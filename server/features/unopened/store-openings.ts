import { and, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { matchesAnyId } from '../../db/prepared-statements.ts';
import { recipientOpenings } from '../../db/schema/index.ts';
import type { UnopenedDecision } from './decide-unopened.ts';

/** Stores openings that are new or count from a different time, and removes those that have ended. */
export async function storeOpenings(tx: Database, { opened, ended }: UnopenedDecision): Promise<void> {
  if (ended.length > 0) {
    const list = JSON.stringify(ended.map(({ leavebitId: id, email }) => ({ id, email })));
    await tx.delete(recipientOpenings).where(
      and(
        matchesAnyId(
          recipientOpenings.triggerByteId,
          ended.map(({ leavebitId }) => leavebitId),
        ),
        sql`(${recipientOpenings.triggerByteId}, ${recipientOpenings.email}) in (
          select id, email from json_to_recordset(${list}::json) as given(id bigint, email text))`,
      ),
    );
  }
  await upsertOpenings(
    tx,
    opened.map(({ leavebitId: triggerByteId, ...opening }) => ({ triggerByteId, ...opening })),
  );
}

/** Stores openings, each replacing an earlier one of the same LeaveBit and recipient. */
export async function upsertOpenings(
  tx: Database,
  openings: (typeof recipientOpenings.$inferInsert)[],
): Promise<void> {
  for (let at = 0; at < openings.length; at += ROWS_AT_ONCE)
    await tx
      .insert(recipientOpenings)
      .values(openings.slice(at, at + ROWS_AT_ONCE))
      .onConflictDoUpdate({
        target: [recipientOpenings.triggerByteId, recipientOpenings.email],
        set: {
          openedAt: sql`excluded.opened_at`,
          passedOnAt: sql`excluded.passed_on_at`,
          passedOnTo: sql`excluded.passed_on_to`,
          passedOnReportedAt: sql`excluded.passed_on_reported_at`,
        },
      });
}

const ROWS_AT_ONCE = 500;
