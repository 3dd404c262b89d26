import type { Request, RequestHandler, Response } from 'express';
import session from 'express-session';
import { MINUTE_MS } from '#shared/domain/durations.ts';
import { limits } from '#shared/domain/limits.ts';
import type { Context } from '../context.ts';
import { DomainError } from './domain-error.ts';
import { ownerOf, SessionStore, type SessionOwner } from './session-store.ts';

declare module 'express-session' {
  interface SessionData {
    /** The signed-in owner. */
    userId: number;
    /** When the owner last proved themselves by a mailed code, at the sign-in or later (ms since 1970). */
    provedAt: number;
    /** Set when one of its pages went away. Nobody is signed in until the same tab returns. */
    left: SessionLeft;
    /** The key of the last return. A late beacon must not undo that return. */
    returnedWith: string;
  }
}

/** When a page went away (ms since 1970), and the SHA-256, in hex, of the key that its tab kept. */
export interface SessionLeft {
  at: number;
  key: string;
}

/** The name of the cookie with an owner’s session. */
export const sessionCookie = (ctx: Context) => (isSecure(ctx) ? '__Host-leavebits.sid' : 'leavebits.sid');
const isSecure = (ctx: Context) => ctx.config.appOrigin.startsWith('https:');

/** The owners' cookie session: ten minutes from the last use, kept in PostgreSQL. Visitors who do not sign in get none. */
export function ownerSession(ctx: Context): RequestHandler {
  return session({
    name: sessionCookie(ctx),
    secret: ctx.config.sessionSecret,
    store: new SessionStore(ctx.pool, ctx.logger),
    resave: false,
    rolling: true,
    saveUninitialized: false,
    cookie: {
      httpOnly: true,
      sameSite: 'lax',
      secure: isSecure(ctx),
      path: '/',
      maxAge: limits.ownerSessionMinutes * MINUTE_MS,
    },
  });
}

/** The signed-in owner's id. Throws `not-signed-in` (401) when there is none. */
export function ownerId(req: Request): number {
  const userId = ownerIdEvenIfLeft(req);
  if (req.session.left !== undefined) throw notSignedIn();
  return userId;
}

/** The signed-in owner, as read with the session. Throws as `ownerId` does, and when the account is gone. */
export function signedInOwner(req: Request): SessionOwner {
  ownerId(req);
  const owner = ownerOf(req);
  if (!owner) throw notSignedIn();
  return owner;
}

/** Like `ownerId`, but also valid while a page of the session reloads. Only for calls that show no data of the owner. */
export function ownerIdEvenIfLeft(req: Request): number {
  const { userId } = req.session;
  if (userId === undefined) throw notSignedIn();
  return userId;
}

const notSignedIn = () => new DomainError('not-signed-in', 'Your session has expired, please login again');

/** Gives the session a new id, as every sign-in must. */
export function renewSession(req: Request): Promise<void> {
  return new Promise((resolve, reject) =>
    req.session.regenerate((error) => (error ? reject(error) : resolve())),
  );
}

export function saveSession(req: Request): Promise<void> {
  return new Promise((resolve, reject) => req.session.save((error) => (error ? reject(error) : resolve())));
}

/** After this call, the answer neither extends the session nor renews its cookie. */
export function detachSession(req: Request): void {
  // Not deleted: V8 would turn the request into a dictionary, which is much larger.
  (req as { session: Request['session'] | undefined }).session = undefined;
}

/** Removes the session's cookie after the end of the session. */
export function forgetSession(ctx: Context, req: Request, res: Response): void {
  detachSession(req);
  res.clearCookie(sessionCookie(ctx), { httpOnly: true, sameSite: 'lax', secure: isSecure(ctx), path: '/' });
}
