import { verifyRegistrationResponse, type RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Request } from 'express';
import type { Context } from '../../../context.ts';
import { passkeys } from '../../../db/schema/index.ts';
import { DomainError } from '../../../http/domain-error.ts';
import { describeBrowser } from '../../accounts/sign-in/describe-browser.ts';
import { heldBySession, takeChallenge } from '../../factors/passkeys/challenges.ts';
import { namePlace } from '../../factors/passkeys/name-place.ts';
import { relyingParty } from '../../factors/passkeys/relying-party.ts';
import { hasFactor, readFactors } from '../../factors/read-factors.ts';
import { replaceRecoveryCodes } from '../../factors/recovery-codes.ts';
import { accountKey } from '../../names/account-key.ts';
import type { ProofCheck } from '../../proofs/fresh-proof.ts';
import { lockAccount } from '../../accounts/sign-in/lock-account.ts';
import { tellFactorChange } from '../tell-owner.ts';
import { assertRoom, presentPasskey } from './passkeys.ts';

/**
 * Adds the passkey that a browser made for the challenge of this session. The challenge itself followed a fresh proof.
 * @returns the passkey, and ten recovery codes if it is the first factor.
 * @throws DomainError `invalid` for any answer that does not fit, `conflict`
 */
export async function addPasskey(
  ctx: Context,
  req: Request,
  { userId, name, response }: { userId: number; name: string; response: unknown },
  proof: ProofCheck,
) {
  const taken = await takeChallenge(ctx, ctx.db, heldBySession(ctx, req, 'add'));
  if (taken?.userId !== userId) throw refused();
  const made = await verified(ctx, response, taken.challenge);
  return ctx.db.transaction(async (tx) => {
    const user = await lockAccount(tx, userId);
    await proof.assertSignedIn(tx);
    const before = await readFactors(tx, userId);
    assertRoom(before.passkeys);
    const id = ctx.ids.uuid();
    const key = await accountKey(ctx, tx, userId);
    const label = name === '' ? describeBrowser(req.get('User-Agent') ?? '') : name;
    const [row] = await tx
      .insert(passkeys)
      .values({
        id,
        userId,
        credentialId: Buffer.from(made.id, 'base64url'),
        publicKey: Buffer.from(made.publicKey),
        counter: made.counter,
        transports: (made.transports ?? []).slice(0, 10).map((one) => one.slice(0, 30)),
        name: key.sealText(label, namePlace(id)),
        createdAt: ctx.clock.now(),
      })
      .onConflictDoNothing({ target: passkeys.credentialId })
      .returning();
    if (!row) throw refused();
    await tellFactorChange(ctx, tx, user, 'passkey-added');
    const recoveryCodes = hasFactor(before) ? [] : await replaceRecoveryCodes(ctx, tx, userId);
    return { ...presentPasskey(key, row), recoveryCodes };
  });
}

async function verified(ctx: Context, response: unknown, challenge: string) {
  const { rpID, origin } = relyingParty(ctx);
  try {
    const { verified: isVerified, registrationInfo } = await verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: false,
    });
    if (isVerified) return registrationInfo.credential;
  } catch (error) {
    // The library throws for every answer that is wrong in some way.
    ctx.logger.info({ reason: (error as Error).name }, 'a new passkey was refused');
  }
  throw refused();
}

const refused = () => new DomainError('invalid', 'This passkey could not be added. Please begin again.');
