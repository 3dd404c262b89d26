import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { encodeSubscriptionId } from '#shared/domain/encoded-subscription-id.ts';
import { registerOnPage, startJourney, type Journey } from '../../support/browser/journey.ts';

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney({ more: { BILLING: 'off' } });
});
afterAll(() => journey[Symbol.asyncDispose]());
afterEach(() => journey.expectNoPageErrors());

const OF_MONEY = /payfast|\bpay(s|ing|ment|ments)?\b|\bpaid\b|\bUSD\b|price|subscription|trial/i;

async function expectNoWordOfMoney(page: Page): Promise<void> {
  expect(OF_MONEY.exec(await page.locator('body').innerText())?.[0]).toBe(undefined);
}

it('an owner of a service without payments sees nothing about money, and an old payment link explains why', async () => {
  const page = await journey.openPage();
  for (const path of ['/', '/getting-started', '/auth?mode=register']) {
    await page.goto(journey.origin + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    await expectNoWordOfMoney(page);
  }
  await registerOnPage(journey, page, 'olga@example.org');
  await expectNoWordOfMoney(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('heading', { name: 'Files' }).waitFor();
  await page.getByText(/Your files use/).waitFor();
  await expectNoWordOfMoney(page);

  await page.goto(`${journey.origin}/release`);
  await page.getByLabel(/Phone number/).waitFor();
  await expectNoWordOfMoney(page);
  for (const section of ['sign-in', 'your-data', 'activity']) {
    await page.goto(`${journey.origin}/account/${section}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    await expectNoWordOfMoney(page);
  }

  for (const action of ['', '/success', '/cancel']) {
    await page.goto(`${journey.origin}/payment/${encodeSubscriptionId(1234567)}${action}`);
    await page.getByText('This service takes no payments.').waitFor();
  }
});
