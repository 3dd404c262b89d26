import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { formatSealedNames } from '#client/features/sealing/sealed-names.ts';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { encodeLinkEmail } from '#shared/domain/encoded-email.ts';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { startAsOwner, startJourney, type Journey } from '../../support/browser/journey.ts';
import { locateOwnerHome } from '../../support/browser/owner-home.ts';
import {
  createAgeKey,
  opaqueName,
  openBytes,
  openText,
  sealBytes,
  sealText,
  wrapKey,
  type AgeKey,
} from '../../support/sealing/age.ts';

const PASSPHRASE = 'four old blue kettles';
const LENA = 'lena@example.org';
const FIRST = 'The letters are in the attic.';
const SECOND = 'The letters are in the cellar.';

let journey: Journey;
let page: Page;
let home: ReturnType<typeof locateOwnerHome>;
let mine: AgeKey;
let lenasOld: AgeKey;
let lenas: AgeKey;

beforeAll(async () => {
  journey = await startJourney();
  page = await journey.openPage({ width: 360, height: 740 });
  home = locateOwnerHome(page);
  await startAsOwner(journey, page, 'versions@example.org');
  [mine, lenasOld, lenas] = [await createAgeKey(), await createAgeKey(), await createAgeKey()];
  const wrappedKey = await wrapKey(mine, PASSPHRASE);
  await call('PUT', '/api/account/sealing', { data: { publicKey: mine.publicKey, wrappedKey } });
});
afterAll(async () => {
  journey.expectNoPageErrors();
  await journey[Symbol.asyncDispose]();
});

async function call(method: string, path: string, body: { data?: object; multipart?: FormData } = {}) {
  const csrf = (await page.context().cookies(journey.origin)).find(({ name }) => name === 'XSRF-TOKEN')!;
  const headers = { 'X-CSRF-Token': decodeURIComponent(csrf.value) };
  const answer = await page.context().request.fetch(journey.origin + path, { method, headers, ...body });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return answer;
}

const read = async (id: number) =>
  ((await (await call('GET', '/api/trigger-bytes')).json()) as Leavebit[]).find((one) => one.id === id)!;

const keysOf = (...keys: AgeKey[]) => keys.map(({ publicKey }) => publicKey);

/** Sealed for Lena's old card, and then, with another text, for her new one. */
async function saveForBothCards(description: string): Promise<number> {
  const names = (...keys: AgeKey[]) =>
    sealText(
      formatSealedNames({ [opaqueName(1)]: { name: 'deed.txt', type: 'text/plain', for: keysOf(...keys) } }),
      ...keys,
    );
  const multipart = new FormData();
  multipart.set('description', description);
  multipart.set('sharingEmails', JSON.stringify([LENA]));
  multipart.set('sealed', 'true');
  multipart.set('infoFields', await sealText(FIRST, mine, lenasOld));
  multipart.set('sealedNames', await names(mine, lenasOld));
  multipart.set('sealedFor', JSON.stringify(keysOf(mine, lenasOld)));
  const deed = new Uint8Array(await sealBytes('The deed', mine, lenasOld));
  multipart.append('attachments', new File([deed], opaqueName(1)));
  const { id } = (await (await call('POST', '/api/trigger-bytes', { multipart })).json()) as Leavebit;
  await call('PUT', `/api/people/${encodeLinkEmail(LENA)}/card`, { data: { publicKey: lenas.publicKey } });
  await call('PATCH', `/api/trigger-bytes/${id}`, {
    data: { infoFields: await sealText(SECOND, mine, lenas), sealedFor: keysOf(mine, lenas) },
  });
  await page.reload();
  await home.title(description).waitFor();
  return id;
}

async function openVersions(description: string) {
  await home.button('Edit', home.card(description)).click();
  const dialog = home.dialog('Open what you’ve sealed');
  await dialog.getByLabel('Passphrase for sealed LeaveBits').fill(PASSPHRASE);
  await home.button('Open', dialog).click();
  await home.edit.waitFor();
  await home.button('Earlier versions', home.edit).click();
  const versions = home.dialog('Earlier versions');
  await versions.getByText('attic').waitFor();
  return versions;
}

it('going back to a sealed version says whom it is closed to, and seals it again for everyone', async () => {
  const id = await saveForBothCards('For Lena');
  const versions = await openVersions('For Lena');
  await versions
    .getByText(`${LENA} couldn’t open its text, because that was sealed without their current card.`)
    .waitFor();
  await expectAccessible(page);
  await home.button('Go back and seal again for everyone', versions).click();
  await page.getByText(/^Restored the version from/).waitFor();
  await home.edit.waitFor({ state: 'hidden' });

  const saved = await read(id);
  const [name] = saved.attachments;
  const file = await call('GET', `/api/trigger-bytes/${id}/attachments/${name}`);
  for (const key of [mine, lenas]) {
    expect(await openText(saved.infoFields, key)).toBe(FIRST);
    expect(await openText(saved.sealedNames!, key)).toContain('deed.txt');
    expect(Buffer.from(await openBytes(await file.body(), key)).toString()).toBe('The deed');
  }
  await expect(openText(saved.infoFields, lenasOld)).rejects.toThrow('no identity matched');

  // The form begins with what came back.
  await home.button('Edit', home.card('For Lena')).click();
  await expect.poll(() => home.edit.getByLabel('Info').inputValue()).toBe(FIRST);
  await home.edit.getByText('deed.txt').waitFor();
  await home.edit.getByLabel('Description').fill('For Lena, later');
  await home.button('Update LeaveBit', home.edit).click();
  await home.button('Yes, Proceed', home.alert()).click();
  await page.getByText('LeaveBit updated successfully').first().waitFor();
  // The same text isn't sealed again, so that no mail takes it for another one.
  expect(await read(id)).toMatchObject({
    description: 'For Lena, later',
    infoFields: saved.infoFields,
    sealedNames: saved.sealedNames,
  });
});

it('going back without sealing again closes the form, whose next save isn’t a conflict', async () => {
  const id = await saveForBothCards('Another letter');
  const card = home.card('Another letter');
  const versions = await openVersions('Another letter');
  await home.button('Go back to this version', versions).click();
  await page.getByText(/^Restored the version from/).waitFor();
  await home.edit.waitFor({ state: 'hidden' });
  await home.button('Edit', card).click();
  await expect.poll(() => home.edit.getByLabel('Info').inputValue()).toBe(FIRST);
  await home.edit.getByLabel('Info').fill('The letters are gone.');
  await home.edit.getByLabel('Sharing Emails').fill('jonas@example.org');
  await home.button('Update LeaveBit', home.edit).click();
  await home.alert().getByText('can read this, with their card, today').waitFor();
  await home.alert().getByText('jonas@example.org has no card yet').waitFor();
  await expectAccessible(page);
  await home.button('Yes, Proceed', home.alert()).click();
  await page.getByText('LeaveBit updated successfully').first().waitFor();
  expect(await openText((await read(id)).infoFields, lenas)).toBe('The letters are gone.');
});
