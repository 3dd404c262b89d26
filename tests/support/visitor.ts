import supertest from 'supertest';
import { encodeLinkEmail } from '#shared/domain/encoded-email.ts';
import { findUserByEmail } from '../../server/features/accounts/queries.ts';
import { startEmailSession } from '../../server/features/recipients/email-session.ts';
import { recordAddressVerification } from '../../server/features/recipients/verify-access-code.ts';
import { measureCost } from './reporters/test-costs.ts';
import { PASSWORD, seedOwner, seedSession } from './seed.ts';
import type { TestApp } from './test-app.ts';

type Method = 'get' | 'head' | 'post' | 'put' | 'patch' | 'delete';

export { PASSWORD };

/** A browser with its own cookies, which sends the CSRF token as the client does. */
export interface Visitor {
  send(method: Method, path: string): supertest.Test;
  /** The headers of its requests, for requests to another process, or ones that are cut off halfway. */
  headers(): Promise<{ Cookie: string; 'X-CSRF-Token': string }>;
}

/** @param cookie one that the browser already has, as `name=value`. */
export async function openVisitor(app: Pick<TestApp, 'server'>, cookie?: string): Promise<Visitor> {
  const agent = supertest.agent(app.server);
  if (cookie) agent.jar.setCookie(cookie, '127.0.0.1', '/');
  const first = await agent.get('/api/user');
  const cookies = ([] as string[]).concat(first.get('Set-Cookie') ?? []);
  const token = decodeURIComponent(cookies.join('\n').match(/^XSRF-TOKEN=([^;]+)/m)?.[1] ?? '');
  return {
    send: (method, path) => agent[method](path).set('X-CSRF-Token', token),
    async headers() {
      const { request } = (await agent.get('/api/user')) as unknown as { request: { cookies: string } };
      return { Cookie: request.cookies, 'X-CSRF-Token': token };
    },
  };
}

/** The code in an email. A long one is printed in groups of three digits. */
export function extractCode(mail: { text: string }): string {
  const code = /^\s*(\d{6}|\d{3}(?: \d{3}){2,3})\s*$/m.exec(mail.text)?.[1];
  if (!code) throw new Error(`No code in this mail:\n${mail.text}`);
  return code.replaceAll(' ', '');
}

/** Performs an action that emails a code, and reads the code from that email. */
export function readMailedCode(app: TestApp, to: string, act: () => PromiseLike<unknown>): Promise<string> {
  return measureCost('code by mail', () => readCode(app, to, act));
}

async function readCode(app: TestApp, to: string, act: () => PromiseLike<unknown>): Promise<string> {
  await app.runDueJobs();
  const after = app.mailbox.mails().length;
  await act();
  await app.runDueJobs();
  return extractCode(await app.mailbox.waitForMail({ to, subject: /code/, after }));
}

export interface TestOwner extends Visitor {
  id: number;
  username: string;
}

/** A new, signed-in owner. */
export async function registerOwner(app: TestApp, username: string): Promise<TestOwner> {
  return signIn(app, await seedOwner(app.ctx, username));
}

/** Registers an account for real: form, email, code. */
export async function registerByMail(app: TestApp, username: string): Promise<TestOwner> {
  const visitor = await openVisitor(app);
  const code = await readMailedCode(app, username, () =>
    visitor.send('post', '/api/register').send({ username, password: PASSWORD }).expect(200),
  );
  const answer = await visitor
    .send('post', '/api/verify-register')
    .send({ email: username, code, password: PASSWORD, clientDatetime: new Date().toISOString() })
    .expect(200);
  return { ...visitor, ...(answer.body as { id: number; username: string }) };
}

/** Signs an existing owner in again, as after the end of their session. */
export async function signIn(app: TestApp, { username }: Pick<TestOwner, 'username'>): Promise<TestOwner> {
  const { id } = (await findUserByEmail(app.ctx.db, username))!;
  const { name, value } = await seedSession(app.ctx, id);
  return { ...(await openVisitor(app, `${name}=${encodeURIComponent(value)}`)), id, username };
}

export interface TestRecipient extends Visitor {
  encodedEmail: string;
  /** The header that carries the verified session. */
  session: { 'X-Email-Session-Id': string };
}

/** A recipient whose address is verified, bypassing the email and the code. */
export async function verifyRecipient({ ctx, server }: TestApp, email: string): Promise<TestRecipient> {
  await recordAddressVerification(ctx.db, { scope: 'all', email, verifiedAt: ctx.clock.now() });
  const session = await startEmailSession(ctx, { email, scope: 'all', replaces: null });
  return recipientWith(await openVisitor({ server }), email, session);
}

/** Verifies an address for real: request, email, code. */
export async function verifyByMail(app: TestApp, email: string): Promise<TestRecipient> {
  const visitor = await openVisitor(app);
  const encodedEmail = encodeLinkEmail(email);
  const code = await readMailedCode(app, email, () =>
    visitor.send('post', '/api/shared/trigger-bytes/all/request-code').send({ encodedEmail }).expect(200),
  );
  const answer = await visitor
    .send('post', '/api/shared/trigger-bytes/all/verify')
    .send({ encodedEmail, code })
    .expect(200);
  return recipientWith(visitor, email, (answer.body as { emailSessionId: string }).emailSessionId);
}

function recipientWith(visitor: Visitor, email: string, emailSessionId: string): TestRecipient {
  return {
    ...visitor,
    encodedEmail: encodeLinkEmail(email),
    session: { 'X-Email-Session-Id': emailSessionId },
  };
}
