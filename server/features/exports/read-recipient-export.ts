import type { Context } from '../../context.ts';
import { readOwnerFacts } from '../access/read-estate.ts';
import { accessFor, personIn } from '../access/rules.ts';
import type { ZippedFile } from '../files/send-zip.ts';
import type { LeavebitRow } from '../leavebits/content.ts';
import { readPages } from '../leavebits/read-leavebits.ts';
import { namesOf } from '../names/owner-name.ts';
import { recipientsShownTo } from '../recipients/rules.ts';
import { EXPORT_FORMAT, EXPORT_VERSION, type ReceivedLeavebit, type RecipientExport } from './format.ts';
import {
  openPages,
  readFilePlaces,
  readRows,
  type OpenedForExport,
  type ReadRows,
} from './open-leavebits.ts';
import { createPlaces } from './places.ts';
import { findOwner, leavebitsOfOwner } from './queries.ts';
import { openingOf } from './rules.ts';

/** A recipient's export whose LeaveBits are read while it is written. */
export type RecipientExportSource = Omit<RecipientExport, 'leavebits'> & {
  leavebits: ReadRows<ReceivedLeavebit>;
};

/**
 * What one person would receive from an owner, whenever it opens. `ctx` must see one moment of the database. It holds no more
 * than their own page would show them: no name that the owner gave to somebody, and nothing of what they have left. What
 * never opens for them is named, without its content.
 */
export async function readRecipientExport(
  ctx: Context,
  userId: number,
  email: string,
): Promise<{ data: RecipientExportSource; zipped: ZippedFile[] }> {
  const owner = await findOwner(ctx.db, userId);
  const facts = await readOwnerFacts(ctx, ctx.db, userId);
  const now = ctx.clock.certain();
  const opensFor = ({ row }: OpenedForExport) => openingOf(personIn(row, email).setting);
  const isNever = (one: OpenedForExport) => opensFor(one).when === 'never';
  async function* received(): AsyncGenerator<OpenedForExport[]> {
    const pages = readPages(ctx, leavebitsOfOwner(userId, email));
    for await (const page of openPages(ctx, withoutLeft(pages, email), createPlaces()))
      yield page.map((one) => (isNever(one) ? { ...one, zipped: [] } : one));
  }
  const { length, zipped } = await readFilePlaces(received());
  const { ownerUsername, ownerName } = namesOf(ctx, owner);
  return {
    data: {
      format: EXPORT_FORMAT,
      version: EXPORT_VERSION,
      exportedAt: ctx.clock.now().toISOString(),
      kind: 'recipient',
      from: { email: ownerUsername, name: ownerName },
      to: { email },
      leavebits: readRows(length, async function* () {
        for await (const page of received()) for (const one of page) yield present(one);
      }),
    },
    zipped,
  };

  function present(one: OpenedForExport): ReceivedLeavebit {
    const { row, content } = one;
    return {
      ...content,
      ...(isNever(one) && { infoFields: null, files: [] }),
      opens: opensFor(one),
      isOpenNow: accessFor({ ...personIn(row, email), ...facts }, now).kind === 'open',
      sharingEmails: recipientsShownTo(email, row),
    };
  }
}

async function* withoutLeft(
  pages: AsyncIterable<LeavebitRow[]>,
  email: string,
): AsyncGenerator<LeavebitRow[]> {
  for await (const rows of pages) yield rows.filter(({ leftBy }) => !Object.hasOwn(leftBy, email));
}
