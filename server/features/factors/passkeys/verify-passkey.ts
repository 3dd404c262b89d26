import { verifyAuthenticationResponse, type AuthenticationResponseJSON } from '@simplewebauthn/server';
import { eq } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { passkeys, users } from '#server/db/schema/index.ts';
import { getRelyingParty, createUserHandle } from './passkey-identifiers.ts';

/**
 * Verifies a passkey's response to a challenge that has already been consumed, and records its use. Locks the account until the
 * transaction ends, so that a concurrent removal happens either entirely before or entirely after.
 * @returns the account, or null for any invalid response
 */
export async function verifyPasskey(
  ctx: Context,
  tx: Database,
  { response, challenge, userId }: { response: unknown; challenge: string; userId: number | null },
): Promise<typeof users.$inferSelect | null> {
  const answer = response as AuthenticationResponseJSON;
  const credentialId = Buffer.from(answer.id, 'base64url');
  const [known] = await tx
    .select({ userId: passkeys.userId })
    .from(passkeys)
    .where(eq(passkeys.credentialId, credentialId));
  if (!known || (userId !== null && known.userId !== userId)) return null;
  const [user] = await tx.select().from(users).where(eq(users.id, known.userId)).for('share');
  const [passkey] = await tx
    .select()
    .from(passkeys)
    .where(eq(passkeys.credentialId, credentialId))
    .for('update');
  if (!user || passkey?.userId !== user.id) return null;
  const { userHandle } = answer.response;
  const isTheirs = userHandle === undefined || userHandle === handleOf(user.id);
  if (!isTheirs) return null;
  const { rpID, origin } = getRelyingParty(ctx);
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: answer,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: userId === null,
      credential: {
        id: answer.id,
        publicKey: Uint8Array.from(passkey.publicKey),
        counter: passkey.counter,
      },
    });
    if (!verified) return null;
    const used = { counter: authenticationInfo.newCounter, lastUsedAt: ctx.clock.now() };
    await tx.update(passkeys).set(used).where(eq(passkeys.id, passkey.id));
    return user;
  } catch (error) {
    // The library throws for any invalid response, including a signature counter that has decreased.
    ctx.logger.info({ reason: (error as Error).name }, 'a passkey response was rejected');
    return null;
  }
}

const handleOf = (userId: number) => Buffer.from(createUserHandle(userId)).toString('base64url');
