import { randomUUID } from 'node:crypto';
import express, { Router, type Request, type Response } from 'express';
import type pg from 'pg';
import { formatBillingDay } from '#shared/domain/billing-dates.ts';
import { parseCents } from '#shared/domain/money.ts';
import type { Clock } from '../../adapters/clock.ts';
import type { PayfastSettings } from '../../config/payfast-settings.ts';
import { notFoundError } from '../../http/domain-error.ts';
import { payfastApiRoutes } from './api-routes.ts';
import { validateCheckout } from './validate-checkout.ts';
import { postItn, sendItn } from './send-itn.ts';
import {
  renderBadRequestPage,
  renderCheckoutPage,
  renderSubscriptionsPage,
  simulatorContentSecurityPolicy,
} from './pages.ts';
import { createSimulatorStore } from './store.ts';

export { createSimulatorTables } from './store.ts';

/** Everything the simulator knows about the server. They communicate only over HTTP. */
export interface PayfastSimulatorOptions {
  pool: pg.Pool;
  clock: Clock;
  settings: PayfastSettings;
}

/** A small PayFast sandbox at /dev/payfast: checkout, confirmation, API, and a page for triggering PayFast's own events. */
export function payfastSimulatorRoutes({ pool, clock, settings }: PayfastSimulatorOptions): Router {
  const store = createSimulatorStore(pool, clock);
  const form = express.urlencoded({ extended: false, limit: '32kb', parameterLimit: 100 });
  const router = Router();
  router.use((_req, res, next) => {
    res.set({ 'Content-Security-Policy': simulatorContentSecurityPolicy, 'Cache-Control': 'no-store' });
    next();
  });
  router.use('/api', payfastApiRoutes(store, settings));

  router.get('/', async (_req, res) => {
    res.type('html').send(renderSubscriptionsPage(await store.list()));
  });

  const process = (req: Request, res: Response) => {
    const fields = { ...req.query, ...(req.body as object | undefined) } as Record<string, string>;
    const problems = validateCheckout(fields, settings, formatBillingDay(clock.now()));
    if (problems.length > 0) return void res.status(400).type('html').send(renderBadRequestPage(problems));
    res.type('html').send(renderCheckoutPage(fields));
  };
  router.get('/eng/process', process);
  router.post('/eng/process', form, process);

  router.post('/pay', form, async (req, res) => {
    const fields = req.body as Record<string, string>;
    const problems = validateCheckout(fields, settings, formatBillingDay(clock.now()));
    if (problems.length > 0) return void res.status(400).type('html').send(renderBadRequestPage(problems));
    const token = randomUUID();
    await store.add({
      token,
      checkout: fields,
      amountCents: parseCents(fields['recurring_amount']!)!,
      runDate: fields['billing_date']!,
    });
    const subscription = (await store.find(token))!;
    // PayFast sends its notification before the buyer returns to the shop.
    const cents = parseCents(fields['amount']!)!;
    await sendItn(store, settings.passphrase, subscription, { status: 'COMPLETE', cents, isStart: true });
    res.redirect(303, fields['return_url']!);
  });

  router.post(
    '/eng/query/validate',
    express.text({ type: 'application/x-www-form-urlencoded', limit: '32kb' }),
    async (req, res) => {
      const body = typeof req.body === 'string' ? req.body : '';
      res.type('text').send((await store.hasSent(body)) ? 'VALID' : 'INVALID');
    },
  );

  router.post('/subscriptions/:token/:action', async (req, res) => {
    const subscription = await store.find(req.params.token);
    if (!subscription) throw notFoundError();
    const { token, status, amountCents } = subscription;
    switch (req.params.action) {
      case 'charge':
        if (status !== 1) break;
        await store.countCharge(token);
        await sendItn(store, settings.passphrase, subscription, {
          status: 'COMPLETE',
          cents: amountCents,
          isStart: false,
        });
        break;
      case 'fail':
        await store.countFailure(token);
        break;
      case 'cancel':
        await store.set(token, { status: 2 });
        await sendItn(store, settings.passphrase, subscription, { status: 'CANCELLED' });
        break;
      case 'resend': {
        const body = await store.findLastItn(token);
        if (body !== null) await postItn(store, subscription, body);
        break;
      }
      default:
        throw notFoundError();
    }
    res.redirect(303, '/dev/payfast');
  });

  return router;
}
