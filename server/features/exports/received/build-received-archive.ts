import { formatOwnerNames, type OwnerNames } from '#shared/domain/display-names.ts';
import { formatEmail } from '#shared/domain/format-email.ts';
import { formatLetter, getLetterName, listSealedTexts, SEALED_TEXT_NAMES } from '#shared/domain/letter.ts';
import type { Context } from '#server/context.ts';
import { runInSnapshot } from '#server/db/database.ts';
import { assertStoreAvailable } from '../../files/assert-store-available.ts';
import { streamStoredFile } from '../../files/read-stored-file.ts';
import type { ZippedFile } from '../../files/send-zip.ts';
import type { ZipEntry } from '../../files/write-zip.ts';
import type { DecryptedLeavebit } from '../../leavebits/leavebit-encryption.ts';
import { presentSealing } from '../../leavebits/presenter.ts';
import type { DownloadMessages } from '../../recipients/downloads/download-messages.ts';
import { nothingToDownload } from '../../recipients/downloads/issue-download-ticket.ts';
import type { EmailSession } from '../../recipients/email-session.ts';
import { buildRecipientPageUrl } from '../../notices/recipient-link.ts';
import {
  assertFileStillReadable,
  assertStillReadable,
  loadSharedLeavebitPage,
  loadSharedLeavebitWithSender,
  streamReadableLeavebits,
  type ReadableLeavebit,
} from '../../recipients/load-shared-leavebits.ts';
import { presentSharedLeavebit } from '../../recipients/presenter.ts';
import { recordEverythingDownloaded, type Downloaded } from '../../recipients/record-reading.ts';
import { decryptLeavebitPages, type DecryptedForExport } from '../decrypt-leavebits.ts';
import type { ExportedFile } from '../format.ts';
import { renderReceivedPage, type ReceivedArticle, type ReceivedOutlook } from '../page/received-page.ts';
import { createReceivedPaths, getNotIncludedPath, getReceivedPagePath } from '../zip-paths.ts';
import { findMissingReason, formatNotIncluded, type MissingItem } from './not-included.ts';

/** Everything that a recipient may read, as the entries of a ZIP. */
export interface ReceivedArchive {
  contents: Downloaded[];
  /** Of each of the contents. */
  senders: OwnerNames[];
  entries: AsyncGenerator<ZipEntry>;
}

/** What a LeaveBit contributes to the ZIP. Its text is not held in memory. */
interface PlannedLeavebit {
  content: Downloaded;
  sender: OwnerNames;
  lastUpdate: string;
  isSealed: boolean;
  /** Null if the LeaveBit is damaged. */
  letterPath: string | null;
  /** The paths of a sealed LeaveBit's texts by their names. */
  sealedPaths: ReadonlyMap<string, string>;
  files: ExportedFile[];
  /** The files that aren't damaged, by their paths. */
  zipped: Map<string | null, ZippedFile>;
}

/**
 * Decides what an address may read. Each text and file is read when it is its turn in the ZIP, where access to it is decided
 * again. What can't be read then is left out, and named at the end.
 * @throws DomainError `not-found` if nothing can be read, or `restoring`; ObjectStoreUnavailableError
 */
export async function buildReceivedArchive(
  ctx: Context,
  session: EmailSession,
  messages: DownloadMessages,
): Promise<ReceivedArchive> {
  const planned = await runInSnapshot(ctx, async (snapshot) => {
    const found: PlannedLeavebit[] = [];
    for await (const one of planReadable(snapshot, session.email, messages)) found.push(one);
    return found;
  });
  if (planned.length === 0) throw nothingToDownload();
  await assertStoreAvailable(
    ctx,
    planned.flatMap(({ zipped }) => [...zipped.values()]),
  );
  const outlook = await loadOutlook(ctx, session.email);
  return {
    contents: planned.map(({ content }) => content),
    senders: planned.map(({ sender }) => sender),
    entries: listEntries(ctx, { session, planned, outlook, messages }),
  };
}

/** What isn't in the ZIP, and what ends, as the recipient's list says it. */
async function loadOutlook(ctx: Context, email: string): Promise<ReceivedOutlook> {
  const locked: ReceivedOutlook['locked'][number][] = [];
  const closings = new Map<string, string>();
  let after: Awaited<ReturnType<typeof loadSharedLeavebitPage>>['next'] = null;
  do {
    const page = await loadSharedLeavebitPage(ctx, email, { after });
    for (const view of page.views) {
      const { isLocked, waitsFor, releaseDate, readableUntil } = presentSharedLeavebit(view);
      const from = formatEmail(formatOwnerNames(view.sender).ownerInFull);
      if (isLocked) locked.push({ from, waitsFor, releaseDate });
      if (readableUntil !== undefined) closings.set(from, readableUntil);
    }
    after = page.next;
  } while (after !== null);
  return {
    pageUrl: buildRecipientPageUrl(ctx, email),
    locked,
    closings: [...closings].map(([from, readableUntil]) => ({ from, readableUntil })),
  };
}

async function* planReadable(
  ctx: Context,
  email: string,
  messages: DownloadMessages,
): AsyncGenerator<PlannedLeavebit> {
  const paths = createReceivedPaths(messages.page);
  const senders = new Map<number, OwnerNames>();
  const textPaths = new Map<number, readonly string[]>();
  const sealed = new Set<number>();
  const places = {
    assign(headline: string, files: readonly string[], { id, userId }: { id: number; userId: number }) {
      const sender = { id: userId, name: formatEmail(formatOwnerNames(senders.get(userId)!).owner) };
      const texts = [getLetterName(headline), ...(sealed.has(id) ? SEALED_TEXT_NAMES : [])];
      const assigned = paths.assign(sender, { headline, texts, files });
      textPaths.set(id, assigned.texts);
      return assigned.files;
    },
  };
  async function* rows(page: ReadableLeavebit[]) {
    yield page.map(({ row }) => row);
  }
  for await (const page of streamReadableLeavebits(ctx, email)) {
    for (const { row, sender } of page) {
      senders.set(row.userId, sender);
      if (row.sealed) sealed.add(row.id);
    }
    for await (const decryptedPage of decryptLeavebitPages(ctx, rows(page), places)) {
      for (const decrypted of decryptedPage) {
        const { id, userId } = decrypted.row;
        yield plan(decrypted, senders.get(userId)!, textPaths.get(id) ?? []);
      }
    }
  }
}

function plan(
  { row, content, zipped }: DecryptedForExport,
  sender: OwnerNames,
  [letterPath, ...sealedPaths]: readonly string[],
): PlannedLeavebit {
  const sealedTexts = listSealedTexts({ ...content, infoFields: content.infoFields ?? '' });
  const { id, userId, seqno } = row;
  return {
    content: { id, userId, seqno, description: content.description ?? '' },
    sender,
    lastUpdate: content.lastUpdate,
    isSealed: row.sealed,
    letterPath: letterPath ?? null,
    sealedPaths: new Map(
      sealedPaths
        .map((path, index) => [SEALED_TEXT_NAMES[index]!, path] as const)
        .filter(([name]) => sealedTexts.some((text) => text.name === name)),
    ),
    files: content.files,
    zipped: new Map(zipped.map((file) => [file.path, file])),
  };
}

/** The page, all texts, all files, and what is missing. */
async function* listEntries(
  ctx: Context,
  {
    session,
    planned,
    outlook,
    messages,
  }: {
    session: EmailSession;
    planned: readonly PlannedLeavebit[];
    outlook: ReceivedOutlook;
    messages: DownloadMessages;
  },
): AsyncGenerator<ZipEntry> {
  const { email } = session;
  const missing: MissingItem[] = [];
  const gone = new Set<PlannedLeavebit>();

  yield { path: getReceivedPagePath(messages.page), size: null, read: readPage, mayBeLeftOut: () => false };
  for (const one of planned) {
    if (one.letterPath === null || gone.has(one)) continue;
    yield {
      path: one.letterPath,
      size: null,
      read: () => readLetter(one),
      mayBeLeftOut: (error) => notesMissing(one, error, {}),
    };
    for (const [name, path] of one.sealedPaths) {
      if (gone.has(one)) break;
      yield {
        path,
        size: null,
        read: () => readSealedText(one, name),
        mayBeLeftOut: (error) => notesMissing(one, error, {}),
      };
    }
  }
  for (const one of planned) {
    if (gone.has(one)) continue;
    for (const { name, path } of one.files) {
      const file = one.zipped.get(path);
      if (!file) continue;
      yield {
        path: file.path,
        size: file.size,
        read: () => readFile(one, file),
        mayBeLeftOut: (error) => notesMissing(one, error, { fileName: name }),
      };
    }
  }
  if (missing.length > 0)
    yield {
      path: getNotIncludedPath(messages.page),
      size: null,
      read: () => encode([formatNotIncluded(messages.page, missing)]),
      mayBeLeftOut: () => false,
    };

  function readPage() {
    const downloadedAt = ctx.clock.now().toISOString();
    return encode(renderReceivedPage(messages, { email, downloadedAt, outlook, leavebits: readArticles() }));
  }

  async function* readArticles(): AsyncGenerator<ReceivedArticle> {
    for (const one of planned) {
      let article: ReceivedArticle;
      try {
        article = await loadArticle(one);
      } catch (error) {
        if (!notesMissing(one, error, { isNamed: false })) throw error;
        continue;
      }
      yield article;
    }
  }

  async function loadArticle(one: PlannedLeavebit): Promise<ReceivedArticle> {
    const { content, sender, files, lastUpdate } = one;
    const from = formatEmail(formatOwnerNames(sender).ownerInFull);
    if (one.letterPath === null) {
      await assertStillReadable(ctx, email, content.id);
      return { description: null, infoFields: null, lastUpdate, isDamaged: true, files: [], from };
    }
    const leavebit = await load(one);
    const { description, infoFields, row, files: current } = leavebit;
    const ids = new Set(current.map(({ id }) => id));
    return {
      description,
      infoFields,
      ...presentSealing(leavebit),
      lastUpdate: row.lastUpdate.toISOString(),
      isDamaged: false,
      files: files.filter(({ path }) => path === null || ids.has(one.zipped.get(path)!.id)),
      from,
    };
  }

  async function* readLetter(one: PlannedLeavebit): AsyncGenerator<Buffer> {
    const leavebit = await load(one);
    const names = new Set(one.files.map(({ name }) => name));
    for (const { name } of leavebit.files)
      if (!names.has(name)) missing.push({ ...describe(one), fileName: name, reason: 'added' });
    const { isSealed } = one;
    const infoFields = isSealed ? '' : leavebit.infoFields;
    const { lastUpdate } = leavebit.row;
    yield Buffer.from(
      formatLetter(messages.letter, { ...leavebit, ...one.sender, infoFields, lastUpdate, isSealed }),
    );
  }

  /** Empty if the LeaveBit has no such text. */
  async function* readSealedText(one: PlannedLeavebit, name: string): AsyncGenerator<Buffer> {
    const found = listSealedTexts(await load(one)).find((text) => text.name === name);
    yield Buffer.from(found?.text ?? '');
  }

  async function* readFile({ content: { id } }: PlannedLeavebit, file: ZippedFile): AsyncGenerator<Buffer> {
    const assertStillOpen = () => assertFileStillReadable(ctx, email, { id, fileId: file.id });
    // An empty file has no bytes before which access is checked.
    if (file.size === 0) await assertStillOpen();
    yield* streamStoredFile(ctx, file.dataKey, file, { start: 0, end: file.size - 1 }, assertStillOpen);
  }

  /** Decides access again. A save since then is recorded, because the recipient gets what it saved. */
  async function load({ content }: PlannedLeavebit): Promise<DecryptedLeavebit> {
    const { leavebit } = await loadSharedLeavebitWithSender(ctx, email, content.id);
    const { row, description } = leavebit;
    if (row.seqno !== content.seqno)
      await recordEverythingDownloaded(ctx, session, [{ ...content, seqno: row.seqno, description }]);
    return leavebit;
  }

  /** Notes what can't be read any more. False for a failure that isn't about the content, which must break off the ZIP. */
  function notesMissing(
    one: PlannedLeavebit,
    error: unknown,
    { fileName = null, isNamed = true }: { fileName?: string | null; isNamed?: boolean },
  ): boolean {
    const reason = findMissingReason(error);
    if (reason === null) return false;
    if (reason === 'damaged')
      ctx.logger.error(
        { alarm: 'leavebit-damaged', err: error, leavebitId: one.content.id },
        'a download left out what is damaged',
      );
    if (fileName === null) gone.add(one);
    missing.push({ ...describe(one), ...(!isNamed && { headline: null }), fileName, reason });
    return true;
  }
}

const describe = ({ sender, content }: PlannedLeavebit) => ({
  from: formatEmail(formatOwnerNames(sender).ownerInFull),
  headline: content.description,
});

async function* encode(pieces: Iterable<string> | AsyncIterable<string>): AsyncGenerator<Buffer> {
  for await (const piece of pieces) yield Buffer.from(piece);
}
