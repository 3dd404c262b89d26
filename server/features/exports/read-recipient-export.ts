import type { Context } from '../../context.ts';
import { readOwnerFacts } from '../access/read-estate.ts';
import { accessFor, personIn } from '../access/rules.ts';
import { namesOf } from '../names/owner-name.ts';
import { recipientsShownTo } from '../recipients/rules.ts';
import { EXPORT_FORMAT, EXPORT_VERSION, type RecipientExport } from './format.ts';
import { openLeavebits, withFiles, type OpenedForExport } from './open-leavebits.ts';
import { findOwner, listLeavebits } from './queries.ts';
import { openingOf } from './rules.ts';

/**
 * What one person would receive from an owner, whenever it opens. `ctx` must see one moment of the database. It holds no more
 * than their own page would show them: no name that the owner gave to somebody, and nothing of what they have left. What
 * never opens for them is named, without its content.
 */
export async function readRecipientExport(
  ctx: Context,
  userId: number,
  email: string,
): Promise<{ data: RecipientExport; opened: OpenedForExport[] }> {
  const owner = await findOwner(ctx.db, userId);
  const facts = await readOwnerFacts(ctx, ctx.db, userId);
  const now = ctx.clock.certain();
  const rows = (await listLeavebits(ctx.db, userId, email)).filter(
    ({ leftBy }) => !Object.hasOwn(leftBy, email),
  );
  const received = (await openLeavebits(ctx, await withFiles(ctx, rows))).map((one) => {
    const { row, content, zipped } = one;
    const person = personIn(row, email);
    const opens = openingOf(person.setting);
    const isNever = opens.when === 'never';
    return {
      opened: { ...one, zipped: isNever ? [] : zipped },
      leavebit: {
        ...content,
        ...(isNever && { infoFields: null, files: [] }),
        opens,
        isOpenNow: accessFor({ ...person, ...facts }, now).kind === 'open',
        sharingEmails: recipientsShownTo(email, row),
      },
    };
  });
  const { ownerUsername, ownerName } = namesOf(ctx, owner);
  return {
    data: {
      format: EXPORT_FORMAT,
      version: EXPORT_VERSION,
      exportedAt: ctx.clock.now().toISOString(),
      kind: 'recipient',
      from: { email: ownerUsername, name: ownerName },
      to: { email },
      leavebits: received.map(({ leavebit }) => leavebit),
    },
    opened: received.map(({ opened }) => opened),
  };
}
