import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, startJourney, type Journey } from '../support/browser/journey.ts';
import { hasFirefox, openFirefox } from '../support/browser/webdriver/firefox.ts';
import { locatePage, type WebdriverLocator, type WebdriverTab } from '../support/browser/webdriver/page.ts';
import { hasWebkit, openWebkit } from '../support/browser/webdriver/webkit.ts';

const OWNER = 'olga@example.org';
const ADA = 'ada@example.org';
const LENA = 'lena@example.org';
const REPORTERS = ['rosa@example.org', 'sam@example.org', 'tess@example.org'] as const;
const FILE = 'Grüße an 家族.bin';
const PASSPHRASE = 'four old blue kettles';
const SEALED_TEXT = 'Dear Lena, the safe opens with 12 right, 7 left.';

const browsers = [
  { name: 'Firefox ESR', open: openFirefox, isThere: await hasFirefox(), needs: 'firefox-esr' },
  { name: 'WebKitGTK', open: openWebkit, isThere: await hasWebkit(), needs: 'webkit2gtk-driver and xvfb' },
];

for (const { name, open, isThere, needs } of browsers) {
  if (isThere) {
    describe(`in ${name}`, () => mainJourneys(open));
    continue;
  }
  const sentence = `NO ${name} WAS FOUND OR COULD BE INSTALLED, SO NO JOURNEY RUNS IN IT: install ${needs}.`;
  if (process.env['CI'] === 'true') throw new Error(sentence);
  process.stderr.write(`\n${sentence}\n\n`);
  it.skip(sentence);
}

function mainJourneys(open: () => Promise<WebdriverTab>) {
  let journey: Journey;
  let folder: string;
  let owner: WebdriverTab;
  const bytes = Buffer.from(Uint8Array.from({ length: 300_000 }, (_, index) => (index * index) % 251));
  const tabs: WebdriverTab[] = [];

  beforeAll(async () => {
    journey = await startJourney();
    folder = await mkdtemp(path.join(tmpdir(), 'leavebits-journey-'));
    await writeFile(path.join(folder, FILE), bytes);
    owner = await openTab();
    process.stdout.write(`The journeys run in ${owner.version}.\n`);
  });
  afterAll(async () => {
    for (const tab of tabs) await tab[Symbol.asyncDispose]();
    await journey[Symbol.asyncDispose]();
    await rm(folder, { recursive: true, force: true });
  });

  async function openTab(url?: string): Promise<WebdriverTab> {
    const tab = await open();
    tabs.push(tab);
    if (url !== undefined) await tab.goto(url);
    return tab;
  }

  async function close(tab: WebdriverTab): Promise<void> {
    expect(await tab.takeErrors()).toEqual([]);
    tabs.splice(tabs.indexOf(tab), 1);
    await tab[Symbol.asyncDispose]();
  }

  async function enterCode(page: WebdriverLocator, to: string, ask: () => Promise<void>): Promise<void> {
    const code = await journey.codeAfter(to, ask);
    const field = page.getByLabel('Verification code');
    await field.fill(code);
    await field.pressEnter();
  }

  async function linkTo(to: string, pattern: RegExp): Promise<string> {
    const links = () =>
      journey.mailbox
        .mails()
        .filter((mail) => mail.to.includes(to))
        .flatMap((mail) => mail.links);
    await expect
      .poll(() => links().some((link) => pattern.test(link)), { message: `${pattern} for ${to}` })
      .toBe(true);
    return links().findLast((link) => pattern.test(link))!;
  }

  const expectDownload = (tab: WebdriverTab) =>
    expect
      .poll(
        () =>
          readFile(path.join(tab.downloads, FILE)).then(
            (got) => bytes.equals(got),
            () => false,
          ),
        {
          message: `every byte of ${FILE}`,
        },
      )
      .toBe(true);

  it('a script error on a page is detected', async () => {
    await owner.goto(`data:text/html,<button onclick="throw new Error('noticed')">Break</button>`);
    await locatePage(owner).getByRole('button', { name: 'Break' }).click();
    await expect.poll(() => owner.takeErrors()).toEqual([expect.stringContaining('noticed')]);
  });

  it('an owner registers and leaves a text and a file for someone', async () => {
    const page = locatePage(owner);
    await owner.goto(`${journey.origin}/auth?mode=register`);
    await page.getByLabel('Email address').fill(OWNER);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await enterCode(page, OWNER, () => page.getByRole('button', { name: 'Register' }).click());
    await page.getByRole('heading', { name: 'Your LeaveBits' }).waitFor();

    await page.getByRole('button', { name: 'Create LeaveBit' }).click();
    const sheet = page.getByRole('dialog', { name: 'Create LeaveBit' });
    await sheet.getByLabel('Description').fill('What matters');
    await sheet.getByLabel('Info (Optional)').fill('Dear Ada, the key is under the stone.');
    await sheet.locator('input[type=file]').setInputFiles(path.join(folder, FILE));
    await sheet.getByLabel('Sharing Emails').fill(ADA);
    await sheet.getByLabel('Sharing Emails').pressEnter();
    await sheet.getByRole('button', { name: 'Create LeaveBit' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, Proceed' }).click();
    await page.getByText('LeaveBit created successfully').waitFor();
    await page.getByRole('heading', { name: 'What matters' }).waitFor();

    await page.getByRole('button', { name: 'Expand All' }).click();
    await page.getByRole('link', { name: FILE }).click();
    await expectDownload(owner);
    expect(await owner.takeErrors()).toEqual([]);
  });

  it('the recipient opens the emailed link, verifies the address, and gets the text and every byte', async () => {
    const ada = await openTab(await linkTo(ADA, /\/#\/my-leavebits\//));
    const page = locatePage(ada);
    await enterCode(page, ADA, () => page.getByRole('button', { name: 'Send code' }).click());
    await page.getByRole('heading', { name: 'What matters' }).waitFor();
    await page.getByRole('button', { name: 'View Details' }).click();
    const details = page.getByRole('dialog', { name: 'What matters' });
    await details.getByText('the key is under the stone.').waitFor();
    await details.getByRole('button', { name: `Download ${FILE}` }).click();
    await expectDownload(ada);
    await close(ada);
  });

  it('the owner edits the LeaveBit, signs out and signs in again', async () => {
    const page = locatePage(owner);
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Edit LeaveBit' });
    await sheet.getByLabel('Description').fill('What still matters');
    await sheet.getByRole('button', { name: 'Update LeaveBit' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, Proceed' }).click();
    await page.getByText('LeaveBit updated successfully').waitFor();
    await page.getByRole('heading', { name: 'What still matters' }).waitFor();

    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await page.getByRole('link', { name: 'Get Started' }).waitFor();
    await owner.goto(`${journey.origin}/auth`);
    await page.getByLabel('Email address').fill(OWNER);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await enterCode(page, OWNER, () => page.getByLabel('Password', { exact: true }).pressEnter());
    await page.getByRole('heading', { name: 'What still matters' }).waitFor();
    expect(await owner.takeErrors()).toEqual([]);
  });

  it('the owner seals a letter and a file, and the recipient opens both with the card', async () => {
    const page = locatePage(owner);
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    async function readShownKey(): Promise<string> {
      await press('No printer? Show the key');
      const read = async () => /AGE-SECRET-KEY-1[ A-Z0-9]+/.exec(await owner.describe())?.[0] ?? '';
      await expect.poll(read).not.toBe('');
      return (await read()).trim();
    }
    await press('Create LeaveBit');
    await page.getByLabel('Seal it').click();
    await press('Set up sealing');
    await press('I understand, go on');
    await page.getByLabel('New passphrase').fill(PASSPHRASE);
    await page.getByLabel('The same passphrase again').fill(PASSPHRASE);
    await press('Go on');
    const sheet = await readShownKey();
    await press('I have it on paper');
    await page.getByLabel('The last 4 characters').fill(sheet.slice(-4));
    await press('Finish');
    await page.getByRole('dialog', { name: 'Set up sealing' }).waitFor({ state: 'detached' });
    const form = page.getByRole('dialog', { name: 'Create LeaveBit' });
    await form.getByLabel('Description').fill('For Lena');
    await form.getByLabel('Info (Optional)').fill(SEALED_TEXT);
    await form.locator('input[type=file]').setInputFiles(path.join(folder, FILE));
    await form.getByLabel('Sharing Emails').fill(LENA);
    await form.getByLabel('Sharing Emails').pressEnter();
    await press(`Make a card for ${LENA}`);
    const card = await readShownKey();
    expect(card).not.toBe(sheet);
    await press('I have it on paper');
    await press('Create LeaveBit');
    await press('Yes, Proceed');
    await page.getByText('LeaveBit created successfully').waitFor();
    expect(await owner.takeErrors()).toEqual([]);

    const lena = await openTab(await linkTo(LENA, /\/#\/my-leavebits\//));
    const lenasPage = locatePage(lena);
    await enterCode(lenasPage, LENA, () => lenasPage.getByRole('button', { name: 'Send code' }).click());
    await lenasPage.getByRole('heading', { name: 'For Lena' }).waitFor();
    await lenasPage.getByRole('button', { name: 'View Details' }).click();
    await lenasPage.getByLabel('Key on the card').fill(card.toLowerCase());
    await lenasPage.getByRole('button', { name: 'Open', exact: true }).click();
    await lenasPage.getByText(SEALED_TEXT).waitFor();
    await lenasPage.getByRole('button', { name: `Save ${FILE}`, exact: true }).click();
    await expectDownload(lena);
    await close(lena);
  });

  it('a reporter reports, and the owner refutes through the emailed link', async () => {
    const page = locatePage(owner);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'Release configuration' }).click();
    for (const email of REPORTERS) {
      await page.getByLabel('Designated reporters').fill(email);
      await page.getByLabel('Designated reporters').pressEnter();
    }
    await page.getByRole('button', { name: 'Save configuration' }).click();
    await page.getByText('Configuration Updated').waitFor();

    const rosa = await openTab(await linkTo(REPORTERS[0], /\/death$/));
    const report = locatePage(rosa);
    await report.getByRole('checkbox').click();
    await report.getByRole('button', { name: 'Report the death' }).click();
    await report.getByRole('heading', { name: 'Your report has been received' }).waitFor();
    await close(rosa);

    await page.getByText(`${REPORTERS[0]} reported that you have died`).waitFor();
    const refuting = await openTab(await linkTo(OWNER, /\/refute\//));
    const refute = locatePage(refuting);
    await refute.getByRole('heading', { name: 'Are you well?' }).waitFor();
    await refute.getByRole('button', { name: 'I’m well: refute this report' }).click();
    await refute.getByRole('heading', { name: 'The report has been cancelled' }).waitFor();
    await journey.mailbox.waitForMail({ to: REPORTERS[0], subject: /^The report about .* was refuted$/ });
    await close(refuting);
    await page.getByText(`${REPORTERS[0]} reported that you have died`).waitFor({ state: 'detached' });
    expect(await owner.takeErrors()).toEqual([]);
  });
}
