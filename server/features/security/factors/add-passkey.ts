import { verifyRegistrationResponse, type RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Request } from 'express';
import type { Context } from '#server/context.ts';
import { passkeys } from '#server/db/schema/index.ts';
import { DomainError } from '#server/http/domain-error.ts';
import { describeBrowser } from '../../accounts/sign-in/describe-browser.ts';
import { getSessionChallengeHolder, consumeChallenge } from '../../factors/passkeys/challenges.ts';
import { getPasskeyNameAad, getRelyingParty } from '../../factors/passkeys/passkey-identifiers.ts';
import { hasFactor, loadFactors } from '../../factors/load-factors.ts';
import { replaceRecoveryCodes } from '../../factors/recovery-codes.ts';
import { getOrCreateAccountKey } from '../../names/account-key.ts';
import type { ReauthenticationCheck } from '../../reauthentication/with-reauthentication.ts';
import { lockAccountRow } from '../../accounts/sign-in/lock-account-row.ts';
import { notifyFactorChange } from '../notify-factor-change.ts';
import { assertPasskeyLimit, presentPasskey } from './passkeys.ts';

/**
 * Adds the passkey that a browser created for this session's challenge. Getting that challenge required recent reauthentication.
 * @returns the passkey, plus ten recovery codes if it is the first factor.
 * @throws DomainError `invalid` for any response that fails verification, `conflict`
 */
export async function addPasskey(
  ctx: Context,
  req: Request,
  { userId, name, response }: { userId: number; name: string; response: unknown },
  proof: ReauthenticationCheck,
) {
  const taken = await consumeChallenge(ctx, ctx.db, getSessionChallengeHolder(ctx, req, 'add'));
  if (taken?.userId !== userId) throw refused();
  const made = await verified(ctx, response, taken.challenge);
  return ctx.db.transaction(async (tx) => {
    const user = await lockAccountRow(tx, userId);
    await proof.assertSignedIn(tx);
    const before = await loadFactors(tx, userId);
    assertPasskeyLimit(before.passkeys);
    const id = ctx.random.uuid();
    const key = await getOrCreateAccountKey(ctx, tx, userId);
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
        name: key.encryptText(label, getPasskeyNameAad(id)),
        createdAt: ctx.clock.now(),
      })
      .onConflictDoNothing({ target: passkeys.credentialId })
      .returning();
    if (!row) throw refused();
    await notifyFactorChange(ctx, tx, user, 'passkey-added');
    const recoveryCodes = hasFactor(before) ? [] : await replaceRecoveryCodes(ctx, tx, userId);
    return { ...presentPasskey(key, row), recoveryCodes };
  });
}

async function verified(ctx: Context, response: unknown, challenge: string) {
  const { rpID, origin } = getRelyingParty(ctx);
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
    // The library throws for any invalid response.
    ctx.logger.info({ reason: (error as Error).name }, 'a new passkey was rejected');
  }
  throw refused();
}

const refused = () => new DomainError('invalid', 'This passkey couldn’t be added. Please start again.');
