import type { Router } from 'express';
import { accountCalls, logoutBody, resumeSessionBody } from '#shared/contracts/accounts.ts';
import { sessionCalls } from '#shared/contracts/session.ts';
import { addJob } from '../../adapters/queue.ts';
import type { Context } from '../../context.ts';
import { createRoutes } from '../../http/routes.ts';
import { browserOf } from '../../http/csrf.ts';
import { countWrongCodes } from '../../http/count-wrong-codes.ts';
import { detachSession, forgetSession, ownerId, signedInOwner } from '../../http/session.ts';
import { validate } from '../../http/validate.ts';
import { checkPassword } from './check-password.ts';
import { deviceOf, rememberDevice } from './known-devices.ts';
import { leaveSession, returnToSession } from './leave-session.ts';
import { presentUser } from './presenter.ts';
import { requestLogin } from './request-login.ts';
import { requestRegistration } from './request-registration.ts';
import { resetPassword } from './reset-password.ts';
import { setOwnerName } from './set-owner-name.ts';
import { signOut } from './sign-out.ts';
import { startOwnerSession } from './start-owner-session.ts';
import { verifyLogin } from './verify-login.ts';
import { verifyRegistration } from './verify-registration.ts';

/** Registration, sign-in, sign-out, the current user and the password reset. */
export function accountRoutes(ctx: Context): Router {
  const { guesses } = ctx;
  const { router, on } = createRoutes();

  on(sessionCalls.currentUser, signedInOwner, ({ caller }) => presentUser(ctx, caller));

  on(accountCalls.setName, ownerId, async ({ req, caller: userId, body: { name } }) => {
    await ctx.rateLimits.consume('names', { req, account: userId });
    return presentUser(ctx, await setOwnerName(ctx, userId, name));
  });

  on(accountCalls.register, async ({ req, body: { username, password } }) => {
    await checkPassword(password, { email: username, path: 'password' });
    await guesses.count('registration', { req, at: username });
    await requestRegistration(ctx, { email: username, asker: browserOf(ctx, req) });
    return { requiresVerification: true as const, email: username };
  });

  on(accountCalls.verifyRegister, async ({ req, res, body }) => {
    await checkPassword(body.password, { email: body.email, path: 'password' });
    const asker = browserOf(ctx, req);
    const user = await countWrongCodes(
      ctx,
      { req, at: body.email },
      verifyRegistration(ctx, { ...body, asker }),
    );
    await startOwnerSession(ctx, req, user);
    await rememberDevice(ctx, req, res, user.id);
    return presentUser(ctx, user);
  });

  on(accountCalls.login, async ({ req, body }) => {
    const device = await deviceOf(ctx, req, { email: body.username });
    await guesses.count('password', { req, at: body.username, device });
    const userId = await requestLogin(ctx, { ...body, asker: browserOf(ctx, req) });
    return { requiresVerification: true as const, userId };
  });

  on(accountCalls.verifyLogin, async ({ req, res, body }) => {
    const asker = browserOf(ctx, req);
    const device = await deviceOf(ctx, req, body);
    const user = await countWrongCodes(
      ctx,
      { req, at: `owner/${body.userId}` },
      verifyLogin(ctx, { ...body, asker, isNewDevice: device === null }),
    );
    await startOwnerSession(ctx, req, user);
    await guesses.forgive('password', { req, at: user.email, device });
    await rememberDevice(ctx, req, res, user.id);
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

  on(accountCalls.resetPassword, async ({ req, body: { email } }) => {
    const device = await deviceOf(ctx, req, { email });
    await guesses.count('codeRequest', { req, at: `reset/${email}`, device });
    await addJob(ctx.db, 'request-password-reset', { email, asker: browserOf(ctx, req) });
    return { message: 'Reset code has been sent to your email.' };
  });

  on(accountCalls.resetPasswordVerify, async ({ req, res, body }) => {
    // First, so that a refused password does not use up the code.
    await checkPassword(body.newPassword, { email: body.email, path: 'newPassword' });
    const at = `reset/${body.email}`;
    const device = await deviceOf(ctx, req, body);
    const asker = browserOf(ctx, req);
    const userId = await countWrongCodes(ctx, { req, at }, resetPassword(ctx, { ...body, asker }));
    await guesses.forgive('codeRequest', { req, at, device });
    // The mailed code is a proof too. So its owner can sign in from here, whatever others do.
    await rememberDevice(ctx, req, res, userId);
    return { message: 'Password has been reset successfully.' };
  });

  return router;
}
