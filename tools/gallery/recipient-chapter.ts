import { people } from '../demo/estate.ts';
import { passGate } from './sign-in.ts';
import type { Chapter } from './stage.ts';

export const recipientChapter: Chapter = {
  name: 'recipient',
  async play(stage) {
    const { open, state, links, codeAfter, origin } = stage;
    const idOf = (description: string) => links.leavebits[description]!;
    const page = await open(links.recipientPages[people.lena]!);
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    await state('gate', page, () => page.getByRole('button', { name: 'Send code' }).waitFor());
    await state('code sent', page, async () => {
      await codeAfter(people.lena, () => press('Send code'));
      await page.getByLabel('Verification code').waitFor();
    });
    await state('code refused', page, async () => {
      await page.getByLabel('Verification code').fill('000000');
      await page.keyboard.press('Enter');
      await page
        .getByText(/invalid/i)
        .first()
        .waitFor();
    });
    const listed = await open(links.recipientPages[people.lena]!);
    await state('list', listed, async () => {
      await passGate(stage, listed, people.lena);
      await listed.getByRole('button', { name: 'View Details' }).first().waitFor();
    });
    await state('details', listed, async () => {
      await listed.getByRole('button', { name: 'View Details' }).first().click();
      await listed.getByRole('dialog').waitFor();
    });
    await state('details, printed', listed, () => listed.getByRole('dialog').waitFor(), { isPrint: true });
    const released = await open(links.recipientPages[people.lena]!);
    await released.route('**/api/my-leavebits/*', async (route) => {
      const list = (await (await route.fetch()).json()) as { isLocked: boolean }[];
      const readableUntil = '2032-06-06T09:00:00.000Z';
      await route.fulfill({ json: list.map((one) => (one.isLocked ? one : { ...one, readableUntil })) });
    });
    await state('list after a release', released, async () => {
      await passGate(stage, released, people.lena);
      await released
        .getByText(/You can read it until/)
        .first()
        .waitFor();
    });
    await state('details after a release', released, async () => {
      await released.getByRole('button', { name: 'View Details' }).first().click();
      await released.getByRole('dialog').waitFor();
    });
    const gate = await open(`/shared/${idOf('My will and legal papers')}`);
    await state('gate that asks for the address', gate, () => gate.getByLabel('Email address').waitFor());
    await state('address that is none', gate, async () => {
      await gate.getByLabel('Email address').fill('ruth');
      await gate.getByRole('button', { name: 'Send code' }).click();
    });
    await state('one LeaveBit', gate, async () => {
      await passGate(stage, gate, people.ruth);
      await gate.getByRole('heading', { level: 1, name: 'My will and legal papers' }).waitFor();
    });
    await state('one LeaveBit, printed', gate, () => Promise.resolve(), { isPrint: true });
    await state('preview of a PDF', gate, async () => {
      await gate.getByRole('button', { name: /^View/ }).first().click();
      await gate.locator('canvas').first().waitFor();
    });
    await state('locked', gate, async () => {
      await gate.goto(`${origin}/shared/${idOf('My personal wishes and messages')}`);
      await passGate(stage, gate, people.lena);
      await gate.getByRole('heading', { level: 1, name: 'Locked' }).waitFor();
    });
    await state('opened by its date', gate, async () => {
      await gate.goto(`${origin}/shared/${idOf('Family recipes')}`);
      await passGate(stage, gate, people.lena);
      await gate.getByRole('heading', { level: 1, name: 'Family recipes' }).waitFor();
    });
    await state('preview of a text', gate, async () => {
      await gate.getByRole('button', { name: /^View/ }).first().click();
      await gate.getByText('self-raising').waitFor();
    });
    await state('owner has not paid', gate, async () => {
      await gate.route('**/verify', async (route) => {
        const message = 'The subscription of the owner is not active.';
        const json = { message, code: 'subscription-blocked', subscriptionBlocked: true };
        await route.fulfill({ status: 402, json });
      });
      await gate.goto(`${origin}/shared/${idOf('House: keys, alarm and who to call')}`);
      await passGate(stage, gate, people.lena);
      await gate.getByText('Subscription Not Active').waitFor();
    });
    await gate.unroute('**/verify');
    await state('several', gate, async () => {
      const ids = Object.values(links.leavebits).slice(0, 3).join(',');
      await gate.goto(`${origin}/shared-multiple/${ids}`);
      await passGate(stage, gate, people.jonas);
      await gate.getByRole('heading', { level: 2 }).first().waitFor();
    });
    const damaged = await open('/#/my-leavebits/');
    await state('damaged link', damaged, () => damaged.getByRole('heading', { level: 1 }).waitFor());
  },
};
