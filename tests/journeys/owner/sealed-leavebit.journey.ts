import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Draft } from '#shared/contracts/drafts.ts';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { startAsOwner, startJourney, type Journey } from '../../support/browser/journey.ts';
import { openTemplateList } from '../../support/browser/owner-home.ts';
import { openBytes, openText, type AgeKey } from '../../support/sealing/age.ts';

const LENA = 'lena@example.org';
const LETTER = 'Dear Lena, the safe opens with 12 right, 7 left.';
const CHANGED = 'Dear Lena, the safe has a new code.';
const PASSPHRASE = 'four old blue kettles';
let journey: Journey;
beforeAll(async () => {
  journey = await startJourney({ optimizes: true });
});
afterAll(() => journey[Symbol.asyncDispose]());

/** The draft of a new LeaveBit as the server has it. */
const readDraft = (page: Page) =>
  page.evaluate(async () => {
    const answer = await fetch('/api/drafts/new');
    return answer.ok ? ((await answer.json()) as Draft).content : null;
  });

const toKey = (shown: string): AgeKey => ({ identity: shown.replaceAll(' ', ''), publicKey: '' });

it('an owner seals a letter and a file, makes a card, changes both, and nothing readable leaves the browser', async () => {
  const page = await journey.openPage({ width: 360, height: 740 });
  const sent: string[] = [];
  page.on('request', (request) =>
    sent.push(request.url(), request.postDataBuffer()?.toString('latin1') ?? ''),
  );
  const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
  const list = async () =>
    (await page.evaluate(async () => (await fetch('/api/trigger-bytes')).json() as unknown)) as Leavebit[];
  /** Each of the keys opens the text, the file names and the file. */
  async function expectOpens(
    { id, infoFields, sealedNames, attachments }: Leavebit,
    keys: AgeKey[],
    text: string,
  ) {
    const bytes = await page.evaluate(
      async ([of, name]) => {
        const answer = await fetch(`/api/trigger-bytes/${of}/attachments/${name}`);
        return [...new Uint8Array(await answer.arrayBuffer())];
      },
      [id, attachments[0]!] as const,
    );
    for (const key of keys) {
      expect(await openText(infoFields, key)).toBe(text);
      expect(await openText(sealedNames!, key)).toContain('deed of the house.txt');
      expect(Buffer.from(await openBytes(Uint8Array.from(bytes), key)).toString()).toBe('The deed');
    }
  }
  await startAsOwner(journey, page, 'owner@example.org');
  await page.goto(`${journey.origin}/home?new`);
  await press(/Create LeaveBit|New LeaveBit/);
  await page.getByLabel('Seal it').check();
  await press('Set up sealing');
  await press('I understand, go on');
  await page.getByLabel('New passphrase').fill(PASSPHRASE);
  await page.getByLabel('The same passphrase again').fill(PASSPHRASE);
  await press('Go on');
  await press('No printer? Show the key');
  const sheet = (await page.getByText(/^AGE-SECRET-KEY-1 /).textContent())!;
  await press('I have it on paper');
  await page.getByLabel(/^The last 4 characters/).fill(sheet.slice(-4));
  await press('Finish');
  await page.getByRole('dialog', { name: 'Set up sealing' }).waitFor({ state: 'hidden' });
  await page.getByLabel('Description').fill('For Lena');
  await page.getByLabel('Info (Optional)').fill(LETTER);
  await page.getByLabel(/^Choose files/).setInputFiles({
    name: 'deed of the house.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('The deed'),
  });
  await page.getByLabel('Sharing Emails').fill(LENA);
  await page.getByLabel('Sharing Emails').press('Enter');
  await press(`Make a card for ${LENA}`);
  await press('No printer? Show the key');
  const card = (await page
    .getByRole('dialog')
    .getByText(/^AGE-SECRET-KEY-1 /)
    .textContent())!;
  const groups = page
    .getByRole('dialog')
    .getByText(/^AGE-SECRET-KEY-1 /)
    .locator('span');
  const heights = await groups.evaluateAll((all: HTMLElement[]) => all.map((one) => one.offsetHeight));
  expect([heights.length, new Set(heights).size]).toEqual([11, 1]);
  await expectAccessible(page);
  // Whoever gets the card must not read on it what the form says.
  await page.evaluate(() => (window.print = () => undefined));
  await press('Print the card');
  await page.emulateMedia({ media: 'print' });
  await page.getByRole('article').getByRole('heading', { name: 'Your key card' }).waitFor();
  expect(await page.getByLabel('Info (Optional)').isVisible()).toBe(false);
  expect(await page.getByText('A card for').isVisible()).toBe(false);
  await page.emulateMedia({ media: null });
  await press('I have it on paper');
  await page.getByText('Their new card works once you have saved.').waitFor();
  await expectAccessible(page);
  await press('Create LeaveBit');
  await page.getByText('can read this, with their card, today').waitFor();
  expect(await page.getByText('has no card yet').count()).toBe(0);
  await page.getByRole('button', { name: 'Yes, Proceed' }).click();
  await page.getByText('LeaveBit created successfully').first().waitFor();

  const [mine, first] = [sheet, card].map(toKey);
  const [created] = await list();
  await expectOpens(created!, [mine!, first!], LETTER);

  await press(/^Edit/);
  await page.getByLabel('Info (Optional)').fill(CHANGED);
  await press(`Replace the card of ${LENA}`);
  await press('No printer? Show the key');
  const second = toKey(
    (await page
      .getByRole('dialog')
      .getByText(/^AGE-SECRET-KEY-1 /)
      .textContent())!,
  );
  await press('I have it on paper');
  await press('Update LeaveBit');
  await press('Yes, Proceed');
  await page.getByText('LeaveBit updated successfully').first().waitFor();
  const [changed] = await list();
  // The file and its successor are exchanged in one save, so that nobody ever sees both.
  expect(changed).toMatchObject({ seqno: created!.seqno + 1, attachments: [expect.anything()] });
  expect(changed!.attachments).not.toEqual(created!.attachments);
  await expectOpens(changed!, [mine!, second], CHANGED);
  await expect(openText(changed!.infoFields, first!)).rejects.toThrow('no identity matched');

  const traffic = sent.join('\n');
  expect(traffic).toContain('For Lena');
  for (const secret of [
    LETTER,
    CHANGED,
    'deed of',
    'The deed',
    PASSPHRASE,
    ...[mine!, first!, second].map(({ identity }) => identity),
  ])
    expect(traffic).not.toContain(secret);
});

it('what an owner types before they choose to seal it doesn’t stay readable on the server, nor reaches it once they can seal', async () => {
  const page = await journey.openPage({ width: 360, height: 740, expects: /status of 404/ });
  const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
  await startAsOwner(journey, page, 'drafts@example.org');
  await page.goto(`${journey.origin}/home?new`);
  await press(/Create LeaveBit|New LeaveBit/);
  // The choice comes before the text.
  const [choice, info] = [page.getByLabel('Seal it'), page.getByLabel('Info (Optional)')];
  expect((await choice.boundingBox())!.y).toBeLessThan((await info.boundingBox())!.y);
  await info.fill(LETTER);
  await expect.poll(async () => (await readDraft(page))?.infoFields).toBe(LETTER);
  await choice.check();
  await page.getByText('What you typed before this was stored, and is now deleted').waitFor();
  await expectAccessible(page);
  // Without a key nothing can be sealed, so nothing is stored.
  expect(await readDraft(page)).toBeNull();
  await press('Set up sealing');
  await press('I understand, go on');
  await page.getByLabel('New passphrase').fill(PASSPHRASE);
  await page.getByLabel('The same passphrase again').fill(PASSPHRASE);
  await press('Go on');
  await press('No printer? Show the key');
  const sheet = (await page.getByText(/^AGE-SECRET-KEY-1 /).textContent())!;
  await press('I have it on paper');
  await page.getByLabel(/^The last 4 characters/).fill(sheet.slice(-4));
  await press('Finish');
  await page.getByRole('dialog', { name: 'Set up sealing' }).waitFor({ state: 'hidden' });

  await expect
    .poll(async () => (await readDraft(page))?.infoFields, { timeout: 15_000 })
    .toMatch(/^-----BEGIN AGE/);

  // Undecided: it can still become sealed, so the draft is.
  await choice.uncheck();
  await info.fill(CHANGED);
  await expect.poll(async () => (await readDraft(page))?.infoFields).toMatch(/^-----BEGIN AGE/);
  await expect
    .poll(async () => {
      const draft = await readDraft(page);
      return [await openText(draft!.infoFields, toKey(sheet)), draft!.willSeal];
    })
    .toEqual([CHANGED, false]);
  await page.reload();
  await press(/Continue editing|Create LeaveBit|New LeaveBit/);
  await page.getByLabel('Passphrase for sealed LeaveBits').fill(PASSPHRASE);
  await press('Open');
  await expect.poll(() => info.inputValue()).toBe(CHANGED);
  expect(await choice.isChecked()).toBe(false);
  await page.getByText('what is sealed doesn’t list them').waitFor();
  journey.expectNoPageErrors();
});

it('a template can be started sealed, so that nothing of it is stored readable, and doesn’t replace a draft', async () => {
  const page = await journey.openPage({ width: 360, height: 740, expects: /status of 404/ });
  const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
  const [choice, info] = [page.getByLabel('Seal it'), page.getByLabel('Info (Optional)')];
  const startSealed = async () => {
    await openTemplateList(page);
    await press(/^Passwords/);
    await page.getByText('It isn’t sealed, and that can’t be changed later.').waitFor();
    await expectAccessible(page);
    await press('Start it sealed');
  };
  await startAsOwner(journey, page, 'templates@example.org');
  await startSealed();
  await page.getByRole('button', { name: 'Set up sealing' }).waitFor();
  expect(await choice.isChecked()).toBe(true);
  expect(await info.inputValue()).toContain('Phone, and how to unlock it:');
  await choice.uncheck();
  await info.fill(LETTER);
  await expect.poll(async () => (await readDraft(page))?.infoFields, { timeout: 15_000 }).toBe(LETTER);
  await page.reload();
  await startSealed();
  await page.getByText('Not saved yet').waitFor();
  expect(await info.inputValue()).toBe(LETTER);
  expect(await choice.isChecked()).toBe(false);
  expect(await page.evaluate(async () => (await fetch('/api/trigger-bytes')).json() as unknown)).toEqual([]);
});
