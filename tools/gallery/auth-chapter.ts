import { demoPeople, DEMO_PASSWORD } from '../demo/demo-content.ts';
import type { GalleryChapter } from './stage.ts';

const NEWCOMER = 'new.owner@family.example';

export const authGalleryChapter: GalleryChapter = {
  name: 'auth',
  async play({ open, state, codeAfter }) {
    const page = await open('/auth');
    const email = page.getByLabel('Email address');
    const password = page.getByLabel('Password', { exact: true });
    const code = page.getByLabel('Verification code');
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    await state('login', page, () => email.waitFor());
    await state('login, nothing entered', page, () => press('Sign in'));
    await state('login refused', page, async () => {
      await email.fill(demoPeople.owner);
      await password.fill('Wrong-password-1');
      await press('Sign in');
      await page.getByRole('alert').first().waitFor();
    });
    await state('login without a connection', page, async () => {
      await page.context().setOffline(true);
      await press('Sign in');
      await page.getByText('offline').first().waitFor();
    });
    await page.context().setOffline(false);
    await state('login code', page, async () => {
      await password.fill(DEMO_PASSWORD);
      await codeAfter(demoPeople.owner, () => press('Sign in'));
      await code.waitFor();
    });
    await state('login code refused', page, async () => {
      await code.fill('000000');
      await page.keyboard.press('Enter');
      await page.getByRole('alert').first().waitFor();
    });
    const other = await open('/auth?mode=register');
    const field = (label: string) => other.getByLabel(label, { exact: true });
    const click = (name: string) => other.getByRole('button', { name, exact: true }).click();
    await state('register', other, () => field('Email address').waitFor());
    await state('register, weak password', other, async () => {
      await field('Email address').fill(NEWCOMER);
      await field('Password').fill('short');
      await click('Register');
    });
    await state('register code', other, async () => {
      await field('Password').fill(DEMO_PASSWORD);
      await codeAfter(NEWCOMER, () => click('Register'));
      await field('Verification code').waitFor();
    });
    const third = await open('/auth');
    await state('forgot password', third, async () => {
      await third.getByRole('button', { name: 'Forgot password?' }).click();
      await third.getByRole('button', { name: 'Send reset code' }).waitFor();
    });
    await state('forgot password, no address', third, () =>
      third.getByRole('button', { name: 'Send reset code' }).click(),
    );
    await state('new password', third, async () => {
      await third.getByLabel('Email address').fill(demoPeople.owner);
      await codeAfter(demoPeople.owner, () => third.getByRole('button', { name: 'Send reset code' }).click());
      await third.getByLabel('New password', { exact: true }).waitFor();
    });
  },
};
