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
    await state('check-up, how we reach the owner', page, async () => {
      await button('Still correct, continue').click();
      await button('Still correct, continue').click();
      await page.getByRole('heading', { name: 'How we reach you before anything opens' }).waitFor();
      await loaded(page);
    });
    await state('your data', page, section('Your data'));
    await imports(page, stage);
    await state('delete the account', page, () =>
      page.getByRole('button', { name: 'Delete my account' }).click(),
    );
    // The demo account has a pending report.
    await state('deletion refused during a report', page, async () => {
      await page.getByRole('button', { name: 'Delete in seven days' }).click();
      await page.getByRole('alert').filter({ hasText: 'A report about you is pending' }).waitFor();
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

const EXPORT = {
  items: [
    { name: 'First Coast Bank', login: { username: 'anna', password: 'Kestrel 14 Road' } },
    { name: 'Credit card', card: { number: '4111 1111 1111 1111', code: '123' } },
    { name: 'Garden club', login: { username: 'anna', password: 'lemon<tree' }, passwordHistory: [{}, {}] },
  ],
};

async function imports(page: Page, { state }: GalleryStage): Promise<void> {
  const review = page.getByRole('dialog');
  await state('import, to review', page, async () => {
    await page.getByLabel('Password manager export').setInputFiles({
      name: 'bitwarden.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(EXPORT)),
    });
    await review.getByText('Not imported', { exact: true }).click();
  });
  await state('import, one entry', page, () =>
    review.getByRole('button', { name: 'Look at Garden club' }).click(),
  );
  await state('import, combined', page, async () => {
    await review.getByLabel('Save as').selectOption('One LeaveBit with everything');
    await review.getByRole('button', { name: /^Look at/ }).click();
  });
  await state('import, closing it', page, async () => {
    await review.getByRole('button', { name: 'Close', exact: true }).first().click();
    await page.getByRole('alertdialog').waitFor();
  });
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).click();
  await review.waitFor({ state: 'detached' });
  await page.route('**/api/account/export**', (route) =>
    route.fulfill({ status: 202, json: { requiresVerification: true } }),
  );
  await state('download everything, fresh proof', page, async () => {
    await page.getByRole('button', { name: 'Download everything' }).click();
    await page.getByRole('dialog').getByText(/code/).first().waitFor();
  });
  await page.unroute('**/api/account/export**');
  await page.keyboard.press('Escape');
  await review.waitFor({ state: 'detached' });
}

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
