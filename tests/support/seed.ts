import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { promisify } from 'node:util';
import type { Request, Response } from 'express';
import { normaliseEmail } from '#shared/domain/email-address.ts';
import type { Context } from '../../server/context.ts';
import { createAccount } from '../../server/features/accounts/registration/create-account.ts';
import { findUserById } from '../../server/features/accounts/queries.ts';
import { startOwnerSession } from '../../server/features/accounts/start-owner-session.ts';
import { createOwnerSession } from '../../server/http/session.ts';
import { createPasswords } from '../../server/adapters/crypto/passwords.ts';

export const PASSWORD = 'Correct-horse-7';

export interface SeededOwner {
  id: number;
  username: string;
}

/** An account as created by the registration, without its email, code and session. */
export async function seedOwner(ctx: Context, username: string): Promise<SeededOwner> {
  const email = normaliseEmail(username);
  const passwordHash = await ctx.passwords.hash(PASSWORD);
  const made = await ctx.db.transaction((tx) => createAccount(ctx, tx, { email, passwordHash }));
  if (!made) throw new Error(`${email} has an account already`);
  return { id: made.id, username: email };
}

/** Signs an owner in like the last step of a sign-in, without a request. @returns the cookie's name and value. */
export async function seedSession(ctx: Context, userId: number): Promise<{ name: string; value: string }> {
  const req = new IncomingMessage(new Socket()) as Request;
  req.url = req.originalUrl = '/api/verify-login';
  const res = new ServerResponse(req) as Response;
  await promisify<Request, Response>(createOwnerSession(ctx))(req, res);
  const user = await findUserById(ctx.db, userId);
  if (!user) throw new Error(`There is no account ${userId}`);
  await startOwnerSession(ctx, req, user);
  res.writeHead(200);
  const [, name, value] = /^([^=]+)=([^;]+)/.exec(String(res.getHeader('Set-Cookie'))) ?? [];
  if (!name || !value) throw new Error('The session set no cookie');
  return { name, value: decodeURIComponent(value) };
}

/** The product's passwords at the lowest cost that argon2id allows. */
export const createCheapPasswords = () => createPasswords({ memoryCost: 8, timeCost: 1, parallelism: 1 });
