import type { Router } from 'express';
import { accountCalls, logoutBody, resumeSessionBody } from '#shared/contracts/accounts.ts';
import { sessionCalls } from '#shared/contracts/session.ts';
import { addJob } from '../../adapters/queue.ts';
import type { Context } from '../../context.ts';
import { createRoutes } from '../../http/routes.ts';
import { detachSession, forgetSession, ownerId, signedInOwner } from '../../http/session.ts';
import { validate } from '../../http/validate.ts';
import { leaveSession, returnToSession } from './leave-session.ts';
import { presentUser } from './presenter.ts';
import { requestLogin } from './request-login.ts';
import { requestRegistration } from './request-registration.ts';
import { resetPassword } from './reset-password.ts';
import { signOut } from './sign-out.ts';
import { startOwnerSession } from './start-owner-session.ts';
import { verifyLogin } from './verify-login.ts';
import { verifyRegistration } from './verify-registration.ts';

/** Registration, sign-in, sign-out, the current user and the password reset. */
export function accountRoutes(ctx: Context): Router {
  const { rateLimits } = ctx;
  const { router, on } = createRoutes();

  on(sessionCalls.currentUser, signedInOwner, ({ caller }) => presentUser(caller));

  on(accountCalls.register, async ({ req, body: { username } }) => {
    await rateLimits.consume('codeRequest', { req, account: username });
    await requestRegistration(ctx, username);
    return { requiresVerification: true as const, email: username };
  });

  on(accountCalls.verifyRegister, async ({ req, body }) => {
    await rateLimits.consume('codeTry', { req, account: body.email });
    const user = await verifyRegistration(ctx, body);
    await startOwnerSession(ctx, req, user.id);
    return presentUser(user);
  });

  on(accountCalls.login, async ({ req, body }) => {
    await rateLimits.consume('password', { req, account: body.username });
    return { requiresVerification: true as const, userId: await requestLogin(ctx, body) };
  });

  on(accountCalls.verifyLogin, async ({ req, body }) => {
    await rateLimits.consume('codeTry', { req, account: body.userId });
    const user = await verifyLogin(ctx, body);
    await startOwnerSession(ctx, req, user.id);
    await rateLimits.forgive('codeTry', body.userId);
    await rateLimits.forgive('password', user.username);
    return presentUser(user);
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
    await rateLimits.consume('codeRequest', { req, account: email });
    await addJob(ctx.db, 'request-password-reset', { email });
    return { message: 'Reset code has been sent to your email.' };
  });

  on(accountCalls.resetPasswordVerify, async ({ req, body }) => {
    await rateLimits.consume('codeTry', { req, account: body.email });
    await resetPassword(ctx, body);
    return { message: 'Password has been reset successfully.' };
  });

  return router;
}
