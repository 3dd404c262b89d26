import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import pg from 'pg';
import { systemClock } from '#server/adapters/clock.ts';
import { buildParameterString, signNotification } from '#server/adapters/payfast/signatures.ts';
import { loadConfig } from '#server/config.ts';
import { buildItnFields } from '#server/dev/payfast/send-itn.ts';
import { payfastSimulatorRoutes } from '#server/dev/payfast/routes.ts';
import { createSimulatorStore } from '#server/dev/payfast/store.ts';
import { parseCents } from '#shared/domain/money.ts';
import { createTestDatabase } from '../database/test-database.ts';
import { TEST_SETTINGS } from '../test-app.ts';

/** PayFast on its own port and database, for servers in other processes. It sends nothing unasked. */
export interface PayfastServer extends AsyncDisposable {
  /** The settings of a server that uses it. */
  settings: Record<string, string>;
  /** Starts a subscription with the fields of an offer. */
  subscribe(fields: Record<string, string>): Promise<void>;
  /** Charges the subscription. @returns the notification, which nobody has sent yet */
  charge(isStart: boolean): Promise<{ id: string; body: string }>;
  /** The ids of all charges. */
  charges(): string[];
  /** Answers nothing, until called with false. */
  hang(isHanging: boolean): void;
}

/** @param origin where notifications go. */
export async function startPayfastServer(origin: string): Promise<PayfastServer> {
  const database = await createTestDatabase();
  const pool = new pg.Pool({ connectionString: database.url });
  pool.on('error', () => undefined);
  const app = express();
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/payfast`;
  const settings = {
    PAYFAST_BASE_URL: base,
    PAYFAST_API_URL: `${base}/api`,
    PAYFAST_NOTIFY_URL: `${origin}/api/payfast/itn`,
    PAYFAST_ITN_SOURCES: '127.0.0.1',
  };
  const { payfast } = loadConfig({
    ...TEST_SETTINGS,
    ...settings,
    DATABASE_URL: database.url,
    SMTP_URL: 'smtp://127.0.0.1:9',
  });
  const store = createSimulatorStore(pool, systemClock);
  let isHanging = false;
  app.use((_req, _res, next) => {
    if (!isHanging) next();
  });
  app.use('/payfast', payfastSimulatorRoutes({ pool, clock: systemClock, settings: payfast }));
  const token = crypto.randomUUID();
  const charges: string[] = [];
  return {
    settings,
    async subscribe({ baseUrl: _, ...checkout }) {
      const amountCents = parseCents(checkout['recurring_amount']!)!;
      await store.add({ token, checkout, amountCents, runDate: checkout['billing_date']! });
    },
    async charge(isStart) {
      const subscription = (await store.find(token))!;
      const cents = isStart ? parseCents(subscription.checkout['amount']!)! : subscription.amountCents;
      const id = await store.createItn(token);
      const fields = buildItnFields(subscription, id, { status: 'COMPLETE', cents, isStart });
      const body = `${buildParameterString(fields)}&signature=${signNotification(fields, payfast.passphrase)}`;
      await store.storeItn(id, body);
      if (cents > 0) charges.push(id);
      return { id, body };
    },
    charges: () => charges,
    hang(next) {
      isHanging = next;
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await pool.end();
      await database[Symbol.asyncDispose]();
    },
  };
}
