import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import type { ReleaseConfig } from '#shared/contracts/release.ts';
import { encodeLinkEmail } from '#shared/domain/encoded-email.ts';
import type { ReleaseSetting } from '#shared/domain/release.ts';

/** The parts of the owner's home, located by accessible name. */
export function locateOwnerHome(page: Page) {
  const dialog = (name: string | RegExp) => page.getByRole('dialog', { name, exact: true });
  const title = (name: string) => page.getByRole('heading', { level: 2, name, exact: true });
  return {
    dialog,
    title,
    alert: (name?: string | RegExp) => page.getByRole('alertdialog', name ? { name } : {}),
    button: (name: string | RegExp, within: Page | Locator = page) =>
      within.getByRole('button', { name, exact: true }),
    card: (name: string) => page.getByRole('listitem').filter({ has: title(name) }),
    create: dialog('Create LeaveBit'),
    edit: dialog('Edit LeaveBit'),
    sharing: dialog('Sharing'),
    shareSelected: dialog('Share Selected'),
    files: page.locator('main input[type=file]'),
    toast: page.locator('li[data-swipe-direction][data-state=open]'),
  };
}

/**
 * Waits until each of these lines is shown once: by the one toast, or by the page itself. The toast must contain nothing else,
 * and nothing that the page shows.
 */
export async function expectToast(page: Page, ...lines: string[]): Promise<void> {
  const { toast } = locateOwnerHome(page);
  const said = async () => {
    const toasts = (await toast.allInnerTexts()).map((text) => text.split(/\n+/).filter(Boolean));
    const inline = await page.locator(INLINE).evaluateAll(inWords);
    const restBeside = (texts: string[]) =>
      lines.filter((line) => !texts.some((text) => text.includes(line)));
    // What is scrolled out of view may be shown by both.
    const rests = [
      inline.map(({ text }) => text),
      inline.filter(({ isSeen }) => isSeen).map(({ text }) => text),
    ]
      .map(restBeside)
      .map((rest) => JSON.stringify(rest.length > 0 ? [rest] : []));
    return { toasts, isRest: rests.includes(JSON.stringify(toasts)) };
  };
  await expect.poll(said, { message: `the one toast: ${lines.join(' / ')}` }).toMatchObject({ isRest: true });
}

/** Runs in the page. `isSeen`: nothing covers its middle, and it is on the screen. */
const inWords = (all: Element[]) =>
  all.map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    const text = (element as HTMLElement).innerText.replaceAll(/\s+/g, ' ');
    return { text, isSeen: element.contains(found) };
  });

/** The page's own feedback on a user's action. */
const INLINE =
  ':is(#root, [role=dialog], [role=alertdialog]) :is([role=alert], [role=status], [id$="-error"]):visible';

/** Checks and presses in one step, because a toast may vanish in between. */
export async function dismissToasts(page: Page): Promise<void> {
  const { toast } = locateOwnerHome(page);
  await toast.evaluateAll((toasts) => toasts.forEach((one) => one.querySelector('button')!.click()));
  await expect.poll(() => toast.count()).toBe(0);
}

/** Opens the list of templates, which is collapsed on a narrow page. */
export async function openTemplateList(
  page: Page,
  press = (button: Locator): Promise<void> => button.click(),
): Promise<void> {
  const button = page.getByRole('button', { name: /^Not sure where to start/ });
  // It opens automatically for an owner without a LeaveBit, once the list has loaded.
  await button.getByText(/ of \d/).waitFor();
  if ((await button.getAttribute('aria-expanded')) === 'false') await press(button);
}

/** Closes every dialog without saving, and every toast. Faster than a reload. */
export async function closeDialogsAndToasts(page: Page): Promise<void> {
  const { alert, button } = locateOwnerHome(page);
  const dialogs = page.locator('[role=dialog], [role=alertdialog]');
  const closeOne = async () => {
    if (await alert('Close without saving?').isVisible()) await button('Close without saving').click();
    else if ((await dialogs.count()) > 0) await page.keyboard.press('Escape');
    return dialogs.count();
  };
  await expect.poll(closeOne, { interval: 100 }).toBe(0);
  await dismissToasts(page);
}

export interface SeededLeavebit {
  description: string;
  infoFields?: string;
  sharingEmails?: string[];
  sharingConfig?: Record<string, ReleaseSetting>;
  /** Names of small files, or names mapped to sizes. */
  files?: string[] | Record<string, number>;
}

/** Creates LeaveBits for the owner signed in on this page, and shows them. The last one is the newest. */
export async function seedAndShowLeavebits(page: Page, leavebits: SeededLeavebit[]): Promise<void> {
  await saveLeavebits(page.context(), new URL(page.url()).origin, leavebits);
  await page.reload();
  await expectLeavebitCard(page, leavebits.at(-1)!);
}

/** Waits until a LeaveBit is shown among the cards. */
export const expectLeavebitCard = (page: Page, { description }: SeededLeavebit): Promise<void> =>
  page.getByRole('heading', { level: 2, name: description || 'No description yet' }).waitFor();

/** The same without a page: for the owner who has a session and the CSRF cookie in this browser. */
export async function saveLeavebits(
  context: BrowserContext,
  origin: string,
  leavebits: SeededLeavebit[],
): Promise<void> {
  const csrf = (await context.cookies(origin)).find(({ name }) => name === 'XSRF-TOKEN')!;
  const headers = { 'X-CSRF-Token': decodeURIComponent(csrf.value) };
  for (const {
    description,
    infoFields = '',
    sharingEmails = [],
    sharingConfig = {},
    files = [],
  } of leavebits) {
    const multipart = new FormData();
    multipart.set('description', description);
    multipart.set('infoFields', infoFields);
    multipart.set('sharingEmails', JSON.stringify(sharingEmails));
    multipart.set('sharingConfig', JSON.stringify(sharingConfig));
    const contents = Array.isArray(files)
      ? files.map((name) => [name, name] as const)
      : Object.entries(files).map(([name, size]) => [name, new Uint8Array(size)] as const);
    for (const [name, content] of contents) multipart.append('attachments', new File([content], name));
    const answer = await context.request.post(`${origin}/api/trigger-bytes`, { headers, multipart });
    if (!answer.ok()) throw new Error(`${description}: ${answer.status()} ${await answer.text()}`);
  }
}

/** The same owner changes a LeaveBit on another computer. */
export const changeLeavebitElsewhere = (
  page: Page,
  description: string,
  change: Partial<Pick<Leavebit, 'description' | 'infoFields' | 'sharingEmails'>> & {
    deletedFiles?: string[];
  },
) => callElsewhere(page, description, { method: 'PATCH', body: JSON.stringify(change) });

/** The same owner deletes a LeaveBit on another computer. */
export const deleteLeavebitElsewhere = (page: Page, description: string) =>
  callElsewhere(page, description, { method: 'DELETE' });

async function callElsewhere(
  page: Page,
  description: string,
  call: { method: string; body?: string },
): Promise<void> {
  await page.evaluate(
    async ([wanted, init]) => {
      const token = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '');
      const all = (await (await fetch('/api/trigger-bytes')).json()) as { id: number; description: string }[];
      const id = all.find((leavebit) => leavebit.description === wanted)!.id;
      const answer = await fetch(`/api/trigger-bytes/${id}`, {
        ...init,
        headers: { 'X-CSRF-Token': token, 'Content-Type': 'application/json' },
      });
      if (!answer.ok) throw new Error(`${wanted}: ${answer.status} ${await answer.text()}`);
    },
    [description, call] as const,
  );
}

/** Creates sparse files of a given size. They are removed with the folder. */
export async function createEmptyFiles(): Promise<
  AsyncDisposable & { make(name: string, bytes: number): Promise<string> }
> {
  const folder = await mkdtemp(join(tmpdir(), 'leavebits-files-'));
  return {
    async make(name, bytes) {
      const path = join(folder, name);
      const file = await open(path, 'w');
      await file.truncate(bytes);
      await file.close();
      return path;
    },
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Changes the owner's release settings from elsewhere, as another window would. */
export async function saveReleaseConfigElsewhere(page: Page, change: Partial<ReleaseConfig>): Promise<void> {
  await page.evaluate(async (wanted) => {
    const path = '/api/release-config';
    const saved = (await (await fetch(path)).json()) as object;
    const token = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '');
    const headers = { 'Content-Type': 'application/json', 'X-CSRF-Token': token };
    const body = JSON.stringify({ ...saved, ...wanted });
    const answer = await fetch(path, { method: 'PUT', headers, body });
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  }, change);
}

/** Chooses the language of our emails to a person, without the page's controls. */
export async function choosePersonLanguage(page: Page, email: string, language: string): Promise<void> {
  const path = `/api/people/${encodeLinkEmail(email)}`;
  const status = await page.evaluate(
    async ([path, language]) => {
      const token = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '');
      const headers = { 'Content-Type': 'application/json', 'X-CSRF-Token': token };
      return (await fetch(path!, { method: 'PUT', headers, body: JSON.stringify({ language }) })).status;
    },
    [path, language],
  );
  expect(status).toBe(200);
}
