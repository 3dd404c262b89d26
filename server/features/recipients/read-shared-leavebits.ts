import type { ReleaseSummary } from '#shared/contracts/release.ts';
import { settingFor, waitsFor } from '#shared/domain/release.ts';
import type { Context } from '../../context.ts';
import { notFound } from '../../http/domain-error.ts';
import { assertOpen } from '../access/policy.ts';
import { accessFor, type Access } from '../access/rules.ts';
import {
  openForList,
  openHeadline,
  openLeavebit,
  type Headline,
  type ListedLeavebit,
  type OpenedLeavebit,
} from '../leavebits/content.ts';
import { readFilesOf } from '../leavebits/read-leavebits.ts';
import { presentRelease } from '../release/presenter.ts';
import { useEmailSession } from './email-session.ts';
import { findShared, type SharedRow } from './queries.ts';

/** A LeaveBit that is shared with an address, and whether that address may read it. */
export interface SharedLeavebitView {
  listed: Headline;
  /** Null unless the address may read it. What may not be read was not decrypted. */
  content: ListedLeavebit | null;
  ownerUsername: string;
  access: Access;
  /** How it came to be open, when it waited for a report and this address may open it. */
  release: ReleaseSummary | null;
  /** Until when it can be read, when it is open and its owner's estate was released. */
  readableUntil: Date | null;
}

/** A LeaveBit that an address may open, opened. */
export interface SharedAndOpened {
  leavebit: OpenedLeavebit;
  ownerUsername: string;
}

/** All that is shared with an address. Of what may not be read, only the headline is decrypted. */
export async function readSharedLeavebits(ctx: Context, email: string): Promise<SharedLeavebitView[]> {
  const found = await findShared(ctx.db, email, 'all');
  const rows = found.map((row) => ({ ...row, access: accessOf(ctx, email, row) }));
  const open = rows.filter(({ access }) => access.kind === 'open');
  const files = await readFilesOf(
    ctx,
    open.map(({ leavebit }) => leavebit),
  );
  return rows.map((row) => {
    const { access, leavebit } = row;
    const isOpen = access.kind === 'open';
    const content = isOpen ? openForList(ctx, leavebit, files.get(leavebit.id) ?? []) : null;
    return {
      listed: content ?? openHeadline(ctx, leavebit),
      content,
      ownerUsername: row.ownerUsername,
      access,
      release: isOpen && waitsForReport(email, row) ? summaryOf(row) : null,
      readableUntil: isOpen && row.owner.estate.report === 'released' ? access.until : null,
    };
  });
}

/**
 * One LeaveBit for an address that has been proved.
 * @throws DomainError `not-found`, `locked` or `subscription-blocked`
 */
export async function openSharedWithOwner(ctx: Context, email: string, id: number): Promise<SharedAndOpened> {
  const [row] = await findShared(ctx.db, email, id);
  if (!row) throw notFound();
  assertOpen(accessOf(ctx, email, row));
  const files = (await readFilesOf(ctx, [row.leavebit])).get(id) ?? [];
  return {
    leavebit: openLeavebit(ctx.keyRing, row.leavebit, files),
    ownerUsername: row.ownerUsername,
  };
}

/** The same, without the owner's address. */
export async function openSharedLeavebit(ctx: Context, email: string, id: number): Promise<OpenedLeavebit> {
  return (await openSharedWithOwner(ctx, email, id)).leavebit;
}

/** The same for the holder of an email session. Also throws `email-session-expired`. */
export async function readSharedLeavebit(
  ctx: Context,
  sessionKey: string,
  id: number,
): Promise<OpenedLeavebit> {
  const { email } = await useEmailSession(ctx, sessionKey);
  return openSharedLeavebit(ctx, email, id);
}

/** Decides about a LeaveBit that is shared with an address. Nothing opens before its time has certainly come. */
function accessOf({ clock }: Context, email: string, { leavebit, owner }: SharedRow): Access {
  return accessFor({ setting: settingFor(leavebit.sharingConfig, email), ...owner }, clock.certain());
}

const waitsForReport = (email: string, { leavebit }: SharedRow) =>
  waitsFor(settingFor(leavebit.sharingConfig, email)) === 'report';

function summaryOf({ release, confirmations }: SharedRow): ReleaseSummary | null {
  return release && presentRelease(release, confirmations);
}
