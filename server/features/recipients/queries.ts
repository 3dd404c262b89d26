import { and, desc, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm';
import { listLimits } from '#shared/domain/limits.ts';
import type { ReleaseSetting } from '#shared/domain/release.ts';
import { ENCRYPTION_OVERHEAD_BYTES } from '../../adapters/crypto/encryption.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { defineHotQuery } from '../../db/hot-query.ts';
import {
  deathIncapacitationReports as reports,
  reportConfirmations,
  senderChoices,
  subscriptions,
  substituteTurns,
  triggerBytes,
  users,
  viewerVerified,
} from '../../db/schema/index.ts';
import { loadAccessFactsByOwner, loadLastOpeningDates, toReleasedEstate } from '../access/load-estate.ts';
import type { OwnerAccessFacts } from '../access/rules.ts';
import { isSharedWith } from '../access/shared-with.ts';
import { filesColumn } from '../leavebits/files/files-column.ts';
import { namedOwnerColumns } from '../names/owner-name.ts';
import { getSeenDatabaseValues, isDatabaseAsSeen } from '../recovery/assert-recipients-may-read.ts';
import { getIdentityExpressions, type IdentityExpressions } from '../recovery/inspect-database.ts';
import type { ListOrderFacts } from './list-order.ts';

export type SharedLeavebitRow = Awaited<ReturnType<typeof listSharedLeavebits>>[number];

const createdAt = sql<Date>`date_trunc('milliseconds', ${triggerBytes.createdAt})`.mapWith(
  triggerBytes.createdAt,
);
const inOrder: [SQL, SQL] = [desc(createdAt), desc(triggerBytes.id)];
/** Larger texts are read only when they are sent. The running sum includes everything on a page, even locked LeaveBits. */
const infoFields = sql<Buffer | null>`case when sum(octet_length(${triggerBytes.infoFields})) over (
  order by ${inOrder[0]}, ${inOrder[1]}) <= ${sql.placeholder('bytes')}::bigint then ${triggerBytes.infoFields} end`;
/**
 * The owner of each LeaveBit. PostgreSQL overestimates how much is shared with an address, so it would scan all owners and
 * subscriptions of a large database. The limit makes it look up each owner instead.
 */
const ownerOf = (db: Database) =>
  db
    .select({
      ...namedOwnerColumns,
      status: subscriptions.subStatus,
      nextPaymentDate: subscriptions.nextPaymentDate,
    })
    .from(users)
    .innerJoin(subscriptions, eq(subscriptions.userId, users.id))
    .where(eq(users.id, triggerBytes.userId))
    .limit(1)
    .as('owner');

const { infoFields: _, ...columns } = getTableColumns(triggerBytes);

/** A subquery, because the planner would otherwise scan a whole index. */
const previousVisit = sql<Date | null>`(select ${viewerVerified.previousVerifiedAt} from ${viewerVerified}
  where ${viewerVerified.userId} = ${triggerBytes.userId} and ${viewerVerified.email} = ${sql.placeholder('email')})`.mapWith(
  viewerVerified.previousVerifiedAt,
);

const isChoiceAboutOwner = and(
  eq(senderChoices.userId, triggerBytes.userId),
  eq(senderChoices.email, sql.placeholder('email')),
);

/** The conditions of a `SharedListFilter`. */
const isListed = () =>
  and(
    isSharedWith(sql.placeholder('email')),
    sql`(${sql.placeholder('ownerId')}::bigint is null or ${triggerBytes.userId} = ${sql.placeholder('ownerId')}::bigint)`,
    sql`(${sql.placeholder('ids')}::bigint[] is null or ${triggerBytes.id} = any(${sql.placeholder('ids')}::bigint[]))`,
    sql`(${sql.placeholder('isHidden')}::boolean is null
      or coalesce(${senderChoices.isHidden}, false) = ${sql.placeholder('isHidden')}::boolean)`,
  );

/** The newest LeaveBits shared with an address. */
const buildSharedQuery = (db: Database, told: IdentityExpressions) => {
  const owner = ownerOf(db);
  return db
    .select({
      leavebit: {
        ...columns,
        createdAt,
        /** Null if it was too large to read immediately. */
        infoFields,
        infoBytes: sql<number>`octet_length(${triggerBytes.infoFields}) - ${sql.raw(String(ENCRYPTION_OVERHEAD_BYTES))}`,
      },
      sender: {
        id: owner.id,
        username: owner.username,
        name: owner.name,
        dataKeyId: owner.dataKeyId,
        dataKey: owner.dataKey,
      },
      subscription: { status: owner.status, nextPaymentDate: owner.nextPaymentDate },
      /** Which of the owner's emails the recipient has stopped. */
      stopped: senderChoices.stopped,
      /** When the recipient verified their address for this owner before the current visit. */
      previousVisit,
      /** Whether they received it because someone else hadn't opened it. */
      isSubstitute: sql<boolean>`coalesce((select true from ${substituteTurns}
        where ${substituteTurns.triggerByteId} = ${triggerBytes.id}
          and ${substituteTurns.substituteEmail} = ${sql.placeholder('email')}), false)`,
      /** The report that opened the owner's estate. Null unless one was released. */
      release: {
        reportType: reports.reportType,
        reportedAt: reports.reportedAt,
        releasedAt: reports.releasedAt,
      },
      /** How many reporters confirmed it. */
      confirmations: sql<number>`(select count(*)::int from ${reportConfirmations}
        where ${reportConfirmations.reportId} = ${reports.id} and ${reportConfirmations.confirmedAt} is not null)`,
      files: filesColumn,
      /** Whether recipients may read what this statement finds, whatever the state of the service was before. */
      isDatabaseAsSeen: isDatabaseAsSeen(told),
    })
    .from(triggerBytes)
    .innerJoinLateral(owner, sql`true`)
    .leftJoin(senderChoices, isChoiceAboutOwner)
    .leftJoin(reports, and(eq(reports.userId, triggerBytes.userId), eq(reports.status, 'released')))
    .where(isListed())
    .orderBy(...inOrder)
    .limit(sql.placeholder('most'));
};

/** Which part of the list to load. */
export interface SharedListFilter {
  /** Limits the list to this owner's LeaveBits. Null for all owners. */
  ownerId: number | null;
  /** Limits the list to these LeaveBits. Null for all. */
  ids: readonly number[] | null;
  /** Limits the list to hidden senders (true) or visible ones (false). Null for both. */
  isHidden: boolean | null;
}

type ListReader = Pick<Context, 'db' | 'pool' | 'config' | 'keyRing' | 'logger' | 'databaseMemory'>;

/** The statement depends on what the database tells about itself. */
const sharedQueries = new WeakMap<IdentityExpressions, ReturnType<typeof defineSharedQuery>>();
const defineSharedQuery = (told: IdentityExpressions) =>
  defineHotQuery('leavebits-of-recipient', (db) => buildSharedQuery(db, told));

/**
 * The rows of the newest LeaveBits that are shared with a normalized address, from one statement.
 * @param most the maximum number of rows
 */
export async function listSharedRows(
  ctx: ListReader,
  email: string,
  { ownerId, ids, isHidden, most }: SharedListFilter & { most: number },
) {
  const told = await getIdentityExpressions(ctx);
  const query = sharedQueries.get(told) ?? defineSharedQuery(told);
  sharedQueries.set(told, query);
  return query(ctx.db, {
    email,
    ownerId,
    ids,
    isHidden,
    most,
    bytes: listLimits.textBytesPerPage + most * ENCRYPTION_OVERHEAD_BYTES,
    ...getSeenDatabaseValues(ctx),
  });
}

/** The newest LeaveBits that are shared with a normalized address, with the facts about their owners that decide access. */
export async function listSharedLeavebits(
  ctx: ListReader,
  email: string,
  filter: SharedListFilter & { most: number },
) {
  return withOwnerFacts(ctx, await listSharedRows(ctx, email, filter));
}

/** Adds the facts about their owners. Reads nothing more unless an estate was released. */
export async function withOwnerFacts(ctx: ListReader, rows: Awaited<ReturnType<typeof listSharedRows>>) {
  const { db, config } = ctx;
  const released = rows.filter(({ release }) => release !== null);
  const lastOpenings = await loadLastOpeningDates(
    ctx,
    db,
    released.map(({ leavebit }) => leavebit.userId),
  );
  return rows.map((row) => {
    const releasedAt = row.release?.releasedAt;
    const estate = releasedAt
      ? toReleasedEstate(row.leavebit.userId, releasedAt, lastOpenings)
      : ({ report: 'none' } as const);
    const owner: OwnerAccessFacts = {
      estate,
      subscription: { ...row.subscription, isBilled: config.takesPayments },
    };
    return { ...row, owner };
  });
}

const orderQuery = defineHotQuery('order-of-recipient', (db) =>
  db
    .select({
      id: triggerBytes.id,
      userId: triggerBytes.userId,
      createdAt,
      setting: sql<ReleaseSetting | null>`${triggerBytes.sharingConfig} -> ${sql.placeholder('email')}::text`,
      previousVisit,
    })
    .from(triggerBytes)
    .leftJoin(senderChoices, isChoiceAboutOwner)
    .where(isListed()),
);

/** The facts that order everything shared with an address, unsorted and without any content. */
export async function listOrderFacts(
  ctx: ListReader,
  email: string,
  filter: SharedListFilter,
): Promise<ListOrderFacts[]> {
  const rows = await orderQuery(ctx.db, { email, ...filter });
  const owners = await loadAccessFactsByOwner(ctx, ctx.db, [...new Set(rows.map(({ userId }) => userId))]);
  return rows.flatMap(({ userId, setting, ...row }) => {
    const owner = owners.get(userId);
    return owner ? [{ ...row, setting: setting ?? undefined, owner }] : [];
  });
}

/** Loads the encrypted infos of some LeaveBits, each with the number of the save that wrote it. */
export async function loadEncryptedInfos(db: Database, ids: number[]) {
  if (ids.length === 0) return new Map<number, never>();
  const rows = await db
    .select({ id: triggerBytes.id, seqno: triggerBytes.seqno, infoFields: triggerBytes.infoFields })
    .from(triggerBytes)
    .where(inArray(triggerBytes.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Whether a given LeaveBit, or any at all, is shared with an address. */
export async function isAnythingShared(db: Database, email: string, scope: number | 'all'): Promise<boolean> {
  const [found] = await db
    .select({ id: triggerBytes.id })
    .from(triggerBytes)
    .where(and(isSharedWith(email), scope === 'all' ? undefined : eq(triggerBytes.id, scope)))
    .limit(1);
  return found !== undefined;
}
