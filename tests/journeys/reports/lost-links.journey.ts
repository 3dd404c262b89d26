import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { startAsOwner, startJourney, type Journey } from '../../support/browser/journey.ts';
import { saveReleaseConfigElsewhere } from '../../support/browser/owner-home.ts';
import { countPrintedPages } from '../../support/browser/printed-pages.ts';
import { PHONE_VIEWPORT } from '../../support/browser/recipient-pages.ts';

const ROSA = 'rosa@example.org';
let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
  const owner = await journey.openPage();
  await startAsOwner(journey, owner, 'olga@example.org');
  await saveReleaseConfigElsewhere(owner, {
    designatedReporters: [ROSA, 'sam@example.org'],
    requiredConfirmations: 1,
    refuteTimeHours: 24,
  });
});
afterAll(() => journey[Symbol.asyncDispose]());

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const links = (kind: string) =>
  journey.mailbox
    .mails()
    .filter(({ to }) => to.includes(ROSA))
    .flatMap((mail) => mail.links)
    .filter((link) => link.endsWith(`/${kind}`));

it('a reporter who has lost their link has it sent again, opens it, and prints a card', async () => {
  await expect.poll(() => links('death').length).toBe(1);
  const page = await journey.openPage(PHONE_VIEWPORT);
  // What a chat leaves of a link, and where its page leads.
  await page.goto(`${journey.origin}/report/gone/death.`);
  await heading(page, 'Invalid Reporting Link');
  await page.getByRole('link', { name: 'Send my links again' }).click();
  await heading(page, 'I’m somebody’s reporter and have lost my link');
  await expectAccessible(page);
  await page.getByLabel('Email address').fill('rosa');
  await page.getByRole('button', { name: 'Send my links' }).click();
  await page.getByText('Invalid email address').waitFor();
  await page.getByLabel('Email address').fill(` ${ROSA.toUpperCase()} `);
  await page.getByRole('button', { name: 'Send my links' }).click();
  await heading(page, 'Please check your email');
  await page.getByText(ROSA, { exact: true }).waitFor();
  await expectAccessible(page);
  await expect.poll(() => links('death').length).toBe(2);

  // The full stop of the sentence around it.
  const link = links('death').at(-1)!;
  await page.goto(`${link}.)`);
  await heading(page, 'Report a death');
  await page.evaluate(() => (window.print = () => document.body.setAttribute('data-printed', '')));
  await page.getByRole('button', { name: 'Print a card' }).click();
  await page.locator('body[data-printed]').waitFor();
  expect(await countPrintedPages(page)).toEqual({ a4: 1, letter: 1 });
  await page.emulateMedia({ media: 'print' });
  await page.getByRole('img', { name: /QR code of your link/ }).waitFor();
  await page.getByText(link, { exact: true }).waitFor();
  expect(await page.getByRole('heading', { name: 'Report a death' }).isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen' });
  await expectAccessible(page);

  await page.goto(links('practice').at(-1)!);
  await page.getByRole('link', { name: 'have your links sent again' }).click();
  await heading(page, 'I’m somebody’s reporter and have lost my link');
  journey.expectNoPageErrors();
});
