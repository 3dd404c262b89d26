import type { Request, Router } from 'express';
import { securityCalls } from '#shared/contracts/security.ts';
import type { Context } from '../../context.ts';
import { countWrongCodes } from '../../http/limits/count-wrong-codes.ts';
import { browserOf } from '../../http/csrf.ts';
import { createRoutes } from '../../http/routes.ts';
import { forgetSession, ownerId, signedInOwner } from '../../http/session.ts';
import { checkPassword } from '../accounts/sign-in/check-password.ts';
import { rememberDevice } from '../accounts/sign-in/known-devices.ts';
import { presentUser } from '../accounts/presenter.ts';
import { renewOwnerSession } from '../accounts/renew-owner-session.ts';
import { stopReset } from '../accounts/reset/stop-reset.ts';
import { countFactorTries } from '../factors/count-factor-tries.ts';
import { askPasskey } from '../factors/passkeys/ask-passkey.ts';
import { heldBySession } from '../factors/passkeys/challenges.ts';
import { signedInCheck, withFreshProof, type ProofCheck } from '../proofs/fresh-proof.ts';
import { proveWithPasskey } from '../proofs/prove-with-passkey.ts';
import { changeOwnPassword } from './change-password.ts';
import { askEmailChange } from './email/ask-email-change.ts';
import { confirmEmailChange } from './email/confirm-email-change.ts';
import { addPasskey } from './factors/add-passkey.ts';
import { askNewPasskey, listPasskeys, namePasskey, removePasskey } from './factors/passkeys.ts';
import { renewRecoveryCodes } from './factors/recovery.ts';
import { confirmTotp, removeTotp, startTotp } from './factors/totp.ts';
import { noteOfferSeen, readStanding } from './read-standing.ts';
import { listSignIns, signOutEverywhere } from './sign-ins.ts';

/** The routes for what protects an account: factors, password, address, sign-ins. */
export function securityRoutes(ctx: Context): Router {
  const { router, on } = createRoutes();
  /** Carries something out with a fresh proof. `code` came with the call. */
  const proved = <T>(
    req: Request,
    userId: number,
    code: string | undefined,
    act: (proof: ProofCheck) => Promise<T>,
  ) => withFreshProof(ctx, { req, userId, code }, act);

  const factorChanger = async (req: Request) => {
    const userId = ownerId(req);
    await ctx.rateLimits.consume('factorChange', { req, account: userId });
    return userId;
  };

  on(securityCalls.standing, ownerId, ({ caller }) => readStanding(ctx, caller));

  on(securityCalls.declineOffer, ownerId, async ({ caller }) => {
    await noteOfferSeen(ctx, caller);
    return { message: 'We will not ask again.' };
  });

  on(securityCalls.startTotp, ownerId, ({ req, caller, body: { code } }) =>
    proved(req, caller, code, (proof) => startTotp(ctx, caller, proof)),
  );

  on(securityCalls.confirmTotp, factorChanger, async ({ req, caller, body: { code } }) => {
    const confirm = () => confirmTotp(ctx, caller, code, signedInCheck(ctx, req));
    return { recoveryCodes: await countFactorTries(ctx, { req, userId: caller }, confirm) };
  });

  on(securityCalls.removeTotp, factorChanger, ({ req, caller, body: { code } }) =>
    proved(req, caller, code, async (proof) => {
      await removeTotp(ctx, caller, proof);
      return { message: 'The authenticator app is removed.' };
    }),
  );

  on(securityCalls.renewRecoveryCodes, factorChanger, ({ req, caller, body: { code } }) =>
    proved(req, caller, code, async (proof) => ({
      recoveryCodes: await renewRecoveryCodes(ctx, caller, proof),
    })),
  );

  on(securityCalls.passkeys, signedInOwner, async ({ caller }) => ({
    passkeys: await listPasskeys(ctx, caller),
  }));

  on(securityCalls.passkeyOptions, ownerId, async ({ req, caller, body: { code } }) => {
    await ctx.rateLimits.consume('passkeyChallenge', { req, account: caller });
    return proved(req, caller, code, (proof) => askNewPasskey(ctx, req, caller, proof));
  });

  on(securityCalls.addPasskey, factorChanger, ({ req, caller: userId, body: { name, response } }) =>
    addPasskey(ctx, req, { userId, name, response }, signedInCheck(ctx, req)),
  );

  on(securityCalls.namePasskey, ownerId, async ({ req, caller, params: { id }, body: { name } }) => {
    await ctx.rateLimits.consume('names', { req, account: caller });
    return namePasskey(ctx, caller, id, name);
  });

  on(securityCalls.removePasskey, factorChanger, ({ req, caller, params: { id }, body: { code } }) =>
    proved(req, caller, code, async (proof) => {
      await removePasskey(ctx, caller, id, proof);
      return { message: 'The passkey is removed.' };
    }),
  );

  on(securityCalls.proofOptions, ownerId, async ({ req, caller }) => {
    await ctx.rateLimits.consume('passkeyChallenge', { req, account: caller });
    return askPasskey(ctx, heldBySession(ctx, req, 'prove'), caller);
  });

  on(securityCalls.proveWithPasskey, ownerId, async ({ req, caller: userId, body: { response } }) => {
    await proveWithPasskey(ctx, { req, userId, response });
    return { message: 'Thank you.' };
  });

  on(securityCalls.changePassword, signedInOwner, async ({ req, res, caller, body }) => {
    const { newPassword, currentPassword, code } = body;
    await ctx.rateLimits.consume('passwordChange', { req, account: caller.id });
    await checkPassword(newPassword, { email: caller.username, path: 'newPassword' });
    return proved(req, caller.id, code, async (proof) => {
      const change = { userId: caller.id, currentPassword, newPassword };
      const { provedAt } = await changeOwnPassword(ctx, req, change, proof);
      await renewOwnerSession(req, { userId: caller.id, provedAt });
      await rememberDevice(ctx, req, res, caller.id);
      return { message: 'Your password is changed.' };
    });
  });

  on(securityCalls.changeEmail, ownerId, async ({ req, caller, body: { email, code } }) =>
    proved(req, caller, code, async (proof) => {
      await ctx.guesses.count('codeRequest', { req, at: `email-change/${caller}` });
      await askEmailChange(ctx, { userId: caller, newEmail: email, asker: browserOf(ctx, req) }, proof);
      return { email };
    }),
  );

  on(securityCalls.confirmEmail, ownerId, async ({ req, res, caller, body: { code } }) => {
    const at = `email-change/${caller}`;
    const asker = browserOf(ctx, req);
    const confirmed = await countWrongCodes(
      ctx,
      { req, at },
      confirmEmailChange(ctx, req, { userId: caller, code, asker }, signedInCheck(ctx, req)),
    );
    if (!confirmed) return { requiresVerification: true as const };
    const { user, provedAt } = confirmed;
    await renewOwnerSession(req, { userId: user.id, provedAt });
    await rememberDevice(ctx, req, res, user.id);
    return presentUser(ctx, user);
  });

  on(securityCalls.signIns, ownerId, async ({ req, caller }) => ({
    signIns: await listSignIns(ctx, req, caller),
  }));

  on(securityCalls.signOutEverywhere, ownerId, async ({ req, res, caller }) => {
    await signOutEverywhere(ctx, caller);
    forgetSession(ctx, req, res);
    return { message: 'You are signed out everywhere.' };
  });

  on(securityCalls.stopReset, ownerId, async ({ req, caller }) => {
    await stopReset(ctx, caller);
    ctx.securityLog.note('reset-stopped', { req, account: caller, what: 'signed-in' });
    return { message: 'Your password stays as it was.' };
  });

  return router;
}
