import { signInDemoOwner } from './sign-in.ts';
import type { GalleryChapter } from './stage.ts';

const deleted = { deletedAt: '2030-05-01T09:00:00.000Z', purgesAt: '2030-05-31T09:00:00.000Z' };
const letters = {
  id: 1,
  kind: 'leavebit',
  triggerByteId: 1,
  description: 'Letters to the children',
  fileName: null,
  attachments: ['letter.pdf', 'photo.jpg'],
  sharingEmails: ['lena@example.org', 'max@example.org'],
  bytes: 2_400_000,
  needsLeavebit: false,
  ...deleted,
};
const file = { ...letters, kind: 'file', attachments: ['scan.pdf'], fileName: 'scan.pdf', bytes: 800_000 };
const trash = [
  letters,
  { ...file, id: 2, needsLeavebit: true },
  { ...file, id: 3, triggerByteId: 3, description: 'House and keys', fileName: 'plan-of-the-garden.pdf' },
];
const refused = {
  message:
    'There isn’t enough space to restore this: it needs 2.3 MB, and your files would use 1.1 GB of 1 GB.',
  code: 'too-large',
};

/** Deleted and replaced content. Server responses are mocked, so that the demo account stays unchanged. */
export const trashGalleryChapter: GalleryChapter = {
  name: 'trash',
  async play(stage) {
    const { state } = stage;
    const page = await signInDemoOwner(stage);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await page.route('**/api/trigger-bytes/*/versions', async (route) => {
      const list = (await (await page.request.get(`${stage.origin}/api/trigger-bytes`)).json()) as {
        id: number;
      }[];
      const leavebit = list.find(({ id }) => route.request().url().includes(`/${id}/`)) as object;
      const before = {
        description: 'Keys and papers of the house',
        infoFields: 'The spare key is under the pot by the door.',
        sharingEmails: ['lena@example.org'],
        sharingConfig: {},
      };
      await route.fulfill({ json: [{ ...leavebit, ...before, seqno: 1, savedAt: deleted.deletedAt }] });
    });
    await page.route('**/api/trigger-bytes', async (route) => {
      if (route.request().method() !== 'GET') return route.continue();
      const list = (await (await route.fetch()).json()) as object[];
      await route.fulfill({ json: list.map((one) => ({ ...one, seqno: 5 })) });
    });
    await state('earlier versions', page, async () => {
      await page.reload();
      await button('Edit').first().click();
      await button('Earlier versions').click();
      await page.getByText('Underlined').waitFor();
    });
    await button('Close').last().click();
    await page.keyboard.press('Escape');

    await page.route('**/api/trash', (route) => route.fulfill({ json: trash }));
    await page.route('**/api/trash/*/restore', (route) => route.fulfill({ status: 413, json: refused }));
    await state('in the account', page, async () => {
      await page.getByRole('link', { name: 'Trash', exact: true }).click();
      await button('Restore').first().waitFor();
    });
    await state('not restored', page, async () => {
      await button('Restore').first().click();
      await page.getByRole('listitem').getByText(refused.message).first().waitFor();
    });
    await state('delete for good', page, async () => {
      await button('Delete permanently').first().click();
      await page.getByRole('alertdialog').waitFor();
    });
    await button('Cancel').click();
    await page.route('**/api/trash', (route) => route.fulfill({ json: [] }));
    await state('empty', page, async () => {
      await page.getByRole('link', { name: 'Devices' }).click();
      await page.getByRole('link', { name: 'Your data' }).click();
      await page.getByText('The trash is empty.').waitFor();
    });
  },
};
