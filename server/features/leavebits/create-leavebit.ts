import { NEW_DRAFT } from '#shared/contracts/drafts.ts';
import type { CreateLeavebitFields } from '#shared/contracts/leavebits.ts';
import type { DataKey } from '../../adapters/crypto/data-key.ts';
import type { WrappedDataKey } from '../../adapters/crypto/key-ring.ts';
import type { Context } from '../../context.ts';
import { triggerBytes } from '../../db/schema/index.ts';
import { notFoundError } from '../../http/domain-error.ts';
import { estateOpenError } from '../access/report-in-force.ts';
import { loadOwnerAccessFacts } from '../access/load-estate.ts';
import { buildIntegrityColumns } from '../access/integrity.ts';
import { deleteDraft } from '../drafts/manage-drafts.ts';
import { digestKeys, storeCardsOfSave } from '../sealing/cards.ts';
import { assertTextsSealed } from '../sealing/assert-sealed.ts';
import { getOwnerNames } from '../names/owner-name.ts';
import { scheduleOpeningNotices } from '../notices/schedule-opening-notices.ts';
import { lockOwner } from '../reporters/lock-owner.ts';
import type { ReceivedFile } from './receive-multipart-form.ts';
import { assertAccountLimits } from './files/assert-account-limits.ts';
import { attachStoredFiles } from './files/attach-files.ts';
import { decryptLeavebit, encryptLeavebitTexts, type DecryptedLeavebit } from './leavebit-encryption.ts';
import { notifyNewRecipients } from '../notices/notify-new-recipients.ts';
import { listFilesByLeavebit } from './queries.ts';
import { recordLeavebitCreated } from './record-leavebit-activity.ts';
import { mergeSharing, emptySharing } from './rules.ts';

/** The id and data key of a LeaveBit that doesn't exist yet, so that its files can be encrypted during the upload. */
export interface NewLeavebitKey {
  id: number;
  dataKey: DataKey;
  wrapped: WrappedDataKey;
}

export function createLeavebitKey({ random, keyRing }: Context): NewLeavebitKey {
  const id = random.id();
  return { id, ...keyRing.createDataKey(id) };
}

/**
 * Saves a new LeaveBit with its files and notifies its recipients, atomically.
 * @throws DomainError `not-sealed` if it is sealed and its text or a file isn't an age file
 */
export async function createLeavebit(
  ctx: Context,
  {
    userId,
    fresh,
    fields,
    files,
  }: { userId: number; fresh: NewLeavebitKey; fields: CreateLeavebitFields; files: ReceivedFile[] },
): Promise<DecryptedLeavebit> {
  await assertTextsSealed(fields.sealed ?? false, fields);
  return ctx.db.transaction(async (tx) => {
    const user = await lockOwner(tx, userId);
    if (!user) throw notFoundError();
    const owner = await loadOwnerAccessFacts(ctx, tx, userId);
    if (owner.estate.report === 'released') throw estateOpenError();
    const now = ctx.clock.now();
    const { id, dataKey, wrapped } = fresh;
    const [row] = await tx
      .insert(triggerBytes)
      .values({
        ...wrapped,
        ...encryptLeavebitTexts(dataKey, id, fields),
        ...buildIntegrityColumns(dataKey, {
          id,
          userId,
          ...mergeSharing(emptySharing, fields),
          hidesAddresses: fields.hidesAddresses ?? false,
          sealed: fields.sealed ?? false,
        }),
        sealedFor: fields.sealed && fields.sealedFor ? digestKeys(fields.sealedFor) : null,
        lastFileCounter: files.length,
        lastUpdate: now,
        createdAt: now,
      })
      .returning();
    if (!row) throw new Error('the new LeaveBit was not returned');
    await attachStoredFiles(
      ctx,
      tx,
      { id, sealed: row.sealed, dataKey, lastFileCounter: 0, names: [] },
      files,
    );
    await storeCardsOfSave(ctx, tx, { userId, cards: fields.newCards ?? {}, at: now });
    if (fields.clearsDraft) await deleteDraft(tx, { userId, id: NEW_DRAFT });
    await assertAccountLimits(ctx, tx, userId, {
      given: fields.sharingEmails.filter((email) => email !== user.username),
    });
    await notifyNewRecipients(ctx, tx, {
      leavebit: row,
      before: null,
      names: getOwnerNames(ctx, user),
      owner,
    });
    await scheduleOpeningNotices(ctx, tx, row, null, owner);
    const created = decryptLeavebit(ctx.keyRing, row, (await listFilesByLeavebit(tx, [row])).get(id) ?? []);
    await recordLeavebitCreated(ctx, tx, created, user);
    return created;
  });
}
