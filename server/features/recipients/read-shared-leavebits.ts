import type { Context } from '../../context.ts';
import { notFound } from '../../http/domain-error.ts';
import { openForList, openLeavebit, type ListedLeavebit, type OpenedLeavebit } from '../leavebits/content.ts';
import { readFilesOf } from '../leavebits/read-leavebits.ts';
import { useEmailSession } from './email-session.ts';
import { accessFor, assertCanOpen } from './policy.ts';
import { findShared } from './queries.ts';
import type { Access } from './rules.ts';

/** A LeaveBit that is shared with an address, and what that address may do with it. */
export interface SharedLeavebitView {
  listed: ListedLeavebit;
  ownerUsername: string;
  access: Access;
}

/** All that is shared with an address, locked or not; the presenter leaves out what may not be read. */
export async function readSharedLeavebits(ctx: Context, email: string): Promise<SharedLeavebitView[]> {
  const rows = await findShared(ctx.db, email, 'all');
  const files = await readFilesOf(
    ctx,
    rows.map((row) => row.leavebit.id),
  );
  return rows.map((row) => ({
    listed: openForList(ctx, row.leavebit, files.get(row.leavebit.id) ?? []),
    ownerUsername: row.ownerUsername,
    access: accessFor(ctx, email, row),
  }));
}

/**
 * One LeaveBit for an address that has been proved.
 * @throws DomainError `not-found`, `locked` or `subscription-blocked`
 */
export async function openSharedLeavebit(ctx: Context, email: string, id: number): Promise<OpenedLeavebit> {
  const [row] = await findShared(ctx.db, email, id);
  if (!row) throw notFound();
  assertCanOpen(accessFor(ctx, email, row));
  return openLeavebit(ctx.keyRing, row.leavebit, (await readFilesOf(ctx, [id])).get(id) ?? []);
}

/** The same for the holder of an e-mail session. Throws `email-session-expired` besides. */
export async function readSharedLeavebit(
  ctx: Context,
  sessionKey: string,
  id: number,
): Promise<OpenedLeavebit> {
  return openSharedLeavebit(ctx, await useEmailSession(ctx, sessionKey), id);
}
