import { Readable } from 'node:stream';
import { formatOwnerNames, type OwnerNames } from '#shared/domain/display-names.ts';
import type { Context } from '#server/context.ts';
import { runInSnapshot } from '#server/db/database.ts';
import { DomainError } from '#server/http/domain-error.ts';
import type { AssertStillOpen } from '../../files/read-stored-file.ts';
import type { ZippedFile, ZipText } from '../../files/send-zip.ts';
import { formatLetter, getLetterName } from '../../recipients/downloads/letter.ts';
import { nothingToDownload } from '../../recipients/downloads/issue-download-ticket.ts';
import {
  assertFileStillReadable,
  loadSharedLeavebitWithSender,
  streamReadableLeavebits,
  type ReadableLeavebit,
} from '../../recipients/load-shared-leavebits.ts';
import type { Downloaded } from '../../recipients/record-reading.ts';
import { decryptLeavebitPages, type DecryptedForExport } from '../decrypt-leavebits.ts';
import { renderReceivedPage, type ReceivedArticle } from '../page/received-page.ts';
import { spoolText, toZipText, type SpooledText } from '../spool.ts';
import { createReceivedPaths, RECEIVED_PAGE_PATH } from '../zip-paths.ts';

/** Everything that a recipient may read, ready to be sent as a ZIP. The caller must close the page. */
export interface ReceivedArchive {
  page: SpooledText;
  texts: ZipText[];
  files: ZippedFile[];
  contents: Downloaded[];
  assertStillOpen: AssertStillOpen;
}

/**
 * Decides what an address may read, and spools the page. Texts and files are read while the ZIP is being sent, and access is
 * decided again for each of them.
 * @throws DomainError `not-found` if nothing can be read, or `restoring`
 */
export function buildReceivedArchive(ctx: Context, email: string): Promise<ReceivedArchive> {
  return runInSnapshot(ctx, async (snapshot) => {
    const letters: ZipText[] = [];
    const files: ZippedFile[] = [];
    const contents: Downloaded[] = [];
    const leavebitOfFile = new Map<number, number>();
    async function* collect(): AsyncGenerator<ReceivedArticle> {
      for await (const one of decryptReadable(snapshot, email)) {
        const { row, content } = one.decrypted;
        contents.push({
          id: row.id,
          userId: row.userId,
          seqno: row.seqno,
          description: content.description ?? '',
        });
        for (const file of one.decrypted.zipped) {
          files.push(file);
          leavebitOfFile.set(file.id, row.id);
        }
        if (one.letterPath !== null) letters.push(createLetter(ctx, email, one, one.letterPath));
        yield { ...content, from: formatOwnerNames(one.sender).ownerInFull };
      }
    }
    const page = await spoolText(
      renderReceivedPage({ email, downloadedAt: ctx.clock.now().toISOString(), leavebits: collect() }),
      { dataDir: ctx.config.dataDir, logger: ctx.logger },
    );
    if (contents.length === 0) {
      await page.close();
      throw nothingToDownload();
    }
    return {
      page,
      texts: [toZipText(RECEIVED_PAGE_PATH, page), ...letters],
      files,
      contents,
      assertStillOpen: ({ id: fileId }) =>
        assertFileStillReadable(ctx, email, { id: leavebitOfFile.get(fileId)!, fileId }),
    };
  });
}

interface Received {
  decrypted: DecryptedForExport;
  sender: OwnerNames;
  /** Null if the LeaveBit is damaged. */
  letterPath: string | null;
}

async function* decryptReadable(ctx: Context, email: string): AsyncGenerator<Received> {
  const paths = createReceivedPaths();
  const senders = new Map<number, OwnerNames>();
  const letterPaths = new Map<number, string>();
  const places = {
    assign(headline: string, files: readonly string[], { id, userId }: { id: number; userId: number }) {
      const sender = { id: userId, name: formatOwnerNames(senders.get(userId)!).owner };
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
        yield { decrypted, sender: senders.get(userId)!, letterPath: letterPaths.get(id) ?? null };
      }
    }
  }
}

/** The file with a LeaveBit's text. It is loaded again when it is sent, so that memory doesn't hold all texts. */
function createLetter(ctx: Context, email: string, { decrypted, sender }: Received, path: string): ZipText {
  const { content } = decrypted;
  // Not the row itself, which holds the text.
  const { id, seqno, lastUpdate } = decrypted.row;
  const bytes = Buffer.byteLength(
    formatLetter({
      ...sender,
      description: content.description ?? '',
      infoFields: content.infoFields ?? '',
      lastUpdate,
      files: content.files,
    }),
  );
  async function* load() {
    const { leavebit } = await loadSharedLeavebitWithSender(ctx, email, id);
    if (leavebit.row.seqno !== seqno) throw new DomainError('conflict', 'This LeaveBit has been changed.');
    yield Buffer.from(formatLetter({ ...leavebit, ...sender, lastUpdate }));
  }
  return { path, bytes, read: () => Readable.from(load(), { objectMode: false }) };
}
