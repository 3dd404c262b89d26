import { generateRegistrationOptions } from '@simplewebauthn/server';
import { and, asc, eq } from 'drizzle-orm';
import type { Request } from 'express';
import { MINUTE_MS } from '#shared/domain/durations.ts';
import { limits } from '#shared/domain/limits.ts';
import type { DataKey } from '#server/adapters/crypto/data-key.ts';
import type { Context } from '#server/context.ts';
import { passkeys } from '#server/db/schema/index.ts';
import { DomainError, notFoundError } from '#server/http/domain-error.ts';
import { getSessionChallengeHolder, storeChallenge } from '../../factors/passkeys/challenges.ts';
import {
  getPasskeyNameAad,
  getRelyingParty,
  createUserHandle,
} from '../../factors/passkeys/passkey-identifiers.ts';
import { removeUnusedRecoveryCodes } from '../../factors/remove-factors.ts';
import { getOrCreateAccountKey, unwrapAccountKey } from '../../names/account-key.ts';
import type { ReauthenticationCheck } from '../../reauthentication/with-reauthentication.ts';
import { lockAccountRow, type AccountRow } from '../../accounts/sign-in/lock-account-row.ts';
import { notifyFactorChange } from '../notify-factor-change.ts';

type PasskeyRow = typeof passkeys.$inferSelect;

const ofOwner = (userId: number) => eq(passkeys.userId, userId);

/** A passkey as shown to its owner, even if its name is damaged. */
export function presentPasskey(key: DataKey | null, row: PasskeyRow) {
  let name = 'Passkey';
  try {
    name = key?.decryptText(row.name, getPasskeyNameAad(row.id)) ?? name;
  } catch {
    // The passkey still works and can be removed.
  }
  return {
    id: row.id,
    name,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  };
}

/** An owner's passkeys, oldest first. */
export async function listPasskeys(ctx: Context, user: Pick<AccountRow, 'id' | 'dataKeyId' | 'dataKey'>) {
  const rows = await ctx.db
    .select()
    .from(passkeys)
    .where(ofOwner(user.id))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
  const key = unwrapAccountKey(ctx, user.id, user);
  return rows.map((row) => presentPasskey(key, row));
}

/**
 * The options with which the browser creates a passkey. Binds the challenge to this session.
 * @throws DomainError `conflict`
 */
export async function createPasskeyRegistrationOptions(
  ctx: Context,
  req: Request,
  userId: number,
  proof: ReauthenticationCheck,
) {
  const { user, known } = await ctx.db.transaction(async (tx) => {
    const locked = await lockAccountRow(tx, userId);
    await proof.assertRecentReauthentication(tx);
    return { user: locked, known: await tx.select().from(passkeys).where(ofOwner(userId)) };
  });
  assertPasskeyLimit(known.length);
  const { rpName, rpID } = getRelyingParty(ctx);
  const options = await generateRegistrationOptions({
    rpName,
    rpID,
    userName: user.username,
    userDisplayName: user.username,
    userID: createUserHandle(userId),
    timeout: limits.passkeyChallengeMinutes * MINUTE_MS,
    attestationType: 'none',
    excludeCredentials: known.map(({ credentialId, transports }) => ({
      id: credentialId.toString('base64url'),
      transports,
    })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
  await storeChallenge(ctx, getSessionChallengeHolder(ctx, req, 'add'), {
    challenge: options.challenge,
    userId,
  });
  return { ...options };
}

/** @throws DomainError `conflict` when there are too many */
export function assertPasskeyLimit(count: number): void {
  if (count >= limits.passkeysPerOwner)
    throw new DomainError(
      'conflict',
      `You can have up to ${limits.passkeysPerOwner} passkeys. Remove one first.`,
    );
}

/** @throws DomainError `not-found` */
export function namePasskey(ctx: Context, userId: number, id: string, name: string) {
  return ctx.db.transaction(async (tx) => {
    const key = await getOrCreateAccountKey(ctx, tx, userId);
    const [saved] = await tx
      .update(passkeys)
      .set({ name: key.encryptText(name === '' ? 'Passkey' : name, getPasskeyNameAad(id)) })
      .where(and(ofOwner(userId), eq(passkeys.id, id)))
      .returning();
    if (!saved) throw notFoundError();
    return presentPasskey(key, saved);
  });
}

/** @throws DomainError `not-found` */
export function removePasskey(
  ctx: Context,
  userId: number,
  id: string,
  proof: ReauthenticationCheck,
): Promise<void> {
  return ctx.db.transaction(async (tx) => {
    const user = await lockAccountRow(tx, userId);
    await proof.assertRecentReauthentication(tx);
    const removed = await tx
      .delete(passkeys)
      .where(and(ofOwner(userId), eq(passkeys.id, id)))
      .returning({ id: passkeys.id });
    if (removed.length === 0) throw notFoundError();
    await removeUnusedRecoveryCodes(tx, userId);
    await notifyFactorChange(ctx, tx, user, 'passkey-removed');
  });
}
