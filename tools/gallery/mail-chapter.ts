import type { GalleryChapter } from './stage.ts';

export const mailGalleryChapter: GalleryChapter = {
  name: 'mail',
  async play({ open, state, origin }) {
    const page = await open('/dev/mailbox');
    await state('the local mailbox', page, () => page.getByRole('heading', { level: 1 }).waitFor());
    await state('the page of all mails', page, () => page.goto(`${origin}/dev/mails/report-warning`));
    const mails = (await (await fetch(`${origin}/dev/mails.json`)).json()) as { id: string }[];
    for (const { id } of mails) {
      await state(id, page, () => Promise.resolve(), {
        before: (scheme) => page.goto(`${origin}/dev/mails/${id}/${scheme}`),
      });
    }
  },
};
