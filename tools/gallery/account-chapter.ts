import { signInOwner } from './sign-in.ts';
import type { Chapter } from './stage.ts';

export const accountChapter: Chapter = {
  name: 'account',
  async play(stage) {
    const { state } = stage;
    const page = await signInOwner(stage);
    const section = (name: string) => async () => {
      await page
        .getByRole('navigation', { name: 'Sections of your account' })
        .getByRole('link', { name })
        .click();
      await page.getByRole('heading', { level: 1, name }).waitFor();
      await page
        .getByRole('status')
        .filter({ hasText: /^Loading/ })
        .first()
        .waitFor({ state: 'detached' });
    };

    await state('sign-in', page, async () => {
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page.getByRole('link', { name: 'Your account' }).click();
      await page.getByRole('heading', { level: 1, name: 'Sign-in' }).waitFor();
    });
    await state('devices', page, section('Devices'));
    await state('activity', page, section('Activity'));
    await state('your data', page, section('Your data'));
    await state('delete the account', page, () =>
      page.getByRole('button', { name: 'Delete my account' }).click(),
    );
    // The demo account has a report that is pending.
    await state('deletion refused during a report', page, async () => {
      await page.getByRole('button', { name: 'Delete in seven days' }).click();
      await page.getByRole('alert').filter({ hasText: 'There is a report about you' }).waitFor();
    });
    await page.getByRole('button', { name: 'Cancel' }).click();
  },
};
