import { DAY_MS } from '#shared/domain/durations.ts';
import type { GalleryChapter } from './stage.ts';

const pages: [state: string, path: string][] = [
  ['landing', '/'],
  ['getting started', '/getting-started'],
  ['terms', '/terms'],
  ['not found', '/no-such-page'],
  ['download failed', '/download-failed'],
  ['time without a time', '/time-converter'],
  ['time that is none', '/time-converter?utc=yesterday'],
  ['time passed', '/time-converter?utc=2026-01-31T08:00:00Z'],
];

export const publicGalleryChapter: GalleryChapter = {
  name: 'public',
  async play({ open, state }) {
    const page = await open('/');
    const heading = page.getByRole('heading', { level: 1 });
    for (const [name, path] of pages) {
      await state(name, page, async () => {
        await page.goto(new URL(path, page.url()).href);
        await heading.waitFor();
      });
    }
    await state('time to come', page, async () => {
      const soon = new Date(Date.now() + 3 * DAY_MS).toISOString();
      await page.goto(new URL(`/time-converter?utc=${soon}`, page.url()).href);
      await heading.waitFor();
    });
  },
};
