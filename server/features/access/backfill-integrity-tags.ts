import { and, asc, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { withLongStatementTimeout } from '../../db/bounded-client.ts';
import type { Database } from '../../db/database.ts';
import { MIGRATION_LOCK } from '../../db/migrate.ts';
import { triggerBytes } from '../../db/schema/index.ts';
import {
  DAMAGED_LOG_MESSAGE,
  INVALID_INTEGRITY_TAG,
  integrityColumns,
  computeIntegrityTag,
  type IntegrityRow,
} from './integrity.ts';

const BATCH = 500;

type World = Pick<Context, 'db' | 'keyRing' | 'logger'>;

/**
 * One-off migration that adds integrity tags to the LeaveBits of a database that predates them, all in one transaction. Rewraps
 * their keys so that no row added later can pass for an old one. If some rows already have tags, a row without one must have
 * lost it and stays damaged.
 */
export async function backfillIntegrityTags(ctx: World): Promise<void> {
  if (!(await isAny(ctx.db, isNull(triggerBytes.sharingSeal)))) return;
  await withLongStatementTimeout(ctx.db, async (tx) => {
    // Another process may be running the migration.
    await tx.execute(sql`select set_config('lock_timeout', '15min', true)`);
    await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    if (!(await isAny(tx, isNull(triggerBytes.sharingSeal)))) return;
    if (await isAny(tx, isNotNull(triggerBytes.sharingSeal))) {
      ctx.logger.error(
        { alarm: 'leavebit-damaged' },
        'LeaveBits have lost their integrity tag; the check-seals job logs their ids',
      );
      return;
    }
    for (let after = 0; ;) {
      const rows = await tx
        .select(integrityColumns)
        .from(triggerBytes)
        .where(and(isNull(triggerBytes.sharingSeal), gt(triggerBytes.id, after)))
        .orderBy(asc(triggerBytes.id))
        .limit(BATCH)
        .for('update');
      if (rows.length === 0) return;
      await write(
        tx,
        rows.map((row) => sealOld(ctx, row)),
      );
      after = rows.at(-1)!.id;
    }
  });
}

type Sealed = Pick<IntegrityRow, 'id' | 'dataKeyId' | 'dataKey'> & { sharingSeal: Buffer };

function sealOld({ keyRing, logger }: World, row: IntegrityRow): Sealed {
  const { id, dataKeyId, dataKey: asItWas } = row;
  try {
    const { dataKey, wrapped } = keyRing.upgradeDataKey(id, row);
    return { id, ...wrapped, sharingSeal: computeIntegrityTag(dataKey, row) };
  } catch (error) {
    logger.error({ alarm: 'leavebit-damaged', err: error, leavebitId: id }, DAMAGED_LOG_MESSAGE);
    return { id, dataKeyId, dataKey: asItWas, sharingSeal: INVALID_INTEGRITY_TAG };
  }
}

async function write(tx: Database, rows: readonly Sealed[]): Promise<void> {
  const given = rows.map(({ id, dataKeyId, dataKey, sharingSeal }) => ({
    id,
    dataKeyId,
    dataKey: dataKey.toString('hex'),
    sharingSeal: sharingSeal.toString('hex'),
  }));
  await tx.execute(sql`
    update ${triggerBytes} set data_key_id = given."dataKeyId", data_key = decode(given."dataKey", 'hex'),
      sharing_seal = decode(given."sharingSeal", 'hex')
    from json_to_recordset(${JSON.stringify(given)}::json)
      as given(id bigint, "dataKeyId" text, "dataKey" text, "sharingSeal" text)
    where ${triggerBytes.id} = given.id`);
}

async function isAny(db: Database, condition: ReturnType<typeof isNull>): Promise<boolean> {
  const found = await db.select({ id: triggerBytes.id }).from(triggerBytes).where(condition).limit(1);
  return found.length > 0;
}
