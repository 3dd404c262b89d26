import type { Page } from 'playwright-core';
import { generateTotp } from '../../tests/support/factors.ts';
import { DEMO_PASSWORD, demoPeople } from '../demo/demo-content.ts';
import { signInDemoOwner } from './sign-in.ts';
import type { GalleryChapter, GalleryStage } from './stage.ts';

export const accountGalleryChapter: GalleryChapter = {
  name: 'account',
  async play(stage) {
    const { state } = stage;
    const page = await signInDemoOwner(stage);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const section = (name: string) => async () => {
      await page
        .getByRole('navigation', { name: 'Sections of your account' })
        .getByRole('link', { name })
        .click();
      await page.getByRole('heading', { level: 1, name }).waitFor();
      await loaded(page);
    };

    await state('sign-in', page, async () => {
      await button('Menu').click();
      await page.getByRole('link', { name: 'Your account' }).click();
      await page.getByRole('heading', { level: 2, name: 'Passkeys' }).waitFor();
      await loaded(page);
    });
    await state('new password', page, () => button('Change the password').click());
    await button('Cancel').click();
    await state('new address', page, () => button('Change the address').click());
    await button('Cancel').click();
    await state('devices', page, section('Devices'));
    await state('activity', page, section('Activity'));
    await state('check-up', page, section('Check-up'));
    await state('your data', page, section('Your data'));
    await state('delete the account', page, () =>
      page.getByRole('button', { name: 'Delete my account' }).click(),
    );
    // The demo account has a pending report.
    await state('deletion refused during a report', page, async () => {
      await page.getByRole('button', { name: 'Delete in seven days' }).click();
      await page.getByRole('alert').filter({ hasText: 'There is a report about you' }).waitFor();
    });
    await page.getByRole('button', { name: 'Cancel' }).click();
    await section('Sign-in')();
    let secret = '';
    await state('authenticator app', page, async () => {
      await button('Add an authenticator app').click();
      secret = (await page.locator('code').innerText()).replaceAll(' ', '');
    });
    await state('recovery codes', page, async () => {
      await page.getByLabel('The code in the app').fill(generateTotp(secret, new Date()));
      await button('Confirm').click();
      await button('I’ve saved them').waitFor();
    });
    await state('recovery codes on paper', page, () => page.locator('ol li').first().waitFor(), {
      isPrint: true,
    });
    await state('second factor in use', page, () => button('I’ve saved them').click());
    await secondStep(stage);
    await proof(page, stage);
    await waiting(page, stage);
    // The other chapters sign in with an emailed code.
    await button('Remove the app').click();
    await button('Add an authenticator app').waitFor();
  },
};

const loaded = (page: Page) =>
  page
    .getByRole('status')
    .filter({ hasText: /^Loading/ })
    .first()
    .waitFor({ state: 'detached' });

async function secondStep({ open, state }: GalleryStage): Promise<void> {
  const page = await open('/auth');
  await state('second step of a sign-in', page, async () => {
    await page.getByLabel('Email address').fill(demoPeople.owner);
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByLabel('Code from your authenticator app').waitFor();
  });
}

async function proof(page: Page, { state }: GalleryStage): Promise<void> {
  await page.route('**/api/account/recovery-codes', (route) =>
    route.fulfill({ status: 202, json: { requiresVerification: true } }),
  );
  await state('fresh proof', page, async () => {
    await page.getByRole('button', { name: 'Create ten new codes' }).click();
    await page.getByLabel('Code from your authenticator app').waitFor();
  });
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.unroute('**/api/account/recovery-codes');
}

async function waiting(page: Page, { open, state }: GalleryStage): Promise<void> {
  const waitingReset = { askedAt: '2031-06-03T07:00:00.000Z', changesAt: '2031-06-06T07:00:00.000Z' };
  await page.route('**/api/account/security', async (route) => {
    const standing = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...standing, waitingReset } });
  });
  await state('password that waits', page, async () => {
    await page.reload();
    await page.getByText('A new password is on hold').waitFor();
  });
  await page.unroute('**/api/account/security');
  const link = await open('/terms');
  await link.route('**/api/stop-reset*', (route) => route.fulfill({ json: waitingReset }));
  await state('stop a password', link, async () => {
    await link.goto(`${new URL(link.url()).origin}/stop-reset/link`);
    await link.getByRole('button', { name: 'Stop the new password' }).waitFor();
  });
}
