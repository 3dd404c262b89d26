import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { startAsOwner, startJourney, type Journey } from '../../support/browser/journey.ts';
import { saveReleaseConfigElsewhere } from '../../support/browser/owner-home.ts';
import {
  createSharedLeavebit,
  openRecipientLink,
  PHONE_VIEWPORT,
  verifyAddressOnPage,
} from '../../support/browser/recipient-pages.ts';
import { insertReport } from '../../support/release/reports.ts';

const [LENA, BEN] = ['lena@example.org', 'ben@example.org'] as const;
let journey: Journey;
let phone: Page;
let ownerId: number;
beforeAll(async () => {
  journey = await startJourney();
  phone = await journey.openPage(PHONE_VIEWPORT);
  ({ id: ownerId } = await startAsOwner(journey, phone, 'olga@example.org'));
  await saveReleaseConfigElsewhere(phone, {
    designatedReporters: ['rosa@example.org', 'sam@example.org', 'tess@example.org', 'uma@example.org'],
    requiredConfirmations: 2,
    refuteTimeHours: 72,
  });
});
afterAll(() => journey[Symbol.asyncDispose]());

it('an owner chooses numbers of their own for after an accident, on a phone', async () => {
  await phone.goto(`${journey.origin}/release`);
  const choice = phone.getByLabel('If I’m alive but can’t act for myself');
  await choice.selectOption('Other numbers');
  const confirmations = phone.getByLabel('Confirmations after an accident or a stroke');
  expect(await confirmations.inputValue()).toBe('2');
  await confirmations.fill('4');
  await phone.getByRole('button', { name: 'Save' }).click();
  await phone.getByText('1 more designated reporters').first().waitFor();
  await confirmations.fill('3');
  await phone.getByLabel('Hours to refute after an accident or a stroke').fill('24');
  await phone
    .getByText('After an accident or a stroke, one reports it, and three others confirm it')
    .waitFor();
  await expectAccessible(phone);
  await phone.getByRole('button', { name: 'Save' }).click();
  await phone.getByText('Configuration Updated').first().waitFor();
  await phone.goto(`${journey.origin}/release`);
  await expect.poll(() => confirmations.inputValue()).toBe('3');
});

it('an owner is back, locks everything, and sees who has read what', async () => {
  const create = (description: string, ...emails: string[]) =>
    createSharedLeavebit(phone, {
      description,
      infoFields: 'Behind the clock',
      recipients: Object.fromEntries(
        emails.map((email) => [email, { releaseType: 'death_incapacitation' as const }]),
      ),
    });
  const safe = await create('The safe', LENA);
  const letter = await create('A letter', LENA, BEN);
  const report = await insertReport(journey, ownerId, 'released', 'incapacitation');
  // Weeks later, Lena hadn't opened the letter.
  await journey.ctx.pool.query(
    `insert into substitute_turns (trigger_byte_id, substitute_email, email, report_id, taken_at)
     values ($1, $2, $3, $4, $5)`,
    [letter, BEN, LENA, report, journey.ctx.clock.now()],
  );
  const lena = await openRecipientLink(journey, `/shared/${safe}`);
  await verifyAddressOnPage(journey, lena, LENA);
  await lena.getByText('Behind the clock').waitFor();
  await phone.goto(`${journey.origin}/home`);
  await phone.getByText('Your LeaveBits were opened on').first().waitFor();
  await expectAccessible(phone);
  await phone.getByRole('button', { name: 'I’m back' }).first().click();
  const ask = phone.getByRole('alertdialog', { name: 'Are you back?' });
  await ask.getByRole('button', { name: 'I’m back' }).click();
  const welcome = phone.getByRole('dialog', { name: 'Welcome back' });
  await welcome.getByText('1 LeaveBit was read').waitFor();
  await welcome.getByText(`${LENA}Last read on`).waitFor();
  await welcome.getByText('A letter').waitFor();
  await welcome.getByText(`${BEN} no longer has 1 LeaveBit, and hadn’t read it.`).waitFor();
  await expectAccessible(phone);
  await welcome.getByRole('link', { name: 'Go to your activity log' }).click();
  await phone.getByText('Everything was locked again after a release').first().waitFor();
});
