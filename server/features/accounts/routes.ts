import type { Request, Router } from 'express';
import { accountCalls, logoutBody, resumeSessionBody } from '#shared/contracts/accounts.ts';
import { securityCalls } from '#shared/contracts/security.ts';
import { sessionCalls } from '#shared/contracts/session.ts';
import { addJob } from '../../adapters/queue.ts';
import type { Context } from '../../context.ts';
import { createRoutes } from '../../http/routes.ts';
import { browserOf } from '../../http/csrf.ts';
import { countWrongCodes } from '../../http/limits/count-wrong-codes.ts';
import { detachSession, forgetSession, ownerId, signedInOwner } from '../../http/session.ts';
import { noteRefusal } from '../../http/log/security-log.ts';
import { validate } from '../../http/validate.ts';
import { completeSignIn } from './sign-in/complete-sign-in.ts';
import { checkPassword } from './sign-in/check-password.ts';
import { placeOf } from './sign-in/describe-browser.ts';
import { deviceOf, rememberDevice } from './sign-in/known-devices.ts';
import { leaveSession, returnToSession } from './leave-session.ts';
import { askLoginPasskey, loginWithPasskey } from './sign-in/login-with-passkey.ts';
import { presentUser } from './presenter.ts';
import { findUserById } from './queries.ts';
import { untilMailed } from './sign-in/mail-sign-in-link.ts';
import { requestLogin } from './sign-in/request-login.ts';
import { requestRegistration } from './registration/request-registration.ts';
import { finishReset, resetPassword } from './reset/reset-password.ts';
import { readStopLink, stopResetByLink } from './reset/stop-reset.ts';
import { setOwnerName } from './set-owner-name.ts';
import { signOut } from './sign-out.ts';
import { verifyLogin } from './sign-in/verify-login.ts';
import { verifyRegistration } from './registration/verify-registration.ts';

const WAITS =
  'Your account has a second factor, so the new password takes effect in 72 hours. We have sent you an email that can stop it.';

/** Registration, sign-in, sign-out, the current user and the password reset. */
export function accountRoutes(ctx: Context): Router {
  const { guesses } = ctx;
  const { router, on } = createRoutes();

  on(sessionCalls.currentUser, signedInOwner, ({ caller }) => presentUser(ctx, caller));

  on(accountCalls.setName, ownerId, async ({ req, caller: userId, body: { name } }) => {
    await ctx.rateLimits.consume('ownName', { req, account: userId });
    return presentUser(ctx, await setOwnerName(ctx, userId, name));
  });

  on(accountCalls.register, async ({ req, body: { username, password, linkSecret } }) => {
    await checkPassword(password, { email: username, path: 'password' });
    const device = ctx.linkSecrets.mailOf(linkSecret, username);
    await guesses.count('registration', { req, at: username, device });
    await requestRegistration(ctx, {
      email: username,
      asker: browserOf(ctx, req),
      channel: device ? 'private' : 'open',
    });
    return { requiresVerification: true as const, email: username };
  });

  on(accountCalls.verifyRegister, async ({ req, res, body }) => {
    await checkPassword(body.password, { email: body.email, path: 'password' });
    const asker = browserOf(ctx, req);
    const user = await noteRefusal(
      ctx,
      'sign-in-failed',
      { req, address: body.email, what: 'registration-code' },
      countWrongCodes(
        ctx,
        { req, at: body.email, device: ctx.linkSecrets.mailOf(body.linkSecret, body.email) },
        verifyRegistration(ctx, { ...body, asker }),
      ),
    );
    await completeSignIn(ctx, req, res, { user, method: 'email', isNewDevice: false });
    return presentUser(ctx, user);
  });

  on(accountCalls.login, async ({ req, body }) => {
    const device = await deviceOf(ctx, req, { email: body.username });
    const own = ctx.linkSecrets.mailOf(body.linkSecret, body.username) ?? device;
    const guesser = { req, at: body.username, device: own, ...untilMailed(ctx, body.username) };
    await guesses.count('password', guesser);
    const { userId, factors } = await noteRefusal(
      ctx,
      'sign-in-failed',
      { req, address: body.username, what: 'password' },
      requestLogin(ctx, {
        ...body,
        asker: browserOf(ctx, req),
        place: placeOf(req),
        isNewDevice: device === null,
        channel: own ? 'private' : 'open',
      }),
    );
    return { requiresVerification: true as const, userId, factors };
  });

  on(accountCalls.verifyLogin, async ({ req, res, body }) => {
    const asker = browserOf(ctx, req);
    const device = await deviceOf(ctx, req, body);
    const mail = await mailOfOwner(ctx, body);
    const guesser = { req, at: `owner/${body.userId}`, device: mail };
    const { user, method } = await noteRefusal(
      ctx,
      'sign-in-failed',
      { req, account: body.userId, what: 'second-step' },
      countWrongCodes(ctx, guesser, verifyLogin(ctx, { ...body, asker }, { req, device })),
    );
    await ctx.rateLimits.consume('signIn', { req, account: user.id });
    await completeSignIn(ctx, req, res, { user, method, isNewDevice: device === null });
    await guesses.forgive('password', { req, at: user.email, device: mail ?? device });
    return presentUser(ctx, user);
  });

  on(securityCalls.loginPasskeyOptions, async ({ req, body: { userId } }) => {
    await ctx.rateLimits.consume('passkeyChallenge', { req, account: 'guests' });
    return askLoginPasskey(ctx, req, userId);
  });

  on(securityCalls.loginPasskey, async ({ req, res, body: { response } }) => {
    const user = await noteRefusal(
      ctx,
      'sign-in-failed',
      { req, what: 'passkey' },
      loginWithPasskey(ctx, req, response),
    );
    const device = await deviceOf(ctx, req, { userId: user.id });
    await ctx.rateLimits.consume('signIn', { req, account: user.id });
    await completeSignIn(ctx, req, res, { user, method: 'passkey', isNewDevice: device === null });
    await guesses.forgive('password', { req, at: user.email, device });
    return presentUser(ctx, user);
  });

  on(sessionCalls.refresh, ownerId, () => ({ message: 'You are signed in.' }));

  on(sessionCalls.logout, async ({ req, res }) => {
    const { returnKey } = validate(logoutBody, req.body);
    if (returnKey === undefined) {
      await signOut(ctx, req);
      forgetSession(ctx, req, res);
    } else {
      await leaveSession(ctx, req, returnKey);
      detachSession(req);
    }
    return { message: 'You are signed out.' };
  });

  on(sessionCalls.resume, async ({ req }) => {
    const { returnKey } = validate(resumeSessionBody, req.body);
    await returnToSession(ctx, req, returnKey);
    return { message: 'You are signed in.' };
  });

  on(accountCalls.resetPassword, async ({ req, body: { email, linkSecret } }) => {
    const device = ctx.linkSecrets.mailOf(linkSecret, email) ?? (await deviceOf(ctx, req, { email }));
    const guesser = { req, at: `reset/${email}`, device, ...untilMailed(ctx, email) };
    await guesses.count('codeRequest', guesser);
    await addJob(ctx.db, 'request-password-reset', {
      email,
      asker: browserOf(ctx, req),
      channel: device ? 'private' : 'open',
    });
    return { message: 'Reset code has been sent to your email.' };
  });

  on(accountCalls.resetPasswordVerify, async ({ req, res, body }) => {
    // First, so that a refused password does not use up the code.
    await checkPassword(body.newPassword, { email: body.email, path: 'newPassword' });
    const at = `reset/${body.email}`;
    const device = ctx.linkSecrets.mailOf(body.linkSecret, body.email) ?? (await deviceOf(ctx, req, body));
    const asker = browserOf(ctx, req);
    const { userId, changesAt } = await noteRefusal(
      ctx,
      'reset-failed',
      { req, address: body.email, what: 'mailed-code' },
      countWrongCodes(ctx, { req, at, device }, resetPassword(ctx, { ...body, asker })),
    );
    const told = { req, account: userId, address: body.email, what: 'reset' };
    ctx.securityLog.note(changesAt ? 'reset-begun' : 'password-changed', told);
    await guesses.forgive('codeRequest', { req, at, device });
    if (changesAt) return { message: WAITS, changesAt: changesAt.toISOString() };
    // The mailed code is a proof too. So its owner can sign in from here, whatever others do.
    await rememberDevice(ctx, req, res, userId);
    return { message: 'Password has been reset successfully.' };
  });

  on(accountCalls.finishReset, async ({ req, res, body }) => {
    const at = `reset/${body.email}`;
    const device = await deviceOf(ctx, req, body);
    const asker = browserOf(ctx, req);
    const userId = await noteRefusal(
      ctx,
      'reset-failed',
      { req, address: body.email, what: 'factor' },
      countWrongCodes(ctx, { req, at }, finishReset(ctx, { ...body, asker }, { req, device })),
    );
    const told = { req, account: userId, address: body.email, what: 'reset' };
    ctx.securityLog.note('password-changed', told);
    await rememberDevice(ctx, req, res, userId);
    return { message: 'Password has been reset successfully.' };
  });

  on(securityCalls.readStopLink, async ({ req, query: { token } }) => {
    const { changesAt } = await limited(ctx, req, readStopLink(ctx, token));
    return { changesAt: changesAt.toISOString() };
  });

  on(securityCalls.stopResetByLink, async ({ req, body: { token } }) => {
    await limited(ctx, req, stopResetByLink(ctx, token));
    ctx.securityLog.note('reset-stopped', { req, what: 'link' });
    return { message: 'Your password stays as it was.' };
  });

  return router;
}

/** The mail whose link led to a second step, which names its owner by number. */
async function mailOfOwner(
  ctx: Context,
  { userId, linkSecret }: { userId: number; linkSecret?: string | undefined },
): Promise<string | null> {
  if (linkSecret === undefined) return null;
  const user = await findUserById(ctx.db, userId);
  return user && ctx.linkSecrets.mailOf(linkSecret, user.email);
}

/** The limit is only for guesses. A real link always works. */
async function limited<T>(ctx: Context, req: Request, act: Promise<T>): Promise<T> {
  try {
    return await act;
  } catch (error) {
    await ctx.rateLimits.consume('reportLink', { req, account: 'stop-reset' });
    throw error;
  }
}
