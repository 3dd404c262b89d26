import { eq } from 'drizzle-orm';
import type { CreateLeavebitFields } from '#shared/contracts/leavebits.ts';
import type { DataKey } from '../../adapters/crypto/data-key.ts';
import type { WrappedDataKey } from '../../adapters/crypto/key-ring.ts';
import type { Context } from '../../context.ts';
import { triggerBytes, users } from '../../db/schema/index.ts';
import { notFound } from '../../http/domain-error.ts';
import { assertEstateNotOpen } from '../access/estate-hold.ts';
import { readOwnerFacts } from '../access/read-estate.ts';
import { sealNew } from '../access/seal.ts';
import { namedOwnerColumns, namesOf } from '../names/owner-name.ts';
import { planOpenings } from '../notices/plan-openings.ts';
import type { ReceivedFile } from './receive-form.ts';
import { assertRoom } from './files/assert-room.ts';
import { attachFiles } from './files/attach-files.ts';
import { openLeavebit, sealTexts, type OpenedLeavebit } from './content.ts';
import { notifyRecipients } from '../notices/notify-recipients.ts';
import { filesOf } from './queries.ts';
import { recordCreated } from './record-changes.ts';
import { mergeSharing, noSharing } from './rules.ts';

/** The id and key of a future LeaveBit. They seal its files while the form arrives. */
export interface NewLeavebit {
  id: number;
  dataKey: DataKey;
  wrapped: WrappedDataKey;
}

export function prepareLeavebit({ ids, keyRing }: Context): NewLeavebit {
  const id = ids.randomId();
  return { id, ...keyRing.createDataKey(id) };
}

/** Saves a new LeaveBit with its files and tells its recipients. It does all of this or nothing. */
export async function createLeavebit(
  ctx: Context,
  {
    userId,
    fresh,
    fields,
    files,
  }: { userId: number; fresh: NewLeavebit; fields: CreateLeavebitFields; files: ReceivedFile[] },
): Promise<OpenedLeavebit> {
  return ctx.db.transaction(async (tx) => {
    const [user] = await tx.select(namedOwnerColumns).from(users).where(eq(users.id, userId));
    if (!user) throw notFound();
    await assertEstateNotOpen(tx, userId);
    const now = ctx.clock.now();
    const { id, dataKey, wrapped } = fresh;
    const [row] = await tx
      .insert(triggerBytes)
      .values({
        ...wrapped,
        ...sealTexts(dataKey, id, fields),
        ...sealNew(dataKey, {
          id,
          userId,
          ...mergeSharing(noSharing, fields),
          hidesAddresses: fields.hidesAddresses ?? false,
        }),
        lastFileCounter: files.length,
        lastUpdate: now,
        createdAt: now,
      })
      .returning();
    if (!row) throw new Error('the new LeaveBit was not returned');
    await attachFiles(ctx, tx, { id, dataKey, lastFileCounter: 0, names: [] }, files);
    await assertRoom(ctx, tx, userId, {
      given: fields.sharingEmails.filter((email) => email !== user.username),
    });
    const owner = await readOwnerFacts(ctx, tx, userId);
    await notifyRecipients(ctx, tx, {
      leavebit: row,
      before: null,
      names: namesOf(ctx, user),
      owner,
    });
    await planOpenings(ctx, tx, row, null, owner);
    const created = openLeavebit(ctx.keyRing, row, (await filesOf(tx, [row])).get(id) ?? []);
    await recordCreated(ctx, tx, created);
    return created;
  });
}
