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
