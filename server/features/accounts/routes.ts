import type { Request, Router } from 'express';
import { accountEndpoints, logoutBody, resumeSessionBody } from '#shared/contracts/accounts.ts';
import { securityEndpoints } from '#shared/contracts/security.ts';
import { sessionEndpoints } from '#shared/contracts/session.ts';
import { queueJob } from '../../adapters/queue.ts';
import type { Context } from '../../context.ts';
import { createEndpointRouter } from '../../http/endpoint-router.ts';
import { getBrowserDigest } from '../../http/csrf.ts';
import { countWrongCodes } from '../../http/limits/count-wrong-codes.ts';
import { detachSession, clearSession, getOwnerId, getSignedInOwner } from '../../http/session.ts';
import { recordRejection } from '../../http/log/security-log.ts';
import { parseInput } from '../../http/parse-input.ts';
import { completeSignIn } from './sign-in/complete-sign-in.ts';
import { assertStrongPassword } from './sign-in/assert-strong-password.ts';
import { describeRequestOrigin } from './sign-in/describe-browser.ts';
import { findKnownDevice, rememberDevice } from './sign-in/known-devices.ts';
import { suspendSession, resumeSession, signOut } from './sign-out.ts';
import { createLoginPasskeyOptions, loginWithPasskey } from './sign-in/login-with-passkey.ts';
import { presentUser } from './presenter.ts';
import { findUserById } from './queries.ts';
import { offerSignInLink } from './sign-in/send-sign-in-link.ts';
import { requestLogin } from './sign-in/request-login.ts';
import { requestRegistration } from './registration/request-registration.ts';
import { finishPasswordReset, resetPassword } from './reset/reset-password.ts';
import { loadResetByLink, stopResetByLink } from './reset/stop-reset.ts';
import { setOwnerName } from './set-owner-name.ts';
import { verifyLogin } from './sign-in/verify-login.ts';
import { verifyRegistration } from './registration/verify-registration.ts';

const WAITS =
  'Your account has a second factor, so the new password takes effect in 72 hours. We’ve sent you an email with a link that can stop it.';

/** Registration, sign-in, sign-out, the current user and password reset. */
export function accountRoutes(ctx: Context): Router {
  const { guesses } = ctx;
  const { router, on } = createEndpointRouter();

  on(sessionEndpoints.currentUser, getSignedInOwner, ({ caller }) => presentUser(ctx, caller));

  on(accountEndpoints.setName, getOwnerId, async ({ req, caller: userId, body: { name } }) => {
    await ctx.rateLimits.consume('ownName', { req, account: userId });
    return presentUser(ctx, await setOwnerName(ctx, userId, name));
  });

  on(accountEndpoints.register, async ({ req, body: { username, password, linkSecret } }) => {
    await assertStrongPassword(password, { email: username, path: 'password' });
    const device = ctx.linkSecrets.findMail(linkSecret, username);
    await guesses.count('registration', { req, at: username, device });
    await requestRegistration(ctx, {
      email: username,
      asker: getBrowserDigest(ctx, req),
      channel: device ? 'private' : 'open',
    });
    return { requiresVerification: true as const, email: username };
  });

  on(accountEndpoints.verifyRegister, async ({ req, res, body }) => {
    await assertStrongPassword(body.password, { email: body.email, path: 'password' });
    const asker = getBrowserDigest(ctx, req);
    const user = await recordRejection(
      ctx,
      'sign-in-failed',
      { req, address: body.email, what: 'registration-code' },
      countWrongCodes(
        ctx,
        { req, at: body.email, device: ctx.linkSecrets.findMail(body.linkSecret, body.email) },
        verifyRegistration(ctx, { ...body, asker }),
      ),
    );
    await completeSignIn(ctx, req, res, {
      user,
      method: 'email',
      isNewDevice: false,
      timeZone: body.timeZone,
    });
    return presentUser(ctx, user);
  });

  on(accountEndpoints.login, async ({ req, body }) => {
    const device = await findKnownDevice(ctx, req, { email: body.username });
    const own = ctx.linkSecrets.findMail(body.linkSecret, body.username) ?? device;
    const guesser = { req, at: body.username, device: own, ...offerSignInLink(ctx, body.username) };
    await guesses.count('password', guesser);
    const { userId, factors } = await recordRejection(
      ctx,
      'sign-in-failed',
      { req, address: body.username, what: 'password' },
      requestLogin(ctx, {
        ...body,
        asker: getBrowserDigest(ctx, req),
        place: describeRequestOrigin(req),
        isNewDevice: device === null,
        channel: own ? 'private' : 'open',
      }),
    );
    return { requiresVerification: true as const, userId, factors };
  });

  on(accountEndpoints.verifyLogin, async ({ req, res, body }) => {
    const asker = getBrowserDigest(ctx, req);
    const device = await findKnownDevice(ctx, req, body);
    const mail = await mailOfOwner(ctx, body);
    const guesser = { req, at: `owner/${body.userId}`, device: mail };
    const { user, method } = await recordRejection(
      ctx,
      'sign-in-failed',
      { req, account: body.userId, what: 'second-step' },
      countWrongCodes(ctx, guesser, verifyLogin(ctx, { ...body, asker }, { req, device })),
    );
    await ctx.rateLimits.consume('signIn', { req, account: user.id });
    await completeSignIn(ctx, req, res, {
      user,
      method,
      isNewDevice: device === null,
      timeZone: body.timeZone,
    });
    await guesses.forgive('password', { req, at: user.email, device: mail ?? device });
    return presentUser(ctx, user);
  });

  on(securityEndpoints.loginPasskeyOptions, async ({ req, body: { userId } }) => {
    await ctx.rateLimits.consume('passkeyChallenge', { req, account: 'guests' });
    return createLoginPasskeyOptions(ctx, req, userId);
  });

  on(securityEndpoints.loginPasskey, async ({ req, res, body: { response, timeZone } }) => {
    const user = await recordRejection(
      ctx,
      'sign-in-failed',
      { req, what: 'passkey' },
      loginWithPasskey(ctx, req, response),
    );
    const device = await findKnownDevice(ctx, req, { userId: user.id });
    await ctx.rateLimits.consume('signIn', { req, account: user.id });
    const isNewDevice = device === null;
    await completeSignIn(ctx, req, res, { user, method: 'passkey', isNewDevice, timeZone });
    await guesses.forgive('password', { req, at: user.email, device });
    return presentUser(ctx, user);
  });

  on(sessionEndpoints.refresh, getOwnerId, () => ({ message: 'You’re signed in.' }));

  on(sessionEndpoints.logout, async ({ req, res }) => {
    const { returnKey } = parseInput(logoutBody, req.body);
    if (returnKey === undefined) {
      await signOut(ctx, req);
      clearSession(ctx, req, res);
    } else {
      await suspendSession(ctx, req, returnKey);
      detachSession(req);
    }
    return { message: 'You’re signed out.' };
  });

  on(sessionEndpoints.resume, async ({ req }) => {
    const { returnKey } = parseInput(resumeSessionBody, req.body);
    await resumeSession(ctx, req, returnKey);
    return { message: 'You’re signed in.' };
  });

  on(accountEndpoints.resetPassword, async ({ req, body: { email, linkSecret } }) => {
    const device =
      ctx.linkSecrets.findMail(linkSecret, email) ?? (await findKnownDevice(ctx, req, { email }));
    const guesser = { req, at: `reset/${email}`, device, ...offerSignInLink(ctx, email) };
    await guesses.count('codeRequest', guesser);
    await queueJob(ctx.db, 'request-password-reset', {
      email,
      asker: getBrowserDigest(ctx, req),
      channel: device ? 'private' : 'open',
    });
    return { message: 'Reset code has been sent to your email.' };
  });

  on(accountEndpoints.resetPasswordVerify, async ({ req, res, body }) => {
    // Checked first so that a rejected password doesn't use up the code.
    await assertStrongPassword(body.newPassword, { email: body.email, path: 'newPassword' });
    const at = `reset/${body.email}`;
    const device =
      ctx.linkSecrets.findMail(body.linkSecret, body.email) ?? (await findKnownDevice(ctx, req, body));
    const asker = getBrowserDigest(ctx, req);
    const { userId, changesAt } = await recordRejection(
      ctx,
      'reset-failed',
      { req, address: body.email, what: 'mailed-code' },
      countWrongCodes(ctx, { req, at, device }, resetPassword(ctx, { ...body, asker })),
    );
    const told = { req, account: userId, address: body.email, what: 'reset' };
    ctx.securityLog.record(changesAt ? 'reset-begun' : 'password-changed', told);
    await guesses.forgive('codeRequest', { req, at, device });
    if (changesAt) return { message: WAITS, changesAt: changesAt.toISOString() };
    // The emailed code also proves ownership of the address, so the owner can sign in from here no matter what others do.
    await rememberDevice(ctx, req, res, userId);
    return { message: 'Password has been reset successfully.' };
  });

  on(accountEndpoints.finishReset, async ({ req, res, body }) => {
    const at = `reset/${body.email}`;
    const device = await findKnownDevice(ctx, req, body);
    const asker = getBrowserDigest(ctx, req);
    const userId = await recordRejection(
      ctx,
      'reset-failed',
      { req, address: body.email, what: 'factor' },
      countWrongCodes(ctx, { req, at }, finishPasswordReset(ctx, { ...body, asker }, { req, device })),
    );
    const told = { req, account: userId, address: body.email, what: 'reset' };
    ctx.securityLog.record('password-changed', told);
    await rememberDevice(ctx, req, res, userId);
    return { message: 'Password has been reset successfully.' };
  });

  on(securityEndpoints.readStopLink, async ({ req, query: { token } }) => {
    const { changesAt } = await limited(ctx, req, loadResetByLink(ctx, token));
    return { changesAt: changesAt.toISOString() };
  });

  on(securityEndpoints.stopResetByLink, async ({ req, body: { token } }) => {
    await limited(ctx, req, stopResetByLink(ctx, token));
    ctx.securityLog.record('reset-stopped', { req, what: 'link' });
    return { message: 'Your password hasn’t changed.' };
  });

  return router;
}

/** The address of the email whose link led here. The second step identifies its owner only by id. */
async function mailOfOwner(
  ctx: Context,
  { userId, linkSecret }: { userId: number; linkSecret?: string | undefined },
): Promise<string | null> {
  if (linkSecret === undefined) return null;
  const user = await findUserById(ctx.db, userId);
  return user && ctx.linkSecrets.findMail(linkSecret, user.email);
}

/** Limits only guesses. A genuine link always works. */
async function limited<T>(ctx: Context, req: Request, act: Promise<T>): Promise<T> {
  try {
    return await act;
  } catch (error) {
    await ctx.rateLimits.consume('reportLink', { req, account: 'stop-reset' });
    throw error;
  }
}
