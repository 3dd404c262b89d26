import type { Context } from '../../context.ts';
import { loadOwnerAccessFacts } from '../access/load-estate.ts';
import { decideAccess, getRecipientFacts } from '../access/rules.ts';
import type { ZippedFile } from '../files/send-zip.ts';
import type { LeavebitRow } from '../leavebits/leavebit-encryption.ts';
import { loadLeavebitPages } from '../leavebits/load-leavebits.ts';
import { getOwnerNames } from '../names/owner-name.ts';
import { listVisibleRecipients } from '../recipients/rules.ts';
import { EXPORT_FORMAT, EXPORT_VERSION, type ReceivedLeavebit, type RecipientExport } from './format.ts';
import {
  decryptLeavebitPages,
  collectZippedFiles,
  createLazyRows,
  type DecryptedForExport,
  type LazyRows,
} from './decrypt-leavebits.ts';
import { loadInheritedLeavebits } from './load-inherited-leavebits.ts';
import { createZipPaths } from './zip-paths.ts';
import { loadOwner, buildOwnerLeavebitsQuery, loadSubstituteTurns } from './queries.ts';
import { getOpeningTime } from './rules.ts';

/** A recipient's export whose LeaveBits are read while it is written. */
export type RecipientExportSource = Omit<RecipientExport, 'leavebits'> & {
  leavebits: LazyRows<ReceivedLeavebit>;
};

/**
 * What one recipient would receive from an owner, regardless of when it opens. `ctx` must provide a consistent snapshot.
 * Contains no more than the recipient's own page would show: none of the owner's private names for people, and no LeaveBit that
 * the recipient has left. LeaveBits that never open for them, and those that would go to them as a substitute, are listed without
 * content.
 */
export async function loadRecipientExport(
  ctx: Context,
  userId: number,
  email: string,
): Promise<{ data: RecipientExportSource; zipped: ZippedFile[] }> {
  const owner = await loadOwner(ctx.db, userId);
  const facts = await loadOwnerAccessFacts(ctx, ctx.db, userId);
  const now = ctx.clock.trustedNow();
  const turns = await loadSubstituteTurns(ctx.db, userId, email);
  const opensFor = ({ row }: DecryptedForExport) => getOpeningTime(getRecipientFacts(row, email).setting);
  const isNever = (one: DecryptedForExport) => opensFor(one).when === 'never';
  async function* received(): AsyncGenerator<DecryptedForExport[]> {
    const pages = loadLeavebitPages(ctx, buildOwnerLeavebitsQuery(userId, email));
    for await (const page of decryptLeavebitPages(ctx, withoutLeft(pages, email), createZipPaths()))
      yield page.map((one) => (isNever(one) ? { ...one, zipped: [] } : one));
  }
  const { length, zipped } = await collectZippedFiles(received());
  const { ownerUsername, ownerName } = getOwnerNames(ctx, owner);
  return {
    data: {
      format: EXPORT_FORMAT,
      version: EXPORT_VERSION,
      exportedAt: ctx.clock.now().toISOString(),
      kind: 'recipient',
      from: { email: ownerUsername, name: ownerName },
      to: { email },
      leavebits: createLazyRows(length, async function* () {
        for await (const page of received()) for (const one of page) yield present(one);
      }),
      asSubstitute: await loadInheritedLeavebits(ctx, userId, email),
    },
    zipped,
  };

  function present(one: DecryptedForExport): ReceivedLeavebit {
    const { row, content } = one;
    return {
      ...content,
      ...(isNever(one) && { infoFields: null, sealedNames: undefined, files: [] }),
      opens: opensFor(one),
      isOpenNow: decideAccess({ ...getRecipientFacts(row, email), ...facts }, now).kind === 'open',
      sharingEmails: listVisibleRecipients(email, { ...row, isSubstitute: turns.has(row.id) }),
    };
  }
}

async function* withoutLeft(
  pages: AsyncIterable<LeavebitRow[]>,
  email: string,
): AsyncGenerator<LeavebitRow[]> {
  for await (const rows of pages) yield rows.filter(({ leftBy }) => !Object.hasOwn(leftBy, email));
}
