import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { startAsOwner, startJourney, type Journey } from '../../support/browser/journey.ts';
import { closeDialogsAndToasts, locateOwnerHome } from '../../support/browser/owner-home.ts';

const LENA = 'lena@example.org';
const BEN = 'ben@example.org';
let journey: Journey;
let page: Page;
beforeAll(async () => {
  journey = await startJourney();
  page = await journey.openPage({ width: 360, height: 740 });
  await startAsOwner(journey, page, 'next@example.org', [
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

it('an owner chooses who is next, and sees it wherever that matters', async () => {
  const { button, edit } = locateOwnerHome(page);
  await page.getByRole('link', { name: 'Your people' }).click();
  const lena = page.getByRole('listitem').filter({ hasText: LENA }).first();
  await lena.getByText('we remind them three times. Nobody else receives it.').waitFor();
  await button(`Choose who’s next if ${LENA} doesn’t open something`).click();
  const dialog = page.getByRole('dialog', { name: `If ${LENA} doesn’t open something` });
  await dialog.getByLabel('Email address of who’s next').fill(BEN);
  await dialog.getByLabel('Days after the opening').fill('29');
  expect(await button('Save', dialog).getAttribute('aria-disabled')).toBe('true');
  await dialog.getByLabel('Days after the opening').fill('45');
  await expectAccessible(page);
  await button('Save', dialog).click();
  await dialog.waitFor({ state: 'detached' });
  await lena
    .getByText(`${BEN} receives it as well if it’s still unopened 45 days after its opening.`)
    .waitFor();
  await closeDialogsAndToasts(page);
  await expectAccessible(page);

  // The substitute's preview: nothing now, and the safe long after a death.
  await lena.getByRole('link', { name: `See what ${BEN} would see` }).click();
  await page.getByRole('heading', { level: 1, name: `What ${BEN} sees` }).waitFor();
  const safe = page.getByRole('heading', { level: 2, name: 'The safe' });
  await page.getByLabel('When').selectOption('After my death is confirmed');
  await safe.waitFor();
  await page.getByRole('button', { name: 'View Details' }).click();
  await page.getByRole('dialog').getByText('Behind the clock').waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('You can now read what next@example.org left for you').click();
  await page.getByText('for someone who hasn’t opened it').waitFor();
  await expectAccessible(page);
  await page.getByLabel('When').selectOption({ index: 0 });
  await safe.waitFor({ state: 'detached' });

  await page.goto(new URL('/home', page.url()).href);
  await page.getByRole('link', { name: 'Your people' }).click();
  await page.getByRole('link', { name: 'What opens when' }).click();
  await page.getByRole('cell').getByText(`If unopened after 45 days, ${BEN} gets it as well`).waitFor();
  await expectAccessible(page);

  await page.goto(new URL('/home', page.url()).href);
  await page.getByRole('button', { name: 'Edit' }).first().click();
  await edit.getByText(`If it’s still unopened 45 days after its opening, ${BEN} gets it as well.`).waitFor();
  await expectAccessible(page);
});
