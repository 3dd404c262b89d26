import { afterAll, beforeAll, expect, it } from 'vitest';
import { limits } from '#shared/domain/limits.ts';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { PASSWORD, startAsOwner, startJourney, type Journey } from '../../support/browser/journey.ts';
import { saveReleaseConfigElsewhere } from '../../support/browser/owner-home.ts';
import { countPrintedPages } from '../../support/browser/printed-pages.ts';
import {
  expectTranslated,
  openWatchedPage,
  type WalkedLanguage,
} from '../../support/browser/translated-pages.ts';
import { loadMessagesOf } from '../../support/messages.ts';

const OWNER = 'olga@example.org';
const HELP = 'help@leavebits.test';
/** Whoever reports loses their links when the owner refutes the report, so each language has its own reporter. */
const REPORTERS = { en: 'ena@example.org', de: 'dea@example.org', zu: 'zula@example.org' };
const CONFIRMER = 'carl@example.org';
const WITNESS = 'wim@example.org';

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney({ more: { SUPPORT_EMAIL: HELP, OPERATOR_NAME: 'Berg' } });
  const owner = await journey.openPage();
  await startAsOwner(journey, owner, OWNER);
  await saveReleaseConfigElsewhere(owner, {
    designatedReporters: [...Object.values(REPORTERS), CONFIRMER, WITNESS],
    requiredConfirmations: 2,
    refuteTimeHours: 72,
  });
});
afterAll(() => journey[Symbol.asyncDispose]());

const linksTo = (to: string, pattern: RegExp): string[] =>
  journey.mailbox
    .mails()
    .filter((mail) => mail.to.includes(to))
    .flatMap(({ links }) => links)
    .filter((link) => pattern.test(link));

/** Waits for a link that wasn't there before. */
async function linkAfter(to: string, pattern: RegExp, before: number): Promise<string> {
  await expect.poll(() => linksTo(to, pattern).length).toBeGreaterThan(before);
  return linksTo(to, pattern).at(-1)!;
}

/** Goes through the sign-in page in a language, and returns what it says at each step. */
async function visitSignIn(language: WalkedLanguage): Promise<string[]> {
  const { page, seen, look, button, heading } = await openWatchedPage(journey, language);
  const [t, site] = await Promise.all([
    loadMessagesOf('sign-in', language),
    loadMessagesOf('site', language),
  ]);
  const fill = (label: string, value: string) => page.getByLabel(label, { exact: true }).fill(value);
  const alert = page.getByRole('alert').filter({ hasText: /./ }).first();

  await page.goto(`${journey.origin}/auth?lang=${language}`);
  await button(t('signIn')).click();
  await page.locator('[aria-invalid=true]').nth(1).waitFor();
  await button(site('showPassword')).waitFor();
  await look('an empty form');
  await expectAccessible(page);
  await fill(t('address'), `nobody-${language}@example.org`);
  await fill(t('password'), PASSWORD);
  await button(t('signIn')).click();
  await alert.waitFor();
  await look('wrong credentials');

  await page.getByRole('tab', { name: t('register') }).click();
  await fill(t('address'), `new-${language}@example.org`);
  await fill(t('name'), '<b>');
  await fill(t('password'), 'short');
  await button(t('register')).click();
  await page.locator('[aria-invalid=true]').nth(1).waitFor();
  await look('a name and a password that can’t be used');
  await expectAccessible(page);
  await fill(t('name'), '');
  await fill(t('password'), 'Password1!');
  await button(t('register')).click();
  await page
    .getByText(language === 'en' ? 'Many people use this' : t('weakPassword'))
    .first()
    .waitFor();
  await look('a password that is easy to guess');
  await fill(t('address'), `new-${language}@gmial.com`);
  await fill(t('password'), PASSWORD);
  await button(t('register')).click();
  await heading(t('checkEmail')).waitFor();
  await look('the code of a registration');
  for (let attempt = 1; attempt <= limits.codeAttempts; attempt++) {
    await fill(t('code'), '000000');
    await Promise.all([page.waitForResponse('**/api/verify-register'), button(t('verifyAndCreate')).click()]);
    await alert.waitFor();
    if (attempt === 1) await look('a wrong code');
  }
  await page
    .getByText(t('codeSpent', { attempts: limits.codeAttempts }))
    .first()
    .waitFor();
  await look('a code that no longer works');
  await expectAccessible(page);
  await page.reload();
  await page.getByText(t('passwordAgain')).waitFor();
  await look('a registration after a reload');
  await button(t('registerAgain')).click();

  await page.goto(`${journey.origin}/auth?mode=reset`);
  await button(t('sendResetCode')).click();
  await page.getByText(t('addressMissing')).waitFor();
  await look('a password that is forgotten');
  await fill(t('address'), `nobody-${language}@example.org`);
  await button(t('sendResetCode')).click();
  await page.getByLabel(t('resetCode'), { exact: true }).fill('000000');
  await look('the code for a new password');
  await fill(t('newPassword'), PASSWORD);
  await button(t('resetPassword')).click();
  await alert.waitFor();
  await look('a wrong code for a new password');
  await expectAccessible(page);
  journey.expectNoPageErrors();
  await page.context().close();
  return seen;
}

/** Goes the way of a report in a language, and returns what everyone sees and hears at each step. */
async function visit(language: WalkedLanguage): Promise<string[]> {
  const reporter = REPORTERS[language];
  const { page, seen, look, button, heading } = await openWatchedPage(journey, language);
  const [t, links, lost, confirm, refute] = await Promise.all([
    loadMessagesOf('report', language),
    loadMessagesOf('links', language),
    loadMessagesOf('lost-reporter-links', language),
    loadMessagesOf('confirm-report', language),
    loadMessagesOf('refute', language),
  ]);
  const confirmLink = /\/confirm-report\//;
  const refuteLink = /\/refute\//;
  const counts = {
    confirm: linksTo(CONFIRMER, confirmLink).length,
    refute: linksTo(OWNER, refuteLink).length,
  };

  await page.goto(`${journey.origin}/report?lang=${language}`);
  await button(lost('send')).click();
  await page.getByText(lost('addressInvalid')).waitFor();
  await look('lost links');
  await page.getByLabel(lost('address')).fill('nobody@example.org');
  await button(lost('send')).click();
  await heading(lost('sentTitle')).waitFor();
  await page.getByText(HELP).waitFor();
  await look('sent links');
  await expectAccessible(page);

  await page.goto(await linkAfter(reporter, /\/practice$/, 0));
  await button(t('accept')).click();
  await button(t('decline')).waitFor();
  // Whoever reads in another language than their emails can have both in it. The button goes, and the focus stays close.
  if (language !== 'en') {
    await button(t('chooseMailLanguage')).click();
    await page.getByText(t('mailLanguageChosen', { owner: OWNER })).waitFor();
    const focused = page.getByRole('heading', { name: t('mailLanguageTitle') });
    await expect.poll(() => focused.evaluate((title) => title === document.activeElement)).toBe(true);
  }
  await button(t('startPractice')).click();
  await look('a practice run');
  await expectAccessible(page);
  await page.getByRole('checkbox').check();
  await button(t('submitDeathPractice')).click();
  await heading(t('receivedPractice')).waitFor();
  await look('the end of a practice run');

  await page.goto(linksTo(reporter, /\/incapacitation$/).at(-1)!);
  await heading(t('reportIncapacitation')).waitFor();
  await page.evaluate(() => (window.print = () => document.body.setAttribute('data-printed', '')));
  await button(t('printCard')).click();
  await page.locator('body[data-printed]').waitFor();
  await look('the card');
  expect(await countPrintedPages(page)).toEqual({ a4: 1, letter: 1 });
  await expectAccessible(page);
  await page.goto(linksTo(reporter, /\/death$/).at(-1)!);
  await button(t('submitDeath')).click();
  await page.getByText(links('tickFirst')).waitFor();
  await look('a report');
  await page.getByRole('checkbox').check();
  await button(t('submitDeath')).click();
  await heading(t('received')).waitFor();
  await look('a received report');
  await page.reload();
  await heading(t('pending')).waitFor();
  await look('a pending report');
  await expectAccessible(page);

  await page.goto(await linkAfter(CONFIRMER, confirmLink, counts.confirm));
  await heading(confirm('canYou')).waitFor();
  await look('a confirmation');
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: confirm('denySure') }).check();
  await button(confirm('deny')).click();
  await heading(confirm('deniedTitle')).waitFor();
  await look('a denial');
  await page.getByRole('checkbox').check();
  await button(confirm('confirm')).click();
  await heading(confirm('doneTitle')).waitFor();
  await look('a confirmed report');
  await page.reload();
  await heading(links('alreadyConfirmed')).waitFor();
  await look('a report that is confirmed already');

  await page.goto(await linkAfter(OWNER, refuteLink, counts.refute));
  await heading(refute('areYouWell')).waitFor();
  await look('the owner’s page');
  await expectAccessible(page);
  await button(refute('refute')).click();
  await heading(refute('doneTitle')).waitFor();
  await look('a refuted report');
  await page.reload();
  await heading(refute('refutedTitle')).waitFor();
  await look('a report that is refuted already');
  await page.goto(linksTo(reporter, /\/death$/).at(-1)!);
  await heading(t('onHold')).waitFor();
  await look('a link on hold');
  await page.goto(`${journey.origin}/report/gone/death`);
  await heading(t('invalidLink')).waitFor();
  await look('an unknown link');
  journey.expectNoPageErrors();
  await page.context().close();
  return seen;
}

/** Opens the page behind the dates in emails in a language, and returns what it says. */
async function visitTimeConverter(language: WalkedLanguage): Promise<string[]> {
  const { page, seen, look, heading } = await openWatchedPage(journey, language);
  const t = await loadMessagesOf('time-converter', language);
  const open = async (utc: string, title: string) => {
    await page.goto(`${journey.origin}/time-converter?lang=${language}${utc}`);
    await heading(title).waitFor();
    await look(utc);
  };
  await open('&utc=2031-06-03T07:00:00Z', t('shown'));
  await expectAccessible(page);
  await open('&utc=2020-06-03T07:00:00Z', t('shown'));
  await open('', t('notShown'));
  await open('&utc=soon', t('notShown'));
  await open('&utc=%E0%A4%A', t('notShown'));
  journey.expectNoPageErrors();
  await page.context().close();
  return seen;
}

it('the sign-in page is all in the visitor’s language, and fits a narrow phone', () =>
  expectTranslated(visitSignIn, 60));

it('reporters and owners read everything about a report in their language, and it fits a narrow phone', () =>
  expectTranslated(visit, 120));

it('the date of an email is shown in the language and the time zone of who follows its link', () =>
  expectTranslated(visitTimeConverter, 20));
