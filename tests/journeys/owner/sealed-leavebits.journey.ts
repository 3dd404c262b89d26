import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { formatSealedNames } from '#client/features/sealing/sealed-names.ts';
import { encodeLinkEmail } from '#shared/domain/encoded-email.ts';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { startAsOwner, startJourney, type Journey } from '../../support/browser/journey.ts';
import { locateOwnerHome } from '../../support/browser/owner-home.ts';
import {
  createAgeKey,
  opaqueName,
  sealBytes,
  sealText,
  wrapKey,
  type AgeKey,
} from '../../support/sealing/age.ts';

const PASSPHRASE = 'four old blue kettles';
const LENA = 'lena@example.org';
const NAME = 'For Lena';
const FIRST = 'The letters are in the attic.';
const TEXT = 'The letters are in the cellar.';
const DEED = 'This house is yours.';

let journey: Journey;
let page: Page;
let home: ReturnType<typeof locateOwnerHome>;

beforeAll(async () => {
  journey = await startJourney();
  page = await journey.openPage({ width: 360, height: 740 });
  home = locateOwnerHome(page);
  await startAsOwner(journey, page, 'sealed@example.org');
  const [mine, lenas, old] = [await createAgeKey(), await createAgeKey(), await createAgeKey()];
  await call('PUT', '/api/account/sealing', {
    data: { publicKey: mine.publicKey, wrappedKey: await wrapKey(mine, PASSPHRASE) },
  });
  const { id } = await saveSealed(NAME, [mine, lenas]);
  await call('PATCH', `/api/trigger-bytes/${id}`, {
    data: { infoFields: await sealText(TEXT, mine, lenas) },
  });
  await call('PUT', `/api/people/${encodeLinkEmail(LENA)}/card`, { data: { publicKey: lenas.publicKey } });
  const { id: oldId } = await saveSealed('Sealed long ago', [old]);
  await call('PATCH', `/api/trigger-bytes/${oldId}`, { data: { infoFields: await sealText(TEXT, old) } });
  await page.reload();
  await home.title(NAME).waitFor();
});
afterAll(async () => {
  journey.expectNoPageErrors();
  await journey[Symbol.asyncDispose]();
});

async function call(method: string, path: string, body: { data?: object; multipart?: FormData }) {
  const csrf = (await page.context().cookies(journey.origin)).find(({ name }) => name === 'XSRF-TOKEN')!;
  const headers = { 'X-CSRF-Token': decodeURIComponent(csrf.value) };
  const answer = await page.context().request.fetch(journey.origin + path, { method, headers, ...body });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return answer;
}

async function saveSealed(description: string, keys: AgeKey[]): Promise<{ id: number }> {
  const multipart = new FormData();
  multipart.set('description', description);
  multipart.set('sharingEmails', JSON.stringify([LENA]));
  multipart.set('sealed', 'true');
  multipart.set('infoFields', await sealText(FIRST, ...keys));
  const names = { [opaqueName(1)]: { name: 'Deed of the house.txt', type: 'text/plain', for: [] } };
  multipart.set('sealedNames', await sealText(formatSealedNames(names), ...keys));
  multipart.append('attachments', new File([new Uint8Array(await sealBytes(DEED, ...keys))], opaqueName(1)));
  return (await call('POST', '/api/trigger-bytes', { multipart })).json() as Promise<{ id: number }>;
}

/** Nothing on the page is encrypted text or a name that only the server uses. */
async function expectNothingArmored() {
  const shown = await page.locator('body').innerText();
  expect(shown).not.toMatch(/AGE ENCRYPTED|00000000-0000/);
}

async function unlock(passphrase = PASSPHRASE) {
  const dialog = home.dialog('Open what you’ve sealed');
  await dialog.getByLabel('Passphrase for sealed LeaveBits').fill(passphrase);
  await home.button('Open', dialog).click();
}

it('an owner reads what they sealed after entering the passphrase, and not after a reload', async () => {
  const card = home.card(NAME);
  await card.getByText('Sealed', { exact: true }).waitFor();
  await home.button('Show more', card).click();
  await card.getByText('Sealed: only you and the cards of your recipients open it.').waitFor();
  await expectNothingArmored();
  await expectAccessible(page);
  await page.getByLabel('Search').fill('cellar');
  await page.getByText('but not the text and files that you’ve sealed').waitFor();
  await page.getByLabel('Search').fill('');

  await home.button('Open', card).click();
  await home.dialog('Open what you’ve sealed').waitFor();
  await expectAccessible(page);
  await unlock('wrong passphrase');
  await page.getByText('This passphrase is wrong.').waitFor();
  await unlock();
  await card.getByText(TEXT).waitFor();
  const download = page.waitForEvent('download');
  await home.button('Download Deed of the house.txt', card).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('Deed of the house.txt');
  expect(await readFile(await file.path(), 'utf8')).toBe(DEED);
  await expectNothingArmored();
  await expectAccessible(page);

  const other = home.card('Sealed long ago');
  await home.button('Show more', other).click();
  await other.getByText('Your key doesn’t open this.').waitFor();
  await page.reload();
  await home.button('Show more', card).click();
  await home.button('Open', card).waitFor();
});

it('editing asks for the passphrase, says what can’t be opened, and compares with sealed versions', async () => {
  const card = home.card(NAME);
  await home.button('Edit', card).click();
  const dialog = home.dialog('Open what you’ve sealed');
  await home.button('Cancel', dialog).click();
  await dialog.waitFor({ state: 'hidden' });
  expect(await home.edit.count()).toBe(0);
  await home.button('Edit', card).click();
  await unlock();
  await home.edit.waitFor();
  await expect.poll(() => home.edit.getByLabel('Info').inputValue()).toBe(TEXT);
  await home.edit.getByText('Deed of the house.txt').waitFor();
  await home.button('Earlier versions', home.edit).click();
  const versions = home.dialog('Earlier versions');
  await versions.getByText('attic').waitFor();
  await versions.getByText('cellar').waitFor();
  await expectNothingArmored();
  await expectAccessible(page);
  await home.button('Close', versions).last().click();
  await home.button('Close', home.edit).click();
  await home.edit.waitFor({ state: 'hidden' });

  await home.button('Edit', home.card('Sealed long ago')).click();
  const closed = home.dialog('It can’t be edited');
  await closed.getByText('Your key doesn’t open this.').waitFor();
  await expectAccessible(page);
  await home.button('Earlier versions', closed).click();
  await versions.getByText('Your key doesn’t open this.').waitFor();
  await versions.getByText('Compared with now: its text is sealed').waitFor();
  await expectNothingArmored();
  await expectAccessible(page);
  await home.button('Go back to this version', versions).click();
  await page.getByText(/^Restored the version from/).waitFor();
  await closed.waitFor({ state: 'hidden' });
});

it('sharing says that a new person needs a card, and the plan that a card doesn’t open what was sealed before', async () => {
  const card = home.card(NAME);
  await home.button('Sharing', card).click();
  await home.sharing.getByText('Sealed', { exact: true }).waitFor();
  await home.sharing.getByLabel('Sharing Emails').fill('jonas@example.org');
  await home.button('Add email', home.sharing).click();
  await home.sharing.getByText(/jonas@example.org can’t open it until you’ve edited it/).waitFor();
  await expectAccessible(page);
  await home.button('Close', home.sharing).click();
  await home.button('Close without saving', home.alert()).click();
  await home.sharing.waitFor({ state: 'hidden' });

  await page.getByText('If you died today').click();
  await page
    .getByText(`${LENA}’s card doesn’t open “${NAME}” yet, because it was sealed without that card`)
    .waitFor();
  await page.getByText(`Nobody has tried ${LENA}’s card yet.`).waitFor();
  await expectAccessible(page);
});
