import { demoNames, demoPeople } from '../demo/demo-content.ts';
import { signInDemoOwner } from './sign-in.ts';
import type { GalleryChapter } from './stage.ts';

/** The owner's people, and one recipient's view. */
export const peopleGalleryChapter: GalleryChapter = {
  name: 'people',
  async play(stage) {
    const { state } = stage;
    const page = await signInDemoOwner(stage);
    const when = page.getByLabel('When', { exact: true });
    const look = async (label: string) => {
      await when.selectOption(label);
      await page.locator('section[aria-busy=false]').getByRole('listitem').first().waitFor();
    };
    await state('all of them', page, async () => {
      await page.getByRole('link', { name: 'Your people' }).click();
      await page.getByRole('link', { name: 'See what they see' }).first().waitFor();
    });
    const dialog = page.getByRole('dialog');
    await state('change the address', page, async () => {
      await page.getByRole('button', { name: `Change the address of ${demoNames.ruth}` }).click();
      await dialog.getByLabel('New address').fill(demoPeople.lena);
      await dialog.getByText('whom you’ve named before').waitFor();
    });
    await state('change the address, refused', page, async () => {
      await dialog.getByLabel('New address').fill('ruth.naidoo');
      await dialog.getByRole('button', { name: 'Change the address' }).click();
      await dialog.getByRole('alert').waitFor();
    });
    await page.route('**/api/people/*/address', (route) =>
      route.fulfill({ status: 202, json: { requiresVerification: true } }),
    );
    await state('change the address, fresh proof', page, async () => {
      await dialog.getByLabel('New address').fill('ruth.naidoo@family.example');
      await dialog.getByRole('button', { name: 'Change the address' }).click();
      await dialog.getByText('Please confirm it’s you').waitFor();
    });
    await page.keyboard.press('Escape');
    await state('who is next', page, async () => {
      await page
        .getByRole('button', { name: `Choose who’s next if ${demoNames.ruth} doesn’t open something` })
        .click();
      await dialog.getByLabel('Email address of who’s next').fill(demoPeople.lena);
    });
    await state('who is next, out of range', page, async () => {
      await dialog.getByLabel('Days after the opening').fill('7');
      await dialog.getByText('Please choose 30 to 365 days').waitFor();
    });
    await state('who is next, chosen', page, async () => {
      await dialog.getByLabel('Days after the opening').fill('60');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await page.getByText('if it’s still unopened 60 days after its opening').waitFor();
    });
    await page.evaluate(() => (window.print = () => document.body.toggleAttribute('data-printed', true)));
    await state(
      'cards for everyone',
      page,
      async () => {
        await page.getByRole('button', { name: 'Print all cards' }).click();
        await page.locator('body[data-printed]').waitFor();
      },
      { isPrint: true },
    );
    await state('what opens when', page, async () => {
      await page.getByRole('link', { name: 'What opens when' }).click();
      await page.getByRole('img', { name: /A chart of the table below/ }).waitFor();
    });
    await page.getByRole('link', { name: 'Your people' }).click();
    await state('preview of today', page, async () => {
      await page.getByRole('link', { name: 'See what they see' }).first().click();
      await look('Today');
    });
    await state('preview of a date', page, () => look('On a date'));
    await state('preview after a lapse', page, () => look('If my payments stop'));
    await state('preview after a death', page, async () => {
      await look('After my death is confirmed');
      await page.getByText('You can now read').first().click();
    });
    await state('nothing is shared', page, async () => {
      const refused = { message: 'This does not exist', code: 'not-found' };
      await page.route('**/api/preview/**', (route) => route.fulfill({ status: 404, json: refused }));
      await when.selectOption('Today');
      await page.reload();
      await page.getByText('Nothing is shared with this person').waitFor();
    });
  },
};
