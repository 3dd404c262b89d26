import type { ReleaseSummary } from '#shared/contracts/release.ts';
import { listLimits } from '#shared/domain/limits.ts';
import type { OwnerNames } from '#shared/domain/display-names.ts';
import { findReleaseSetting, findReleaseCondition } from '#shared/domain/release.ts';
import { ENCRYPTION_OVERHEAD_BYTES } from '../../adapters/crypto/encryption.ts';
import type { Context } from '../../context.ts';
import { runInSnapshot } from '../../db/database.ts';
import { notFoundError } from '../../http/domain-error.ts';
import { DAMAGED_MESSAGE, withIntegrityCheck } from '../access/integrity.ts';
import { assertAccessOpen } from '../access/assert-access-open.ts';
import {
  type AccessDecision,
  type VisibleAccess,
  decideAccess,
  getAnnouncedAccessEnd,
  isAccessVisible,
  getRecipientFacts,
} from '../access/rules.ts';
import {
  decryptForList,
  decryptHeadline,
  decryptLeavebit,
  type LeavebitFileRow,
  type LeavebitHeadline,
  type LeavebitRow,
  type ListedLeavebit,
  type DecryptedLeavebit,
} from '../leavebits/leavebit-encryption.ts';
import { loadLeavebitFiles } from '../leavebits/load-leavebits.ts';
import { getOwnerNames } from '../names/owner-name.ts';
import { assertRecipientsMayRead } from '../recovery/assert-recipients-may-read.ts';
import { presentReleaseSummary, type ReleasedReportFacts } from '../release/presenter.ts';
import {
  listSharedLeavebits,
  loadEncryptedInfos,
  type SharedLeavebitRow,
  type SharedListFilter,
} from './queries.ts';
import { selectWithinTextBudget, listVisibleRecipients, type ListCursor } from './rules.ts';

/** A LeaveBit shared with an address, and whether that address may read it. */
export interface SharedLeavebitView {
  listed: LeavebitHeadline;
  /** Null, and not decrypted, unless the address may read it and it fits into the list. */
  content: ListedLeavebit | null;
  /** Readable, but shown without its texts because the list is full. */
  isTruncated: boolean;
  sender: OwnerNames;
  /** The recipients visible to this address. */
  sharingEmails: string[];
  access: VisibleAccess;
  /** How it was released, if it waited for a report and this address may read it. */
  release: ReleaseSummary | null;
  /** The end of access, if it is open and its owner's estate was released. */
  readableUntil: Date | null;
  /** Which of the owner's emails the recipient has stopped. */
  stopped: SharedLeavebitRow['stopped'];
}

/** A decrypted LeaveBit that an address may read. */
export interface DecryptedSharedLeavebit {
  leavebit: DecryptedLeavebit;
  sender: OwnerNames;
}

/** The facts that decide access to a row, and how it was released. */
export type SharedLeavebitFacts = Pick<SharedLeavebitRow, 'owner' | 'confirmations'> & {
  release: ReleasedReportFacts | null;
};
type FoundRow = Omit<SharedLeavebitRow, 'release'> & SharedLeavebitFacts;
type DecidedRow = FoundRow & Pick<SharedLeavebitView, 'access'>;

type Part = Partial<Omit<SharedListFilter, 'most'>>;
type Page = { views: SharedLeavebitView[]; next: ListCursor | null };

/**
 * A page of what is shared with an address, and the cursor of the next page. If a LeaveBit may not be read, only its headline is
 * decrypted. The same goes for readable ones once the page's texts exceed the size limit.
 * @throws DomainError `restoring`
 */
export function loadSharedLeavebitPage(ctx: Context, email: string, part: Part = {}): Promise<Page> {
  return forRecipient(ctx, (snapshot) => readPage(snapshot, email, part, (found) => found));
}

/**
 * The same, as a preview for the owner.
 * @param imagine changes the facts that decide access
 */
export function previewSharedLeavebits(
  ctx: Context,
  email: string,
  part: Part,
  imagine: (found: SharedLeavebitFacts) => SharedLeavebitFacts,
): Promise<Page> {
  return runInSnapshot(ctx, (snapshot) => readPage(snapshot, email, part, imagine));
}

/** Decides access and reads the content in the same snapshot. */
function forRecipient<Result>(ctx: Context, read: (snapshot: Context) => Promise<Result>): Promise<Result> {
  return runInSnapshot(ctx, async (snapshot) => {
    await assertRecipientsMayRead(snapshot);
    return read(snapshot);
  });
}

async function readPage(
  ctx: Context,
  email: string,
  { ownerId = null, ids = null, isHidden = null, after = null }: Part,
  imagine: (found: SharedLeavebitFacts) => SharedLeavebitFacts,
): Promise<Page> {
  const most = listLimits.leavebitsPerPage;
  // One extra row reveals whether there is another page.
  const found = await listSharedLeavebits(ctx, email, { ownerId, ids, isHidden, after, most: most + 1 });
  const page = found.slice(0, most).map((row): FoundRow => ({ ...row, ...imagine(row) }));
  const last = found.length > most ? page.at(-1)!.leavebit : null;
  return {
    views: await viewsOf(ctx, email, page, listLimits.textBytesPerPage),
    next: last && { createdAt: last.createdAt, id: last.id },
  };
}

/**
 * One LeaveBit as listed, but with all of its texts.
 * @throws DomainError `not-found`, `locked`, `subscription-blocked`, `damaged` or `restoring`
 */
export function loadSharedLeavebitDetails(
  ctx: Context,
  email: string,
  id: number,
): Promise<SharedLeavebitView> {
  return forRecipient(ctx, async (snapshot) => {
    const [view] = await viewsOf(snapshot, email, await findOne(snapshot, email, id), Infinity);
    if (!view) throw notFoundError();
    assertAccessOpen(view.access);
    return view;
  });
}

/** @param most the maximum size of all texts, in bytes */
async function viewsOf(
  ctx: Context,
  email: string,
  found: FoundRow[],
  most: number,
): Promise<SharedLeavebitView[]> {
  const rows = found.flatMap((row): DecidedRow[] => {
    const access = accessOf(ctx, email, row);
    return isAccessVisible(access) ? [{ ...row, access }] : [];
  });
  const open = rows.filter(({ access }) => access.kind === 'open').map(({ leavebit }) => leavebit);
  const files = await loadLeavebitFiles(ctx, open);
  const filesIn = ({ id }: { id: number }) => files.get(id) ?? [];
  const coming = selectWithinTextBudget(
    open.map((leavebit) => ({
      id: leavebit.id,
      textBytes: leavebit.infoBytes + bytesOfNames(filesIn(leavebit)),
    })),
    most,
  );
  const whole = await withInfos(
    ctx,
    open.filter(({ id }) => coming.has(id)),
  );
  return rows.map((row) => {
    const { access, leavebit, sender, stopped } = row;
    if (access.kind === 'damaged') return damagedView(ctx, email, { ...row, access });
    const isOpen = access.kind === 'open';
    const readable = whole.get(leavebit.id);
    const content = readable ? decryptForList(ctx, readable, filesIn(readable)) : null;
    return {
      listed: content ?? decryptHeadline(ctx, leavebit),
      content,
      isTruncated: isOpen && !content,
      sender: getOwnerNames(ctx, sender),
      sharingEmails: listVisibleRecipients(email, leavebit),
      access,
      release: isOpen && waitsForReport(email, row) ? summaryOf(row) : null,
      readableUntil: isOpen && getAnnouncedAccessEnd(row.owner) !== null ? access.until : null,
      stopped,
    };
  });
}

/** Exposes nothing that the row says about other people or times. */
function damagedView(
  ctx: Context,
  email: string,
  { access, leavebit, sender, stopped }: DecidedRow,
): SharedLeavebitView {
  return {
    listed: { row: leavebit, description: DAMAGED_MESSAGE },
    content: null,
    isTruncated: false,
    sender: getOwnerNames(ctx, sender),
    sharingEmails: [email],
    access,
    release: null,
    readableUntil: null,
    stopped,
  };
}

const bytesOfNames = (files: readonly LeavebitFileRow[]) =>
  files.reduce((bytes, { filename }) => bytes + filename.length - ENCRYPTION_OVERHEAD_BYTES, 0);

/**
 * These LeaveBits with their infos, by id. Omits any saved since access was decided, because loading their details decides again.
 */
async function withInfos(
  ctx: Context,
  leavebits: SharedLeavebitRow['leavebit'][],
): Promise<Map<number, LeavebitRow>> {
  const missing = leavebits.filter(({ infoFields }) => infoFields === null).map(({ id }) => id);
  const infos = await loadEncryptedInfos(ctx.db, missing);
  return new Map(
    leavebits.flatMap((leavebit) => {
      const { id, seqno } = leavebit;
      const read = infos.get(id);
      const infoFields = leavebit.infoFields ?? (read?.seqno === seqno ? read.infoFields : null);
      return infoFields ? [[id, { ...leavebit, infoFields }]] : [];
    }),
  );
}

function findOne(ctx: Context, email: string, id: number): Promise<SharedLeavebitRow[]> {
  return listSharedLeavebits(ctx, email, { ownerId: null, ids: [id], isHidden: null, after: null, most: 1 });
}

/**
 * One LeaveBit for a verified address.
 * @throws DomainError `not-found`, `locked`, `subscription-blocked`, `damaged` or `restoring`
 */
export function loadSharedLeavebitWithSender(
  ctx: Context,
  email: string,
  id: number,
): Promise<DecryptedSharedLeavebit> {
  return forRecipient(ctx, async (snapshot) => {
    const row = await findOpen(snapshot, email, id);
    const leavebit = (await withInfos(snapshot, [row.leavebit])).get(id);
    if (!leavebit) throw notFoundError();
    const files = (await loadLeavebitFiles(snapshot, [leavebit])).get(id) ?? [];
    return {
      leavebit: decryptLeavebit(ctx.keyRing, leavebit, files),
      sender: getOwnerNames(ctx, row.sender),
    };
  });
}

/**
 * Checks access again for a file that is being sent: it may have been locked, unshared or replaced since.
 * @throws DomainError like `loadSharedLeavebitWithSender`
 */
export function assertFileStillReadable(
  ctx: Context,
  email: string,
  { id, fileId }: { id: number; fileId: number },
): Promise<void> {
  return forRecipient(ctx, async (snapshot) => {
    const { leavebit } = await findOpen(snapshot, email, id);
    const files = (await loadLeavebitFiles(snapshot, [leavebit])).get(id) ?? [];
    if (!files.some((file) => file.storedFileId === fileId)) throw notFoundError();
  });
}

async function findOpen(ctx: Context, email: string, id: number): Promise<SharedLeavebitRow> {
  const [row] = await findOne(ctx, email, id);
  if (!row) throw notFoundError();
  assertAccessOpen(accessOf(ctx, email, row));
  return row;
}

/** The same, without its sender. */
export async function loadSharedLeavebit(
  ctx: Context,
  email: string,
  id: number,
): Promise<DecryptedLeavebit> {
  return (await loadSharedLeavebitWithSender(ctx, email, id)).leavebit;
}

/** Decides whether an address may read a LeaveBit shared with it. Nothing opens until its time has certainly come. */
function accessOf(ctx: Context, email: string, { leavebit, owner }: FoundRow): AccessDecision {
  return decideAccess(
    { ...getRecipientFacts(withIntegrityCheck(ctx, leavebit), email), ...owner },
    ctx.clock.trustedNow(),
  );
}

const waitsForReport = (email: string, { leavebit }: FoundRow) =>
  findReleaseCondition(findReleaseSetting(leavebit.sharingConfig, email)) === 'report';

function summaryOf({ release, confirmations }: FoundRow): ReleaseSummary | null {
  return release && presentReleaseSummary(release, confirmations);
}
