import { and, arrayOverlaps, asc, getTableColumns } from 'drizzle-orm';
import { findReleaseSetting } from '#shared/domain/release.ts';
import type { Context } from '../../context.ts';
import { triggerBytes } from '../../db/schema/index.ts';
import { isLeavebitIntact } from '../access/integrity.ts';
import { decryptHeadline } from '../leavebits/leavebit-encryption.ts';
import { listSubstitutes } from '../people/substitutes.ts';
import type { InheritedLeavebit } from './format.ts';
import { isInExport } from './queries.ts';
import { getOpeningTime } from './rules.ts';

/**
 * What would go to a substitute if the people whose substitute they are didn't open it, with the fewest days that any of those
 * allows. Names none of them, because a substitute never learns who it was.
 */
export async function loadInheritedLeavebits(
  ctx: Context,
  userId: number,
  email: string,
): Promise<InheritedLeavebit[]> {
  const substitutes = (await listSubstitutes(ctx, ctx.db, userId)).filter((one) => one.substitute === email);
  if (substitutes.length === 0) return [];
  const { infoFields: _, ...columns } = getTableColumns(triggerBytes);
  const rows = await ctx.db
    .select(columns)
    .from(triggerBytes)
    .where(
      and(
        isInExport(userId),
        arrayOverlaps(
          triggerBytes.sharingEmails,
          substitutes.map((one) => one.email),
        ),
      ),
    )
    .orderBy(asc(triggerBytes.createdAt), asc(triggerBytes.id));
  return rows.flatMap((row) => {
    if (row.sharingEmails.includes(email)) return [];
    const isDamaged = !isLeavebitIntact(ctx.keyRing, row);
    const [soonest] = substitutes
      .filter(({ email: from }) => row.sharingEmails.includes(from) && !Object.hasOwn(row.leftBy, from))
      .map(({ email: from, afterDays }) => ({
        opens: getOpeningTime(findReleaseSetting(row.sharingConfig, from)),
        afterDays,
      }))
      .filter(({ opens }) => opens.when !== 'never')
      .sort((one, other) => one.afterDays - other.afterDays);
    if (!soonest) return [];
    return [{ description: isDamaged ? null : decryptHeadline(ctx, row).description, isDamaged, ...soonest }];
  });
}
