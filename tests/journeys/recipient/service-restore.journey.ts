import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { encodeLinkEmail } from '#shared/domain/encoded-email.ts';
import { beginRecovery } from '#server/features/recovery/begin-recovery.ts';
import { endRecovery } from '#server/features/recovery/end-recovery.ts';
import { recoveryRestarts } from '#server/recovery-restarts.ts';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { startAsOwner, startJourney, type Journey } from '../../support/browser/journey.ts';
import {
  createSharedLeavebit,
  openRecipientLink,
  PHONE_VIEWPORT,
  verifyAddressOnPage,
} from '../../support/browser/recipient-pages.ts';

const HEIR = 'ada@example.org';

let journey: Journey;
let owner: Page;
beforeAll(async () => {
  journey = await startJourney();
  owner = await journey.openPage();
  await startAsOwner(journey, owner, 'owner@example.org');
});
afterAll(() => journey[Symbol.asyncDispose]());

/** After a restore, every request from a recipient is rejected with 503. */
const VISIT = { ...PHONE_VIEWPORT, expects: /status of 503/ };

const comesLater = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Please come back a little later' });

it('after a restore, a recipient is asked to come back another day, at the verification screen and on an open page', async () => {
  const id = await createSharedLeavebit(owner, {
    description: 'Only when it is sure',
    infoFields: 'The key is under the stone.',
    recipients: { [HEIR]: {} },
    files: [{ name: 'a.txt', bytes: Buffer.from('a') }],
  });
  const page = await openRecipientLink(journey, `/shared/${id}`, VISIT);
  await verifyAddressOnPage(journey, page, HEIR);
  await page.getByText('The key is under the stone.').waitFor();

  const { ctx } = journey;
  await ctx.db.transaction((tx) =>
    beginRecovery(tx, { now: ctx.clock.now(), reason: 'A backup was restored.', isRestored: true }),
  );
  await page.getByRole('button', { name: 'Download all as ZIP' }).click();
  await comesLater(page).waitFor();
  expect(await page.getByText('The key is under the stone.').count()).toBe(0);
  await page.getByText(/Please come back after \w+ \d+, \d{4}/).waitFor();
  await expectAccessible(page);

  for (const path of [`/shared/${id}`, `/shared-multiple/${id}`]) {
    const visitor = await openRecipientLink(journey, path, VISIT);
    await visitor.getByLabel('Email address').fill(HEIR);
    await visitor.getByRole('button', { name: 'Send code' }).click();
    await comesLater(visitor).waitFor();
  }
  const list = await journey.openPage(VISIT);
  await list.goto(`${journey.origin}/my-leavebits/${encodeLinkEmail(HEIR)}`);
  await list.getByRole('button', { name: 'Send code' }).click();
  await comesLater(list).waitFor();

  await endRecovery(ctx, recoveryRestarts);
  await page.getByRole('button', { name: 'Check again' }).click();
  await verifyAddressOnPage(journey, page, HEIR);
  await page.getByText('The key is under the stone.').waitFor();
});
