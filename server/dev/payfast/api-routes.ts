import express, { Router, type Request, type Response } from 'express';
import type { PayfastSettings } from '../../config/payfast-settings.ts';
import { signApiRequest, isSameSignature } from '../../adapters/payfast/signatures.ts';
import { formatHistoryCsv } from './history.ts';
import { sendItn } from './send-itn.ts';
import type { SimulatorStore, SimulatedSubscription } from './store.ts';

const STATUS_TEXT: Record<number, string> = { 1: 'ACTIVE', 2: 'CANCELLED', 3: 'PAUSED' };
const VERBS: Record<string, string> = {
  fetch: 'GET',
  cancel: 'PUT',
  pause: 'PUT',
  unpause: 'PUT',
  update: 'PATCH',
};

const success = (res: Response) =>
  res.json({ code: 200, status: 'success', data: { response: true, message: 'Success' } });
/** The real PayFast sometimes reports failures with HTTP 200 as well. */
const failure = (res: Response, message: string, httpStatus = 200) =>
  res.status(httpStatus).json({ code: 400, status: 'failed', data: { response: false, message } });

/**
 * `subscriptions/{token}/{fetch, cancel, pause, unpause, update}` and `transactions/history`, with PayFast's header signature and
 * responses.
 */
export function payfastApiRoutes(store: SimulatorStore, settings: PayfastSettings): Router {
  const router = Router();
  router.use(express.json({ limit: '16kb' }), express.urlencoded({ extended: false, limit: '16kb' }));
  router.use((req, res, next) => {
    if (isAuthorised(req, settings)) return next();
    res.status(401).json({
      code: 401,
      status: 'failed',
      data: { response: 'Merchant authorization failed.', message: false },
    });
  });
  router.get('/transactions/history', async (req, res) => {
    const { from = '', to = from, offset = '0', limit = '100' } = req.query as Record<string, string>;
    if (![from, to].every((day) => /^\d{4}-\d\d-\d\d$/.test(day))) {
      return void failure(res, 'Failure - The from date is invalid', 400);
    }
    const sent = await store.listSentBetween(from, to);
    // PayFast sends its CSV with this content type.
    res.type('html').send(formatHistoryCsv(sent.slice(Number(offset)).slice(0, Number(limit))));
  });
  router.all('/subscriptions/:token/:action', async (req, res) => {
    const { token, action } = req.params;
    if (VERBS[action] !== req.method)
      return void failure(res, 'Failure - The request method is not allowed', 400);
    const subscription = await store.find(token);
    if (!subscription) return void failure(res, 'Failure - The subscription was not found', 404);
    await answer(res, action, subscription, (req.body ?? {}) as Record<string, unknown>);
  });

  async function answer(
    res: Response,
    action: string,
    subscription: SimulatedSubscription,
    body: Record<string, unknown>,
  ): Promise<void> {
    const { token, status } = subscription;
    if (action === 'fetch') return void res.json(describe(subscription));
    if (status === 2) return void failure(res, 'Failure - The subscription status is cancelled');
    switch (action) {
      case 'cancel':
        await store.set(token, { status: 2 });
        await sendItn(store, settings.passphrase, subscription, { status: 'CANCELLED' });
        break;
      case 'pause':
        await store.set(token, { status: 3 });
        break;
      case 'unpause':
        await store.set(token, { status: 1 });
        break;
      case 'update': {
        const { amount, run_date: runDate } = body;
        await store.set(token, {
          ...(typeof amount === 'number' ? { amountCents: amount } : {}),
          ...(typeof runDate === 'string' ? { runDate } : {}),
        });
      }
    }
    success(res);
  }

  return router;
}

function describe({ token, status, amountCents, cyclesComplete, runDate }: SimulatedSubscription) {
  const response = {
    amount: amountCents,
    cycles: 0,
    cycles_complete: cyclesComplete,
    frequency: 3,
    run_date: `${runDate}T00:00:00+02:00`,
    status,
    status_reason: '',
    status_text: STATUS_TEXT[status] ?? '',
    token,
  };
  return { code: 200, status: 'success', data: { response } };
}

function isAuthorised(req: Request, { merchantId, passphrase }: PayfastSettings): boolean {
  const header = (name: string) => req.get(name) ?? '';
  const signed = {
    'merchant-id': header('merchant-id'),
    version: header('version'),
    timestamp: header('timestamp'),
    ...(req.query as Record<string, string>),
    ...Object.fromEntries(
      Object.entries((req.body ?? {}) as Record<string, unknown>).map(([name, value]) => [
        name,
        String(value),
      ]),
    ),
  };
  return (
    signed['merchant-id'] === merchantId &&
    isSameSignature(signApiRequest(signed, passphrase), header('signature'))
  );
}
