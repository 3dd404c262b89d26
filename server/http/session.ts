import connectPgSimple from 'connect-pg-simple';
import type { Request, RequestHandler } from 'express';
import session from 'express-session';
import { limits } from '#shared/domain/limits.ts';
import type { Context } from '../context.ts';
import { DomainError } from './domain-error.ts';

declare module 'express-session' {
  interface SessionData {
    /** The signed-in owner. */
    userId: number;
  }
}

/** The owners' cookie session: ten minutes, rolling, kept in PostgreSQL. Visitors without a sign-in get none. */
export function ownerSession(ctx: Context): RequestHandler {
  const isSecure = ctx.config.appOrigin.startsWith('https:');
  const Store = connectPgSimple(session);
  return session({
    name: isSecure ? '__Host-leavebits.sid' : 'leavebits.sid',
    secret: ctx.config.sessionSecret,
    store: new Store({
      pool: ctx.pool,
      tableName: 'session',
      pruneSessionInterval: false,
      errorLog: (...details) => ctx.logger.error({ details }, 'session store'),
    }),
    resave: false,
    rolling: true,
    saveUninitialized: false,
    cookie: {
      httpOnly: true,
      sameSite: 'lax',
      secure: isSecure,
      path: '/',
      maxAge: limits.ownerSessionMinutes * 60_000,
    },
  });
}

/** The signed-in owner's id. Throws `not-signed-in` (401) when there is none. */
export function ownerId(req: Request): number {
  const { userId } = req.session;
  if (userId === undefined) {
    throw new DomainError('not-signed-in', 'Your session has expired, please login again');
  }
  return userId;
}

/** Gives the session a new id, as every sign-in must. */
export function renewSession(req: Request): Promise<void> {
  return new Promise((resolve, reject) =>
    req.session.regenerate((error) => (error ? reject(error) : resolve())),
  );
}

export function saveSession(req: Request): Promise<void> {
  return new Promise((resolve, reject) => req.session.save((error) => (error ? reject(error) : resolve())));
}

export function endSession(req: Request): Promise<void> {
  return new Promise((resolve, reject) =>
    req.session.destroy((error) => (error ? reject(error) : resolve())),
  );
}
