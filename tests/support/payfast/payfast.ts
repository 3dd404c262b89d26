import { Router } from 'express';
import supertest from 'supertest';
import { signNotification, buildParameterString } from '#server/adapters/payfast/signatures.ts';
import { buildItnFields, type ItnKind } from '#server/dev/payfast/send-itn.ts';
import { payfastSimulatorRoutes, type PayfastSimulatorOptions } from '#server/dev/payfast/routes.ts';
import { createSimulatorStore, type SimulatorStore } from '#server/dev/payfast/store.ts';
import type { TestApp } from '../test-app.ts';
import { openVisitor } from '../visitor.ts';

type PayfastPart = 'validate' | 'api' | 'history';

/**
 * The PayFast simulator beside a test app. They communicate in PayFast's protocol over HTTP. The template database has its
 * tables.
 */
export interface TestPayfast {
  routes: Router;
  store: SimulatorStore;
  /** Parts that drop the connection, as if PayFast were down. */
  down: Set<PayfastPart>;
  /** Request counts per part. */
  asked: Record<PayfastPart, number>;
}

export function createTestPayfast(world: PayfastSimulatorOptions): TestPayfast {
  const down = new Set<PayfastPart>();
  const asked = { validate: 0, api: 0, history: 0 };
  const routes = Router();
  routes.use('/payfast', (req, res, next) => {
    const part = partOf(req.path);
    if (part) asked[part] += 1;
    if (part && down.has(part)) res.destroy();
    else next();
  });
  routes.use('/payfast', payfastSimulatorRoutes(world));
  return { routes, store: createSimulatorStore(world.pool, world.clock), down, asked };
}

function partOf(path: string): PayfastPart | null {
  if (path.startsWith('/api/transactions/')) return 'history';
  if (path.startsWith('/api/')) return 'api';
  return path.endsWith('/validate') ? 'validate' : null;
}

/** The fields that a payment page gets, as a visitor with the link. */
export async function loadCheckoutFields(
  app: TestApp,
  subscriptionId: number,
): Promise<Record<string, string>> {
  const visitor = await openVisitor(app);
  const answer = await visitor.send('get', `/api/payfast-data/${subscriptionId}`).expect(200);
  const { baseUrl: _, ...fields } = answer.body as Record<string, string>;
  return fields;
}

/** Pays at the simulator, with `fields` for an earlier offer. The notification is stored but not applied. @returns the token. */
export async function payAtPayfast(
  app: TestApp,
  subscriptionId: number,
  fields?: Record<string, string>,
): Promise<string> {
  const before = new Set((await app.payfast.store.list()).map(({ token }) => token));
  await supertest(app.server)
    .post('/dev/payfast/pay')
    .type('form')
    .send(fields ?? (await loadCheckoutFields(app, subscriptionId)))
    .expect(303);
  const made = (await app.payfast.store.list()).find(({ token }) => !before.has(token));
  if (!made) throw new Error('The simulator created no subscription');
  return made.token;
}

/** Presses a button on the simulator's page. */
export async function pressPayfastButton(
  app: TestApp,
  token: string,
  action: 'charge' | 'fail' | 'cancel' | 'resend',
): Promise<void> {
  await supertest(app.server).post(`/dev/payfast/subscriptions/${token}/${action}`).expect(303);
}

export interface CraftedNotification {
  /** Field changes made before signing. Bytes are for text that isn't UTF-8. */
  set?: Record<string, string | Buffer>;
  /** Known to the simulator, so that it confirms it. */
  isKnown?: boolean;
  passphrase?: string;
}

/** A notification as written by PayFast, or by a forger with nearly the same knowledge. */
export async function craftNotification(
  app: TestApp,
  token: string,
  kind: ItnKind,
  { set = {}, isKnown = true, passphrase = app.ctx.config.payfast.passphrase }: CraftedNotification = {},
): Promise<string> {
  const subscription = (await app.payfast.store.find(token))!;
  const paymentId = await app.payfast.store.createItn(token);
  const fields = buildItnFields(subscription, paymentId, kind).map(
    ([name, value]) => [name, set[name] ?? value] as const,
  );
  const body = `${buildParameterString(fields)}&signature=${signNotification(fields, passphrase)}`;
  if (isKnown) await app.payfast.store.storeItn(paymentId, body);
  return body;
}

export function postNotification(app: TestApp, body: string): supertest.Test {
  return supertest(app.server)
    .post('/api/payfast/itn')
    .set('Content-Type', 'application/x-www-form-urlencoded')
    .send(body);
}
