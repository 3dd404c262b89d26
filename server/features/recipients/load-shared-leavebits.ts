import type { ReleaseSummary } from '#shared/contracts/release.ts';
import { listLimits } from '#shared/domain/limits.ts';
import type { OwnerNames } from '#shared/domain/display-names.ts';
import { findReleaseSetting, findReleaseCondition, type ReleaseSetting } from '#shared/domain/release.ts';
import { ENCRYPTION_OVERHEAD_BYTES } from '../../adapters/crypto/encryption.ts';
import type { DataKey } from '../../adapters/crypto/data-key.ts';
import type { Context } from '../../context.ts';
import { runInSnapshot } from '../../db/database.ts';
import { DomainError, notFoundError } from '../../http/domain-error.ts';
import {
  computeIntegrityTag,
  DAMAGED_MESSAGE,
  findVerifiedDataKey,
  isLeavebitIntact,
  unwrapVerifiedDataKey,
} from '../access/integrity.ts';
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
  listOrderFacts,
  listSharedLeavebits,
  listSharedRows,
  loadEncryptedInfos,
  type SharedLeavebitRow,
  type SharedListFilter,
  withOwnerFacts,
} from './queries.ts';
import {
  compareListPositions,
  findOpenedAt,
  getListPosition,
  isJustOpened,
  type ListCursor,
  type ListPosition,
} from './list-order.ts';
import { selectWithinTextBudget, listVisibleRecipients } from './rules.ts';

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
  /** When it opened, if it is open and waited for a date or a report. */
  openedAt: Date | null;
  isJustOpened: boolean;
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
type DecidedRow = Decided<VisibleAccess> & { row: FoundRow };

/** Whether an address may read a LeaveBit, and the key from the integrity check of that decision. Null if it is damaged. */
interface Decided<Access = AccessDecision> {
  access: Access;
  dataKey: DataKey | null;
}

type Part = Partial<SharedListFilter> & { after?: ListCursor | null };
type Page = { views: SharedLeavebitView[]; next: ListCursor | null };

/**
 * A page of what is shared with an address, and the cursor of the next page. If a LeaveBit may not be read, only its headline is
 * decrypted. The same goes for readable ones once the page's texts exceed the size limit.
 * @throws DomainError `restoring`
 */
export async function loadSharedLeavebitPage(ctx: Context, email: string, part: Part = {}): Promise<Page> {
  return (
    (await readWholeList(ctx, email, part)) ??
    forRecipient(ctx, (snapshot) => readPage(snapshot, email, part, asItIs))
  );
}

/**
 * A list that a single statement reads whole, so that it needs no transaction for its snapshot. Almost every list does. Null if
 * this one is empty or long, has long texts, many files or a released estate, or if a restore is possible.
 */
async function readWholeList(
  ctx: Context,
  email: string,
  { ownerId = null, ids = null, isHidden = null, after = null }: Part,
): Promise<Page | null> {
  if (after !== null) return null;
  const most = listLimits.leavebitsPerPage;
  const asOf = ctx.clock.now();
  const rows = await listSharedRows(ctx, email, { ownerId, ids, isHidden, most: most + 1 });
  const isWhole = rows.every(
    ({ isDatabaseAsSeen, leavebit, files, release }) =>
      isDatabaseAsSeen && leavebit.infoFields !== null && files !== 'many' && release === null,
  );
  if (rows.length === 0 || rows.length > most || !isWhole) return null;
  const page = sortRows(email, await withOwnerFacts(ctx, rows), null, asOf);
  return { views: await viewsOf(ctx, email, page, listLimits.textBytesPerPage), next: null };
}

/** The same, as a preview for the owner. */
export function previewSharedLeavebits(
  ctx: Context,
  email: string,
  part: Part,
  imagined: Imagined,
): Promise<Page> {
  return runInSnapshot(ctx, (snapshot) => readPage(snapshot, email, part, imagined));
}

interface Imagined {
  /** Changes the facts that decide access. Null if they stay as they are. */
  imagine: Imagine | null;
  /** LeaveBits of other recipients that have been passed on to the address, each by the rule of one of these. */
  passedOn: readonly { id: number; from: string; rule: ReleaseSetting }[];
}

const asItIs: Imagined = { imagine: null, passedOn: [] };

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
  imagined: Imagined,
): Promise<Page> {
  const most = listLimits.leavebitsPerPage;
  const filter = { ownerId, ids, isHidden };
  const asOf = after?.asOf ?? ctx.clock.now();
  // Almost every list fits on one page. One extra row reveals whether this one does.
  const newest = after ? [] : await listSharedLeavebits(ctx, email, { ...filter, most: most + 1 });
  const isWhole = after === null && newest.length <= most && imagined.passedOn.length === 0;
  const { page, last } = isWhole
    ? { page: sortRows(email, newest, imagined.imagine, asOf), last: null }
    : await findPage(ctx, email, { filter, after, asOf, ...imagined });
  return {
    views: await viewsOf(ctx, email, page, listLimits.textBytesPerPage),
    next: last && { ...last, asOf },
  };
}

type Imagine = (found: SharedLeavebitFacts) => SharedLeavebitFacts;

/** Copies a row only if its facts change, because a list has many columns. */
const imagineRow = (row: SharedLeavebitRow, imagine: Imagine | null): FoundRow =>
  imagine ? { ...row, ...imagine(row) } : row;

function sortRows(email: string, rows: SharedLeavebitRow[], imagine: Imagine | null, asOf: Date): FoundRow[] {
  return rows
    .map((found) => {
      const row = imagineRow(found, imagine);
      const { id, createdAt, sharingConfig } = row.leavebit;
      const setting = findReleaseSetting(sharingConfig, email);
      return { row, position: getListPosition({ ...row, id, createdAt, setting }, asOf) };
    })
    .sort((one, other) => compareListPositions(one.position, other.position))
    .map(({ row }) => row);
}

interface WantedPage {
  filter: SharedListFilter;
  after: ListCursor | null;
  asOf: Date;
  imagine: Imagined['imagine'];
  passedOn: Imagined['passedOn'];
}

/**
 * A page of a long list. Saves don't affect the order, nor does what opens after the first page, so nothing is skipped or
 * repeated. If an owner changes a rule between two pages, that LeaveBit can be, until the list is loaded again.
 */
async function findPage(
  ctx: Context,
  email: string,
  { filter, after, asOf, imagine, passedOn }: WantedPage,
): Promise<{ page: FoundRow[]; last: ListPosition | null }> {
  const facts = await listOrderFacts(ctx, email, filter);
  for (const [from, rules] of groupByPerson(passedOn))
    facts.push(...(await listOrderFacts(ctx, from, { ...filter, ids: [...rules.keys()] })));
  const positions = facts
    .map((one) => {
      const found = { owner: one.owner, release: null, confirmations: 0 };
      return getListPosition(imagine ? { ...one, owner: imagine(found).owner } : one, asOf);
    })
    .filter((position) => after === null || compareListPositions(position, after) > 0)
    .sort(compareListPositions);
  const most = listLimits.leavebitsPerPage;
  const chosen = positions.slice(0, most);
  const ids = chosen.map(({ id }) => id);
  const rows = await listSharedLeavebits(ctx, email, { ...filter, ids, most });
  const wanted = passedOn.filter(({ id }) => ids.includes(id));
  for (const [from, rules] of groupByPerson(wanted)) {
    const found = await listSharedLeavebits(ctx, from, { ...filter, ids: [...rules.keys()], most });
    rows.push(...found.map((row) => passOn(ctx, row, { email, rule: rules.get(row.leavebit.id)! })));
  }
  const byId = new Map(rows.map((row) => [row.leavebit.id, row]));
  return {
    page: ids.flatMap((id) => {
      const row = byId.get(id);
      return row ? [imagineRow(row, imagine)] : [];
    }),
    last: positions.length > most ? chosen.at(-1)! : null,
  };
}

/** The rules of the LeaveBits that were passed on, by the person who hasn't opened them. */
function groupByPerson(passedOn: Imagined['passedOn']): Map<string, Map<number, ReleaseSetting>> {
  const groups = new Map<string, Map<number, ReleaseSetting>>();
  for (const { id, from, rule } of passedOn)
    groups.set(from, (groups.get(from) ?? new Map<number, ReleaseSetting>()).set(id, rule));
  return groups;
}

/** A LeaveBit as if it had been passed on to an address. Only in memory: what was saved stays as it is. */
function passOn(
  { keyRing }: Context,
  row: SharedLeavebitRow,
  { email, rule }: { email: string; rule: ReleaseSetting },
): SharedLeavebitRow {
  const { leavebit } = row;
  if (!isLeavebitIntact(keyRing, leavebit)) return row;
  const after = {
    ...leavebit,
    sharingEmails: [...leavebit.sharingEmails, email],
    sharingConfig: { ...leavebit.sharingConfig, [email]: rule },
  };
  const sharingSeal = computeIntegrityTag(unwrapVerifiedDataKey(keyRing, leavebit), after);
  return { ...row, isSubstitute: true, leavebit: { ...after, sharingSeal } };
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
    const { access, dataKey } = decideFor(ctx, email, row);
    return isAccessVisible(access) ? [{ row, access, dataKey }] : [];
  });
  const open = rows.filter(({ access }) => access.kind === 'open').map(({ row }) => row.leavebit);
  const filesIn = await findFiles(ctx, rows);
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
  return rows.map(({ row, access, dataKey }) => {
    const { leavebit, sender, stopped, owner, previousVisit, isSubstitute } = row;
    if (access.kind === 'damaged' || dataKey === null) return damagedView(ctx, email, { row, access });
    const isOpen = access.kind === 'open';
    const readable = whole.get(leavebit.id);
    const content = readable ? decryptForList(ctx, readable, filesIn(readable), dataKey) : null;
    const openedAt = isOpen
      ? findOpenedAt(findReleaseSetting(leavebit.sharingConfig, email), owner.estate)
      : null;
    return {
      listed: content ?? decryptHeadline(ctx, leavebit, dataKey),
      content,
      isTruncated: isOpen && !content,
      sender: getOwnerNames(ctx, sender),
      sharingEmails: listVisibleRecipients(email, { ...leavebit, isSubstitute }),
      access,
      release: isOpen && waitsForReport(email, row) ? summaryOf(row) : null,
      readableUntil: isOpen && getAnnouncedAccessEnd(owner) !== null ? access.until : null,
      openedAt,
      isJustOpened: isJustOpened(openedAt, { previousVisit, now: ctx.clock.now() }),
      stopped,
    };
  });
}

/** The files of readable LeaveBits. Those that didn't come with their rows are read together. */
async function findFiles(ctx: Context, rows: readonly DecidedRow[]) {
  const open = rows.filter(({ access }) => access.kind === 'open');
  const read = await loadLeavebitFiles(
    ctx,
    open.flatMap(({ row: { leavebit, files } }) => (files === 'many' ? [leavebit] : [])),
  );
  const found = new Map(
    open.map(({ row: { leavebit, files } }) => [
      leavebit.id,
      files === 'many' ? read.get(leavebit.id) : files,
    ]),
  );
  return ({ id }: { id: number }): LeavebitFileRow[] => found.get(id) ?? [];
}

/** Exposes nothing that the row says about other people or times. */
function damagedView(
  ctx: Context,
  email: string,
  { access, row: { leavebit, sender, stopped } }: Pick<DecidedRow, 'access' | 'row'>,
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
    openedAt: null,
    isJustOpened: false,
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
  return listSharedLeavebits(ctx, email, { ownerId: null, ids: [id], isHidden: null, most: 1 });
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

/** A LeaveBit can still be read, but no longer has a file that is being sent. */
export class FileRemovedError extends DomainError {
  constructor() {
    super('not-found', 'This file was removed or replaced. Please reload the page.');
  }
}

/**
 * Checks access again for a file that is being sent: it may have been locked, unshared or replaced since.
 * @throws DomainError like `loadSharedLeavebitWithSender`; FileRemovedError
 */
export function assertFileStillReadable(
  ctx: Context,
  email: string,
  { id, fileId }: { id: number; fileId: number },
): Promise<void> {
  return forRecipient(ctx, async (snapshot) => {
    const { leavebit } = await findOpen(snapshot, email, id);
    const files = (await loadLeavebitFiles(snapshot, [leavebit])).get(id) ?? [];
    if (!files.some((file) => file.storedFileId === fileId)) throw new FileRemovedError();
  });
}

async function findOpen(ctx: Context, email: string, id: number): Promise<SharedLeavebitRow> {
  const [row] = await findOne(ctx, email, id);
  if (!row) throw notFoundError();
  assertAccessOpen(accessOf(ctx, email, row));
  return row;
}

/** Checks access again without decrypting anything. */
export async function assertStillReadable(ctx: Context, email: string, id: number): Promise<void> {
  await forRecipient(ctx, (snapshot) => findOpen(snapshot, email, id));
}

/** The same, without its sender. */
export async function loadSharedLeavebit(
  ctx: Context,
  email: string,
  id: number,
): Promise<DecryptedLeavebit> {
  return (await loadSharedLeavebitWithSender(ctx, email, id)).leavebit;
}

/** A LeaveBit that an address may read, still encrypted. */
export interface ReadableLeavebit {
  row: LeavebitRow;
  sender: OwnerNames;
}

/** Whether an address may read anything now. */
export function isAnythingReadable(ctx: Context, email: string): Promise<boolean> {
  return forRecipient(ctx, async (snapshot) => {
    for await (const page of streamReadableLeavebits(snapshot, email)) if (page.length > 0) return true;
    return false;
  });
}

/**
 * Everything that an address may read now, including from hidden senders, in the order of its list and in pages of bounded
 * size. `ctx` must provide a consistent snapshot.
 * @throws DomainError `restoring`
 */
export async function* streamReadableLeavebits(
  ctx: Context,
  email: string,
): AsyncGenerator<ReadableLeavebit[]> {
  await assertRecipientsMayRead(ctx);
  const asOf = ctx.clock.now();
  const all = { ownerId: null, isHidden: null };
  const ids = (await listOrderFacts(ctx, email, { ...all, ids: null }))
    .map((facts) => getListPosition(facts, asOf))
    .filter(({ group }) => group !== 'unavailable')
    .sort(compareListPositions)
    .map(({ id }) => id);
  for (let from = 0; from < ids.length; from += ARCHIVE_PAGE) {
    const page = ids.slice(from, from + ARCHIVE_PAGE);
    const found = await listSharedLeavebits(ctx, email, { ...all, ids: page, most: ARCHIVE_PAGE });
    const open = found.filter((row) => accessOf(ctx, email, row).kind === 'open');
    const whole = await withInfos(
      ctx,
      open.map(({ leavebit }) => leavebit),
    );
    const senders = new Map(open.map(({ leavebit, sender }) => [leavebit.id, sender]));
    yield page.flatMap((id) => {
      const row = whole.get(id);
      return row ? [{ row, sender: getOwnerNames(ctx, senders.get(id)!) }] : [];
    });
  }
}

/** So few that their texts may all have the maximum length. */
const ARCHIVE_PAGE = 10;

/** Decides whether an address may read a LeaveBit shared with it. Nothing opens until its time has certainly come. */
function decideFor(ctx: Context, email: string, { leavebit, owner }: FoundRow): Decided {
  const dataKey = findVerifiedDataKey(ctx, leavebit);
  const { sharingConfig, leftBy, trashedAt } = leavebit;
  const person = getRecipientFacts({ isDamaged: dataKey === null, sharingConfig, leftBy, trashedAt }, email);
  return { access: decideAccess({ ...person, ...owner }, ctx.clock.trustedNow()), dataKey };
}

const accessOf = (ctx: Context, email: string, row: FoundRow): AccessDecision =>
  decideFor(ctx, email, row).access;

const waitsForReport = (email: string, { leavebit }: FoundRow) =>
  findReleaseCondition(findReleaseSetting(leavebit.sharingConfig, email)) === 'report';

function summaryOf({ release, confirmations }: FoundRow): ReleaseSummary | null {
  return release && presentReleaseSummary(release, confirmations);
}
