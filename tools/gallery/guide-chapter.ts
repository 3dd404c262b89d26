import { DEMO_PASSWORD } from '../demo/demo-content.ts';
import type { GalleryChapter } from './stage.ts';

const NEWCOMER = 'led.owner@family.example';

/** The guide through an owner's first steps, from the empty home to its final message. */
export const guideGalleryChapter: GalleryChapter = {
  name: 'guide',
  async play({ open, state, codeAfter }) {
    const page = await open('/auth?mode=register');
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    const field = (label: string) => page.getByLabel(label, { exact: true });
    const says = (words: string) => page.getByText(words).first().waitFor();
    await field('Email address').fill(NEWCOMER);
    await field('Password').fill(DEMO_PASSWORD);
    await field('Verification code').fill(await codeAfter(NEWCOMER, () => press('Register')));
    await page.keyboard.press('Enter');
    await state('empty home', page, () => page.getByRole('button', { name: 'Start', exact: true }).waitFor());
    await state('write', page, async () => {
      await press('Start');
      await says('Step 1 of 3');
    });
    await state('name people', page, async () => {
      await field('Description').fill('House papers');
      await press('Next');
      await says('Step 2 of 3');
    });
    await state('choose a rule', page, async () => {
      await field('Sharing Emails').fill('Lena Berg <lena.berg@family.example>');
      await field('Sharing Emails').press('Enter');
      await says('Choose when it opens for them');
    });
    await state('on to reporters', page, async () => {
      await press('Create LeaveBit');
      await press('Yes, Proceed');
      await says('Step 3 of 3');
    });
    await state('choose reporters', page, async () => {
      await page.getByRole('link', { name: 'Choose reporters' }).click();
      await says('Enter 3 people');
    });
    await state('skipped', page, async () => {
      await page.getByRole('link', { name: 'Skip for now' }).click();
      await says('That’s it for now');
    });
    await state('offer of a second factor', page, async () => {
      await press('Close');
      // The home shows the offer on its next visit.
      await page.reload();
      await says('Want to add a second factor?');
    });
  },
};
