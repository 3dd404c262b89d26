import type { Context } from '../../context.ts';
import type { OfferedZip } from '../files/send-zip.ts';
import type { OpenedForExport } from './open-leavebits.ts';
import { ownerPage } from './page/owner-page.ts';
import { recipientPage } from './page/recipient-page.ts';
import { isRecipient } from './queries.ts';
import { nobody } from './prove-export.ts';
import { readOwnerExport } from './read-owner-export.ts';
import { readRecipientExport } from './read-recipient-export.ts';

/**
 * Reads an export. The rows are those of one moment. The files come after it, when they are sent: one that is gone by then
 * breaks the ZIP off.
 * @param recipient null for everything of the owner.
 */
export function readExport(
  ctx: Context,
  { userId, recipient }: { userId: number; recipient: string | null },
): Promise<OfferedZip> {
  return ctx.db.transaction(
    async (tx) => {
      const moment: Context = { ...ctx, db: tx };
      if (recipient === null) {
        const { data, opened } = await readOwnerExport(moment, userId);
        return offered(ctx, {
          name: 'LeaveBits',
          page: ownerPage(data, ctx.config.takesPayments),
          data,
          opened,
        });
      }
      if (!(await isRecipient(tx, userId, recipient))) throw nobody();
      const { data, opened } = await readRecipientExport(moment, userId, recipient);
      return offered(ctx, { name: `LeaveBits for ${recipient}`, page: recipientPage(data), data, opened });
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

function offered(
  { clock }: Context,
  { name, page, data, opened }: { name: string; page: string; data: object; opened: OpenedForExport[] },
): OfferedZip {
  const now = clock.now();
  return {
    name: `${name} ${now.toISOString().slice(0, 10)}`,
    texts: [
      { path: 'index.html', text: page },
      { path: 'data.json', text: `${JSON.stringify(data, null, 2)}\n` },
    ],
    files: opened.flatMap(({ zipped }) => zipped),
    savedAt: now,
  };
}
