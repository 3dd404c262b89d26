import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { PASSWORD, startAsOwner, startJourney, type Journey } from '../../support/browser/journey.ts';
import { createSharedLeavebit, PHONE_VIEWPORT } from '../../support/browser/recipient-pages.ts';
import { createTestClock } from '../../support/test-clock.ts';

const OWNER = 'olga@example.org';
const HEIR = 'heir@example.org';
const [ROSA, SAM, TESS] = ['rosa@example.org', 'sam@example.org', 'tess@example.org'] as const;
const SECRET = 'It hangs behind the clock';

const clock = createTestClock();
let journey: Journey;
let owner: Page;
beforeAll(async () => {
  journey = await startJourney({ clock });
  owner = await journey.openPage();
  await startAsOwner(journey, owner, OWNER);
});
afterAll(() => journey[Symbol.asyncDispose]());

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** The newest emailed link of a kind to someone, among the emails after number `after`. */
async function linkTo(to: string, pattern: RegExp, after = 0): Promise<string> {
  const find = () =>
    journey.mailbox
      .mails()
      .filter((mail) => mail.number > after && mail.to.includes(to))
      .flatMap(({ links }) => links)
      .findLast((link) => pattern.test(link));
  await expect.poll(find).toBeDefined();
  return find()!;
}

const mailsUntilNow = () => journey.mailbox.mails().length;

async function openOnPhone(link: string, name?: string): Promise<Page> {
  const page = await journey.openPage(PHONE_VIEWPORT);
  await page.clock.setSystemTime(clock.now());
  await page.goto(link);
  if (name) await heading(page, name).waitFor();
  return page;
}

/** Mail programs and their scanners open every link before the user does. */
async function scanEveryLink(): Promise<void> {
  const links = new Set(journey.mailbox.mails().flatMap((mail) => mail.links));
  for (const link of links) {
    for (const method of ['GET', 'HEAD']) {
      const answer = await fetch(link, { method, headers: { Accept: 'text/html' } });
      expect(answer.status).toBe(200);
      await answer.arrayBuffer();
    }
  }
}

async function report(): Promise<void> {
  const page = await openOnPhone(await linkTo(ROSA, /\/death$/), 'Report a death');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Report the death' }).click();
  await heading(page, 'Your report has been received').waitFor();
  await page.context().close();
}

async function confirm(email: string, after: number): Promise<void> {
  const page = await openOnPhone(await linkTo(email, /\/confirm-report\//, after), 'Can you confirm this?');
  await page.getByRole('checkbox', { name: /has died/ }).check();
  await page.getByRole('button', { name: 'Confirm the report' }).click();
  await heading(page, 'Thank you, your confirmation has been counted').waitFor();
  await page.context().close();
}

/** Signs the owner in, because more time may have passed than a session lasts. */
async function signIn(): Promise<Page> {
  const page = await journey.openPage();
  await page.clock.setSystemTime(clock.now());
  await page.goto(`${journey.origin}/auth`);
  await page.getByLabel('Email address').fill(OWNER);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  const code = await journey.codeAfter(OWNER, () => page.keyboard.press('Enter'));
  await page.getByLabel('Verification code').fill(code);
  await page.keyboard.press('Enter');
  await heading(page, 'Your LeaveBits').waitFor();
  return page;
}

/** The recipient opens the page from their email again and verifies their address. */
async function openAsHeir(): Promise<Page> {
  const page = await openOnPhone(await linkTo(HEIR, /\/#\/my-leavebits\//));
  const code = await journey.codeAfter(HEIR, () => page.getByRole('button', { name: 'Send code' }).click());
  await page.getByLabel('Verification code').fill(code);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 2, name: 'The key of the safe' }).waitFor();
  return page;
}

it('an owner refutes a report, and nothing is released', async () => {
  await createSharedLeavebit(owner, {
    description: 'The key of the safe',
    infoFields: SECRET,
    recipients: { [HEIR]: { releaseType: 'death_incapacitation' } },
  });
  await owner.evaluate(
    async (designatedReporters) => {
      const token = decodeURIComponent(/XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? '');
      const answer = await fetch('/api/release-config', {
        method: 'PUT',
        headers: { 'Content-Type': 'application/json', 'X-CSRF-Token': token },
        body: JSON.stringify({ designatedReporters, requiredConfirmations: 2, refuteTimeHours: 24 }),
      });
      if (!answer.ok) throw new Error(await answer.text());
    },
    [ROSA, SAM, TESS],
  );
  await linkTo(TESS, /\/death$/);
  await scanEveryLink();

  const after = mailsUntilNow();
  await report();
  const refuteLink = await linkTo(OWNER, /\/refute\//, after);
  await linkTo(SAM, /\/confirm-report\//, after);
  await scanEveryLink();
  await owner.reload();
  await owner.getByText(`${ROSA} reported that you have died`).waitFor();
  const running = await openOnPhone(await linkTo(ROSA, /\/death$/), 'Your report is pending');
  await confirm(SAM, after);
  await confirm(TESS, after);

  const page = await openOnPhone(refuteLink, 'Are you well?');
  await page.getByRole('button', { name: 'I’m well: refute this report' }).click();
  await heading(page, 'The report has been cancelled').waitFor();
  // A page that was already open says what happened to the report, and offers no second attempt.
  await running.getByRole('checkbox').check();
  await running.getByRole('button', { name: 'Withdraw the report' }).click();
  await heading(running, 'The report wasn’t withdrawn').waitFor();
  await running.getByText('Someone has already answered that your report isn’t true.').waitFor();
  expect(await running.getByRole('button', { name: 'Try again' }).count()).toBe(0);
  await journey.mailbox.waitForMail({ to: ROSA, subject: /^The report about .* was refuted$/ });
  await scanEveryLink();
  const heir = await openAsHeir();
  await heir.getByText('Locked', { exact: true }).waitFor();
  expect(await heir.getByRole('button', { name: 'View Details' }).count()).toBe(0);
  await heir.context().close();
  // The owner decides that the reporter stays, whose links work again.
  await owner.reload();
  await journey.ctx.pool.query("update session set sess = (sess::jsonb - 'provedAt')::json");
  const code = await journey.codeAfter(OWNER, () =>
    owner.getByRole('button', { name: 'Yes, they stay' }).click(),
  );
  const dialog = owner.getByRole('dialog', { name: /^Should .* stay your reporter\?$/ });
  await dialog.getByRole('textbox').fill(code);
  await dialog.getByRole('button', { name: 'Yes, they stay' }).click();
  await owner.getByText('stays your reporter').first().waitFor();
  await journey.mailbox.waitForMail({ to: ROSA, subject: /^Your reporter links for .* work again$/ });
  journey.expectNoPageErrors();
});

it('a second report is confirmed, not refuted, and releases everything until the owner locks it again', async () => {
  const after = mailsUntilNow();
  await report();
  const refuteLink = await linkTo(OWNER, /\/refute\//, after);
  await confirm(SAM, after);
  await confirm(TESS, after);
  await owner.reload();
  await owner.getByText(`${ROSA} reported that you have died`).waitFor();
  await expectAccessible(owner);

  // Advances the test's clock, and the due times of queued jobs.
  await letTimePass(23.5);
  await journey.mailbox.waitForMail({ to: OWNER, subject: /Last reminder/, after });
  await scanEveryLink();
  expect(journey.mailbox.mails().filter(({ subject }) => subject.includes('You can now read'))).toEqual([]);
  await letTimePass(1);
  await journey.mailbox.waitForMail({ to: HEIR, subject: /You can now read/, after });
  for (const to of [ROSA, SAM, TESS, OWNER]) {
    await journey.mailbox.waitForMail({ to, subject: /been released/, after });
  }
  await scanEveryLink();

  const heir = await openAsHeir();
  await heir.getByText(/You can read it until .+ at .+/).waitFor();
  await heir.getByRole('button', { name: 'View Details' }).click();
  await heir.getByText(SECRET).first().waitFor();
  await heir.getByText('Please save what you want to keep.').waitFor();
  await expectAccessible(heir);
  const late = await openOnPhone(refuteLink, 'The deadline to refute has passed');
  await late.getByText('If you’re well, sign in now and lock everything again.').waitFor();
  await expectAccessible(late);

  const home = await signIn();
  await home.getByText(/Your LeaveBits were opened on/).waitFor();
  await home.getByText('You can read your LeaveBits, but not change them').waitFor();
  const changing = home.getByRole('button', { name: /^(Create LeaveBit|Edit|Sharing|Delete.*|Select All)$/ });
  await home.getByRole('button', { name: 'Show more' }).waitFor();
  expect(await changing.allInnerTexts()).toEqual([]);
  await expectAccessible(home);
  await home.getByRole('button', { name: 'Lock everything again' }).click();
  const ask = home.getByRole('alertdialog', { name: 'Lock everything again?' });
  await expectAccessible(home);
  await ask.getByRole('button', { name: 'Lock everything again' }).click();
  await home.getByText('Everything is locked again', { exact: true }).first().waitFor();
  await home.getByText(/Your LeaveBits were opened on/).waitFor({ state: 'detached' });
  await home.getByRole('button', { name: 'Create LeaveBit' }).waitFor();
  await home.getByRole('button', { name: 'Edit', exact: true }).waitFor();

  for (const to of [ROSA, SAM, TESS]) {
    await journey.mailbox.waitForMail({ to, subject: /LeaveBits are locked again/, after });
  }
  await journey.mailbox.waitForMail({ to: HEIR, subject: /locked again/, after });
  await journey.mailbox.waitForMail({ to: OWNER, subject: /Everything is locked again/, after });
  await scanEveryLink();
  const shut = await openAsHeir();
  await shut.getByText('Locked', { exact: true }).waitFor();
  expect(await shut.getByRole('button', { name: 'View Details' }).count()).toBe(0);
  // Each person was notified once about each event.
  const told = journey.mailbox.mails().map(({ to, subject }) => `${to.join()}: ${subject}`);
  const once = told.filter((mail) => /You can now read|been released|locked again/.test(mail));
  expect(once.length).toBe(new Set(once).size);
  expect(once.length).toBe(10);
  journey.expectNoPageErrors();
});

/** Lets time pass for the server, whose worker runs what is due by the test's clock. */
async function letTimePass(hours: number): Promise<void> {
  clock.advance({ hours });
  await journey.servedUntilNow();
  await journey.runDueJobs();
}
