import type { ReleaseSummary } from '#shared/contracts/release.ts';
import { listLimits } from '#shared/domain/limits.ts';
import type { OwnerNames } from '#shared/domain/names.ts';
import { settingFor, waitsFor } from '#shared/domain/release.ts';
import { SEAL_BYTES } from '../../adapters/crypto/sealed-box.ts';
import type { Context } from '../../context.ts';
import { inSnapshot } from '../../db/in-snapshot.ts';
import { notFound } from '../../http/domain-error.ts';
import { DAMAGED } from '../access/damaged.ts';
import { assertOpen } from '../access/policy.ts';
import {
  type Access,
  type ShownAccess,
  accessFor,
  announcedEnd,
  isShown,
  personIn,
} from '../access/rules.ts';
import { judged } from '../access/seal.ts';
import {
  openForList,
  openHeadline,
  openLeavebit,
  type FileRow,
  type Headline,
  type LeavebitRow,
  type ListedLeavebit,
  type OpenedLeavebit,
} from '../leavebits/content.ts';
import { readFilesOf } from '../leavebits/read-leavebits.ts';
import { namesOf } from '../names/owner-name.ts';
import { assertRecipientsMayRead } from '../recovery/assert-recipients-may-read.ts';
import { presentRelease, type ReleasedReport } from '../release/presenter.ts';
import { findShared, readInfos, type SharedRow, type WantedPart } from './queries.ts';
import { comingWithTexts, recipientsShownTo, type PlaceInList } from './rules.ts';

/** A LeaveBit that is shared with an address, and whether that address may read it. */
export interface SharedLeavebitView {
  listed: Headline;
  /** Null unless the address may read it, and it fits into the list. Otherwise it was not decrypted. */
  content: ListedLeavebit | null;
  /** The address may read it, but the list is full. */
  isTruncated: boolean;
  sender: OwnerNames;
  /** The recipients that this address gets to see. */
  sharingEmails: string[];
  access: ShownAccess;
  /** How it came to be open, when it waited for a report and this address may open it. */
  release: ReleaseSummary | null;
  /** Until when it can be read, when it is open and its owner's estate was released. */
  readableUntil: Date | null;
  /** The mails of the owner that the recipient stopped. */
  stopped: SharedRow['stopped'];
}

/** A LeaveBit that an address may open, opened. */
export interface SharedAndOpened {
  leavebit: OpenedLeavebit;
  sender: OwnerNames;
}

/** What decides about a row, and how it was opened. */
export type Facts = Pick<SharedRow, 'owner' | 'confirmations'> & { release: ReleasedReport | null };
type FoundRow = Omit<SharedRow, 'release'> & Facts;
type DecidedRow = FoundRow & Pick<SharedLeavebitView, 'access'>;

type Part = Partial<Omit<WantedPart, 'most'>>;
type Page = { views: SharedLeavebitView[]; next: PlaceInList | null };

/**
 * A page of what is shared with an address, and the place after which the next one begins. Of what may not be read, only
 * the headline is decrypted. So it is with what may be read, once the texts of the page are too large.
 * @throws DomainError `restoring`
 */
export function readSharedLeavebits(ctx: Context, email: string, part: Part = {}): Promise<Page> {
  return forRecipient(ctx, (snapshot) => readPage(snapshot, email, part, (found) => found));
}

/**
 * The same, for an owner who looks ahead.
 * @param imagine changes the facts by which access is decided.
 */
export function imagineSharedLeavebits(
  ctx: Context,
  email: string,
  part: Part,
  imagine: (found: Facts) => Facts,
): Promise<Page> {
  return inSnapshot(ctx, (snapshot) => readPage(snapshot, email, part, imagine));
}

/** What a recipient is shown is decided and read in one snapshot. */
function forRecipient<Result>(ctx: Context, read: (snapshot: Context) => Promise<Result>): Promise<Result> {
  return inSnapshot(ctx, async (snapshot) => {
    await assertRecipientsMayRead(snapshot);
    return read(snapshot);
  });
}

async function readPage(
  ctx: Context,
  email: string,
  { ownerId = null, ids = null, isHidden = null, after = null }: Part,
  imagine: (found: Facts) => Facts,
): Promise<Page> {
  const most = listLimits.leavebitsPerPage;
  // One more shows whether there is another page.
  const found = await findShared(ctx, email, { ownerId, ids, isHidden, after, most: most + 1 });
  const page = found.slice(0, most).map((row): FoundRow => ({ ...row, ...imagine(row) }));
  const last = found.length > most ? page.at(-1)!.leavebit : null;
  return {
    views: await viewsOf(ctx, email, page, listLimits.textBytesPerPage),
    next: last && { createdAt: last.createdAt, id: last.id },
  };
}

/**
 * One LeaveBit as the list shows it, with all of its texts.
 * @throws DomainError `not-found`, `locked`, `subscription-blocked`, `damaged` or `restoring`
 */
export function readSharedDetails(ctx: Context, email: string, id: number): Promise<SharedLeavebitView> {
  return forRecipient(ctx, async (snapshot) => {
    const [view] = await viewsOf(snapshot, email, await findOne(snapshot, email, id), Infinity);
    if (!view) throw notFound();
    assertOpen(view.access);
    return view;
  });
}

/** @param most bytes of texts */
async function viewsOf(
  ctx: Context,
  email: string,
  found: FoundRow[],
  most: number,
): Promise<SharedLeavebitView[]> {
  const rows = found.flatMap((row): DecidedRow[] => {
    const access = accessOf(ctx, email, row);
    return isShown(access) ? [{ ...row, access }] : [];
  });
  const open = rows.filter(({ access }) => access.kind === 'open').map(({ leavebit }) => leavebit);
  const files = await readFilesOf(ctx, open);
  const filesIn = ({ id }: { id: number }) => files.get(id) ?? [];
  const coming = comingWithTexts(
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
    const content = readable ? openForList(ctx, readable, filesIn(readable)) : null;
    return {
      listed: content ?? openHeadline(ctx, leavebit),
      content,
      isTruncated: isOpen && !content,
      sender: namesOf(ctx, sender),
      sharingEmails: recipientsShownTo(email, leavebit),
      access,
      release: isOpen && waitsForReport(email, row) ? summaryOf(row) : null,
      readableUntil: isOpen && announcedEnd(row.owner) !== null ? access.until : null,
      stopped,
    };
  });
}

/** Nothing that the row says about others or about times is passed on. */
function damagedView(
  ctx: Context,
  email: string,
  { access, leavebit, sender, stopped }: DecidedRow,
): SharedLeavebitView {
  return {
    listed: { row: leavebit, description: DAMAGED },
    content: null,
    isTruncated: false,
    sender: namesOf(ctx, sender),
    sharingEmails: [email],
    access,
    release: null,
    readableUntil: null,
    stopped,
  };
}

const bytesOfNames = (files: readonly FileRow[]) =>
  files.reduce((bytes, { filename }) => bytes + filename.length - SEAL_BYTES, 0);

/**
 * These LeaveBits with their info, by id. One that was saved since access to it was decided is left out: its details decide
 * again.
 */
async function withInfos(
  ctx: Context,
  leavebits: SharedRow['leavebit'][],
): Promise<Map<number, LeavebitRow>> {
  const missing = leavebits.filter(({ infoFields }) => infoFields === null).map(({ id }) => id);
  const infos = await readInfos(ctx.db, missing);
  return new Map(
    leavebits.flatMap((leavebit) => {
      const { id, seqno } = leavebit;
      const read = infos.get(id);
      const infoFields = leavebit.infoFields ?? (read?.seqno === seqno ? read.infoFields : null);
      return infoFields ? [[id, { ...leavebit, infoFields }]] : [];
    }),
  );
}

function findOne(ctx: Context, email: string, id: number): Promise<SharedRow[]> {
  return findShared(ctx, email, { ownerId: null, ids: [id], isHidden: null, after: null, most: 1 });
}

/**
 * One LeaveBit for an address that has been proved.
 * @throws DomainError `not-found`, `locked`, `subscription-blocked`, `damaged` or `restoring`
 */
export function openSharedWithOwner(ctx: Context, email: string, id: number): Promise<SharedAndOpened> {
  return forRecipient(ctx, async (snapshot) => {
    const row = await findOpen(snapshot, email, id);
    const leavebit = (await withInfos(snapshot, [row.leavebit])).get(id);
    if (!leavebit) throw notFound();
    const files = (await readFilesOf(snapshot, [leavebit])).get(id) ?? [];
    return { leavebit: openLeavebit(ctx.keyRing, leavebit, files), sender: namesOf(ctx, row.sender) };
  });
}

/**
 * Decides again about a file that is being sent: it may have been locked, unshared or replaced since.
 * @throws DomainError as `openSharedWithOwner`
 */
export function assertFileStillOpen(
  ctx: Context,
  email: string,
  { id, fileId }: { id: number; fileId: number },
): Promise<void> {
  return forRecipient(ctx, async (snapshot) => {
    const { leavebit } = await findOpen(snapshot, email, id);
    const files = (await readFilesOf(snapshot, [leavebit])).get(id) ?? [];
    if (!files.some((file) => file.storedFileId === fileId)) throw notFound();
  });
}

async function findOpen(ctx: Context, email: string, id: number): Promise<SharedRow> {
  const [row] = await findOne(ctx, email, id);
  if (!row) throw notFound();
  assertOpen(accessOf(ctx, email, row));
  return row;
}

/** The same, without its sender. */
export async function openSharedLeavebit(ctx: Context, email: string, id: number): Promise<OpenedLeavebit> {
  return (await openSharedWithOwner(ctx, email, id)).leavebit;
}

/** Decides about a LeaveBit that is shared with an address. Nothing opens before its time has certainly come. */
function accessOf(ctx: Context, email: string, { leavebit, owner }: FoundRow): Access {
  return accessFor({ ...personIn(judged(ctx, leavebit), email), ...owner }, ctx.clock.certain());
}

const waitsForReport = (email: string, { leavebit }: FoundRow) =>
  waitsFor(settingFor(leavebit.sharingConfig, email)) === 'report';

function summaryOf({ release, confirmations }: FoundRow): ReleaseSummary | null {
  return release && presentRelease(release, confirmations);
}
