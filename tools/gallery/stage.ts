import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { findAxeViolations } from '../../tests/support/browser/axe.ts';
import { readCodeAfter } from '../demo/http-visitor.ts';
import type { DemoLinks } from '../demo/populate-demo.ts';

export const GALLERY_WIDTHS = [360, 768, 1280] as const;
export const GALLERY_COLOR_SCHEMES = ['light', 'dark'] as const;
/** Those between them have nothing of their own. */
const CHECKED_WIDTHS: readonly number[] = [Math.min(...GALLERY_WIDTHS), Math.max(...GALLERY_WIDTHS)];
const HEIGHT = { 360: 740, 768: 1024, 1280: 900 } as const;

export interface GalleryPicture {
  chapter: string;
  state: string;
  width: number;
  scheme: string;
  file: string;
}

/** A chapter's tools: the product with demo data, pages, and the camera. */
export interface GalleryStage {
  origin: string;
  links: DemoLinks;
  /** Opens a path in a fresh browser context without cookies. */
  open: (path: string) => Promise<Page>;
  /** Brings a page into a state, takes screenshots of it, and checks its accessibility. Problems are listed at the end. */
  state: (name: string, page: Page, reach: () => Promise<unknown>, options?: PictureOptions) => Promise<void>;
  codeAfter: (to: string, act: () => Promise<unknown>) => Promise<string>;
}

interface PictureOptions {
  isPrint?: boolean;
  /** Runs before the screenshots of each color scheme. */
  before?: (scheme: (typeof GALLERY_COLOR_SCHEMES)[number]) => Promise<unknown>;
}

export interface GalleryChapter {
  name: string;
  play(stage: GalleryStage): Promise<void>;
}

export interface CapturedPicture {
  pictures: GalleryPicture[];
  problems: string[];
}

/** Runs one chapter and saves its screenshots in `folder`. */
export async function captureChapter(
  chapter: GalleryChapter,
  browser: Browser,
  { origin, links, folder }: { origin: string; links: DemoLinks; folder: string },
): Promise<CapturedPicture> {
  const taken: CapturedPicture = { pictures: [], problems: [] };
  const contexts: { close(): Promise<void> }[] = [];
  const camera = async (page: Page, state: string, { isPrint = false, before }: PictureOptions) => {
    for (const scheme of GALLERY_COLOR_SCHEMES) {
      if (isPrint && scheme === 'dark') continue;
      await page.emulateMedia({ colorScheme: scheme, media: isPrint ? 'print' : 'screen' });
      await before?.(scheme);
      for (const width of GALLERY_WIDTHS) {
        // Moves the mouse, because an idle owner is signed out.
        await page.mouse.move(width / 2, width / 3);
        await page.setViewportSize({ width, height: HEIGHT[width] });
        const file = `${chapter.name}/${state.replaceAll(/[^\w-]+/g, '-')}-${width}-${scheme}.png`;
        // Dialogs and toasts are positioned relative to the viewport, not the page.
        const isAbove = await page.locator('[role=dialog], [role=alertdialog]').count();
        const bytes = await page.screenshot({ fullPage: isAbove === 0, animations: 'disabled' });
        await mkdir(join(folder, chapter.name), { recursive: true });
        await writeFile(join(folder, file), bytes);
        taken.pictures.push({ chapter: chapter.name, state, width, scheme, file });
        if (isPrint || !CHECKED_WIDTHS.includes(width)) continue;
        for (const { id, nodes } of await findAxeViolations(page)) {
          const where = nodes.map(({ html }) => html).join(' ');
          taken.problems.push(`${file.replace('.png', '')}: ${id}: ${where}`);
        }
      }
    }
    await page.emulateMedia({ colorScheme: 'light', media: 'screen' });
  };
  const stage: GalleryStage = {
    origin,
    links,
    async open(path) {
      const context = await browser.newContext({
        viewport: { width: 1280, height: HEIGHT[1280] },
        timezoneId: 'Africa/Johannesburg',
        locale: 'en-US',
      });
      context.setDefaultTimeout(30_000);
      contexts.push(context);
      const page = await context.newPage();
      await page.goto(origin + path);
      return page;
    },
    async state(name, page, reach, options = {}) {
      try {
        await reach();
        await camera(page, name, options);
      } catch (error) {
        taken.problems.push(`${chapter.name}: ${name} wasn’t reached: ${String(error).split('\n')[0]}`);
      }
    },
    codeAfter: (to, act) => readCodeAfter(origin, to, act),
  };
  await chapter.play(stage).catch((error: unknown) => {
    taken.problems.push(`${chapter.name} ended early: ${String(error).split('\n')[0]}`);
  });
  for (const context of contexts) await context.close();
  return taken;
}
