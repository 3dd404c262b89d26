import { formatEmail } from '#shared/domain/format-email.ts';
import type { Context } from '../../context.ts';
import type { ZippedFile } from '../files/send-zip.ts';
import { loadPersonLanguageLookup } from '../people/load-person-names.ts';
import { createDownloadMessages } from '../recipients/downloads/download-messages.ts';
import { stringifyInPieces } from './stringify-in-pieces.ts';
import { renderOwnerPage } from './page/owner-page.ts';
import { renderRecipientPage } from './page/recipient-page.ts';
import { receivesAnything } from './queries.ts';
import { notRecipientError } from './authorize-export.ts';
import { toOwnerExportJson, loadOwnerExport } from './load-owner-export.ts';
import { loadRecipientExport } from './load-recipient-export.ts';
import { spoolText, type SpooledText } from './spool.ts';

/** An export whose texts have been spooled. The caller must close them. */
export interface SpooledExport {
  /** The ZIP's name, without the extension. */
  name: string;
  page: SpooledText;
  data: SpooledText;
  files: ZippedFile[];
  savedAt: Date;
}

/**
 * Loads an export and spools its texts. The rows are a consistent snapshot. Files are read later, during the download; one that
 * has been deleted by then aborts it.
 * @param recipient null exports all of the owner's data
 */
export function buildExport(
  ctx: Context,
  { userId, recipient }: { userId: number; recipient: string | null },
): Promise<SpooledExport> {
  return ctx.db.transaction(
    async (tx) => {
      const moment: Context = { ...ctx, db: tx };
      if (recipient === null) {
        const { data, zipped } = await loadOwnerExport(moment, userId);
        const page = () => renderOwnerPage(data, ctx.config.takesPayments);
        return putAside(ctx, { name: 'LeaveBits', page, data: () => toOwnerExportJson(data), zipped });
      }
      if (!(await receivesAnything(moment, tx, userId, recipient))) throw notRecipientError();
      const { data, zipped } = await loadRecipientExport(moment, userId, recipient);
      const name = `LeaveBits for ${formatEmail(recipient)}`;
      const messages = createDownloadMessages((await loadPersonLanguageLookup(tx, userId))(recipient));
      return putAside(ctx, {
        name,
        page: () => renderRecipientPage(messages, data),
        data: () => data,
        zipped,
      });
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
): Promise<SpooledExport> {
  const now = clock.now();
  const place = { dataDir: config.dataDir, logger };
  const page = await spoolText(made.page(), place);
  try {
    return {
      name: `${made.name} ${now.toISOString().slice(0, 10)}`,
      page,
      data: await spoolText(withLineEnd(stringifyInPieces(made.data())), place),
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
