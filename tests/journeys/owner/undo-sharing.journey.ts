import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LANGUAGE_COOKIE, languageNames } from '#shared/domain/languages.ts';
import { limits } from '#shared/domain/limits.ts';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { startAsOwner, startJourney, type Journey } from '../../support/browser/journey.ts';
import { changeLeavebitElsewhere } from '../../support/browser/owner-home.ts';
import { createSharedLeavebit, PHONE_VIEWPORT } from '../../support/browser/recipient-pages.ts';
import {
  expectTranslated,
  openWatchedPage,
  type WalkedLanguage,
} from '../../support/browser/translated-pages.ts';
import { loadMessagesOf } from '../../support/messages.ts';

const OWNER = 'olga@example.org';
const REPORT = { releaseType: 'death_incapacitation' };

let journey: Journey;
let owner: Page;
beforeAll(async () => {
  journey = await startJourney();
  owner = await journey.openPage();
  await startAsOwner(journey, owner, OWNER);
});
afterAll(() => journey[Symbol.asyncDispose]());

it('the owner restores a recipient’s removed access through the link in the email, and everyone is signed out', async () => {
  await createSharedLeavebit(owner, {
    description: 'For Ann and Ben',
    recipients: { 'ann@example.org': REPORT, 'ben@example.org': REPORT },
  });
  await changeLeavebitElsewhere(owner, 'For Ann and Ben', { sharingEmails: ['ben@example.org'] });
  const { links } = await journey.mailbox.waitForMail({ to: OWNER, subject: /was changed/ });
  const link = links.find((one) => one.includes('/undo-sharing/#'))!;
  const page = await journey.openPage(PHONE_VIEWPORT);
  await page.goto(link);
  await page.getByRole('heading', { level: 1, name: 'Restore the removed access?' }).waitFor();
  await page.getByText('ann@example.org').waitFor();
  await expectAccessible(page);

  // The owner reads the sign-in page in German, where the notice of a sign-out is translated by its reason.
  await owner.context().addCookies([{ name: LANGUAGE_COOKIE, value: 'de', url: journey.origin }]);

  // A mail gateway may have percent-encoded the `#`.
  const late = await journey.openPage();
  await late.goto(link.replace('#', '%23'));
  await late.getByRole('heading', { level: 1, name: 'Restore the removed access?' }).waitFor();
  await expectAccessible(late);

  const busy = { status: 429, json: { message: 'Please wait a minute and try again.' } };
  await page.route('**/api/undo-sharing', (route) => route.fulfill(busy), { times: 1 });
  await page.getByRole('button', { name: 'Restore access' }).click();
  await page.locator('main').getByText('Nothing was undone').waitFor();
  await page.getByRole('button', { name: 'Try again' }).dblclick();
  await page.getByRole('heading', { level: 1, name: 'The changes have been undone' }).waitFor();
  await expectAccessible(page);
  const german = await loadMessagesOf('errors', 'de');
  await owner.getByRole('status').getByText(german('endedByUndoneSharing'), { exact: true }).waitFor();
  await expectAccessible(owner);
  await late.getByRole('button', { name: 'Restore access' }).click();
  await late.getByRole('heading', { level: 1, name: 'Already undone' }).waitFor();
  const { rows } = await journey.ctx.pool.query<{ sharing_emails: string[] }>(
    'select sharing_emails from trigger_bytes',
  );
  expect(rows[0]!.sharing_emails.sort()).toEqual(['ann@example.org', 'ben@example.org']);
  await page.getByRole('link', { name: 'Choose a new password' }).click();
  await page.getByRole('heading', { level: 1, name: 'Reset your password' }).waitFor();
  journey.expectNoPageErrors();
});

/** Answers of the server that would each take an account of its own. */
const answer = (status: number, json: unknown) => (route: Route) => route.fulfill({ status, json });
const refusal = (reason: string, details = {}) => answer(404, { message: 'No', reason, ...details });

/** A change of everything that a release configuration has, with other changes and a report. */
const CONFIGURATION_CHANGE = {
  changedAt: '2031-06-01T12:00:00Z',
  expiresAt: '2031-06-04T12:00:00Z',
  added: ['eve@example.org'],
  removed: ['rosa@example.org', 'sam@example.org'],
  requiredConfirmations: { before: 2, after: 1 },
  refuteTimeHours: { before: 48, after: 1 },
  incapacitation: { before: null, after: { requiredConfirmations: 1, refuteTimeHours: 24 } },
  askReportersOnLapse: { before: true, after: false },
  coolDownDays: { before: 7, after: 0 },
  awayUntil: { before: '2031-07-01T12:00:00Z', after: null },
  silenceMonths: { before: 12, after: 0 },
  secondEmail: { before: 'olga@example.net', after: null },
  phoneNumber: { before: null, after: '+27825550101' },
  laterChanges: 0,
  earlierChanges: 1,
  report: 'released',
};

/**
 * Opens a page behind a link in a language, from another one, and waits for its heading. The page keeps its address.
 * @returns what opens the page again when the server answers otherwise
 */
async function openByLanguageSwitch(
  page: Page,
  { address, api, language }: { address: string; api: string; language: WalkedLanguage },
  [french, title]: readonly [string, string],
  respond: (route: Route) => Promise<void>,
) {
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  await page.route(api, respond);
  await page.goto(address.replace(/(?=#)|$/, '?lang=fr'));
  await heading(french);
  await page.getByRole('link', { name: languageNames[language] }).click();
  await heading(title);
  expect(page.url()).toBe(address);
  return async (otherwise: (route: Route) => Promise<void>, name: string): Promise<void> => {
    await page.unroute(api);
    await page.route(api, otherwise);
    await page.goto('about:blank');
    await page.goto(address);
    await heading(name);
  };
}

/** Goes through the page that undoes a change of the release configuration, and returns what it says at each step. */
async function visitConfigurationUndo(language: WalkedLanguage): Promise<string[]> {
  const { page, seen, look, button, heading } = await openWatchedPage(journey, language);
  const [t, links, check, site] = await Promise.all([
    loadMessagesOf('undo', language),
    loadMessagesOf('undo-links', language),
    loadMessagesOf('link-check', language),
    loadMessagesOf('site', language),
  ]);
  const french = await loadMessagesOf('undo', 'fr');
  const UNDO = '**/api/undo-change';
  const openWith = await openByLanguageSwitch(
    page,
    { address: `${journey.origin}/undo/token`, api: '**/api/verify-undo-token*', language },
    [french('question'), t('question')],
    answer(200, CONFIGURATION_CHANGE),
  );
  await look('a change');
  await expectAccessible(page);
  const several = { ...CONFIGURATION_CHANGE, laterChanges: 2, earlierChanges: 2, report: 'pending' };
  await openWith(answer(200, several), t('question'));
  await look('a change among others, during a report');

  await openWith(answer(200, CONFIGURATION_CHANGE), t('question'));
  await page.route(UNDO, answer(503, { code: 'internal', message: 'No' }), { times: 1 });
  await button(t('undo')).click();
  await button(site('tryAgain')).waitFor();
  await look('a change that wasn’t undone');
  await page.route(UNDO, answer(200, { message: 'Undone' }), { times: 1 });
  await button(site('tryAgain')).click();
  await heading(t('doneTitle')).waitFor();
  await look('a change that was undone');
  await expectAccessible(page);

  await openWith(refusal('undone'), links('alreadyTitle'));
  await look('a change that is undone already');
  await openWith(refusal('expired'), links('expiredTitle'));
  await page.getByText(t('expired', { hours: limits.undoHours })).waitFor();
  await look('an expired link');
  await openWith(refusal('unknown'), t('invalidTitle'));
  await look('an unknown link');
  await openWith((route) => route.abort(), check('notChecked'));
  await look('a link that couldn’t be checked');
  await page.context().close();
  return seen;
}

it('an owner reads in their language what a change of the release configuration was, and undoes it', () =>
  expectTranslated(visitConfigurationUndo, 60));

const NOTHING_LOST = {
  mailedAt: '2031-06-01T12:00:00Z',
  expiresAt: '2031-06-04T12:00:00Z',
  taken: [],
  added: [],
  substitutes: [],
  lost: { leavebits: 0, files: 0, texts: 0, sealedTexts: 0 },
  openSinceReportAt: null,
  deletesAt: null,
};
const ALL_LOST = {
  ...NOTHING_LOST,
  taken: [
    { email: 'ann@example.org', what: 'removed', leavebits: 2 },
    { email: 'ben@example.org', what: 'later', leavebits: 1 },
  ],
  added: [{ email: 'eve@example.org', leavebits: 3 }],
  substitutes: [{ email: 'ann@example.org', substitute: 'ben@example.org', afterDays: 30 }],
  lost: { leavebits: 2, files: 1, texts: 3, sealedTexts: 1 },
  deletesAt: '2031-06-08T12:00:00Z',
};

/** Goes through the page that restores what somebody removed, and returns what it says at each step. */
async function visitSharingUndo(language: WalkedLanguage): Promise<string[]> {
  const { page, seen, look, button, heading } = await openWatchedPage(journey, language);
  const [t, links, check, site] = await Promise.all([
    loadMessagesOf('undo-sharing', language),
    loadMessagesOf('undo-links', language),
    loadMessagesOf('link-check', language),
    loadMessagesOf('site', language),
  ]);
  const french = await loadMessagesOf('undo-sharing', 'fr');
  const UNDO = '**/api/undo-sharing';
  const openWith = await openByLanguageSwitch(
    page,
    { address: `${journey.origin}/undo-sharing/#token`, api: '**/api/undo-sharing/check', language },
    [french('questionAccess'), t('questionAccess')],
    answer(200, ALL_LOST),
  );
  await look('everything that can be restored');
  await expectAccessible(page);
  await page.route(UNDO, answer(503, { code: 'internal', message: 'No' }), { times: 1 });
  await button(t('restoreAccess')).click();
  await button(site('tryAgain')).waitFor();
  await look('what wasn’t restored');
  await page.route(UNDO, answer(200, { message: 'Undone' }), { times: 1 });
  await button(site('tryAgain')).click();
  await heading(t('doneTitle')).waitFor();
  await look('what was restored');
  await expectAccessible(page);

  const { substitutes, added } = ALL_LOST;
  const lost = (some: object) => answer(200, { ...NOTHING_LOST, lost: { ...NOTHING_LOST.lost, ...some } });
  await openWith(lost({ leavebits: 1, files: 2 }), t('questionDeleted'));
  await look('what was deleted');
  await openWith(lost({ texts: 1 }), t('questionText'));
  await look('a text that was replaced');
  await openWith(lost({ files: 1, texts: 2, sealedTexts: 2 }), t('questionDeletedOrReplaced'));
  await look('sealed texts that were replaced');
  const open = { ...NOTHING_LOST, openSinceReportAt: '2031-06-02T12:00:00Z', added: [...added, ...added] };
  await openWith(answer(200, { ...open, substitutes }), t('questionSubstitutes'));
  await look('substitutes while the LeaveBits are open');
  await openWith(answer(200, open), t('nothingToRestoreTitle'));
  await look('nothing to restore');
  await openWith(answer(200, NOTHING_LOST), t('nothingMissingTitle'));
  await look('nothing missing');

  const details = { hasNewerChanges: true, deletesAt: ALL_LOST.deletesAt };
  await openWith(refusal('undone', details), links('alreadyTitle'));
  await look('a used link');
  await openWith(refusal('expired'), links('expiredTitle'));
  await look('an expired link');
  await openWith(refusal('unknown'), t('invalidTitle'));
  await look('an unknown link');
  await openWith((route) => route.abort(), check('notChecked'));
  await look('a link that couldn’t be checked');
  await page.context().close();
  return seen;
}

it('an owner reads in their language what was removed, and restores it', () =>
  expectTranslated(visitSharingUndo, 80));
