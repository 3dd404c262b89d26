import { generateAuthenticationOptions } from '@simplewebauthn/server';
import { eq } from 'drizzle-orm';
import { MINUTE_MS } from '#shared/domain/durations.ts';
import { limits } from '#shared/domain/limits.ts';
import type { Context } from '#server/context.ts';
import { passkeys } from '#server/db/schema/index.ts';
import { storeChallenge } from './challenges.ts';
import { getRelyingParty } from './passkey-identifiers.ts';

/**
 * The options with which a browser requests a passkey. For a given owner, any of their passkeys can replace a code. Otherwise,
 * any passkey is accepted, but it must verify the user (by fingerprint, face or PIN) to count as two factors.
 */
export async function createAuthenticationOptions(
  ctx: Context,
  held: Parameters<typeof storeChallenge>[1],
  userId: number | null,
) {
  const allowed =
    userId === null
      ? []
      : await ctx.db
          .select({ credentialId: passkeys.credentialId, transports: passkeys.transports })
          .from(passkeys)
          .where(eq(passkeys.userId, userId));
  const options = await generateAuthenticationOptions({
    rpID: getRelyingParty(ctx).rpID,
    timeout: limits.passkeyChallengeMinutes * MINUTE_MS,
    userVerification: userId === null ? 'required' : 'preferred',
    allowCredentials: allowed.map(({ credentialId, transports }) => ({
      id: credentialId.toString('base64url'),
      transports,
    })),
  });
  await storeChallenge(ctx, held, { challenge: options.challenge, userId });
  return { ...options };
}
