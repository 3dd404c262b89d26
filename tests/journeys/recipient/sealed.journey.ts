import type { Page } from 'playwright-core';
import QRCode from 'qrcode';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatSecretKey } from '#client/features/sealing/crypto/secret-keys.ts';
import { pointCameraAt } from '#tests/support/browser/camera.ts';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { captureDownload, startAsOwner, startJourney, type Journey } from '../../support/browser/journey.ts';
import {
  openRecipientLink,
  PHONE_VIEWPORT,
  verifyAddressOnPage,
  type SharedLeavebitSeed,
} from '../../support/browser/recipient-pages.ts';
import { recordTraffic } from '../../support/browser/recorded-traffic.ts';
import {
  createSealedLeavebit,
  setCard,
  type SealedLeavebitSeed,
} from '../../support/browser/sealed-leavebits.ts';
import { unzip } from '../../support/exports.ts';
import { createAgeKey, opaqueName, sealBytes, sealText, type AgeKey } from '../../support/sealing/age.ts';
import { createPdfFile, createWavFile } from '../../support/uploads/sample-files.ts';

const LENA = 'lena@example.org';
const BEN = 'ben@example.org';
const HEADLINE = 'For Lena, when the time comes';
const TEXT = 'Dear Lena, the emerald ring is under the third stone.';
const PHOTO = 'harbour-at-dawn.png';

let journey: Journey;
let anna: Page;
let annas: AgeKey;
let lenas: AgeKey;
let lenasOld: AgeKey;
let bens: AgeKey;
let photo: Buffer;
beforeAll(async () => {
  journey = await startJourney();
  anna = await journey.openPage();
  await startAsOwner(journey, anna, 'anna@example.org');
  photo = await anna.screenshot({ type: 'png' });
  [annas, lenas, lenasOld, bens] = (await Promise.all(Array.from({ length: 4 }, createAgeKey))) as [
    AgeKey,
    AgeKey,
    AgeKey,
    AgeKey,
  ];
});
afterAll(() => journey[Symbol.asyncDispose]());

const ALWAYS: SharedLeavebitSeed['recipients'] = { [LENA]: {}, [BEN]: {} };

async function leave(more: Partial<SealedLeavebitSeed> = {}): Promise<number> {
  const id = await createSealedLeavebit(anna, {
    description: HEADLINE,
    text: TEXT,
    recipients: ALWAYS,
    keys: [annas, lenas],
    files: [{ name: PHOTO, bytes: photo }],
    ...more,
  });
  await setCard(anna, LENA, lenas);
  await setCard(anna, BEN, bens);
  return id;
}

/** Seals the only file of a LeaveBit again under another name, as the owner's browser does for another card. */
async function replaceFile(id: number, name: string): Promise<void> {
  const names = { [name]: { name: PHOTO, type: '', for: [] } };
  const fields = { sealedNames: await sealText(JSON.stringify(names), annas, lenas) };
  const sealed = (await sealBytes(photo, annas, lenas)).toString('base64');
  await anna.evaluate(
    async ([id, name, fields, sealed]) => {
      const [before] = (
        (await (await fetch('/api/trigger-bytes')).json()) as { id: number; attachments: string[] }[]
      )
        .filter((one) => one.id === id)
        .map(({ attachments }) => attachments[0]!);
      const body = new FormData();
      for (const [field, value] of Object.entries(fields)) body.append(field, value);
      body.append('deletedFiles', before!);
      body.append('attachments', new File([Uint8Array.from(atob(sealed), (one) => one.charCodeAt(0))], name));
      const token = decodeURIComponent(/XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? '');
      const headers = { 'X-CSRF-Token': token };
      const answer = await fetch(`/api/trigger-bytes/${id}`, { method: 'PATCH', headers, body });
      if (!answer.ok) throw new Error(await answer.text());
    },
    [id, name, fields, sealed] as const,
  );
}

/** Lena's phone, after she has verified her address on the page of one LeaveBit. */
async function openOne(id: number, expects?: RegExp): Promise<Page> {
  const page = await openRecipientLink(journey, `/shared/${id}`, {
    ...PHONE_VIEWPORT,
    ...(expects && { expects }),
  });
  await verifyAddressOnPage(journey, page, LENA);
  await page.getByRole('heading', { level: 1, name: HEADLINE }).waitFor();
  return page;
}

async function enterKey(page: Page, typed: string): Promise<void> {
  await page.getByLabel('Key on the card').fill(typed);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
}

const asTyped = ({ identity }: AgeKey) => ` ${formatSecretKey(identity).toLowerCase()}\n`;

describe('a sealed LeaveBit', () => {
  it('opens with the key that is typed from the card, and is saved under its real names', async () => {
    const files = [
      { name: PHOTO, bytes: photo },
      { name: 'letter.txt', bytes: Buffer.from('Grüße, 鑰匙') },
      { name: 'last will.pdf', bytes: createPdfFile('Everything goes to Lena') },
      { name: 'voice.wav', bytes: createWavFile() },
      { name: 'safe.bin', bytes: Buffer.alloc(200_000, 7) },
    ];
    const page = await openOne(await leave({ files }));
    await page.getByRole('heading', { name: 'Use your card' }).waitFor();
    expect(await page.getByText('BEGIN AGE').count()).toBe(0);
    await expectAccessible(page);

    await enterKey(page, asTyped(lenas));
    await page.getByText(TEXT).waitFor();
    await expectAccessible(page);
    for (const { name, bytes } of files) {
      const saved = await captureDownload(
        page,
        page.getByRole('button', { name: `Save ${name}`, exact: true }),
      );
      expect(saved.name).toBe(name);
      expect(saved.bytes.equals(bytes)).toBe(true);
    }
    const letter = await captureDownload(page, page.getByRole('button', { name: 'Save as a file' }));
    expect(letter.name).toBe(`${HEADLINE}.txt`);
    expect(String(letter.bytes)).toContain('From: anna@example.org');
    expect(String(letter.bytes)).toContain(TEXT);

    const zip = await captureDownload(page, page.getByRole('button', { name: 'Download all as ZIP' }));
    expect(zip.name).toBe(`From anna@example.org - ${HEADLINE}.zip`);
    const zipped = await unzip(zip.bytes);
    expect([...zipped.keys()]).toEqual([`${HEADLINE}.txt`, ...files.map(({ name }) => name)]);
    expect(String(zipped.get(`${HEADLINE}.txt`))).toContain(TEXT);
    for (const { name, bytes } of files) expect(zipped.get(name)!.equals(bytes)).toBe(true);
    journey.expectNoPageErrors();
  });

  it('shows pictures, PDFs, texts and recordings without leaving the page', async () => {
    const files = [
      { name: PHOTO, bytes: photo },
      { name: 'last will.pdf', bytes: createPdfFile('Everything goes to Lena') },
      { name: 'voice.wav', bytes: createWavFile() },
      { name: 'page.svg', bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>') },
      { name: 'not really.jpg', bytes: Buffer.from('PK\x03\x04 no picture', 'latin1') },
    ];
    const page = await openOne(await leave({ files }));
    await enterKey(page, lenas.identity);
    const view = async (name: string) => {
      await page.getByRole('button', { name: `View ${name}`, exact: true }).click();
      return page.getByRole('dialog', { name });
    };
    const close = async () => {
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    };
    const image = (await view(PHOTO)).getByRole('img', { name: PHOTO });
    await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(100);
    await expectAccessible(page);
    await close();
    await (await view('last will.pdf')).getByText('Everything goes to Lena').waitFor({ state: 'attached' });
    await close();
    const voice = (await view('voice.wav')).locator('audio');
    await expect
      .poll(() =>
        voice.evaluate(async (player: HTMLMediaElement) => {
          player.muted = true;
          await player.play();
          return player.played.length;
        }),
      )
      .toBeGreaterThan(0);
    await close();
    // What could run is shown as its source.
    await (await view('page.svg')).getByText('<svg xmlns=').waitFor();
    await close();
    await (await view('not really.jpg')).getByText('This kind of file can’t be shown here.').waitFor();
    await close();
    journey.expectNoPageErrors();
  });

  it('tells typing mistakes, old cards, other people’s cards and damage apart', async () => {
    const page = await openOne(await leave());
    await enterKey(page, '4711');
    await page.getByText('This isn’t a card’s key.').waitFor();
    await enterKey(page, lenas.identity.slice(0, -1));
    await page.getByText('one character is missing').waitFor();
    await enterKey(
      page,
      lenas.identity.replace(/.$/, (last) => (last === 'Q' ? 'P' : 'Q')),
    );
    await page.getByText('at least one character is wrong').waitFor();
    await expectAccessible(page);
    await enterKey(page, lenasOld.identity);
    await page.getByText('This card was replaced by a newer one, or it isn’t one of ours.').waitFor();
    await enterKey(page, bens.identity);
    await page.getByText('This card belongs to somebody else, or it was made after').waitFor();
    await enterKey(page, lenas.identity);
    await page.getByText(TEXT).waitFor();

    // Cut as a broken disk would, at a place that the server can't know.
    const cut = await leave({ alter: (sealed) => sealed.subarray(0, -100) });
    const other = await openOne(cut, /ERR_CONNECTION_RESET/);
    await enterKey(other, lenas.identity);
    await other.getByText(TEXT).waitFor();
    await other.getByRole('button', { name: `Save ${PHOTO}` }).click();
    await other.getByRole('alert').getByText(`“${PHOTO}” couldn’t be opened. It’s damaged`).waitFor();
    await other.getByRole('button', { name: 'Download all as ZIP' }).click();
    await other.getByRole('alert').getByText(`“${PHOTO}” couldn’t be opened. It’s damaged`).waitFor();
    await expectAccessible(other);

    // A file that was sealed for somebody else is called the same, alone and in the ZIP.
    const forBen = await sealBytes(photo, annas, bens);
    await other.route('**/api/shared/downloads/*', (route) => route.fulfill({ body: forBen }));
    for (const button of [`Save ${PHOTO}`, 'Download all as ZIP']) {
      await other.getByRole('button', { name: button }).click();
      await other
        .getByRole('alert')
        .getByText(`“${PHOTO}” couldn’t be opened. It was sealed for another card`)
        .waitFor();
    }
    await other.unroute('**/api/shared/downloads/*');

    // A lost connection isn't taken for damage.
    await other.route('**/api/shared/downloads/*', (route) => route.abort('connectionreset'));
    await other.getByRole('button', { name: `Save ${PHOTO}` }).click();
    await other.getByRole('alert').getByText('The download broke off.').waitFor();
  });

  it('shows the latest version when a file was sealed again while the page was open', async () => {
    const id = await leave();
    const page = await openOne(id, /status of 404/);
    await enterKey(page, lenas.identity);
    await page.getByText(TEXT).waitFor();
    for (const [press, next] of [
      [`Save ${PHOTO}`, opaqueName(2)],
      [`View ${PHOTO}`, opaqueName(3)],
      ['Download all as ZIP', opaqueName(4)],
    ] as const) {
      await replaceFile(id, next);
      const latest = page.waitForResponse(async (answer) =>
        (await answer.text().catch(() => '')).includes(next),
      );
      await page.getByRole('button', { name: press, exact: true }).click();
      await page.getByText('Something was changed or removed after you opened this page.').first().waitFor();
      await expectAccessible(page);
      await latest;
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      const save = page.getByRole('button', { name: `Save ${PHOTO}`, exact: true });
      expect((await captureDownload(page, save)).bytes.equals(photo)).toBe(true);
      // Until then, nothing else is saved.
      await page.getByRole('status').getByText(`“${PHOTO}” is saved.`).waitFor();
    }
    journey.expectNoPageErrors();
  });

  it('one key opens all on the list, and is gone with the session', async () => {
    const waiting = { [LENA]: { releaseType: 'scheduled', scheduledDate: '2090-06-01T00:00:00.000Z' } };
    const ids = [
      await leave({ description: 'One' }),
      await leave({ description: 'Two', text: 'The second text' }),
      await leave({ description: 'Three', text: 'For another card', keys: [annas, bens] }),
      await leave({ description: 'Four', recipients: waiting }),
    ];
    const page = await openRecipientLink(journey, `/shared-multiple/${ids.join(',')}`);
    await verifyAddressOnPage(journey, page, LENA);
    const show = async (name: string) => {
      const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
      await card.getByRole('button', { name: 'View Details' }).click();
      return page.getByRole('dialog', { name });
    };
    await page.getByText('Sealed. You’ll need your card to open it.').waitFor();
    const one = await show('One');
    await enterKey(page, lenas.identity);
    await one.getByText(TEXT).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await (await show('Two')).getByText('The second text').waitFor();
    await page.keyboard.press('Escape');
    await (
      await show('Three')
    )
      .getByText('The card that you’ve used on this page doesn’t open this one.')
      .waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await verifyAddressOnPage(journey, page, LENA);
    await (await show('Two')).getByRole('heading', { name: 'Use your card' }).waitFor();
    expect(await page.getByText('The second text').count()).toBe(0);
    journey.expectNoPageErrors();
  });
});

it('the key, the text and the names of files leave the browser in nothing that it sends, and it stores none of them', async () => {
  // The control's requests have no token.
  const page = await journey.openPage({ ...PHONE_VIEWPORT, expects: /status of 403/ });
  const traffic = recordTraffic(page);
  await page.goto(`${journey.origin}/shared/${await leave()}`);
  await verifyAddressOnPage(journey, page, LENA);
  await enterKey(page, bens.identity);
  await page.getByText('This card belongs to somebody else').waitFor();
  await enterKey(page, lenas.identity);
  await page.getByText(TEXT).waitFor();
  await captureDownload(page, page.getByRole('button', { name: `Save ${PHOTO}` }));
  await captureDownload(page, page.getByRole('button', { name: 'Download all as ZIP' }));
  await captureDownload(page, page.getByRole('button', { name: 'Save as a file' }));
  await page.getByRole('button', { name: `View ${PHOTO}` }).click();
  await page.getByRole('dialog').getByRole('img', { name: PHOTO }).waitFor();
  await page.keyboard.press('Escape');
  const stored = await page.evaluate(async () =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      location.href,
      history.state,
      await indexedDB.databases(),
      await caches.keys(),
    ]),
  );
  // Leaving and coming back through the QR code.
  await page.goto(`${journey.origin}/card#${lenas.identity}`);
  await page.getByText('This card works').waitFor();
  expect(page.url()).toBe(`${journey.origin}/card`);

  // The end of a key is enough to notice a part of it.
  const secrets = [lenas, bens].flatMap(({ identity }) => [identity, identity.slice(-20)]);
  const known = [...secrets, TEXT, 'emerald', PHOTO, 'harbour-at-dawn'];
  expect(await traffic.findSent(known)).toEqual([]);
  for (const secret of known) expect(stored).not.toContain(secret);
  // What is sent is found: the public key and the stored name.
  const sent = [lenas.publicKey, opaqueName(1)];
  expect(await traffic.findSent(sent)).toEqual(sent);

  // Control: each way out is noticed.
  for (const [index, secret] of known.entries()) {
    await page.evaluate(
      async ([index, secret]) => {
        const bytes = new TextEncoder().encode(secret);
        const ways = [
          () => fetch(`/api/user?x=${encodeURIComponent(secret)}`),
          () => fetch('/api/user', { headers: { 'X-Control': btoa(secret) } }),
          () =>
            fetch('/api/cards/check', {
              method: 'POST',
              body: JSON.stringify({ key: secret.toLowerCase() }),
            }),
          () => fetch('/api/cards/check', { method: 'POST', body: bytes }),
        ];
        await ways[index % ways.length]!();
      },
      [index, secret] as const,
    );
  }
  expect(await traffic.findSent(known)).toEqual(known);
});

describe('the page that checks a card', () => {
  const check = async (page: Page, typed: string) => {
    await page.getByLabel('Key on the card').fill(typed);
    await page.getByRole('button', { name: 'Check the card' }).click();
  };

  it('says whether a typed card works, and nothing else', async () => {
    await leave();
    const page = await journey.openPage(PHONE_VIEWPORT);
    await page.goto(`${journey.origin}/card`);
    await expectAccessible(page);
    await check(page, asTyped(lenas));
    await page.getByText('This card works').waitFor();
    await expectAccessible(page);
    expect(await page.getByText(/lena|anna/i).count()).toBe(0);
    await check(page, lenasOld.identity);
    await page.getByText('This isn’t a current card').waitFor();
    await expectAccessible(page);
    await check(page, 'AGE-SECRET-KEY-1O');
    await page.getByText('never has the letter O').waitFor();
    journey.expectNoPageErrors();
  });

  it('checks the card behind a link, also the next one, and removes it from the address', async () => {
    await leave();
    const page = await journey.openPage(PHONE_VIEWPORT);
    await page.goto(`${journey.origin}/card#${lenas.identity}`);
    await page.getByText('This card works').waitFor();
    expect(page.url()).toBe(`${journey.origin}/card`);
    await page.evaluate((hash) => (location.hash = hash), lenasOld.identity);
    await page.getByText('This isn’t a current card').waitFor();
    expect(page.url()).toBe(`${journey.origin}/card`);
    await page.evaluate((hash) => (location.hash = hash), lenas.identity.slice(0, 40));
    await page.getByText('has no complete key').waitFor();
    await page.goto(`${journey.origin}/card`);
    journey.expectNoPageErrors();
  });

  it('reads the QR code with the camera, and passes over other codes', async () => {
    await leave();
    const page = await journey.openPage(PHONE_VIEWPORT);
    await page.goto(`${journey.origin}/card`);
    await pointCameraAt(page, 'https://example.org/menu');
    await page.getByRole('button', { name: 'Scan the QR code' }).click();
    await page.getByText('This is another QR code.').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Stop scanning' }).click();
    await pointCameraAt(page, `${journey.origin}/card#${lenas.identity}`);
    await page.getByRole('button', { name: 'Scan the QR code' }).click();
    await page.getByText('This card works').waitFor();
    expect(await page.locator('video').count()).toBe(0);
    journey.expectNoPageErrors();
  });

  it.each([
    ['NotAllowedError', 'This page isn’t allowed to use the camera.'],
    ['NotFoundError', 'No camera was found.'],
  ])('says what to do on %s', async (name, message) => {
    const page = await journey.openPage(PHONE_VIEWPORT);
    await page.goto(`${journey.origin}/card`);
    await page.evaluate((name) => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', name));
    }, name);
    await page.getByRole('button', { name: 'Scan the QR code' }).click();
    await page.getByRole('alert').getByText(message).waitFor();
    await expectAccessible(page);
    journey.expectNoPageErrors();
  });

  it('reads the QR code in a photo, and says what is wrong with another file', async () => {
    await leave();
    const page = await journey.openPage(PHONE_VIEWPORT);
    await page.goto(`${journey.origin}/card`);
    const choose = async (buffer: Buffer, mimeType = 'image/png') => {
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Choose a photo' }).click();
      await (await chooser).setFiles({ name: 'photo', mimeType, buffer });
    };
    await choose(photo);
    await page.getByText('No QR code was found in this picture.').waitFor();
    await choose(Buffer.from('no picture'), 'image/heic');
    await page.getByText('This picture couldn’t be opened.').waitFor();
    await choose(await QRCode.toBuffer('https://example.org', { width: 300 }));
    await page.getByText('isn’t the one of a card').waitFor();
    await expectAccessible(page);
    await choose(await QRCode.toBuffer(`${journey.origin}/card#${lenas.identity}`, { width: 900 }));
    await page.getByText('This card works').waitFor();
    journey.expectNoPageErrors();
  });
});
