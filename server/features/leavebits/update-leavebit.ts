import { TOO_MANY_RECIPIENTS, type UpdateLeavebitFields } from '#shared/contracts/leavebits.ts';
import { findFileByName } from '#shared/domain/file-names.ts';
import type { Context } from '../../context.ts';
import { DomainError, notFoundError } from '../../http/domain-error.ts';
import { assertEstateNotOpen } from '../access/report-in-force.ts';
import { loadOwnerAccessFacts } from '../access/load-estate.ts';
import { updateLeavebitRow } from '../access/integrity.ts';
import { deleteDraft } from '../drafts/manage-drafts.ts';
import { digestKeys, storeCardsOfSave } from '../sealing/cards.ts';
import { assertTextsSealed } from '../sealing/assert-sealed.ts';
import { getOwnerNames } from '../names/owner-name.ts';
import { scheduleOpeningNotices } from '../notices/schedule-opening-notices.ts';
import { lockOwner } from '../reporters/lock-owner.ts';
import type { ReceivedFile } from './receive-multipart-form.ts';
import { assertAccountLimits } from './files/assert-account-limits.ts';
import { attachStoredFiles } from './files/attach-files.ts';
import {
  decryptLeavebit,
  encryptLeavebitTexts,
  type DecryptedLeavebit,
  type LeavebitFile,
} from './leavebit-encryption.ts';
import { notifyNewRecipients } from '../notices/notify-new-recipients.ts';
import { listFilesByLeavebit, findOwnedLeavebit } from './queries.ts';
import { recordLeavebitSaved, recordVersionRestored } from './record-leavebit-activity.ts';
import { recordLossyEdit } from './change-digest/record-lossy-edit.ts';
import { recordSharingChanges } from './change-digest/record-sharing-change.ts';
import { exceedsRecipientLimit, mergeSharing, resetReturningRecipients } from './rules.ts';
import { moveFilesToTrash } from './trash/queries.ts';
import { restoreSealedParts, type SealedParts } from './versions/rules.ts';
import { storeReplacedVersion } from './versions/store-replaced-version.ts';
import type { StoredLeavebitVersion } from './versions/version-encryption.ts';

/**
 * Saves changes to a LeaveBit. Only the given fields change. New recipients are notified, replaced content is stored as a
 * version, and removed files go to the trash.
 * @param change.isWhole the fields are a complete state that must not be merged with the current rules
 * @param change.restores the version being restored, whose texts, recipients and rules are in the fields
 * @throws DomainError `not-found`, `not-sealed` as in `createLeavebit`, or `conflict` if it was saved after the given `seqno`. Nothing changes in either case.
 */
export async function updateLeavebit(
  ctx: Context,
  change: {
    userId: number;
    id: number;
    fields: UpdateLeavebitFields;
    files: ReceivedFile[];
    isWhole?: boolean;
    restores?: StoredLeavebitVersion;
  },
): Promise<DecryptedLeavebit> {
  const { userId, id, fields, files, isWhole = false, restores } = change;
  return ctx.db.transaction(async (tx) => {
    const user = await lockOwner(tx, userId);
    const row = await findOwnedLeavebit(tx, userId, id, { lock: true });
    if (!row || !user) throw notFoundError();
    await assertEstateNotOpen(tx, userId);
    if (fields.seqno !== undefined && fields.seqno !== row.seqno) {
      throw new DomainError(
        'conflict',
        'This LeaveBit was changed somewhere else after you opened it. Your change wasn’t saved.',
      );
    }
    await assertTextsSealed(row.sealed, fields);
    const before = { ...row, ...resetReturningRecipients(row, fields.shareAgain ?? []) };
    const current = decryptLeavebit(ctx.keyRing, row, (await listFilesByLeavebit(tx, [row])).get(id) ?? []);
    const removed = new Set(fields.deletedFiles.map((name) => findFileByName(current.files, name)));
    const kept = current.files.filter((file) => !removed.has(file));
    const removedFileIds = current.files.filter((file) => removed.has(file)).map((file) => file.id);
    await moveFilesToTrash(tx, removedFileIds, ctx.clock.now());
    const lastFileCounter = await attachStoredFiles(
      ctx,
      tx,
      {
        id,
        sealed: row.sealed,
        dataKey: current.dataKey,
        lastFileCounter: row.lastFileCounter,
        names: kept.map((file) => file.name),
      },
      files,
    );
    const sharing = mergeSharing(
      { ...row, leftBy: before.leftBy, ...(isWhole && { sharingConfig: {} }) },
      fields,
    );
    if (!isWhole && exceedsRecipientLimit(row.sharingEmails, sharing.sharingEmails))
      throw new DomainError('invalid', TOO_MANY_RECIPIENTS);
    const sealed = findSealedParts(current, fields, restores, kept);
    const saved = await updateLeavebitRow(ctx, tx, row, {
      ...encryptLeavebitTexts(current.dataKey, id, {
        description: fields.description ?? current.description,
        infoFields: fields.infoFields ?? current.infoFields,
        sealedNames: sealed.sealedNames,
      }),
      ...sharing,
      ...(row.sealed && { sealedFor: sealed.sealedFor && [...sealed.sealedFor] }),
      hidesAddresses: fields.hidesAddresses ?? row.hidesAddresses,
      seqno: row.seqno + 1,
      lastFileCounter,
      lastUpdate: ctx.clock.now(),
    });
    await storeCardsOfSave(ctx, tx, { userId, cards: fields.newCards ?? {}, at: saved.lastUpdate });
    if (fields.clearsDraft) await deleteDraft(tx, { userId, id });
    await storeReplacedVersion(ctx, tx, { before: row, saved, restores: restores?.seqno });
    const added = saved.sharingEmails.filter((email) => !before.sharingEmails.includes(email));
    await assertAccountLimits(ctx, tx, userId, { given: added.filter((email) => email !== user.email) });
    const owner = await loadOwnerAccessFacts(ctx, tx, userId);
    await notifyNewRecipients(ctx, tx, {
      leavebit: saved,
      before,
      names: getOwnerNames(ctx, user),
      owner,
    });
    await scheduleOpeningNotices(ctx, tx, saved, before.sharingConfig, owner);
    await recordSharingChanges(ctx, tx, { owner: user, saves: [{ id, before, after: saved }] });
    const after = decryptLeavebit(ctx.keyRing, saved, (await listFilesByLeavebit(tx, [saved])).get(id) ?? []);
    await recordLossyEdit(ctx, tx, { owner: user, before: current, after, removedFileIds });
    if (restores !== undefined) await recordVersionRestored(ctx, tx, after, restores.seqno);
    await recordLeavebitSaved(ctx, tx, { ...current, row: before }, after);
    return after;
  });
}

/** The names of sealed files after a save, and who can then open everything. */
function findSealedParts(
  { row, sealedNames }: DecryptedLeavebit,
  fields: UpdateLeavebitFields,
  restores: StoredLeavebitVersion | undefined,
  kept: readonly LeavebitFile[],
): SealedParts {
  const current = { sealedNames, sealedFor: row.sealedFor };
  if (restores)
    return restoreSealedParts(
      { ...current, fileCounters: kept.map(({ fileCounter }) => fileCounter) },
      restores,
    );
  if ((fields.infoFields ?? fields.sealedNames) === undefined) return current;
  return {
    sealedNames: fields.sealedNames ?? sealedNames,
    sealedFor: fields.sealedFor ? digestKeys(fields.sealedFor) : null,
  };
}
