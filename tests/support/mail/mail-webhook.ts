import { createHmac } from 'node:crypto';
import supertest from 'supertest';
import { getAppUrl, type TestApp } from '../test-app.ts';

export const WEBHOOK_SECRET = 'a webhook secret that only tests know';

const hmac = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex');

/** Posts to the webhook as a mail provider does, without cookies, session or CSRF token. */
export function postMailWebhook(
  app: TestApp,
  provider: string,
  body: string,
  headers: Record<string, string> = {},
) {
  return supertest(getAppUrl(app))
    .post(`/api/mail-events/${provider}`)
    .set({ 'Content-Type': 'application/json', ...headers })
    .send(body);
}

/** The headers of our own format. */
export function signGenericWebhook(at: Date, body: string, secret = WEBHOOK_SECRET): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  return {
    'X-LeaveBits-Timestamp': timestamp,
    'X-LeaveBits-Signature': hmac(secret, `${timestamp}.${body}`),
  };
}

/** Mailgun's signature for a body. In production `token` is random. */
export function signMailgunWebhook(at: Date, token: string, secret = WEBHOOK_SECRET) {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  return { timestamp, token, signature: hmac(secret, timestamp + token) };
}
