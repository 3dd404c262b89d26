import { Router } from 'express';
import {
  loginBody,
  logoutBody,
  registerBody,
  resetPasswordBody,
  resetPasswordVerifyBody,
  resumeSessionBody,
  verifyLoginBody,
  verifyRegisterBody,
} from '#shared/contracts/accounts.ts';
import { addJob } from '../../adapters/queue.ts';
import type { Context } from '../../context.ts';
import { DomainError } from '../../http/domain-error.ts';
import { detachSession, forgetSession, ownerId } from '../../http/session.ts';
import { validate } from '../../http/validate.ts';
import { leaveSession, returnToSession } from './leave-session.ts';
import { presentUser } from './presenter.ts';
import { findUserById } from './queries.ts';
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
  const router = Router();

  router.get('/user', async (req, res) => {
    const user = await findUserById(ctx.db, ownerId(req));
    if (!user) throw new DomainError('not-signed-in', 'Your session has expired, please login again');
    res.json(presentUser(user));
  });

  router.post('/register', async (req, res) => {
    const { username } = validate(registerBody, req.body);
    await rateLimits.consume('codeRequest', { req, account: username });
    await requestRegistration(ctx, username);
    res.json({ requiresVerification: true, email: username });
  });

  router.post('/verify-register', async (req, res) => {
    const body = validate(verifyRegisterBody, req.body);
    await rateLimits.consume('codeTry', { req, account: body.email });
    const user = await verifyRegistration(ctx, body);
    await startOwnerSession(ctx, req, user.id);
    res.json(presentUser(user));
  });

  router.post('/login', async (req, res) => {
    const body = validate(loginBody, req.body);
    await rateLimits.consume('password', { req, account: body.username });
    const userId = await requestLogin(ctx, body);
    res.json({ requiresVerification: true, userId });
  });

  router.post('/verify-login', async (req, res) => {
    const body = validate(verifyLoginBody, req.body);
    await rateLimits.consume('codeTry', { req, account: body.userId });
    const user = await verifyLogin(ctx, body);
    await startOwnerSession(ctx, req, user.id);
    await rateLimits.forgive('codeTry', body.userId);
    await rateLimits.forgive('password', user.username);
    res.json(presentUser(user));
  });

  /** Prolongs the session, as any call does; for a page that is in use without making calls. */
  router.post('/refresh-session', (req, res) => {
    ownerId(req);
    res.json({ message: 'You are signed in.' });
  });

  router.post('/logout', async (req, res) => {
    const { returnKey } = validate(logoutBody, req.body);
    if (returnKey === undefined) {
      await signOut(ctx, req);
      forgetSession(ctx, req, res);
    } else {
      await leaveSession(ctx, req, returnKey);
      detachSession(req);
    }
    res.json({ message: 'You are signed out.' });
  });

  router.post('/resume-session', async (req, res) => {
    const { returnKey } = validate(resumeSessionBody, req.body);
    await returnToSession(ctx, req, returnKey);
    res.json({ message: 'You are signed in.' });
  });

  router.post('/reset-password', async (req, res) => {
    const { email } = validate(resetPasswordBody, req.body);
    await rateLimits.consume('codeRequest', { req, account: email });
    await addJob(ctx.db, 'request-password-reset', { email });
    res.json({ message: 'Reset code has been sent to your email.' });
  });

  router.post('/reset-password/verify', async (req, res) => {
    const body = validate(resetPasswordVerifyBody, req.body);
    await rateLimits.consume('codeTry', { req, account: body.email });
    await resetPassword(ctx, body);
    res.json({ message: 'Password has been reset successfully.' });
  });

  return router;
}
