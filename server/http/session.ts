import type { Request, RequestHandler, Response } from 'express';
import session from 'express-session';
import { MINUTE_MS } from '#shared/domain/durations.ts';
import { limits } from '#shared/domain/limits.ts';
import type { Context } from '../context.ts';
import { DomainError } from './domain-error.ts';
import { findSessionOwner, SessionStore, type SessionOwner } from './session-store.ts';

declare module 'express-session' {
  interface SessionData {
    /** The signed-in owner. */
    userId: number;
    /** When the owner last authenticated with a code from an email, at sign-in or later (epoch ms). */
    provedAt: number;
    /** Set when one of its pages was unloaded. No one is signed in until the same tab resumes it. */
    left: SessionSuspension;
    /** The key that last resumed the session. A late beacon must not undo that. */
    returnedWith: string;
  }
}

/** When a page was unloaded (epoch ms), and the hex SHA-256 of the key that its tab stored. */
export interface SessionSuspension {
  at: number;
  key: string;
}

export const sessionCookieName = (ctx: Context) => (isSecure(ctx) ? '__Host-leavebits.sid' : 'leavebits.sid');
const isSecure = (ctx: Context) => ctx.config.appOrigin.startsWith('https:');

/**
 * The owners' cookie session, stored in PostgreSQL, which expires ten minutes after its last use. Visitors who don't sign in get
 * none.
 */
export function createOwnerSession(ctx: Context): RequestHandler {
  return session({
    name: sessionCookieName(ctx),
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

/** The signed-in owner's id. Throws `not-signed-in` (401) if there is none. */
export function getOwnerId(req: Request): number {
  const userId = getOwnerIdEvenIfSuspended(req);
  if (req.session.left !== undefined) throw notSignedIn();
  return userId;
}

/** The signed-in owner, as loaded with the session. Throws like `getOwnerId`, and also if the account is gone. */
export function getSignedInOwner(req: Request): SessionOwner {
  getOwnerId(req);
  const owner = findSessionOwner(req);
  if (!owner) throw notSignedIn();
  return owner;
}

/**
 * Like `getOwnerId`, but also succeeds while a page of the session reloads. Only for endpoints that return none of the owner's
 * data.
 */
export function getOwnerIdEvenIfSuspended(req: Request): number {
  const { userId } = req.session;
  if (userId === undefined) throw notSignedIn();
  return userId;
}

const notSignedIn = () => new DomainError('not-signed-in', 'Your session has expired, please login again');

/** Gives the session a new id, as every sign-in must. */
export function regenerateSession(req: Request): Promise<void> {
  return new Promise((resolve, reject) =>
    req.session.regenerate((error) => (error ? reject(error) : resolve())),
  );
}

export function saveSession(req: Request): Promise<void> {
  return new Promise((resolve, reject) => req.session.save((error) => (error ? reject(error) : resolve())));
}

/** After this, the response neither extends the session nor renews its cookie. */
export function detachSession(req: Request): void {
  // Set to undefined rather than deleted: `delete` would switch the request to dictionary mode, which takes much more memory.
  (req as { session: Request['session'] | undefined }).session = undefined;
}

/** Clears the cookie of a session that has ended. */
export function clearSession(ctx: Context, req: Request, res: Response): void {
  detachSession(req);
  res.clearCookie(sessionCookieName(ctx), {
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(ctx),
    path: '/',
  });
}
