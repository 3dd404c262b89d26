import { formatSize } from '#shared/domain/sizes.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { DomainError, notFoundError } from '#server/http/domain-error.ts';
import { estateOpenError, findReportInForce, type ReportInForce } from '../../access/report-in-force.ts';
import { recordActivity } from '../../activity/record-activity.ts';
import { lockOwner } from '../../reporters/lock-owner.ts';
import { loadStorageUse } from '../../storage/load-storage-use.ts';
import { assertAccountLimits } from '../files/assert-account-limits.ts';
import { decryptLeavebit, type LeavebitRow, type DecryptedLeavebit } from '../leavebit-encryption.ts';
import { listFilesByLeavebit, findOwnedLeavebit } from '../queries.ts';
import { decryptActivitySubject } from '../record-leavebit-activity.ts';
import { recordRestoredSharing } from '../change-digest/record-sharing-change.ts';
import { listTrashedFiles, lockTrashedLeavebit } from './queries.ts';
import { restoreTrashedFile, restoreTrashedLeavebit } from './restore-from-trash.ts';
import { canRestoreFromTrash, shouldNotifyOfRestoration } from './rules.ts';

type Owner = NonNullable<Awaited<ReturnType<typeof lockOwner>>>;

/**
 * Restores an item from the trash. A LeaveBit is restored unchanged, with the same recipients and without a new save. A file is
 * restored as a save of its LeaveBit.
 * @throws DomainError `not-found` if it isn't in the trash; `estate-open` if it was deleted before the report that keeps the
 * estate open; `conflict` if the file's LeaveBit is in the trash too; `too-large` if there is no room for it
 */
export async function restoreTrashItem(
  ctx: Context,
  { userId, id }: { userId: number; id: number },
): Promise<DecryptedLeavebit> {
  return ctx.db.transaction(async (tx) => {
    const owner = await lockOwner(tx, userId);
    if (!owner) throw notFoundError();
    // The lock makes a release wait, so that it notifies the heirs of whatever was restored before it.
    const report = await findReportInForce(tx, userId, { lock: true });
    const trashed = await lockTrashedLeavebit(tx, userId, id);
    const { row, fileName } = trashed
      ? { row: await restoreLeavebit(ctx, tx, { owner, report, trashed }), fileName: null }
      : await restoreFile(ctx, tx, { userId, id, report });
    const subject = decryptActivitySubject(ctx, row);
    await recordActivity(
      ctx,
      tx,
      fileName === null
        ? { userId, kind: 'leavebit-restored', subject }
        : { userId, kind: 'file-restored', subject, detail: `File: ${fileName}.` },
    );
    return decryptLeavebit(ctx.keyRing, row, (await listFilesByLeavebit(tx, [row])).get(row.id) ?? []);
  });
}

interface Trashed {
  owner: Owner;
  report: ReportInForce | null;
  trashed: LeavebitRow;
}

async function restoreLeavebit(
  ctx: Context,
  tx: Database,
  { owner, report, trashed }: Trashed,
): Promise<LeavebitRow> {
  const { id, userId } = trashed;
  if (!canRestoreFromTrash(trashed.trashedAt!, { report })) throw estateOpenError();
  const row = await restoreTrashedLeavebit(ctx, tx, { owner, trashed, at: ctx.clock.now() });
  await assertFits(ctx, tx, userId, (await listFilesByLeavebit(tx, [row])).get(id) ?? []);
  await assertAccountLimits(ctx, tx, userId, {
    given: row.sharingEmails.filter((email) => email !== owner.email),
  });
  if (shouldNotifyOfRestoration(trashed.trashedAt!, ctx.clock.now()))
    await recordRestoredSharing(ctx, tx, { owner, id, sharing: row });
  return row;
}

async function restoreFile(
  ctx: Context,
  tx: Database,
  { userId, id, report }: { userId: number; id: number; report: ReportInForce | null },
): Promise<{ row: LeavebitRow; fileName: string }> {
  const [found] = await listTrashedFiles(tx, userId, { id });
  if (!found) throw notFoundError();
  const row = await findOwnedLeavebit(tx, userId, found.leavebit.id, { lock: true });
  if (!row) {
    throw new DomainError(
      'conflict',
      'This file’s LeaveBit is in the trash, too. Restore the LeaveBit first, then the file.',
    );
  }
  // Another request may have restored the file, or a job erased it, before the lock was acquired.
  const [present] = await listTrashedFiles(tx, userId, { id });
  if (!present) throw notFoundError();
  const { file } = present;
  if (!canRestoreFromTrash(file.trashedAt, { report })) throw estateOpenError();
  const returned = await restoreTrashedFile(ctx, tx, { row, file });
  await assertFits(ctx, tx, userId, [file]);
  return returned;
}

/** Rejects a restoration that exceeds the owner's quota. Runs after the write. The caller holds the lock on the owner's row. */
async function assertFits(
  ctx: Context,
  tx: Database,
  userId: number,
  files: readonly { size: number }[],
): Promise<void> {
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  if (bytes === 0) return;
  const { usedBytes, quotaBytes } = await loadStorageUse(ctx, tx, userId);
  if (usedBytes <= quotaBytes) return;
  throw new DomainError(
    'too-large',
    `There isn’t enough space to restore this: it needs ${formatSize(bytes)}, and your files would use ${formatSize(usedBytes)} of ` +
      `${formatSize(quotaBytes)}. It stays in the trash. Please delete files you no longer need, then try again.`,
  );
}
