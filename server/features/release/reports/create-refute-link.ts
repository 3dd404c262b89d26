import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { reportRefuteLinks } from '#server/db/schema/index.ts';

/** Where a refute token of a report leads. */
export const getRefuteUrl = ({ config }: Context, token: string) => `${config.appOrigin}/refute/${token}`;

/** Creates one more refute link, for an urgent email to the owner that isn't a warning. @returns its URL */
export async function createRefuteLink(ctx: Context, tx: Database, reportId: number): Promise<string> {
  const token = ctx.random.token();
  await tx.insert(reportRefuteLinks).values({ refuteToken: ctx.digests.token(token), reportId });
  return getRefuteUrl(ctx, token);
}
