import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessible, expectAccessibleInLongRun } from '../../support/browser/accessibility.ts';
import { startAsOwner, startJourney, type Journey } from '../../support/browser/journey.ts';
import { saveReleaseConfigElsewhere } from '../../support/browser/owner-home.ts';
import { longRunOnly } from '../../support/browser/long-run-only.ts';
import { loadMessagesOf } from '../../support/messages.ts';

const PHONE = { width: 360, height: 740 };
const OWNER = 'olga@example.org';
const [ROSA, SAM, TESS] = ['rosa@example.org', 'sam@example.org', 'tess@example.org'] as const;

let journey: Journey;
let owner: Page;
beforeAll(async () => {
  journey = await startJourney();
  owner = await journey.openPage();
  await startAsOwner(journey, owner, OWNER);
});
afterAll(() => journey[Symbol.asyncDispose]());

type LinkPage = 'death' | 'incapacitation' | 'practice' | 'confirm' | 'refute' | 'undo';
const patterns = {
  death: /\/report\/[^/\s]+\/death$/,
  incapacitation: /\/report\/[^/\s]+\/incapacitation$/,
  practice: /\/report\/[^/\s]+\/practice$/,
  confirm: /\/confirm-report\/[^/\s]+$/,
  refute: /\/refute\/[^/\s]+$/,
  undo: /\/undo\/[^/\s]+$/,
} satisfies Record<LinkPage, RegExp>;

/** The newest emailed link of a kind to someone, among the emails after number `after`. */
async function linkTo(to: string, kind: LinkPage, after = 0): Promise<string> {
  const find = () =>
    journey.mailbox
      .mails()
      .filter((mail) => mail.number > after && mail.to.includes(to))
      .flatMap(({ links }) => links)
      .findLast((link) => patterns[kind].test(link));
  await expect.poll(find).toBeDefined();
  return find()!;
}

/** How many reporters' links count as opened. */
const usedPages = () =>
  owner.evaluate(async () => {
    const status = (await (await fetch('/api/reporter-status')).json()) as { openedAt: string | null }[];
    return status.filter(({ openedAt }) => openedAt !== null).length;
  });

const checked = new Set<string>();

/** Opens a link on a phone, and waits for the page's heading. The first page with each heading is checked by axe. */
async function openLink(link: string, heading: string, on?: Page): Promise<Page> {
  const page = on ?? (await journey.openPage(PHONE));
  await page.goto(link);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
  if (!checked.has(heading)) await expectAccessible(page);
  checked.add(heading);
  return page;
}

async function openConfiguration() {
  await owner.getByRole('button', { name: 'Menu' }).click();
  await owner.getByRole('link', { name: 'Release configuration' }).click();
  return configuration();
}

async function configuration() {
  await owner.getByRole('heading', { level: 1, name: 'Release configuration' }).waitFor();
  const page = owner.getByRole('main');
  await page.getByRole('button', { name: 'Save configuration' }).waitFor();
  return page;
}

const atHome = () => owner.getByRole('heading', { level: 1, name: 'Your LeaveBits' }).waitFor();

async function leaveConfiguration() {
  await owner.getByRole('link', { name: 'Your LeaveBits', exact: true }).click();
  await atHome();
}

/** Uses the button, because Escape would first close a message that is still shown. */
const close = (dialog: string) =>
  owner.getByRole('dialog', { name: dialog }).getByRole('button', { name: 'Close', exact: true }).click();

it('an owner names reporters, is told what the numbers mean, and loses nothing by accident', async () => {
  const page = await openConfiguration();
  await page.getByText('nothing can be released after your death').waitFor();
  await expectAccessible(owner);
  const field = page.getByLabel('Designated reporters');
  const addBy = async (email: string) => {
    await field.fill(email);
    await field.press('Enter');
  };
  expect(await page.getByLabel('Confirmations required').inputValue()).toBe('2');
  expect(await page.getByLabel('Hours to refute').inputValue()).toBe('24');

  await addBy('no address');
  await owner.getByText('Invalid Email', { exact: true }).first().waitFor();
  await expectAccessibleInLongRun(owner);
  await addBy('Rosa@Example.org');
  await addBy(ROSA);
  await owner.getByText('Duplicate Email', { exact: true }).first().waitFor();
  await addBy(OWNER);
  await page.getByText('You can’t be your own reporter. Please name people you trust.').waitFor();
  await addBy('one@gmial.com');
  await page.getByText('Did you mean one@gmail.com?').waitFor();
  await page.getByRole('button', { name: 'Correct it: one@gmail.com instead of one@gmial.com' }).click();
  await page.getByRole('button', { name: 'Remove one@gmail.com' }).click();
  for (const email of [SAM, 'one@example.org', 'two@example.org', 'three@example.org']) await addBy(email);
  await field.fill('four@example.org');
  await page.getByRole('button', { name: 'Add reporter' }).click();
  await owner.getByText('Maximum Limit Reached', { exact: true }).first().waitFor();
  await field.fill('');
  // It was lowered with the first reporter, and is now back.
  expect(await page.getByLabel('Confirmations required').inputValue()).toBe('2');
  for (const name of ['one', 'two', 'three']) {
    await page.getByRole('button', { name: `Remove ${name}@example.org` }).click();
  }

  // Two reporters cannot give two confirmations of a third one's report. The number follows, until the owner sets it.
  expect(await page.getByLabel('Confirmations required').inputValue()).toBe('1');
  await page.getByText(`${ROSA} and ${SAM}: both must agree, and you have 24 hours to say no.`).waitFor();
  await page.getByText('All of them are needed').waitFor();
  await page.getByText('nothing would open. Add someone.').waitFor();
  await page.getByLabel('Confirmations required').fill('2');
  await page.getByRole('button', { name: 'Save configuration' }).click();
  await owner.getByText('Invalid number or Reporters').first().waitFor();
  await expectAccessibleInLongRun(owner);
  await addBy(TESS);
  await page.getByText(`${ROSA}, ${SAM} and ${TESS}: all three must agree, and you have 24 hours`).waitFor();
  await page
    .getByText('If one can’t be reached, nothing would open. Add someone, or ask for one fewer.')
    .waitFor();
  await expectAccessible(owner);
  // A number that the owner entered is not attributed to the number of reporters.
  await page.getByLabel('Confirmations required').fill('1');
  await page.getByText(`${ROSA}, ${SAM} and ${TESS}: two of them must agree`).waitFor();
  expect(await page.getByText('All of them are needed').count()).toBe(0);
  expect(await page.getByText('because of the number of reporters').count()).toBe(0);
  await page.getByLabel('Confirmations required').fill('2');
  await page.getByLabel('Hours to refute').fill('200');
  await page.getByRole('button', { name: 'Save configuration' }).click();
  await page.getByText('Between 1 and 168 hours').waitFor();
  await page.getByLabel('Hours to refute').fill('48');
  await page.getByText('Between 1 and 168 hours').waitFor({ state: 'detached' });

  // Every way out of the page asks first: its links, the logo that signs out, and Back.
  const leaving = owner.getByRole('alertdialog', { name: 'Leave without saving?' });
  await owner.getByRole('link', { name: 'Back to your LeaveBits' }).click();
  await expectAccessible(owner);
  await leaving.getByRole('button', { name: 'Keep editing' }).click();
  for (const leave of [
    () => owner.getByRole('link', { name: 'LeaveBits: sign out and go to the start page' }).click(),
    () => owner.goBack(),
    () => owner.goBack(),
  ]) {
    await leave();
    await leaving.getByRole('button', { name: 'Keep editing' }).click();
    await leaving.waitFor({ state: 'detached' });
  }
  expect(await page.getByLabel('Hours to refute').inputValue()).toBe('48');
  const asking = page.getByLabel('Ask my reporters if my payments stop for a long time');
  expect(await asking.isChecked()).toBe(true);
  await asking.uncheck();
  await page.getByLabel('Phone number').fill('+27 82 000 0000');
  await page.getByRole('button', { name: 'Save configuration' }).click();
  await owner.getByText('Configuration Updated', { exact: true }).first().waitFor();
  await owner.getByText('All of your reporters are needed.').first().waitFor();
  await atHome();
  journey.expectNoPageErrors();
});

it('this window overwrites nothing that was changed in another one', async () => {
  await openConfiguration();
  // On an owner's page, a reload doesn't end the session.
  await owner.reload();
  const page = await configuration();
  await saveReleaseConfigElsewhere(owner, { phoneNumber: '+27 83 111 1111' });
  // The saved settings are shown again.
  expect(await page.getByLabel('Ask my reporters').isChecked()).toBe(false);
  await page.getByLabel('Hours to refute').fill('24');
  await page.getByRole('button', { name: 'Save configuration' }).click();
  await page.getByText('changed in another window').waitFor();
  const shown = async () => [
    await page.getByLabel('Phone number').inputValue(),
    await page.getByLabel('Hours to refute').inputValue(),
  ];
  await expect.poll(shown).toEqual(['+27831111111', '48']);
  await expectAccessible(owner);
  await leaveConfiguration();
  journey.expectNoPageErrors();
});

it('some time after signing in, the owner confirms a change with an emailed code, in place, and loses nothing typed', async () => {
  const page = await openConfiguration();
  await journey.ctx.pool.query(`update session set sess = (sess::jsonb - 'provedAt')::json`);
  await owner.setViewportSize(PHONE);
  await page.getByLabel('Hours to refute').fill('36');
  const code = await journey.codeAfter(OWNER, () =>
    page.getByRole('button', { name: 'Save configuration' }).click(),
  );
  const field = page.getByLabel('Verification code');
  await field.waitFor();
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
  await expectAccessible(owner);
  await page.getByRole('button', { name: 'Back to the configuration' }).click();
  expect(await page.getByLabel('Hours to refute').inputValue()).toBe('36');
  await page.getByRole('button', { name: 'Save configuration' }).click();
  await field.fill(code === '000000' ? '111111' : '000000');
  await owner.keyboard.press('Enter');
  await page.getByText('Invalid verification code').waitFor();
  await expectAccessibleInLongRun(owner);
  await field.fill(code);
  await owner.keyboard.press('Enter');
  await atHome();
  await owner.setViewportSize({ width: 1280, height: 720 });
  const again = await openConfiguration();
  expect(await again.getByLabel('Hours to refute').inputValue()).toBe('36');
  await leaveConfiguration();
  journey.expectNoPageErrors();
});

it('a reporter completes the practice run, which reports nothing, and the owner sees that they were there', async () => {
  const rosa = await openLink(await linkTo(ROSA, 'practice'), 'You were chosen as a reporter');
  // What there is to do today is above the way to a real report, and both are on the first two screens of a phone.
  const sections = await rosa.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
  expect(sections).toEqual([
    `Will you do this for ${OWNER}?`,
    'Practice a report',
    `If something has happened to ${OWNER}`,
    'A card for your papers',
  ]);
  const emergency = rosa.getByRole('heading', { name: 'If something has happened' });
  expect((await emergency.boundingBox())!.y).toBeLessThan(2 * PHONE.height);
  const sent: string[] = [];
  rosa.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(new URL(request.url()).pathname);
  });
  // A scanner that runs the page has loaded all of this. Only a person interacts with it.
  expect(await usedPages()).toBe(0);
  const told = rosa.waitForResponse('**/api/report-link-opened');
  await rosa.getByText('Practice a report').hover();
  expect((await told).status()).toBe(200);
  expect(await usedPages()).toBe(1);
  sent.length = 0;
  await rosa.getByRole('button', { name: 'Start practicing' }).click();
  await rosa.getByText('This is a drill: nothing is reported').waitFor();
  for (const kind of ['A death', 'An incapacitation']) {
    await rosa.getByRole('tab', { name: kind }).click();
    await rosa.getByRole('button', { name: /practice/ }).click();
    await rosa.getByText('Please tick this first.').waitFor();
    await rosa.getByRole('checkbox').check();
    await expectAccessible(rosa);
    await rosa.getByRole('button', { name: /practice/ }).click();
    await rosa.getByText('Nothing was reported, and nobody was notified.').waitFor();
    await expectAccessible(rosa);
  }
  await rosa.getByText('Has it really happened?').waitFor();
  expect(sent).toEqual([]);
  await rosa.getByRole('button', { name: 'Accept' }).click();
  await rosa.getByText('You accepted.').waitFor();

  const page = await openConfiguration();
  const rows = page.getByRole('list', { name: 'Your reporters' }).getByRole('listitem');
  await rows.filter({ hasText: ROSA }).getByText('They accepted on').waitFor();
  await rows.filter({ hasText: ROSA }).getByText('Delivered to their mail provider on').waitFor();
  await rows.filter({ hasText: SAM }).getByText('They haven’t visited their page yet.').waitFor();
  await expectAccessible(owner);
  const after = journey.mailbox.mails().length;
  await page.getByRole('button', { name: 'Send the links again' }).click();
  await owner.getByText('Reporter tokens have been sent to all designated reporters.').first().waitFor();
  await linkTo(TESS, 'death', after);
  await leaveConfiguration();
  expect(await owner.getByText('reported that you have died').count()).toBe(0);
  journey.expectNoPageErrors();
});

it('an invalid link says so', async () => {
  const page = await journey.openPage(PHONE);
  for (const [path, heading] of [
    ['/report/not-a-token/death', 'Invalid Reporting Link'],
    ['/report/not-a-token/practice', 'Invalid Reporting Link'],
    ['/report/not-a-token/wedding', 'Invalid Reporting Link'],
    ['/refute/not-a-token', 'Invalid Refute Link'],
    ['/undo/not-a-token', 'Invalid Undo Link'],
    ['/confirm-report/not-a-token', 'Invalid Confirmation Link'],
    ['/confirm-report', 'Invalid Confirmation Link'],
  ] as const) {
    await openLink(`${journey.origin}${path}`, heading, page);
  }
  journey.expectNoPageErrors();
});

/** A reporter reports through the page. */
async function report(link: string, kind: 'death' | 'incapacitation'): Promise<Page> {
  const page = await openLink(
    link,
    kind === 'death' ? 'Report a death' : 'Report a permanent incapacitation',
  );
  await page.getByText(OWNER).first().waitFor();
  await page.getByText('For 36 hours, nothing opens').waitFor();
  await page.getByText('2 other reporters can confirm it').waitFor();
  const button = page.getByRole('button', { name: `Report the ${kind}` });
  await button.click();
  await page.getByText('Please tick this first.').waitFor();
  await page.getByRole('checkbox').check();
  await button.dblclick();
  await page.getByRole('heading', { level: 1, name: 'Your report has been received' }).waitFor();
  await expectAccessible(page);
  return page;
}

longRunOnly('two reporters confirm a death, and the owner refutes it from the email', async () => {
  const deathLink = await linkTo(ROSA, 'death');
  await report(deathLink, 'death');
  // The open home shows it without a reload.
  await owner.getByText('There is a report about you', { exact: true }).first().waitFor();
  await owner.getByRole('alert').getByText(`${ROSA} reported that you have died`).waitFor();
  await owner.getByText('No confirmation yet; 2 are needed.').waitFor();
  await expectAccessible(owner);
  const own = await openLink(deathLink, 'Your report is pending');
  await own.getByText('Nobody has confirmed yet. 2 other reporters must.').waitFor();
  await expectAccessible(own);
  await own.getByRole('button', { name: 'Withdraw the report' }).click();
  await own.getByText('Please tick this first.').waitFor();
  await own.getByRole('checkbox').check();
  await own.getByRole('button', { name: 'Withdraw the report' }).click();
  await own.getByRole('heading', { level: 1, name: 'Your report has been withdrawn' }).waitFor();
  await owner.getByText('A report about you was withdrawn').waitFor();
  await own.reload();
  await own.getByText('You withdrew your report of').waitFor();
  await report(deathLink, 'death');
  await owner.getByText('No confirmation yet; 2 are needed.').waitFor();
  const second = await openLink(await linkTo(TESS, 'incapacitation'), 'Invalid Reporting Link');
  await second.getByText(`There’s already a pending report about ${OWNER}.`).waitFor();
  await second.getByRole('button', { name: 'Send me that email again' }).click();
  await second.getByText('We’ve sent it again').waitFor();
  await expectAccessible(second);
  const other = await openLink(await linkTo(ROSA, 'incapacitation'), 'Your report is pending');
  await other.getByText('You don’t need to report again').waitFor();

  for (const [email, count] of [
    [SAM, 'That makes 1 of 2.'],
    [TESS, 'That makes 2 of 2.'],
  ] as const) {
    const link = await linkTo(email, 'confirm');
    const page = await openLink(link, 'Can you confirm this?');
    await page.getByText(`${ROSA} reported on`).waitFor();
    if (email === SAM) {
      const untrue = page.getByRole('button', { name: 'I know this isn’t true' });
      await untrue.click();
      await page.getByText('Please tick this first.').waitFor();
      const opposite = page.getByRole('checkbox', { name: /has died/ });
      await opposite.check();
      await page.getByRole('checkbox', { name: 'I’m sure this report isn’t true.' }).check();
      expect(await opposite.isChecked()).toBe(false);
      await untrue.click();
      await page.getByRole('heading', { level: 1, name: 'Thank you for telling us' }).waitFor();
      await page.getByText('You told us it isn’t true').waitFor();
      expect(await page.getByText(/sorry/).count()).toBe(0);
      await expectAccessible(page);
      await owner.getByText(`${SAM} says it isn’t true.`).waitFor();
      const others = await openLink(await linkTo(TESS, 'confirm'), 'Can you confirm this?');
      await others.getByText('One of the others we asked says it isn’t true').waitFor();
      await expectAccessible(others);
      await other.reload();
      await other.getByText('One of the others we asked says it isn’t true').waitFor();
      await expectAccessibleInLongRun(other);
    }
    await page.getByRole('checkbox', { name: /has died/ }).check();
    await page.getByRole('button', { name: 'Confirm the report' }).click();
    await page
      .getByRole('heading', { level: 1, name: 'Thank you, your confirmation has been counted' })
      .waitFor();
    await page.getByText(count).waitFor();
    await expectAccessible(page);
    await openLink(link, 'Report Already Confirmed');
  }
  await owner.getByText('2 confirmations: that’s enough.').waitFor();
  await second.reload();
  await second.getByText('You’ve confirmed it and don’t need to do anything else.').waitFor();
  expect(await second.getByRole('button', { name: 'Send me that email again' }).count()).toBe(0);

  const refuteLink = await linkTo(OWNER, 'refute');
  const mailed = await openLink(refuteLink, 'Are you well?');
  await mailed.getByText(`${ROSA} told us that you have died`).waitFor();
  await mailed.getByText('Time left to refute:').waitFor();
  // The same question is open in two more places when it is answered.
  const late = await openLink(refuteLink, 'Are you well?');
  // The home's connection hangs. Otherwise its question would close automatically.
  await owner.route('**/api/events', () => undefined);
  await owner.reload();
  await owner.getByRole('button', { name: 'Refute the report' }).click();
  const asked = owner.getByRole('alertdialog', { name: 'Refute this report?' });
  await asked.waitFor();
  // The server can't be made to fail on demand, so its first response is mocked as an error.
  const busy = { status: 429, json: { message: 'Please wait a minute and try again.' } };
  await mailed.route('**/api/refute-report', (route) => route.fulfill(busy), { times: 1 });
  await mailed.getByRole('button', { name: 'I’m well: refute this report' }).click();
  await mailed.locator('main').getByText('Refutation Failed').waitFor();
  await expectAccessible(mailed);
  await mailed.getByRole('button', { name: 'Try again' }).click();
  await mailed.getByRole('heading', { level: 1, name: 'The report has been cancelled' }).waitFor();
  await mailed.getByRole('link', { name: 'Sign in and review your reporters' }).waitFor();
  await expectAccessible(mailed);
  const again = await openLink(refuteLink, 'Already refuted');
  await again.getByText('You’ve already refuted this report.').waitFor();
  await late.getByRole('button', { name: 'I’m well: refute this report' }).click();
  await late.getByRole('heading', { level: 1, name: 'Already refuted' }).waitFor();
  await expectAccessibleInLongRun(late);
  await asked.getByRole('button', { name: 'Yes, I’m well: refute it' }).click();
  await owner.getByText('Already refuted', { exact: true }).first().waitFor();
  await asked.waitFor({ state: 'detached' });
  await owner.unroute('**/api/events');
  await owner.reload();

  await owner.getByText('A report about you was refuted').waitFor();
  await expectAccessible(owner);
  await owner.getByRole('button', { name: 'Dismiss' }).click();
  await owner.getByText('A report about you was refuted').waitFor({ state: 'detached' });
});

/** The focused elements that the strip would cover as the owner tabs backwards through the page. */
const coveredByStrip = () =>
  owner.evaluate(async () => {
    window.scrollTo(0, document.body.scrollHeight);
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const covered: string[] = [];
    for (const element of [...document.querySelectorAll<HTMLElement>('main button, main a')].reverse()) {
      if (element.closest('.fixed')) continue;
      await frame();
      element.focus();
      await frame();
      const bottom = document.querySelector('main .fixed')?.getBoundingClientRect().bottom ?? 0;
      if (element.getBoundingClientRect().top < bottom - 1) covered.push(element.innerText);
    }
    return covered;
  });

/** While the owner's home is scrolled down, a strip says that there is a report. It never covers the focused element. */
async function expectStripFollows() {
  const strip = owner.getByText('There’s a report about you.');
  expect(await strip.count()).toBe(0);
  const size = owner.viewportSize()!;
  await owner.setViewportSize(PHONE);
  await owner.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await strip.waitFor();
  await expectAccessible(owner);
  expect(await coveredByStrip()).toEqual([]);
  // Control: without the scroll padding that the page reserves for the strip, it would cover something.
  await owner.addStyleTag({ content: ':root { scroll-padding-top: 0 !important }' });
  expect(await coveredByStrip()).not.toEqual([]);
  await owner.evaluate(() => document.head.lastElementChild!.remove());
  await owner.evaluate(() => window.scrollTo(0, 0));
  await strip.waitFor({ state: 'detached' });
  await owner.setViewportSize(size);
}

longRunOnly(
  'a refuted reporter’s links work again once the owner decides so, and the owner refutes from home and removes the reporter',
  async () => {
    const rosasLink = await linkTo(ROSA, 'incapacitation');
    // The owner refuted their report, and hasn't decided yet whether they stay.
    await openLink(rosasLink, 'This link is on hold');
    await owner.getByRole('button', { name: 'Yes, they stay' }).click();
    await owner.getByText(`${ROSA} stays your reporter`).first().waitFor();
    await report(rosasLink, 'incapacitation');
    await owner.getByText(`${ROSA} reported that you’re permanently incapacitated`).waitFor();
    await owner
      .getByRole('timer')
      .filter({ hasText: /Time left: 1 day, 11 hours, \d+ minutes?/ })
      .waitFor();
    await expectAccessible(owner);
    await expectStripFollows();
    // Removing the reporter would not stop the report, and the page says so.
    const running = await openConfiguration();
    await running.getByRole('button', { name: `Remove ${ROSA}` }).click();
    await running.getByRole('alert').filter({ hasText: 'Removing them won’t stop it' }).waitFor();
    await expectAccessible(owner);
    await owner.goBack();
    await owner.getByRole('button', { name: 'Leave without saving' }).click();
    await atHome();
    await owner.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await owner.getByText('There’s a report about you.').waitFor();
    await owner.getByRole('button', { name: 'Refute the report' }).last().click();
    const ask = owner.getByRole('alertdialog', { name: 'Refute this report?' });
    await expectAccessible(owner);
    await ask.getByRole('button', { name: 'Yes, I’m well: refute it' }).click();
    await owner.getByText('Report refuted', { exact: true }).first().waitFor();
    await owner.getByText(`Should ${ROSA} stay your reporter?`).waitFor();
    // That is asked only once.
    expect(await owner.getByText('They’re still one of your reporters.').count()).toBe(0);
    const page = await openConfiguration();
    await page.getByRole('button', { name: `Remove ${ROSA}` }).click();
    await page.getByText('Will be removed when you save').waitFor();
    await page.getByLabel('Confirmations required').fill('1');
    await page.getByRole('button', { name: 'Reports' }).click();
    const reports = owner.getByRole('dialog', { name: 'Reports' });
    await reports.getByRole('heading', { name: 'Permanent incapacitation: refuted' }).waitFor();
    await reports.getByRole('heading', { name: 'Death: refuted' }).waitFor();
    await reports.getByText(`${TESS} confirmed the report.`).waitFor();
    await expectAccessible(owner);
    await close('Reports');
    await page.getByRole('button', { name: 'Save configuration' }).click();
    await owner.getByText('They’re no longer one of your reporters.').waitFor();
    await openLink(rosasLink, 'Invalid Reporting Link');
    journey.expectNoPageErrors();
  },
);

longRunOnly(
  'the owner undoes the last change through the email, without signing in, and everyone is signed out',
  async () => {
    const link = await linkTo(OWNER, 'undo');
    const page = await openLink(link, 'Undo this change?');
    const row = (term: string) => page.locator('dl > div').filter({ hasText: term }).locator('dd');
    await expect.poll(() => row('No longer reporters').textContent()).toBe(ROSA);
    expect(await row('Confirmations required').textContent()).toBe('1, previously 2');
    await page.getByText('This doesn’t undo 3 earlier changes').waitFor();
    const late = await openLink(link, 'Undo this change?');
    for (const language of ['de', 'zu'] as const)
      await openLink(`${link}?lang=${language}`, (await loadMessagesOf('undo', language))('question'));
    // The server can't be made to fail on demand, so its first response is mocked as an error.
    const busy = { status: 429, json: { message: 'Please wait a minute and try again.' } };
    await page.route('**/api/undo-change', (route) => route.fulfill(busy), { times: 1 });
    await page.getByRole('button', { name: 'Undo this change' }).click();
    await page.locator('main').getByText('Nothing was undone').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Try again' }).dblclick();
    await page.getByRole('heading', { level: 1, name: 'The change has been undone' }).waitFor();
    await expectAccessible(page);
    // The open home updates without a reload.
    await owner.getByText('A change to your release configuration was undone').first().waitFor();
    await late.getByRole('button', { name: 'Undo this change' }).click();
    await late.getByRole('heading', { level: 1, name: 'Already undone' }).waitFor();
    // The undo restores their suspension, too.
    await openLink(await linkTo(ROSA, 'incapacitation'), 'This link is on hold');
    await page.getByRole('link', { name: 'Choose a new password' }).click();
    await page.getByRole('heading', { level: 1, name: 'Reset your password' }).waitFor();
    journey.expectNoPageErrors();
  },
);
