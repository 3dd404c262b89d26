import { randomUUID } from 'node:crypto';
import express, { Router, type Request, type Response } from 'express';
import type pg from 'pg';
import { billingDay } from '../../../shared/domain/billing-dates.ts';
import { parseCents } from '../../../shared/domain/money.ts';
import type { Clock } from '../../adapters/clock.ts';
import type { PayfastSettings } from '../../config/payfast-settings.ts';
import { notFound } from '../../http/domain-error.ts';
import { apiRoutes } from './api-routes.ts';
import { checkoutProblems } from './checkout-check.ts';
import { postNotice, sendNotice } from './notify.ts';
import { badRequestPage, checkoutPage, listPage, standInContentSecurityPolicy } from './pages.ts';
import { createStore } from './store.ts';

export { prepareStandIn } from './store.ts';

/** All that the stand-in knows of the server. It talks to it over HTTP only. */
export interface StandInWorld {
  pool: pg.Pool;
  clock: Clock;
  settings: PayfastSettings;
}

/** A small PayFast sandbox at /dev/payfast: checkout, confirmation, API, and a page for what PayFast does by itself. */
export function payfastStandInRoutes({ pool, clock, settings }: StandInWorld): Router {
  const store = createStore(pool, clock);
  const form = express.urlencoded({ extended: false, limit: '32kb', parameterLimit: 100 });
  const router = Router();
  router.use((_req, res, next) => {
    res.set({ 'Content-Security-Policy': standInContentSecurityPolicy, 'Cache-Control': 'no-store' });
    next();
  });
  router.use('/api', apiRoutes(store, settings));

  router.get('/', async (_req, res) => {
    res.type('html').send(listPage(await store.list()));
  });

  const process = (req: Request, res: Response) => {
    const fields = { ...req.query, ...(req.body as object | undefined) } as Record<string, string>;
    const problems = checkoutProblems(fields, settings, billingDay(clock.now()));
    if (problems.length > 0) return void res.status(400).type('html').send(badRequestPage(problems));
    res.type('html').send(checkoutPage(fields));
  };
  router.get('/eng/process', process);
  router.post('/eng/process', form, process);

  router.post('/pay', form, async (req, res) => {
    const fields = req.body as Record<string, string>;
    const problems = checkoutProblems(fields, settings, billingDay(clock.now()));
    if (problems.length > 0) return void res.status(400).type('html').send(badRequestPage(problems));
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
    await sendNotice(store, settings.passphrase, subscription, { status: 'COMPLETE', cents, isStart: true });
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
    if (!subscription) throw notFound();
    const { token, status, amountCents } = subscription;
    switch (req.params.action) {
      case 'charge':
        if (status !== 1) break;
        await store.countCharge(token);
        await sendNotice(store, settings.passphrase, subscription, {
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
        await sendNotice(store, settings.passphrase, subscription, { status: 'CANCELLED' });
        break;
      case 'resend': {
        const body = await store.lastNotice(token);
        if (body !== null) await postNotice(store, subscription, body);
        break;
      }
      default:
        throw notFound();
    }
    res.redirect(303, '/dev/payfast');
  });

  return router;
}
