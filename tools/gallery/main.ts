import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchBrowser } from '../../tests/support/browser/chromium.ts';
import { freePort } from '../../tests/support/processes/free-port.ts';
import { populate } from '../demo/populate.ts';
import { PROJECT, startProduct } from '../demo/product.ts';
import { accountChapter } from './account-chapter.ts';
import { authChapter } from './auth-chapter.ts';
import { guideChapter } from './guide-chapter.ts';
import { homeChapter } from './home-chapter.ts';
import { indexPage } from './index-page.ts';
import { linksChapter } from './links-chapter.ts';
import { mailChapter } from './mail-chapter.ts';
import { paymentChapter } from './payment-chapter.ts';
import { peopleChapter } from './people-chapter.ts';
import { publicChapter } from './public-chapter.ts';
import { recipientChapter } from './recipient-chapter.ts';
import { playChapter, type Taken } from './stage.ts';
import { trashChapter } from './trash-chapter.ts';

/*
 * npm run gallery takes pictures of every page and state, in three widths, light and dark. They are in .gallery/
 * (GALLERY_DIR), with an index.html. `npm run gallery -- home auth` takes only these chapters. Ends with 1 when a state
 * could not be reached.
 */
// The links' chapter refutes the running report, so it comes after the home's chapter.
const chapters = [
  publicChapter,
  authChapter,
  guideChapter,
  homeChapter,
  accountChapter,
  trashChapter,
  peopleChapter,
  recipientChapter,
  paymentChapter,
  linksChapter,
  mailChapter,
];
const wanted = process.argv.slice(2);
const chosen = chapters.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const folder = process.env['GALLERY_DIR'] || join(PROJECT, '.gallery');
const say = (text: string) => void process.stdout.write(`${text}\n`);

const dataDir = await mkdtemp(join(tmpdir(), 'leavebits-gallery-'));
await chmod(dataDir, 0o711);
try {
  const product = await startProduct({ port: await freePort(), dataDir, show: () => undefined });
  const browser = await launchBrowser();
  try {
    const links = await populate(product.origin);
    await mkdir(folder, { recursive: true });
    const all: Taken = { pictures: [], failures: [] };
    for (const chapter of chosen) {
      await rm(join(folder, chapter.name), { recursive: true, force: true });
      const { pictures, failures } = await playChapter(chapter, browser, {
        origin: product.origin,
        links,
        folder,
      });
      say(`${chapter.name}: ${pictures.length} pictures`);
      all.pictures.push(...pictures);
      all.failures.push(...failures);
      await writeFile(join(folder, 'index.html'), indexPage(all.pictures, all.failures));
    }
    for (const failure of all.failures) say(`not reached: ${failure}`);
    say(`Open ${join(folder, 'index.html')}`);
    if (all.failures.length > 0) process.exitCode = 1;
  } finally {
    await browser.close();
    product.stop();
    await product.ended;
  }
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
