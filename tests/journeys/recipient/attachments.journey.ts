import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { captureDownload, startAsOwner, startJourney, type Journey } from '../../support/browser/journey.ts';
import {
  createSharedLeavebit,
  openRecipientLink,
  PHONE_VIEWPORT,
  verifyAddressOnPage,
  readStoredSession,
} from '../../support/browser/recipient-pages.ts';
import { createPdfFile, createWavFile, createWebmFile } from '../../support/uploads/sample-files.ts';
import { longRunOnly } from '../../support/browser/long-run-only.ts';

let journey: Journey;
let owner: Page;
beforeAll(async () => {
  journey = await startJourney();
  owner = await journey.openPage();
  await startAsOwner(journey, owner, 'owner@example.org');
});
afterAll(() => journey[Symbol.asyncDispose]());

type File = { name: string; bytes: Buffer };

/** A phone with an open LeaveBit that contains these files. */
async function openWith(
  email: string,
  files: File[],
  { keepsWidth = false } = {},
): Promise<{ page: Page; id: number }> {
  const id = await createSharedLeavebit(owner, {
    description: 'What I leave',
    infoFields: 'Dear Ada',
    recipients: { [email]: {} },
    files,
  });
  const page = await openRecipientLink(journey, `/shared/${id}`, { ...PHONE_VIEWPORT, keepsWidth });
  await verifyAddressOnPage(journey, page, email);
  await page.getByRole('heading', { level: 1, name: 'What I leave' }).waitFor();
  return { page, id };
}

async function view(page: Page, name: string) {
  await page.getByRole('button', { name: `View ${name}`, exact: true }).click();
  const dialog = page.getByRole('dialog', { name });
  await dialog.waitFor();
  return dialog;
}

async function close(page: Page) {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

it('pictures, PDFs, texts, recordings and videos are shown on a phone without a download', async () => {
  const files = [
    { name: 'photo.png', bytes: await owner.screenshot({ type: 'png' }) },
    { name: 'last will.pdf', bytes: createPdfFile('Everything goes to Ada') },
    { name: 'letter.txt', bytes: Buffer.from('Dear Ada,\nthe key is under the stone. 鑰匙') },
    { name: 'voice.wav', bytes: createWavFile() },
    { name: 'film.webm', bytes: await createWebmFile(owner) },
  ];
  const { page } = await openWith('ada@example.org', files);
  await expectAccessible(page);

  const photo = await view(page, 'photo.png');
  await expect
    .poll(() =>
      photo.getByRole('img', { name: 'photo.png' }).evaluate((img: HTMLImageElement) => img.naturalWidth),
    )
    .toBe(owner.viewportSize()!.width);
  await expectAccessible(page);
  await close(page);

  // Safari, and Chrome before 124, have streams that can only be read.
  await page.evaluate(() => Reflect.deleteProperty(ReadableStream.prototype, Symbol.asyncIterator));
  const will = await view(page, 'last will.pdf');
  await will.getByText('Everything goes to Ada').waitFor({ state: 'attached' });
  const ink = () =>
    will.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
      return data.some((value, index) => index % 4 === 0 && value < 100);
    });
  await expect.poll(ink).toBe(true);
  await expectAccessible(page);
  await close(page);

  // The picture doesn't need the text, which pdf.js requests in chunks of 100.
  await page.evaluate(() => {
    const Native = ReadableStream;
    window.ReadableStream = function (source: UnderlyingDefaultSource, strategy?: QueuingStrategy) {
      const stream = new Native(source, strategy);
      if (strategy?.highWaterMark !== 100) return stream;
      const read = () => stream.cancel(new Error('no text')).then(() => Promise.reject(new Error('no text')));
      return Object.assign(stream, { getReader: () => ({ read }) });
    } as never;
  });
  await view(page, 'last will.pdf');
  await expect.poll(ink).toBe(true);
  expect(await will.getByText('can’t be shown').count()).toBe(0);
  await close(page);

  const letter = await view(page, 'letter.txt');
  await letter.getByText('the key is under the stone. 鑰匙').waitFor();
  await expectAccessible(page);
  // On a phone, Back closes the preview and stays on the page.
  await page.goBack();
  await letter.waitFor({ state: 'detached' });

  for (const [name, tag] of [
    ['voice.wav', 'audio'],
    ['film.webm', 'video'],
  ] as const) {
    const dialog = await view(page, name);
    const played = () =>
      dialog.locator(tag).evaluate(async (player: HTMLMediaElement) => {
        player.muted = true;
        await player.play();
        // Not `currentTime`, because a short recording may have restarted.
        return player.played.length;
      });
    await expect.poll(played).toBeGreaterThan(0);
    await expectAccessible(page);
    await close(page);
  }

  // The session is still there, because nothing here left the page.
  expect(await readStoredSession(page)).toBeTruthy();
  journey.expectNoPageErrors();
});

longRunOnly(
  'a file that only looks viewable is rejected with a message, and can still be downloaded',
  async () => {
    const bytes = Buffer.from('PK\x03\x04 no picture', 'latin1');
    const { page } = await openWith('ben@example.org', [{ name: 'photo.jpg', bytes }]);
    const dialog = await view(page, 'photo.jpg');
    await dialog.getByText('This kind of file can’t be shown here.').waitFor();
    await expectAccessible(page);
    const got = await captureDownload(page, dialog.getByRole('button', { name: 'Download', exact: true }));
    expect(Buffer.compare(got.bytes, bytes)).toBe(0);
    await page.getByText('“photo.jpg” is being downloaded.').waitFor();
    journey.expectNoPageErrors();
  },
);

/** The URL that a hostile file requests if any part of it runs. */
const ALARM = '/alarm-from-a-file';
const SCRIPT = `fetch('${ALARM}');new Image().src='${ALARM}';try{top.document.title='taken over'}catch{}`;

/** `shows`: text in the preview; null for a picture. */
const hostile: (File & { shows: string | null })[] = [
  {
    name: 'page.html',
    bytes: Buffer.from(
      `<!doctype html><script>${SCRIPT}</script><img src=x onerror="${SCRIPT}"><h1>Hello</h1>`,
    ),
    shows: '<!doctype html>',
  },
  {
    name: 'drawing.svg',
    bytes: Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" onload="${SCRIPT}"><script>${SCRIPT}</script></svg>`,
    ),
    shows: '<svg xmlns=',
  },
  {
    name: 'form.pdf',
    bytes: createPdfFile(
      'Click here',
      `/OpenAction << /S /JavaScript /JS (app.alert\\(1\\); app.launchURL\\("${ALARM}", true\\)) >> /AcroForm << /Fields [] >>`,
    ),
    shows: 'Click here',
  },
  // A picture that is also a script.
  {
    name: 'both.gif',
    bytes: Buffer.from(`GIF89a/*\x01\x00*/=1;${SCRIPT}`, 'latin1'),
    shows: null,
  },
];

/** Records every sign that a file ran. */
function watch(page: Page): string[] {
  const signs: string[] = [];
  page.on('request', (request) => request.url().includes(ALARM) && signs.push(request.url()));
  page.on('dialog', (dialog) => {
    signs.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', (popup) => signs.push(`popup ${popup.url()}`));
  return signs;
}

it('control: the same page and drawing do run where nothing prevents it', async () => {
  const server = createServer((req, res) => {
    const file = hostile.find(({ name }) => req.url === `/${name}`);
    res.setHeader('Content-Type', req.url?.endsWith('.svg') ? 'image/svg+xml' : 'text/html');
    res.end(file?.bytes ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const page = await journey.openPage();
  const signs = watch(page);
  for (const name of ['page.html', 'drawing.svg']) {
    signs.length = 0;
    await page.goto(`${origin}/${name}`);
    await expect.poll(() => signs.length).toBeGreaterThan(0);
  }
  // The page is closed first, so that none of its requests loses its server.
  await page.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

it('hostile files never run: not in the preview, not opened on their own, not when downloaded', async () => {
  const { page } = await openWith('cleo@example.org', hostile);
  const signs = watch(page);
  const title = await page.title();
  for (const { name, shows } of hostile) {
    const [ticket] = await Promise.all([
      page.waitForResponse((answer) => answer.url().endsWith('/download-ticket')),
      view(page, name),
    ]);
    const dialog = page.getByRole('dialog');
    const shown = shows === null ? dialog.locator('img, [role=alert]') : dialog.getByText(shows);
    await shown.first().waitFor({ state: 'attached' });
    // Opened as a page of its own, it shows only text, a picture or nothing.
    const { url } = (await ticket.json()) as { url: string };
    const alone = await page.context().newPage();
    const aloneSigns = watch(alone);
    await alone.goto(`${journey.origin}${url}`).catch(() => undefined);
    expect(await alone.evaluate(() => document.querySelectorAll('script, form').length)).toBe(0);
    expect(aloneSigns).toEqual([]);
    await alone.close();
    await close(page);
    const got = await captureDownload(page, page.getByRole('button', { name: `Download ${name}` }));
    expect(got.name).toBe(name);
  }
  expect(signs).toEqual([]);
  expect(await page.title()).toBe(title);
  // The browser may complain about a broken picture, and about nothing else.
  journey.expectNoPageErrors();
});

longRunOnly(
  'file names can neither escape a folder nor disguise their type, on the page, on disk and in the ZIP',
  async () => {
    const files = [
      { name: '../../x', bytes: Buffer.from('climbs') },
      { name: 'invoice\u202egpj.exe', bytes: Buffer.from('reads as exe.jpg') },
      { name: 'a"b;c=d.txt', bytes: Buffer.from('quotes') },
      { name: 'تقرير.pdf', bytes: createPdfFile('Report') },
    ];
    const shown = ['x', 'invoicegpj.exe', 'a"b;c=d.txt', 'تقرير.pdf'];
    const { page } = await openWith('dora@example.org', files);
    expect(await page.locator('li bdi').allTextContents()).toEqual(shown);
    for (const [index, name] of shown.entries()) {
      const got = await captureDownload(
        page,
        page.getByRole('button', { name: `Download ${name}`, exact: true }),
      );
      expect(got.bytes.toString('latin1')).toBe(files[index]!.bytes.toString('latin1'));
      expect(got.name).not.toMatch(/[/\\\u202e]/);
      expect(got.name.endsWith(name.slice(-4))).toBe(true);
    }
    const zip = await captureDownload(page, page.getByRole('button', { name: 'Download all as ZIP' }));
    expect(zip.name).toBe('From owner@example.org - What I leave.zip');
    for (const name of ['What I leave.txt', 'x', 'invoicegpj.exe', 'a_b;c=d.txt', 'تقرير.pdf']) {
      expect(zip.bytes.includes(Buffer.from(name))).toBe(true);
    }
    expect(zip.bytes.includes(Buffer.from('../'))).toBe(false);
    await expectAccessible(page);
    journey.expectNoPageErrors();
  },
);

longRunOnly(
  'a rejected download says so and stays on the page, and a stray link leads to a page',
  async () => {
    const { page } = await openWith('eve@example.org', [{ name: 'a.txt', bytes: Buffer.from('a') }]);
    await page.route('**/api/shared/downloads/*', (route) =>
      route.fulfill({ status: 404, json: { message: 'x' } }),
    );
    await page.getByRole('button', { name: 'Download a.txt' }).click();
    await page.getByRole('alert').getByText('“a.txt” couldn’t be downloaded.').waitFor();
    await page.getByText('Download Failed').first().waitFor();
    expect(await readStoredSession(page)).toBeTruthy();
    await expectAccessible(page);
    await page.unroute('**/api/shared/downloads/*');

    const stray = await journey.openPage();
    await stray.goto(`${journey.origin}/api/shared/downloads/none`);
    await stray.getByRole('heading', { level: 1, name: 'Download Failed' }).waitFor();
    await expectAccessible(stray);
    journey.expectNoPageErrors();
  },
);

it('a message that appears under a finger doesn’t intercept its tap', async () => {
  // Names so long that on a phone the text below them, which would make the message redundant, is out of sight.
  const names = ['one.bin', 'two.bin', ...[3, 4, 5].map((n) => `${'long '.repeat(40)}${n}.bin`)];
  const { page } = await openWith(
    'ben@example.org',
    names.map((name) => ({ name, bytes: Buffer.from(name) })),
    { keepsWidth: true },
  );
  let goOn: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (goOn = resolve));
  await page.route('**/api/**/*download*', async (route) => {
    await held;
    await route.continue();
  });
  const first = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download one.bin' }).click();
  const { x, y, width, height } = (await page
    .getByRole('button', { name: 'Download two.bin' })
    .boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  goOn();
  await first;
  const message = page.locator('[data-toast]');
  await message.waitFor();
  const isBelowFinger = () =>
    message.evaluate(
      (toast, at) => {
        const box = toast.getBoundingClientRect();
        (toast.parentElement as HTMLElement).style.setProperty('--place', `${at - box.height / 2}px`);
        return box.top < at && box.bottom > at;
      },
      y + height / 2,
    );
  await expect.poll(isBelowFinger).toBe(true);
  const second = page.waitForEvent('download');
  await page.mouse.up();
  expect((await second).suggestedFilename()).toBe('two.bin');
  // Afterwards, the message can be dismissed again.
  await page.getByRole('button', { name: 'Dismiss message' }).click();
  await message.waitFor({ state: 'detached' });
});
