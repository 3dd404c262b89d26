import type { Context } from '../../context.ts';
import type { ZippedFile } from '../files/send-zip.ts';
import { jsonPieces } from './json-pieces.ts';
import { ownerPage } from './page/owner-page.ts';
import { recipientPage } from './page/recipient-page.ts';
import { isRecipient } from './queries.ts';
import { nobody } from './prove-export.ts';
import { inOrderOfFormat, readOwnerExport } from './read-owner-export.ts';
import { readRecipientExport } from './read-recipient-export.ts';
import { spool, type Spooled } from './spool.ts';

/** An export whose texts are put aside. Its reader closes them. */
export interface ReadExport {
  /** Of the ZIP, without the extension. */
  name: string;
  page: Spooled;
  data: Spooled;
  files: ZippedFile[];
  savedAt: Date;
}

/**
 * Reads an export and puts its texts aside. The rows are those of one moment. The files come after it, when they are sent: one that is
 * gone by then breaks the ZIP off.
 * @param recipient null for everything of the owner.
 */
export function readExport(
  ctx: Context,
  { userId, recipient }: { userId: number; recipient: string | null },
): Promise<ReadExport> {
  return ctx.db.transaction(
    async (tx) => {
      const moment: Context = { ...ctx, db: tx };
      if (recipient === null) {
        const { data, zipped } = await readOwnerExport(moment, userId);
        const page = () => ownerPage(data, ctx.config.takesPayments);
        return putAside(ctx, { name: 'LeaveBits', page, data: () => inOrderOfFormat(data), zipped });
      }
      if (!(await isRecipient(tx, userId, recipient))) throw nobody();
      const { data, zipped } = await readRecipientExport(moment, userId, recipient);
      const name = `LeaveBits for ${recipient}`;
      return putAside(ctx, { name, page: () => recipientPage(data), data: () => data, zipped });
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

async function putAside(
  { clock, config, logger }: Context,
  made: {
    name: string;
    page: () => AsyncIterable<string>;
    data: () => object;
    zipped: ZippedFile[];
  },
): Promise<ReadExport> {
  const now = clock.now();
  const place = { dataDir: config.dataDir, logger };
  const page = await spool(made.page(), place);
  try {
    return {
      name: `${made.name} ${now.toISOString().slice(0, 10)}`,
      page,
      data: await spool(withLineEnd(jsonPieces(made.data())), place),
      files: made.zipped,
      savedAt: now,
    };
  } catch (error) {
    await page.close();
    throw error;
  }
}

async function* withLineEnd(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  yield* pieces;
  yield '\n';
}
