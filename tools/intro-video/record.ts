import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { registerOnPage, startJourney, type Journey } from '../../tests/support/browser/journey.ts';
import { createSharedLeavebit } from '../../tests/support/browser/recipient-pages.ts';
import { createTestClock, type TestClock } from '../../tests/support/test-clock.ts';
import { encodeFilm } from './encode-film.ts';
import { FILM_PHONE_SIZE, FILM_SIZE, FilmRecorder } from './film-recorder.ts';

const OWNER = 'nomsa@example.org';
const HEIR = 'thandi@example.org';
const REPORTERS = ['sipho@example.org', 'anna@example.org', 'peter@example.org'] as const;
const PUBLIC = new URL('../../client/public', import.meta.url).pathname;

it('records the intro video from the running product', async () => {
  const clock = createTestClock();
  await using journey = await startJourney({ clock });
  const work = await mkdtemp(join(tmpdir(), 'leavebits-film-'));
  await chmod(work, 0o755);
  const stage = await journey.openPage({ ...FILM_SIZE, moves: true });
  await stage.goto(journey.origin);
  const studio = new FilmRecorder(work, stage);
  const story = new Story(journey, studio, clock);

  await story.opening();
  await story.leave();
  await story.nameReporters();
  await story.report();
  await story.warn();
  await story.open();
  await story.ending();
  studio.endCaption();
  expect(studio.lengthMs).toBeGreaterThan(30_000);
  expect(studio.lengthMs).toBeLessThan(60_000);
  const made = await encodeFilm(studio, work, PUBLIC);
  process.stdout.write(`${(studio.lengthMs / 1000).toFixed(1)} s\n${made.join('\n')}\n`);
  await rm(work, { recursive: true });
});

class Story {
  private readonly journey: Journey;
  private readonly studio: FilmRecorder;
  private readonly clock: TestClock;
  private owner!: Page;

  constructor(journey: Journey, studio: FilmRecorder, clock: TestClock) {
    this.journey = journey;
    this.studio = studio;
    this.clock = clock;
  }

  async opening() {
    const page = await this.journey.openPage({ ...FILM_SIZE, moves: true });
    await page.goto(this.journey.origin);
    await page.getByRole('heading', { level: 1 }).waitFor();
    this.studio.caption('Would your family find what they need, when you cannot tell them?');
    await this.studio.cutTo(page);
    await this.studio.hold(2600);
    await this.studio.glideTo(page.getByRole('link', { name: 'Get Started' }).first());
    await this.studio.hold(300);
    await this.studio.fadeOut();
  }

  async leave() {
    const owner = (this.owner = await this.journey.openPage({ ...FILM_SIZE, moves: true }));
    await registerOnPage(this.journey, owner, OWNER);
    await createSharedLeavebit(owner, {
      description: 'Insurance and funeral policy',
      infoFields: 'The policy number and the broker’s telephone number.',
      recipients: { [HEIR]: { releaseType: 'always' } },
    });
    await owner.reload();
    await owner.getByRole('heading', { level: 2, name: 'Insurance and funeral policy' }).waitFor();
    const { studio } = this;
    studio.caption('Put it in a LeaveBit: a headline, your own words, your files.');
    await studio.cutTo(owner);
    await studio.hold(500);
    await studio.click(owner.getByRole('button', { name: 'Create LeaveBit' }).first());
    const form = owner.getByRole('dialog', { name: 'Create LeaveBit' });
    await studio.type(form.getByLabel('Description'), 'My will and the key to the safe');
    await studio.type(
      form.getByLabel('Info (Optional)'),
      'The will is with Mrs Naidoo, the notary.\nThe key hangs behind the kitchen clock.',
      3,
    );
    studio.caption('Say who may receive it, and when: always, on a date, or after your death.');
    await studio.glideTo(form.getByLabel('Sharing Emails'));
    await studio.type(form.getByLabel('Sharing Emails'), HEIR);
    await studio.press(form.getByLabel('Sharing Emails'), 'Enter', 600);
    const rule = form.getByRole('combobox').last();
    await studio.choose(rule, 'On death or incapacitation');
    await studio.click(form.getByRole('button', { name: 'Create LeaveBit' }), 500);
    await owner.getByRole('button', { name: 'Yes, Proceed' }).click();
    await owner.getByRole('heading', { level: 2, name: 'My will and the key to the safe' }).waitFor();
    await form.waitFor({ state: 'detached' });
    await studio.hold(1800);
    await studio.fadeOut();
  }

  async nameReporters() {
    const { studio, owner } = this;
    await owner.getByRole('button', { name: 'Menu' }).click();
    await owner.getByRole('link', { name: 'Release configuration' }).click();
    await owner.getByRole('button', { name: 'Save configuration' }).waitFor();
    studio.caption('Name people you trust. One of them reports, others must confirm it.');
    await studio.cutTo(owner);
    const field = owner.getByLabel('Designated reporters');
    await studio.glideTo(field);
    for (const email of REPORTERS) {
      await studio.type(field, email, 4);
      await studio.press(field, 'Enter', 200);
    }
    await studio.hold(1200);
    await owner.getByRole('button', { name: 'Save configuration' }).click();
    await this.linkTo(REPORTERS[2], /\/death$/);
    await studio.fadeOut();
  }

  async report() {
    const page = await this.phone(await this.linkTo(REPORTERS[0], /\/death$/), 'Report a death');
    this.studio.caption('A report opens nothing yet. Everyone is told what happens next, and by when.');
    await this.studio.cutTo(page, 'Sipho reports.\nNothing opens yet.');
    await this.studio.hold(2200);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Report the death' }).click();
    await page.getByRole('heading', { level: 1, name: 'Your report has been received' }).waitFor();
    await this.studio.hold(1800);
    await this.studio.fadeOut();
  }

  async warn() {
    await this.owner.goto(`${this.journey.origin}/home`);
    await this.owner.getByText(/reported that you have died/).waitFor();
    this.studio.caption('You are warned at once, and again. If you are well, one click stops it.');
    await this.studio.cutTo(this.owner);
    await this.studio.hold(1400);
    await this.studio.glideTo(this.owner.getByRole('button', { name: /Refute/ }).first());
    await this.studio.hold(1800);
    await this.studio.fadeOut();
    for (const email of REPORTERS.slice(1)) {
      const page = await this.phone(await this.linkTo(email, /\/confirm-report\//), 'Can you confirm this?');
      await page.getByRole('checkbox', { name: /I’m sure that .* has/ }).check();
      await page.getByRole('button', { name: 'Confirm the report' }).click();
      await page
        .getByRole('heading', { level: 1, name: 'Thank you, your confirmation has been counted' })
        .waitFor();
    }
    await this.letTimePass(23.5);
    await this.journey.mailbox.waitForMail({ to: OWNER, subject: /Last reminder/ });
    await this.letTimePass(1);
    await this.journey.mailbox.waitForMail({ to: HEIR, subject: /You can now read/ });
  }

  async open() {
    const { studio, journey } = this;
    const page = await this.phone(await this.linkTo(HEIR, /\/#\/my-leavebits\//));
    const send = page.getByRole('button', { name: 'Send code' });
    await send.waitFor();
    studio.caption('Only then it opens. Your people need no account: a link, a code, and they read.');
    await studio.cutTo(page, 'Later, Thandi opens\nthe link in her email.');
    await studio.hold(1600);
    const code = await journey.codeAfter(HEIR, () => send.click());
    await studio.type(page.getByLabel('Verification code'), code, 1);
    if (await page.getByLabel('Verification code').isVisible()) await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 2, name: 'My will and the key to the safe' }).waitFor();
    await studio.hold(1600);
    await page.getByRole('button', { name: 'View Details' }).first().click();
    await page.getByText('The key hangs behind the kitchen clock').first().waitFor();
    await studio.hold(3000);
    await studio.fadeOut();
  }

  async ending() {
    const page = await this.journey.openPage({ ...FILM_SIZE, moves: true });
    await page.goto(this.journey.origin);
    await page.getByRole('heading', { level: 1 }).waitFor();
    this.studio.caption('LeaveBits. Your affairs, in good hands. The first month is free.');
    await this.studio.cutTo(page);
    await this.studio.hold(3600);
  }

  private async phone(link: string, heading?: string): Promise<Page> {
    const page = await this.journey.openPage({ ...FILM_PHONE_SIZE, moves: true });
    await page.clock.setSystemTime(this.clock.now());
    await page.goto(link);
    if (heading) await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    return page;
  }

  private async linkTo(to: string, pattern: RegExp): Promise<string> {
    const find = () =>
      this.journey.mailbox
        .mails()
        .filter((mail) => mail.to.includes(to))
        .flatMap(({ links }) => links)
        .findLast((link) => pattern.test(link));
    await expect.poll(find).toBeDefined();
    return find()!;
  }

  private async letTimePass(hours: number): Promise<void> {
    this.clock.advance({ hours });
    await this.journey.servedUntilNow();
    await this.journey.runDueJobs();
  }
}
