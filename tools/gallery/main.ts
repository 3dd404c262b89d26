import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchBrowser } from '../../tests/support/browser/chromium.ts';
import { findFreePort } from '../../tests/support/processes/free-port.ts';
import { populateDemo } from '../demo/populate-demo.ts';
import { PROJECT_ROOT, startDemoServer } from '../demo/demo-server.ts';
import { accountGalleryChapter } from './account-chapter.ts';
import { authGalleryChapter } from './auth-chapter.ts';
import { firstUseGalleryChapter } from './first-use-chapter.ts';
import { homeGalleryChapter } from './home-chapter.ts';
import { renderGalleryIndex } from './index-page.ts';
import { linksGalleryChapter } from './links-chapter.ts';
import { mailGalleryChapter } from './mail-chapter.ts';
import { paymentGalleryChapter } from './payment-chapter.ts';
import { peopleGalleryChapter } from './people-chapter.ts';
import { publicGalleryChapter } from './public-chapter.ts';
import { recipientGalleryChapter } from './recipient-chapter.ts';
import { captureChapter, type CapturedPicture } from './stage.ts';
import { trashGalleryChapter } from './trash-chapter.ts';

/*
 * npm run gallery takes screenshots of every page and state in three widths, light and dark, and saves them with an index.html in
 * .gallery/ (or GALLERY_DIR). `npm run gallery -- home auth` runs only these chapters. Exits with 1 if a state could not be
 * reached, or if axe finds an accessibility problem in one.
 */
// The links chapter refutes the pending report, so it must follow the home chapter.
const chapters = [
  publicGalleryChapter,
  authGalleryChapter,
  firstUseGalleryChapter,
  homeGalleryChapter,
  accountGalleryChapter,
  trashGalleryChapter,
  peopleGalleryChapter,
  recipientGalleryChapter,
  paymentGalleryChapter,
  linksGalleryChapter,
  mailGalleryChapter,
];
const wanted = process.argv.slice(2);
const chosen = chapters.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const folder = process.env['GALLERY_DIR'] || join(PROJECT_ROOT, '.gallery');
const say = (text: string) => void process.stdout.write(`${text}\n`);

const dataDir = await mkdtemp(join(tmpdir(), 'leavebits-gallery-'));
await chmod(dataDir, 0o711);
try {
  const product = await startDemoServer({ port: await findFreePort(), dataDir, show: () => undefined });
  const browser = await launchBrowser();
  try {
    const links = await populateDemo(product.origin);
    await mkdir(folder, { recursive: true });
    const all: CapturedPicture = { pictures: [], problems: [] };
    for (const chapter of chosen) {
      await rm(join(folder, chapter.name), { recursive: true, force: true });
      const { pictures, problems } = await captureChapter(chapter, browser, {
        origin: product.origin,
        links,
        folder,
      });
      say(`${chapter.name}: ${pictures.length} pictures`);
      all.pictures.push(...pictures);
      all.problems.push(...problems);
      await writeFile(join(folder, 'index.html'), renderGalleryIndex(all.pictures, all.problems));
    }
    for (const problem of all.problems) say(problem);
    say(`Open ${join(folder, 'index.html')}`);
    if (all.problems.length > 0) process.exitCode = 1;
  } finally {
    await browser.close();
    product.stop();
    await product.ended;
  }
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
