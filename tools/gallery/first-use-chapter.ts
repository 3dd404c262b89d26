import { DEMO_PASSWORD } from '../demo/demo-content.ts';
import type { GalleryChapter } from './stage.ts';

const NEWCOMER = 'led.owner@family.example';

/** An owner's first steps, from the empty home to the note for the drawer. */
export const firstUseGalleryChapter: GalleryChapter = {
  name: 'first-use',
  async play({ open, state, codeAfter }) {
    const page = await open('/auth?mode=register');
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    const field = (label: string) => page.getByLabel(label, { exact: true });
    const says = (text: string) => page.getByText(text).first().waitFor();
    await field('Email address').fill(NEWCOMER);
    await field('Password').fill(DEMO_PASSWORD);
    await field('Verification code').fill(await codeAfter(NEWCOMER, () => press('Register')));
    await page.keyboard.press('Enter');
    await state('empty home', page, () => page.getByRole('button', { name: 'Start', exact: true }).waitFor());
    await state('what', page, async () => {
      await press('Start');
      await says('Question 1 of 4');
    });
    await state('a file', page, () => press('Choose a file'));
    await state('a list', page, async () => {
      await press('Start from a list');
      await says('Identification');
    });
    await state('from a list', page, () => press('Passwords'));
    await state('nothing written', page, async () => {
      await field('Write it here').fill('');
      await page.getByLabel('What is it, in one line?').fill('');
      await press('Continue');
      await says('Please write something or choose a file first.');
    });
    await state('written', page, () => field('Write it here').fill('PIN of my phone: 2580'));
    await state('for whom', page, async () => {
      await press('Continue');
      await says('Question 2 of 4');
    });
    await state('for whom, wrong', page, async () => {
      await field('Email address').fill('lena.berg');
      await press('Continue');
      await says('Please enter one email address');
    });
    await state('when', page, async () => {
      await field('Name').fill('Lena Berg');
      await field('Email address').fill('lena.berg@family.example');
      await press('Continue');
      await says('Question 3 of 4');
    });
    await state('when, on a date', page, async () => {
      await page.getByLabel('On a date').check();
      await press('Save');
      await page.locator('[id$="-error"]').waitFor();
    });
    await state('password question', page, async () => {
      await page.getByLabel('Today').check();
      await press('Save');
      await says('Should Lena Berg have these passwords today?');
    });
    await state('confirmation of today', page, async () => {
      await press('Yes, today');
      await says('Lena Berg can read this today');
    });
    await press('No');
    await state('confirmation', page, async () => {
      await page.getByLabel('After my death').check();
      await press('Save');
      await says('Lena Berg can read this after your death');
    });
    await state('reporters', page, async () => {
      await press('Yes, Proceed');
      await says('Question 4 of 4');
    });
    await state('reporters, nobody entered', page, async () => {
      await press('Ask them');
      await says('Please enter one email address');
    });
    await state('home, before the reporters', page, async () => {
      await press('Not now');
      await says('Who will tell us?');
    });
    await press('Choose them');
    await state('two reporters', page, async () => {
      for (const [index, name] of ['Rosa', 'Sam'].entries()) {
        await field('Name').nth(index).fill(name);
        await field('Email address').nth(index).fill(`${name.toLowerCase()}@gmial.com`);
      }
    });
    await state('where things stand', page, async () => {
      for (const [index, name] of ['Rosa', 'Sam', 'Tess'].entries()) {
        await field('Name').nth(index).fill(name);
        await field('Email address').nth(index).fill(`${name.toLowerCase()}@family.example`);
      }
      await press('Ask them');
      await says('waiting for an answer');
    });
    await state('note for the drawer', page, () => Promise.resolve(), { isPrint: true });
    await state('offer of a second factor', page, async () => {
      await press('Go to your LeaveBits');
      // The home shows the offer on its next visit.
      await page.reload();
      await says('Want to add a second factor?');
    });
    await state('offer of a second factor, opened on a phone', page, async () => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.getByRole('button', { name: 'Want to add a second factor?' }).click();
    });
  },
};
