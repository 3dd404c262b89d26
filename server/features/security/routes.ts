import type { Request, Router } from 'express';
import { securityEndpoints } from '#shared/contracts/security.ts';
import type { Context } from '../../context.ts';
import { countWrongCodes } from '../../http/limits/count-wrong-codes.ts';
import { getBrowserDigest } from '../../http/csrf.ts';
import { createEndpointRouter } from '../../http/endpoint-router.ts';
import { clearSession, getOwnerId, getSignedInOwner } from '../../http/session.ts';
import { assertStrongPassword } from '../accounts/sign-in/assert-strong-password.ts';
import { rememberDevice } from '../accounts/sign-in/known-devices.ts';
import { presentUser } from '../accounts/presenter.ts';
import { renewOwnerSession } from '../accounts/renew-owner-session.ts';
import { stopReset } from '../accounts/reset/stop-reset.ts';
import { throttleFactorAttempts } from '../factors/throttle-factor-attempts.ts';
import { createAuthenticationOptions } from '../factors/passkeys/create-authentication-options.ts';
import { getSessionChallengeHolder } from '../factors/passkeys/challenges.ts';
import {
  createSignedInCheck,
  withReauthentication,
  type ReauthenticationCheck,
} from '../reauthentication/with-reauthentication.ts';
import { reauthenticateWithPasskey } from '../reauthentication/reauthenticate-with-passkey.ts';
import { changeOwnPassword } from './change-password.ts';
import { requestEmailChange } from './email/request-email-change.ts';
import { confirmEmailChange } from './email/confirm-email-change.ts';
import { addPasskey } from './factors/add-passkey.ts';
import {
  createPasskeyRegistrationOptions,
  listPasskeys,
  namePasskey,
  removePasskey,
} from './factors/passkeys.ts';
import { renewRecoveryCodes } from './factors/renew-recovery-codes.ts';
import { confirmTotp, removeTotp, startTotpSetup } from './factors/totp.ts';
import { dismissFactorOffer, loadSecurityStatus } from './load-security-status.ts';
import { listSignIns, signOutEverywhere } from './sign-ins.ts';

/** Second factors, password, email address and sign-ins. */
export function securityRoutes(ctx: Context): Router {
  const { router, on } = createEndpointRouter();
  /** Runs an action that requires recent reauthentication. `code` came with the request. */
  const proved = <T>(
    req: Request,
    userId: number,
    code: string | undefined,
    act: (proof: ReauthenticationCheck) => Promise<T>,
  ) => withReauthentication(ctx, { req, userId, code }, act);

  const factorChanger = async (req: Request) => {
    const userId = getOwnerId(req);
    await ctx.rateLimits.consume('factorChange', { req, account: userId });
    return userId;
  };

  on(securityEndpoints.standing, getOwnerId, ({ caller }) => loadSecurityStatus(ctx, caller));

  on(securityEndpoints.declineOffer, getOwnerId, async ({ req, caller }) => {
    await ctx.rateLimits.consume('preference', { req, account: caller });
    await dismissFactorOffer(ctx, caller);
    return { message: 'We won’t ask again.' };
  });

  on(securityEndpoints.startTotp, factorChanger, ({ req, caller, body: { code } }) =>
    proved(req, caller, code, (proof) => startTotpSetup(ctx, caller, proof)),
  );

  on(securityEndpoints.confirmTotp, factorChanger, async ({ req, caller, body: { code } }) => {
    const confirm = () => confirmTotp(ctx, caller, code, createSignedInCheck(ctx, req));
    return { recoveryCodes: await throttleFactorAttempts(ctx, { req, userId: caller }, confirm) };
  });

  on(securityEndpoints.removeTotp, factorChanger, ({ req, caller, body: { code } }) =>
    proved(req, caller, code, async (proof) => {
      await removeTotp(ctx, caller, proof);
      return { message: 'The authenticator app has been removed.' };
    }),
  );

  on(securityEndpoints.renewRecoveryCodes, factorChanger, ({ req, caller, body: { code } }) =>
    proved(req, caller, code, async (proof) => ({
      recoveryCodes: await renewRecoveryCodes(ctx, caller, proof),
    })),
  );

  on(securityEndpoints.passkeys, getSignedInOwner, async ({ caller }) => ({
    passkeys: await listPasskeys(ctx, caller),
  }));

  on(securityEndpoints.passkeyOptions, getOwnerId, async ({ req, caller, body: { code } }) => {
    await ctx.rateLimits.consume('passkeyChallenge', { req, account: caller });
    return proved(req, caller, code, (proof) => createPasskeyRegistrationOptions(ctx, req, caller, proof));
  });

  on(securityEndpoints.addPasskey, factorChanger, ({ req, caller: userId, body: { name, response } }) =>
    addPasskey(ctx, req, { userId, name, response }, createSignedInCheck(ctx, req)),
  );

  on(securityEndpoints.namePasskey, getOwnerId, async ({ req, caller, params: { id }, body: { name } }) => {
    await ctx.rateLimits.consume('names', { req, account: caller });
    return namePasskey(ctx, caller, id, name);
  });

  on(securityEndpoints.removePasskey, factorChanger, ({ req, caller, params: { id }, body: { code } }) =>
    proved(req, caller, code, async (proof) => {
      await removePasskey(ctx, caller, id, proof);
      return { message: 'The passkey has been removed.' };
    }),
  );

  on(securityEndpoints.proofOptions, getOwnerId, async ({ req, caller }) => {
    await ctx.rateLimits.consume('passkeyChallenge', { req, account: caller });
    return createAuthenticationOptions(ctx, getSessionChallengeHolder(ctx, req, 'prove'), caller);
  });

  on(securityEndpoints.proveWithPasskey, getOwnerId, async ({ req, caller: userId, body: { response } }) => {
    await reauthenticateWithPasskey(ctx, { req, userId, response });
    return { message: 'Thank you.' };
  });

  on(securityEndpoints.changePassword, getSignedInOwner, async ({ req, res, caller, body }) => {
    const { newPassword, currentPassword, code } = body;
    await ctx.rateLimits.consume('passwordChange', { req, account: caller.id });
    await assertStrongPassword(newPassword, { email: caller.username, path: 'newPassword' });
    return proved(req, caller.id, code, async (proof) => {
      const change = { userId: caller.id, currentPassword, newPassword };
      const { provedAt } = await changeOwnPassword(ctx, req, change, proof);
      await renewOwnerSession(req, { userId: caller.id, provedAt });
      await rememberDevice(ctx, req, res, caller.id);
      return { message: 'Your password has been changed.' };
    });
  });

  on(securityEndpoints.changeEmail, getOwnerId, async ({ req, caller, body: { email, code } }) =>
    proved(req, caller, code, async (proof) => {
      await ctx.guesses.count('codeRequest', { req, at: `email-change/${caller}` });
      await requestEmailChange(
        ctx,
        { userId: caller, newEmail: email, asker: getBrowserDigest(ctx, req) },
        proof,
      );
      return { email };
    }),
  );

  on(securityEndpoints.confirmEmail, getOwnerId, async ({ req, res, caller, body: { code } }) => {
    const at = `email-change/${caller}`;
    const asker = getBrowserDigest(ctx, req);
    const confirmed = await countWrongCodes(
      ctx,
      { req, at },
      confirmEmailChange(ctx, req, { userId: caller, code, asker }, createSignedInCheck(ctx, req)),
    );
    if (!confirmed) return { requiresVerification: true as const };
    const { user, provedAt } = confirmed;
    await renewOwnerSession(req, { userId: user.id, provedAt });
    await rememberDevice(ctx, req, res, user.id);
    return presentUser(ctx, user);
  });

  on(securityEndpoints.signIns, getOwnerId, async ({ req, caller }) => ({
    signIns: await listSignIns(ctx, req, caller),
  }));

  on(securityEndpoints.signOutEverywhere, getOwnerId, async ({ req, res, caller }) => {
    await signOutEverywhere(ctx, caller);
    clearSession(ctx, req, res);
    return { message: 'You’re signed out everywhere.' };
  });

  on(securityEndpoints.stopReset, getOwnerId, async ({ req, caller }) => {
    await stopReset(ctx, caller);
    ctx.securityLog.record('reset-stopped', { req, account: caller, what: 'signed-in' });
    return { message: 'Your password hasn’t changed.' };
  });

  return router;
}
