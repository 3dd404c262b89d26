import { formatOwnerNames, type OwnerNames } from '#shared/domain/display-names.ts';
import { formatEmail } from '#shared/domain/format-email.ts';
import type { Context } from '#server/context.ts';
import { runInSnapshot } from '#server/db/database.ts';
import { streamStoredFile } from '../../files/read-stored-file.ts';
import type { ZippedFile } from '../../files/send-zip.ts';
import type { ZipEntry } from '../../files/write-zip.ts';
import type { DecryptedLeavebit } from '../../leavebits/leavebit-encryption.ts';
import { formatLetter, getLetterName } from '../../recipients/downloads/letter.ts';
import { nothingToDownload } from '../../recipients/downloads/issue-download-ticket.ts';
import type { EmailSession } from '../../recipients/email-session.ts';
import {
  assertFileStillReadable,
  assertStillReadable,
  loadSharedLeavebitWithSender,
  streamReadableLeavebits,
  type ReadableLeavebit,
} from '../../recipients/load-shared-leavebits.ts';
import { recordEverythingDownloaded, type Downloaded } from '../../recipients/record-reading.ts';
import { decryptLeavebitPages, type DecryptedForExport } from '../decrypt-leavebits.ts';
import type { ExportedFile } from '../format.ts';
import { renderReceivedPage, type ReceivedArticle } from '../page/received-page.ts';
import { createReceivedPaths, NOT_INCLUDED_PATH, RECEIVED_PAGE_PATH } from '../zip-paths.ts';
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
  /** Null if the LeaveBit is damaged. */
  letterPath: string | null;
  files: ExportedFile[];
  /** The files that aren't damaged, by their paths. */
  zipped: Map<string | null, ZippedFile>;
}

/**
 * Decides what an address may read. Each text and file is read when it is its turn in the ZIP, where access to it is decided
 * again. What can't be read then is left out, and named at the end.
 * @throws DomainError `not-found` if nothing can be read, or `restoring`
 */
export async function buildReceivedArchive(ctx: Context, session: EmailSession): Promise<ReceivedArchive> {
  const planned = await runInSnapshot(ctx, async (snapshot) => {
    const found: PlannedLeavebit[] = [];
    for await (const one of planReadable(snapshot, session.email)) found.push(one);
    return found;
  });
  if (planned.length === 0) throw nothingToDownload();
  return {
    contents: planned.map(({ content }) => content),
    senders: planned.map(({ sender }) => sender),
    entries: listEntries(ctx, session, planned),
  };
}

async function* planReadable(ctx: Context, email: string): AsyncGenerator<PlannedLeavebit> {
  const paths = createReceivedPaths();
  const senders = new Map<number, OwnerNames>();
  const letterPaths = new Map<number, string>();
  const places = {
    assign(headline: string, files: readonly string[], { id, userId }: { id: number; userId: number }) {
      const sender = { id: userId, name: formatEmail(formatOwnerNames(senders.get(userId)!).owner) };
      const assigned = paths.assign(sender, { headline, letter: getLetterName(headline), files });
      letterPaths.set(id, assigned.letter);
      return assigned.files;
    },
  };
  async function* rows(page: ReadableLeavebit[]) {
    yield page.map(({ row }) => row);
  }
  for await (const page of streamReadableLeavebits(ctx, email)) {
    for (const { row, sender } of page) senders.set(row.userId, sender);
    for await (const decryptedPage of decryptLeavebitPages(ctx, rows(page), places)) {
      for (const decrypted of decryptedPage) {
        const { id, userId } = decrypted.row;
        yield plan(decrypted, senders.get(userId)!, letterPaths.get(id) ?? null);
      }
    }
  }
}

function plan(
  { row, content, zipped }: DecryptedForExport,
  sender: OwnerNames,
  letterPath: string | null,
): PlannedLeavebit {
  const { id, userId, seqno } = row;
  return {
    content: { id, userId, seqno, description: content.description ?? '' },
    sender,
    lastUpdate: content.lastUpdate,
    letterPath,
    files: content.files,
    zipped: new Map(zipped.map((file) => [file.path, file])),
  };
}

/** The page, all texts, all files, and what is missing. */
async function* listEntries(
  ctx: Context,
  session: EmailSession,
  planned: readonly PlannedLeavebit[],
): AsyncGenerator<ZipEntry> {
  const { email } = session;
  const missing: MissingItem[] = [];
  const gone = new Set<PlannedLeavebit>();

  yield { path: RECEIVED_PAGE_PATH, size: null, read: readPage, mayBeLeftOut: () => false };
  for (const one of planned) {
    if (one.letterPath === null || gone.has(one)) continue;
    yield {
      path: one.letterPath,
      size: null,
      read: () => readLetter(one),
      mayBeLeftOut: (error) => notesMissing(one, error, {}),
    };
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
      path: NOT_INCLUDED_PATH,
      size: null,
      read: () => encode([formatNotIncluded(missing)]),
      mayBeLeftOut: () => false,
    };

  function readPage() {
    const downloadedAt = ctx.clock.now().toISOString();
    return encode(renderReceivedPage({ email, downloadedAt, leavebits: readArticles() }));
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
    const { description, infoFields, row, files: current } = await load(one);
    const ids = new Set(current.map(({ id }) => id));
    return {
      description,
      infoFields,
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
    yield Buffer.from(formatLetter({ ...leavebit, ...one.sender, lastUpdate: leavebit.row.lastUpdate }));
  }

  async function* readFile({ content: { id } }: PlannedLeavebit, file: ZippedFile): AsyncGenerator<Buffer> {
    const assertStillOpen = () => assertFileStillReadable(ctx, email, { id, fileId: file.id });
    // An empty file has no bytes before which access is checked.
    if (file.size === 0) await assertStillOpen();
    yield* streamStoredFile(ctx.pool, file.dataKey, file, { start: 0, end: file.size - 1 }, assertStillOpen);
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
