import { NEXT_PAGE_HEADER } from '#shared/contracts/recipients.ts';
import { demoPeople } from '../demo/demo-content.ts';
import { waitForMailedPath } from '../demo/http-visitor.ts';
import { verifyRecipientEmail } from './sign-in.ts';
import type { GalleryChapter, GalleryStage } from './stage.ts';

export const recipientGalleryChapter: GalleryChapter = {
  name: 'recipient',
  async play(stage) {
    const { open, state, links, codeAfter, origin } = stage;
    const idOf = (description: string) => links.leavebits[description]!;
    const page = await open(links.recipientPages[demoPeople.lena]!);
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    await state('gate', page, () => page.getByRole('button', { name: 'Send code' }).waitFor());
    await state('code sent', page, async () => {
      await codeAfter(demoPeople.lena, () => press('Send code'));
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
    const listed = await open(links.recipientPages[demoPeople.lena]!);
    await state('list', listed, async () => {
      await verifyRecipientEmail(stage, listed, demoPeople.lena);
      await listed.getByRole('button', { name: 'View Details' }).first().waitFor();
    });
    await state('everything is downloaded', listed, async () => {
      await listed.getByRole('button', { name: 'Download everything' }).click();
      await listed.getByText('The ZIP is being downloaded.').first().waitFor();
    });
    await state('details', listed, async () => {
      await listed.getByRole('button', { name: 'View Details' }).first().click();
      await listed.getByRole('dialog').waitFor();
    });
    await state('details, printed', listed, () => listed.getByRole('dialog').waitFor(), { isPrint: true });
    await state('details, saved as a file', listed, async () => {
      await listed.getByRole('button', { name: 'Save as a file' }).click();
      await listed.getByText('The text is being downloaded.').first().waitFor();
    });
    await listed.getByRole('button', { name: 'Close' }).last().click();
    await state(
      'details without files, printed',
      listed,
      async () => {
        await listed.getByRole('button', { name: 'View Details' }).nth(1).click();
        await listed.getByRole('dialog').waitFor();
      },
      { isPrint: true },
    );
    const released = await open(links.recipientPages[demoPeople.lena]!);
    await released.route('**/api/my-leavebits/*', async (route) => {
      const list = (await (await route.fetch()).json()) as { isLocked: boolean }[];
      const readableUntil = '2032-06-06T09:00:00.000Z';
      await route.fulfill({ json: list.map((one) => (one.isLocked ? one : { ...one, readableUntil })) });
    });
    await state('list after a release', released, async () => {
      await verifyRecipientEmail(stage, released, demoPeople.lena);
      await released
        .getByText(/You can read it until/)
        .first()
        .waitFor();
    });
    await state('details after a release', released, async () => {
      await released.getByRole('button', { name: 'View Details' }).first().click();
      await released.getByRole('dialog').waitFor();
    });
    await state('options after a release', released, async () => {
      await released.getByRole('button', { name: 'Close' }).last().click();
      await released.getByRole('button', { name: 'Options' }).first().click();
      await released.getByRole('dialog').waitFor();
    });
    await state('leaving after a release', released, async () => {
      await released.getByRole('button', { name: 'Leave this LeaveBit' }).click();
      await released.getByRole('alertdialog').waitFor();
    });
    const gate = await open(`/shared/${idOf('My will and legal papers')}`);
    await state('gate that asks for the address', gate, () => gate.getByLabel('Email address').waitFor());
    await state('address that is none', gate, async () => {
      await gate.getByLabel('Email address').fill('ruth');
      await gate.getByRole('button', { name: 'Send code' }).click();
    });
    await state('one LeaveBit', gate, async () => {
      await verifyRecipientEmail(stage, gate, demoPeople.ruth);
      await gate.getByRole('heading', { level: 1, name: 'My will and legal papers' }).waitFor();
    });
    await state('one LeaveBit, printed', gate, () => Promise.resolve(), { isPrint: true });
    await state('preview of a PDF', gate, async () => {
      await gate.getByRole('button', { name: /^View/ }).first().click();
      await gate.locator('canvas').first().waitFor();
    });
    await state('locked', gate, async () => {
      await gate.goto(`${origin}/shared/${idOf('My personal wishes and messages')}`);
      await verifyRecipientEmail(stage, gate, demoPeople.lena);
      await gate.getByRole('heading', { level: 1, name: 'Locked' }).waitFor();
    });
    await state('opened by its date', gate, async () => {
      await gate.goto(`${origin}/shared/${idOf('Family recipes')}`);
      await verifyRecipientEmail(stage, gate, demoPeople.lena);
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
      await verifyRecipientEmail(stage, gate, demoPeople.lena);
      await gate.getByText('Subscription Not Active').waitFor();
    });
    await gate.unroute('**/verify');
    await state('several', gate, async () => {
      const ids = Object.values(links.leavebits).slice(0, 3).join(',');
      await gate.goto(`${origin}/shared-multiple/${ids}`);
      await verifyRecipientEmail(stage, gate, demoPeople.jonas);
      await gate.getByRole('heading', { level: 2 }).first().waitFor();
    });
    await showChoices(stage);
    const damaged = await open('/#/my-leavebits/');
    await state('damaged link', damaged, () => damaged.getByRole('heading', { level: 1 }).waitFor());
  },
};

/** A recipient's preferences. Ends with a hidden sender whose emails are stopped. */
async function showChoices(stage: GalleryStage): Promise<void> {
  const { open, state, links, origin } = stage;
  const page = await open(links.recipientPages[demoPeople.jonas]!);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click();
  await page.route('**/api/my-leavebits/*', async (route) => {
    const answer = await route.fetch();
    const list = (await answer.json()) as { infoFields?: string }[];
    const json = list.map(({ infoFields, ...one }) =>
      infoFields === undefined ? one : { ...one, isTruncated: true },
    );
    await route.fulfill({ json, headers: { ...answer.headers(), [NEXT_PAGE_HEADER]: '1-1' } });
  });
  await page.route(/my-leavebits\/[^/]+\/\d+$/, () => new Promise(() => undefined));
  await state('list with more pages', page, async () => {
    await verifyRecipientEmail(stage, page, demoPeople.jonas);
    await page.getByRole('button', { name: 'Show more' }).waitFor();
  });
  await state('details whose text still loads', page, async () => {
    await press('View Details');
    await page.getByRole('dialog').waitFor();
  });
  await page.unrouteAll();
  await state('options of a LeaveBit', page, async () => {
    await press('Close');
    await press('Options');
    await page.getByRole('dialog').waitFor();
  });
  await state('leaving a LeaveBit', page, async () => {
    await press('Leave this LeaveBit');
    await page.getByRole('alertdialog').waitFor();
  });
  const mail = await open(await waitForMailedPath(origin, demoPeople.jonas, /\/stop-mails\//));
  await state('stop mails', mail, () => mail.getByRole('button', { name: /Stop emails from/ }).waitFor());
  await state('mails are stopped', mail, async () => {
    await mail.getByRole('button', { name: /Stop emails from/ }).click();
    await mail.getByRole('heading', { name: 'The emails have been stopped' }).waitFor();
  });
  await state('options with stopped mails', page, async () => {
    await press('Cancel');
    await press('Refresh');
    await page.getByText('You don’t get emails from this sender').first().waitFor();
    await press('Options');
    await page.getByRole('dialog').waitFor();
  });
  await state('hidden sender', page, async () => {
    await press('Hide this sender');
    await page.getByRole('heading', { name: 'Hidden', exact: true }).waitFor();
  });
  await state('hidden sender, unfolded', page, async () => {
    await press('Show hidden LeaveBits');
    await page.getByRole('list', { name: 'LeaveBits from hidden senders' }).waitFor();
  });
  const dead = await open(`/stop-mails/${'x'.repeat(43)}`);
  await state('stop link unknown', dead, () => dead.getByRole('heading', { level: 1 }).waitFor());
}
