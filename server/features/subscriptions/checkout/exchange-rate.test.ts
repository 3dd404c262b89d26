import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, vi } from 'vitest';
import { payAtPayfast } from '#tests/support/payfast/payfast.ts';
import { loadSubscriptionId } from '#tests/support/reminders.ts';
import { startTestApp } from '#tests/support/test-app.ts';
import { openVisitor, registerOwner } from '#tests/support/visitor.ts';
import { createExchangeRates } from '#server/adapters/exchange-rates.ts';
import { refreshExchangeRate } from './exchange-rate.ts';

/** A simulated exchange rate server. */
async function rateServer(answer: () => { status: number; body: string }): Promise<Server & { url: string }> {
  const server = createServer((_req, res) => {
    const { status, body } = answer();
    res.writeHead(status, { 'Content-Type': 'application/json' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(server, { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
}

it('the rate is fetched, must be within bounds, is kept for a week, and never changes a running subscription', async () => {
  await using app = await startTestApp();
  let answer = { status: 200, body: '{"rates":{"ZAR":18.2345678}}' };
  const server = await rateServer(() => answer);
  const ctx = { ...app.ctx, exchangeRates: createExchangeRates(server.url) };
  try {
    const owner = await registerOwner(app, 'anna@example.org');
    const id = await loadSubscriptionId(app, owner);
    const visitor = await openVisitor(app);
    const rate = async () => {
      const quote = await visitor.send('get', `/api/payment/${id}/quote`).expect(200);
      const { rate, monthlyZar, isFallbackRate } = quote.body as Record<string, unknown>;
      return { rate, monthlyZar, isFallbackRate };
    };
    await refreshExchangeRate(ctx);
    expect(await rate()).toEqual({ rate: '18.2346', monthlyZar: '18.23', isFallbackRate: false });

    const errors = vi.spyOn(app.ctx.logger, 'error').mockImplementation(() => undefined);
    for (const body of ['{"rates":{"ZAR":9.99}}', '{"rates":{"ZAR":40.01}}', '{"rates":{"ZAR":-18}}']) {
      answer = { status: 200, body };
      await refreshExchangeRate(ctx).catch(() => undefined);
      expect((await rate()).rate).toBe('18.2346');
    }
    expect(errors).toHaveBeenCalledTimes(3);
    for (const broken of [
      { status: 500, body: '{}' },
      { status: 200, body: '{}' },
      { status: 200, body: 'no JSON' },
    ]) {
      answer = broken;
      await expect(refreshExchangeRate(ctx)).rejects.toThrow();
      expect((await rate()).rate).toBe('18.2346');
    }

    await payAtPayfast(app, id);
    await app.runDueJobs();
    answer = { status: 200, body: '{"conversion_rates":{"ZAR":19}}' };
    await refreshExchangeRate(ctx);
    const running = await owner.send('get', '/api/user-subscription').expect(200);
    expect(running.body).toMatchObject({ nextPaymentAmountZar: '18.23' });

    const other = await registerOwner(app, 'other@example.org');
    const quote = await visitor
      .send('get', `/api/payment/${await loadSubscriptionId(app, other)}/quote`)
      .expect(200);
    expect(quote.body).toMatchObject({ rate: '19.00' });
    app.clock.advance({ days: 7 });
    const late = await visitor
      .send('get', `/api/payment/${await loadSubscriptionId(app, other)}/quote`)
      .expect(200);
    expect(late.body).toMatchObject({ rate: '17.50', isFallbackRate: true });
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
});
