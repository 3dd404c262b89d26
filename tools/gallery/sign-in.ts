import type { Page } from 'playwright-core';
import { DEMO_PASSWORD, demoPeople } from '../demo/demo-content.ts';
import type { GalleryStage } from './stage.ts';

/** Signs the demo's owner in, ending on their home. */
export async function signInDemoOwner({ open, codeAfter }: GalleryStage): Promise<Page> {
  const page = await open('/auth');
  await page.getByLabel('Email address').fill(demoPeople.owner);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  const code = await codeAfter(demoPeople.owner, () => page.keyboard.press('Enter'));
  await page.getByLabel('Verification code').fill(code);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Your LeaveBits' }).waitFor();
  await page.getByRole('heading', { level: 2, name: 'Family recipes' }).waitFor();
  return page;
}

/** Verifies an address at the current page's verification step. */
export async function verifyRecipientEmail(
  { codeAfter }: GalleryStage,
  page: Page,
  email: string,
): Promise<void> {
  const field = page.getByLabel('Email address');
  await page.getByRole('button', { name: 'Send code' }).waitFor();
  if ((await field.count()) > 0) await field.fill(email);
  const code = await codeAfter(email, () => page.getByRole('button', { name: 'Send code' }).click());
  await page.getByLabel('Verification code').fill(code);
  await page.keyboard.press('Enter');
}
