import { ATTACHMENT_NAMES_FIELD } from '#shared/contracts/uploads.ts';
import type { Page } from 'playwright-core';
import type { Journey, PageOptions } from './journey.ts';

export const PHONE_VIEWPORT = { width: 360, height: 740 };

export interface SharedLeavebitSeed {
  description: string;
  infoFields?: string;
  /** Each recipient with their rule. */
  recipients: Record<string, object>;
  files?: { name: string; bytes: Buffer }[];
  /** Makes it a sealed one. Then the texts and files have to be age files. */
  sealedNames?: string;
}

/** Creates a LeaveBit with the request that a signed-in owner's browser sends. @returns its id. */
export function createSharedLeavebit(
  owner: Page,
  { description, infoFields = '', recipients, files = [], sealedNames }: SharedLeavebitSeed,
): Promise<number> {
  const fields = {
    description,
    infoFields,
    sharingEmails: JSON.stringify(Object.keys(recipients)),
    sharingConfig: JSON.stringify(recipients),
    [ATTACHMENT_NAMES_FIELD]: JSON.stringify(files.map(({ name }) => name)),
    ...(sealedNames !== undefined && { sealed: 'true', sealedNames }),
  };
  const attached = files.map(({ name, bytes }) => ({ name, base64: bytes.toString('base64') }));
  return owner.evaluate(
    async ([fields, attached]) => {
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.append(name, value);
      for (const { name, base64 } of attached) {
        const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
        body.append('attachments', new File([bytes], name));
      }
      const token = decodeURIComponent(/XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? '');
      const headers = { 'X-CSRF-Token': token };
      const answer = await fetch('/api/trigger-bytes', { method: 'POST', headers, body });
      if (!answer.ok) throw new Error(await answer.text());
      return ((await answer.json()) as { id: number }).id;
    },
    [fields, attached] as const,
  );
}

/** Opens a recipient's link on a phone. */
export async function openRecipientLink(
  journey: Journey,
  path: string,
  options: PageOptions = PHONE_VIEWPORT,
): Promise<Page> {
  const page = await journey.openPage(options);
  await page.goto(`${journey.origin}${path}`);
  await page.getByRole('heading', { level: 1, name: 'Verify Access' }).waitFor();
  return page;
}

/** Requests a code on a verification screen that asks for the address, and enters it. */
export async function verifyAddressOnPage(journey: Journey, page: Page, email: string): Promise<void> {
  await page.getByLabel('Email address').fill(email);
  const code = await journey.codeAfter(email, () => page.getByRole('button', { name: 'Send code' }).click());
  await page.getByLabel('Verification code').fill(code);
  await page.keyboard.press('Enter');
}

/** The session stored in this tab. */
export const readStoredSession = (page: Page): Promise<string | null> =>
  page.evaluate(() => sessionStorage.getItem('leavebits.emailSessionId'));
