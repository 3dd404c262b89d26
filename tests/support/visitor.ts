import supertest from 'supertest';
import type { TestApp } from './test-app.ts';

type Method = 'get' | 'head' | 'post' | 'put' | 'patch' | 'delete';

/** A browser with its own cookies, which sends the CSRF token as the client does. */
export interface Visitor {
  send(method: Method, path: string): supertest.Test;
  /** The headers of its requests, for calls to another process, or calls that break off half-way. */
  headers(): Promise<{ Cookie: string; 'X-CSRF-Token': string }>;
}

export async function openVisitor(app: Pick<TestApp, 'server'>): Promise<Visitor> {
  const agent = supertest.agent(app.server);
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

export const PASSWORD = 'Correct-horse-7';

/** The six digits in a mail. */
export function codeIn(mail: { text: string }): string {
  const code = /^\s*(\d{6})\s*$/m.exec(mail.text)?.[1];
  if (!code) throw new Error(`No code in this mail:\n${mail.text}`);
  return code;
}

/** Does something that mails a code, and reads the code from that mail. */
export async function codeFrom(app: TestApp, to: string, act: () => PromiseLike<unknown>): Promise<string> {
  await app.runDueJobs();
  const after = app.mailbox.mails().length;
  await act();
  await app.runDueJobs();
  return codeIn(await app.mailbox.waitForMail({ to, subject: /code/, after }));
}

export interface Owner extends Visitor {
  id: number;
  username: string;
}

/** Registers an account through the real door: form, mail, code. */
export async function registerOwner(app: TestApp, username: string): Promise<Owner> {
  const visitor = await openVisitor(app);
  const code = await codeFrom(app, username, () =>
    visitor.send('post', '/api/register').send({ username, password: PASSWORD }).expect(200),
  );
  const answer = await visitor
    .send('post', '/api/verify-register')
    .send({ email: username, code, password: PASSWORD, clientDatetime: new Date().toISOString() })
    .expect(200);
  return { ...visitor, ...(answer.body as { id: number; username: string }) };
}

export interface Recipient extends Visitor {
  encodedEmail: string;
  /** The header that carries the proved address. */
  session: { 'X-Email-Session-Id': string };
}

/** Proves an address the way a recipient does. */
export async function verifyRecipient(
  app: TestApp,
  email: string,
  scope: number | 'all' = 'all',
): Promise<Recipient> {
  const visitor = await openVisitor(app);
  const encodedEmail = Buffer.from(email).toString('base64url');
  const code = await codeFrom(app, email, () =>
    visitor
      .send('post', `/api/shared/trigger-bytes/${scope}/request-code`)
      .send({ encodedEmail })
      .expect(200),
  );
  const answer = await visitor
    .send('post', `/api/shared/trigger-bytes/${scope}/verify`)
    .send({ encodedEmail, code })
    .expect(200);
  const { emailSessionId } = answer.body as { emailSessionId: string };
  return { ...visitor, encodedEmail, session: { 'X-Email-Session-Id': emailSessionId } };
}

/** Signs a known owner in again, as after the end of their session. */
export async function signIn(app: TestApp, { username }: Pick<Owner, 'username'>): Promise<Owner> {
  const visitor = await openVisitor(app);
  let userId = 0;
  const code = await codeFrom(app, username, async () => {
    const answer = await visitor
      .send('post', '/api/login')
      .send({ username, password: PASSWORD })
      .expect(200);
    userId = (answer.body as { userId: number }).userId;
  });
  await visitor.send('post', '/api/verify-login').send({ userId, code }).expect(200);
  return { ...visitor, id: userId, username };
}
