import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';

export const FILM_SIZE = { width: 1280, height: 720 };
/** The size that fits on the stage next to its caption. */
export const FILM_PHONE_SIZE = { width: 360, height: 640 };
const FRAME_MS = 40;

interface Frame {
  file: string;
  ms: number;
}
interface Caption {
  text: string;
  fromMs: number;
  toMs: number;
}

/** Records a video frame by frame, so that it is smooth on any machine. The pointer and typing follow the video's own clock. */
export class FilmRecorder {
  private readonly folder: string;
  private readonly stage: Page;
  readonly frames: Frame[] = [];
  readonly captions: Caption[] = [];
  private page: Page | null = null;
  private phoneWords: string | null = null;
  private pointer = { x: FILM_SIZE.width * 0.7, y: FILM_SIZE.height * 0.6 };

  /** @param stage one of our own pages at the video's size, on which the phone is shown. */
  constructor(folder: string, stage: Page) {
    this.folder = folder;
    this.stage = stage;
  }

  get lengthMs(): number {
    return this.frames.reduce((sum, { ms }) => sum + ms, 0);
  }

  /** Records this page from now on. @param phoneWords the text next to it, if it is shown on a phone. */
  async cutTo(page: Page, phoneWords: string | null = null): Promise<void> {
    this.page = page;
    this.phoneWords = phoneWords;
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
    if (phoneWords !== null) {
      // Replaces the content of one of our own pages, keeping its fonts.
      await this.stage
        .locator('body')
        .evaluate((body, html) => (body.innerHTML = html), stageHtml(phoneWords));
      await this.stage.evaluate(() => document.fonts.load("34px 'Source Serif 4'"));
    }
    await this.fadeIn();
  }

  /** Shows a caption until the next one. */
  caption(text: string): void {
    this.endCaption();
    this.captions.push({ text, fromMs: this.lengthMs, toMs: this.lengthMs });
  }

  endCaption(): void {
    const last = this.captions.at(-1);
    if (last) last.toMs = this.lengthMs;
  }

  async hold(ms: number): Promise<void> {
    await this.take(ms);
  }

  async glideTo(target: Locator): Promise<void> {
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (!box) throw new Error('Nothing to point at.');
    const to = { x: box.x + Math.min(box.width / 2, 120), y: box.y + box.height / 2 };
    const from = this.pointer;
    const steps = Math.max(6, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / 45));
    for (let step = 1; step <= steps; step += 1) {
      const part = easeInOut(step / steps);
      this.pointer = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
      await this.film.mouse.move(this.pointer.x, this.pointer.y);
      await this.take(FRAME_MS);
    }
  }

  async click(target: Locator, thenMs = 400): Promise<void> {
    await this.glideTo(target);
    await this.take(160);
    await target.click();
    await this.take(thenMs);
  }

  async choose(target: Locator, label: string): Promise<void> {
    await this.glideTo(target);
    await this.take(240);
    await target.selectOption({ label });
    await this.take(700);
  }

  async type(target: Locator, text: string, charactersAFrame = 2): Promise<void> {
    await target.click();
    for (let at = 0; at < text.length; at += charactersAFrame) {
      await target.pressSequentially(text.slice(at, at + charactersAFrame));
      await this.take(FRAME_MS * 2);
    }
    await this.take(300);
  }

  async press(target: Locator, key: string, thenMs = 400): Promise<void> {
    await target.press(key);
    await this.take(thenMs);
  }

  async fadeOut(): Promise<void> {
    for (const veil of [0.25, 0.5, 0.75, 1]) await this.take(FRAME_MS, veil);
  }

  private async fadeIn(): Promise<void> {
    for (const veil of [1, 0.75, 0.5, 0.25]) await this.take(FRAME_MS, veil);
  }

  private get film(): Page {
    if (!this.page) throw new Error('There is no scene yet.');
    return this.page;
  }

  private async take(ms: number, veil = 0): Promise<void> {
    const file = join(this.folder, `${String(this.frames.length).padStart(5, '0')}.png`);
    const isPhone = this.phoneWords !== null;
    await this.film.evaluate(drawOver, { pointer: isPhone ? null : this.pointer, veil: isPhone ? 0 : veil });
    let picture = await this.film.screenshot({ animations: 'disabled' });
    if (isPhone) {
      await this.stage.locator('img').evaluate(
        async (image: HTMLImageElement, source) => {
          image.src = source;
          await image.decode();
        },
        `data:image/png;base64,${picture.toString('base64')}`,
      );
      await this.stage.evaluate(drawOver, { pointer: null, veil });
      picture = await this.stage.screenshot();
    }
    await writeFile(file, picture);
    this.frames.push({ file, ms });
  }
}

const easeInOut = (part: number) => (part < 0.5 ? 2 * part * part : 1 - (2 - 2 * part) ** 2 / 2);

/** Runs in the page. Draws the pointer and the fade overlay, which screenshots don't include. */
function drawOver({ pointer, veil }: { pointer: { x: number; y: number } | null; veil: number }): void {
  let layer = document.getElementById('film-layer');
  if (!layer) {
    layer = document.createElement('div');
    layer.id = 'film-layer';
    layer.ariaHidden = 'true';
    layer.style.cssText = 'position:fixed;inset:0;z-index:2147483647;pointer-events:none';
    layer.innerHTML =
      '<div style="position:absolute;inset:0;background:#fbfaf7"></div>' +
      '<svg width="26" height="26" viewBox="0 0 24 24" style="position:absolute"><path d="M4 2l15 11-7 1-4 7z" fill="#1f2a2e" stroke="#fff" stroke-width="1.5" stroke-linejoin="round"/></svg>';
    document.documentElement.append(layer);
  }
  const [sheet, arrow] = layer.children as unknown as [HTMLElement, SVGElement];
  sheet.style.opacity = String(veil);
  arrow.style.display = pointer ? '' : 'none';
  if (pointer) arrow.style.transform = `translate(${pointer.x - 4}px, ${pointer.y - 2}px)`;
}

const stageHtml = (words: string) => `<style>
  body { margin: 0; height: 720px; background: #fbfaf7; color: #1f2a2e; display: grid; align-items: center;
         grid-template-columns: 1fr 480px; font: 34px/1.35 'Source Serif 4', serif }
  p { margin: 0 60px 0 110px; max-width: 15em; white-space: pre-line }
  .phone { width: 360px; height: 640px; border: 10px solid #1f2a2e; border-radius: 32px; overflow: hidden; background: #fff }
  img { display: block; width: 360px; height: 640px }
</style><p>${words}</p><div class="phone"><img alt=""></div>`;
