import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { NEXT_PAGE_HEADER } from '#shared/contracts/recipients.ts';
import type { PlanPreview } from '#shared/contracts/plan.ts';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { startAsOwner, startJourney, type Journey } from '../../support/browser/journey.ts';
import { choosePersonLanguage } from '../../support/browser/owner-home.ts';

const LENA = 'lena@example.org';
let journey: Journey;
let page: Page;
beforeAll(async () => {
  journey = await startJourney();
  page = await journey.openPage({ width: 360, height: 740 });
  await startAsOwner(journey, page, 'ahead@example.org', [
    { description: 'The dog', infoFields: 'He likes to sleep by the stove', sharingEmails: [LENA] },
    {
      description: 'The safe',
      infoFields: 'Behind the clock',
      sharingEmails: [LENA],
      sharingConfig: { [LENA]: { releaseType: 'death_incapacitation' } },
    },
  ]);
});
afterAll(async () => {
  journey.expectNoPageErrors();
  await journey[Symbol.asyncDispose]();
});

const card = (name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) });

it('an owner previews what a recipient sees now and after a death, including the email', async () => {
  await page.getByRole('link', { name: 'Your people' }).click();
  await page.getByRole('link', { name: 'See what they see' }).click();
  await page.getByRole('heading', { level: 1, name: `What ${LENA} sees` }).waitFor();
  await card('The safe').getByText('Locked', { exact: true }).waitFor();
  expect(await card('The safe').getByRole('button', { name: 'View Details' }).count()).toBe(0);
  await page.getByText('won’t get any more emails today').waitFor();
  await expectAccessible(page);

  await page.getByLabel('When').selectOption('After my death is confirmed');
  await card('The safe').getByRole('button', { name: 'View Details' }).click();
  await page.getByRole('dialog').getByText('Behind the clock').waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('You can now read what ahead@example.org left for you').click();
  await page.getByText('which opens their page').waitFor();
  const guide = page.getByRole('group').filter({ hasText: 'Before you read' });
  await guide.getByText('Their death was reported on').waitFor({ state: 'attached' });
  await page.getByLabel('When').selectOption('After my incapacitation is confirmed');
  await guide
    .getByText('That they can no longer act for themselves was reported on')
    .waitFor({ state: 'attached' });
  await page.getByText('with your incapacitation confirmed').waitFor();
  await page.getByText('You can now read what ahead@example.org is keeping for you').waitFor();
  await expectAccessible(page);
});

it('an owner previews the emails in the language that they chose, or in English', async () => {
  await choosePersonLanguage(page, LENA, 'de');
  await page.reload();
  await page.getByLabel('When').selectOption('After my death is confirmed');
  await page.getByText(`In German, as you chose for ${LENA}.`).waitFor();
  const german = page.locator('summary [lang=de]');
  expect(await german.innerText()).toContain('ahead@example.org');
  await expectAccessible(page);
  const toggle = page.getByRole('button', { name: 'Show them in English' });
  await toggle.focus();
  await page.keyboard.press('Enter');
  await page.getByText('You can now read what ahead@example.org left for you').click();
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  expect(await german.count()).toBe(0);
  await page.getByRole('button', { name: 'Show them in German' }).click();
  await german.waitFor();
});

it('an owner who shares more than a page of LeaveBits can preview all of them', async () => {
  await page.route('**/api/preview/**', async (route) => {
    const isFirst = !route.request().url().includes('after=');
    const answer = await route.fetch({
      url: route
        .request()
        .url()
        .replace(/&after=.*$/, ''),
    });
    const preview = (await answer.json()) as PlanPreview;
    const leavebits = isFirst ? preview.leavebits.slice(0, 1) : preview.leavebits.slice(1);
    const headers = { ...answer.headers(), ...(isFirst && { [NEXT_PAGE_HEADER.toLowerCase()]: '1-1' }) };
    await route.fulfill({ json: { ...preview, leavebits }, headers });
  });
  await page.reload();
  const cards = page
    .getByRole('button', { name: 'View Details' })
    .or(page.getByText('Locked', { exact: true }));
  await cards.first().waitFor();
  expect(await cards.count()).toBe(1);
  await page.getByRole('button', { name: 'Show more' }).click();
  await cards.nth(1).waitFor();
  expect(await page.getByRole('button', { name: 'Show more' }).count()).toBe(0);
});
