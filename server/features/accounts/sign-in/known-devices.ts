import type { Request, Response } from 'express';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { DAY_MS } from '#shared/domain/durations.ts';
import type { Context } from '#server/context.ts';
import { ownerDevices, users } from '#server/db/schema/index.ts';
import { serviceLimits } from '#server/limits.ts';

const isSecure = ({ config }: Context) => config.appOrigin.startsWith('https:');
const cookieName = (ctx: Context) => (isSecure(ctx) ? '__Host-leavebits.device' : 'leavebits.device');

/** The digest of the request's device cookie, regardless of its owner. */
function presented(ctx: Context, req: Request): Buffer | null {
  const { [cookieName(ctx)]: token } = req.cookies as Record<string, string | undefined>;
  return token ? ctx.digests.token(token) : null;
}

/**
 * The request's device, if this owner has signed in on it before. Not a credential: it only provides a separate attempt limit.
 * @returns a hex digest, or null
 */
export async function findKnownDevice(
  ctx: Context,
  req: Request,
  owner: { email: string } | { userId: number },
): Promise<string | null> {
  const device = presented(ctx, req);
  if (!device) return null;
  const [known] = await ctx.db
    .select({ userId: ownerDevices.userId })
    .from(ownerDevices)
    .innerJoin(users, eq(users.id, ownerDevices.userId))
    .where(
      and(
        eq(ownerDevices.device, device),
        'email' in owner ? eq(users.email, owner.email) : eq(users.id, owner.userId),
      ),
    );
  return known ? device.toString('hex') : null;
}

/**
 * Remembers that an owner verified their address in this browser. Each call rotates the cookie, so a planted or copied one
 * becomes useless. Other owners stay known in this browser.
 */
export async function rememberDevice(
  ctx: Context,
  req: Request,
  res: Response,
  userId: number,
): Promise<void> {
  const token = ctx.random.token();
  const device = ctx.digests.token(token);
  const before = presented(ctx, req);
  await ctx.db.transaction(async (tx) => {
    if (before) {
      await tx
        .delete(ownerDevices)
        .where(and(eq(ownerDevices.device, before), eq(ownerDevices.userId, userId)));
      await tx.update(ownerDevices).set({ device }).where(eq(ownerDevices.device, before));
    }
    await tx.insert(ownerDevices).values({ device, userId, lastSignIn: ctx.clock.now() });
    const tooMany = tx
      .select({ device: ownerDevices.device })
      .from(ownerDevices)
      .where(eq(ownerDevices.userId, userId))
      .orderBy(desc(ownerDevices.lastSignIn))
      .offset(serviceLimits.devicesPerOwner);
    await tx
      .delete(ownerDevices)
      .where(and(eq(ownerDevices.userId, userId), inArray(ownerDevices.device, tooMany)));
  });
  res.cookie(cookieName(ctx), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(ctx),
    maxAge: serviceLimits.deviceRetentionDays * DAY_MS,
  });
}
