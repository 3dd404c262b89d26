import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { startAsOwner, startJourney, type Journey } from '../../support/browser/journey.ts';
import { saveReleaseConfigElsewhere } from '../../support/browser/owner-home.ts';

const SECOND = 'second@example.org';
const PHONE = '+27825550101';

const texts: string[] = [];
let gateway: Server;
let journey: Journey;
let page: Page;
beforeAll(async () => {
  gateway = createServer((req, res) => {
    let body = '';
    req.on('data', (part: Buffer) => (body += part.toString()));
    req.on('end', () => {
      texts.push((JSON.parse(body) as { text: string }).text);
      res.writeHead(202).end();
    });
  });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  const { port } = gateway.address() as AddressInfo;
  journey = await startJourney({ more: { SMS_URL: `http://127.0.0.1:${port}/texts`, SMS_TOKEN: 'token' } });
  page = await journey.openPage({ width: 360, height: 740 });
  await startAsOwner(journey, page, 'ways@example.org', [
    {
      description: 'The safe',
      sharingEmails: ['lena@example.org'],
      sharingConfig: { 'lena@example.org': { releaseType: 'death_incapacitation' } },
    },
  ]);
  await saveReleaseConfigElsewhere(page, {
    designatedReporters: ['rosa@example.org', 'sam@example.org'],
    requiredConfirmations: 1,
  });
});
afterAll(async () => {
  journey.expectNoPageErrors();
  await journey[Symbol.asyncDispose]();
  gateway.closeAllConnections();
  await new Promise((resolve) => gateway.close(resolve));
});

it('an owner adds and verifies a second address and a phone number on a phone', async () => {
  await page.goto(`${journey.origin}/release?question=warnings`);
  const save = () => page.getByRole('button', { name: 'Save configuration' }).click();
  await page.getByLabel('Second email address (optional)').fill(SECOND);
  const code = await journey.codeAfter(SECOND, save);
  await page.getByText('Not verified yet.').waitFor();
  await page.getByLabel('Code from the email to your second address').fill(code);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Verify' }).click();
  await page.getByText(`Verified. We’ll warn you at ${SECOND}, too.`).waitFor();

  await page.getByLabel('Phone number (optional)').fill(PHONE);
  await save();
  await expect.poll(() => texts.length).toBe(1);
  await page.getByLabel('Code from the text message').fill(/\d{6,}/.exec(texts[0]!)![0]);
  await page.getByRole('button', { name: 'Verify' }).click();
  await page.getByText(`Verified. We’ll warn you at ${PHONE}, too.`).waitFor();
  await expectAccessible(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()!.width);
});
