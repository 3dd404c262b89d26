import type { Page } from 'playwright-core';
import type { PlanHealth } from '#shared/contracts/plan.ts';
import type { OwnerReport, ReporterStatus } from '#shared/contracts/release.ts';
import { MINUTE_MS } from '#shared/domain/durations.ts';
import { demoPeople } from '../demo/demo-content.ts';
import { signInDemoOwner } from './sign-in.ts';
import type { GalleryChapter, GalleryStage } from './stage.ts';

export const homeGalleryChapter: GalleryChapter = {
  name: 'home',
  async play(stage) {
    const { state } = stage;
    const page = await signInDemoOwner(stage);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 2, name: 'My will and legal papers' }) });
    const inCard = (name: string) => card.getByRole('button', { name, exact: true });
    const close = async () => {
      for (
        let tries = 0;
        tries < 4 && (await page.locator('[role=dialog], [role=alertdialog]').count());
        tries += 1
      ) {
        await page.keyboard.press('Escape');
        await page.waitForTimeout(350);
      }
    };
    const above = async (name: string, reach: () => Promise<unknown>) => {
      await state(name, page, async () => {
        await reach();
        await page.locator('[role=dialog], [role=alertdialog]').last().waitFor();
        await page
          .getByRole('status')
          .filter({ hasText: /^Loading/ })
          .first()
          .waitFor({ state: 'detached' });
      });
      await close();
    };

    await state('populated, with a running report', page, () => card.waitFor());
    await state('a running report, further down', page, async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await page.getByText('There’s a report about you.').waitFor();
    });
    // Collapsed for an owner who has used the home before.
    await page.getByRole('button', { name: 'Not sure where to start' }).click();
    await above('template', () => button('Passwords').click());
    await state('checklist folded', page, () =>
      page.getByRole('button', { name: 'Not sure where to start' }).click(),
    );
    await state('expanded', page, () => inCard('Show more').click());
    await state('reminder sent', page, async () => {
      await page
        .getByRole('button', { name: /^Remind / })
        .first()
        .click();
      await page.getByText('A reminder is on its way.').waitFor();
      await page.evaluate(() => scrollTo(0, 0));
    });
    await above('menu', () => button('Menu').click());
    const fromMenu = (name: string) => async () => {
      await button('Menu').click();
      await button(name).click();
    };
    for (const name of ['Reports', 'Payment history', 'Cancel subscription']) {
      await above(name.toLowerCase(), fromMenu(name));
    }
    await releaseConfiguration(stage, page);
    await above('refute', () => button('Refute the report').first().click());
    await above('create', () => page.getByRole('button', { name: 'Create LeaveBit' }).first().click());
    await leavingTheForm(stage, page);
    await above('edit', () => inCard('Edit').click());
    await above('sharing', () => inCard('Sharing').click());
    await above('delete', () => inCard('Delete').click());
    await state('selected', page, () => button('Select All').click());
    await above('share selected', () => button('Share Selected').click());
    await above('delete selected', () => button('Delete Selected').click());
    await button('Select None')
      .click()
      .catch(() => undefined);
    await state('offline', page, async () => {
      await page.evaluate(() => window.scrollTo(0, 0));
      await page.context().setOffline(true);
      await page.getByText('offline').first().waitFor();
    });
    await page.context().setOffline(false);
    await plan(stage, page);
    await drafts(stage, page);
    await afterRelease(stage, page);
    await faults(stage, page);
    await idle(stage, page);
  },
};

async function releaseConfiguration({ state }: GalleryStage, page: Page): Promise<void> {
  await state('release configuration', page, async () => {
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('link', { name: 'Release configuration' }).click();
    await page.getByRole('button', { name: 'Save configuration' }).waitFor();
  });
  await page.route('**/api/reporter-status', async (route) => {
    const [first, ...others] = (await (await route.fetch()).json()) as ReporterStatus;
    const declined = { ...first, answer: 'decline', answeredAt: '2030-06-06T09:00:00.000Z' };
    await route.fulfill({ json: [declined, ...others] });
  });
  await state('release configuration, one has declined', page, async () => {
    await page.reload();
    await page.getByText(/declined, so only 2 are left/).waitFor();
  });
  await page.unroute('**/api/reporter-status');
  await page.route('**/api/release-config', async (route) => {
    const json = (await (await route.fetch()).json()) as object;
    const ways = {
      secondEmail: 'anna@second.example',
      secondEmailVerified: true,
      phoneNumber: '+27825550101',
    };
    await route.fulfill({ json: { ...json, ...ways, phoneNumberVerified: false, sendsTexts: true } });
  });
  await state('release configuration, second ways', page, async () => {
    await page.reload();
    await page.getByText('Not verified yet.').waitFor();
  });
  await page.unroute('**/api/release-config');
  await page.reload();
  await state('release configuration, with a new reporter', page, async () => {
    await page.getByLabel('Designated reporters').fill('Vera Brandt <vera@gmial.com>');
    await page.getByRole('button', { name: 'Add reporter' }).click();
  });
  await state('release configuration, leaving it', page, () =>
    page.getByRole('link', { name: 'Back to your LeaveBits' }).click(),
  );
  await page.getByRole('button', { name: 'Leave without saving' }).click();
  await page.getByRole('heading', { level: 1, name: 'Your LeaveBits' }).waitFor();
}

async function leavingTheForm({ state }: GalleryStage, page: Page): Promise<void> {
  const field = page.getByLabel('Description', { exact: true });
  await state('closing the form without saving', page, async () => {
    await page.getByRole('button', { name: 'Create LeaveBit' }).first().click();
    await field.fill('The garden');
    await page.getByLabel('Info (Optional)').fill('The lemon tree needs water twice a week.');
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').waitFor();
  });
  await page.getByRole('button', { name: 'Close without saving' }).click();
  await field.waitFor({ state: 'detached' });
}

/** What can be wrong with a plan. All of it at once, and the worst first, as the server lists it. */
async function plan({ state }: GalleryStage, page: Page): Promise<void> {
  const read = async <Answer>(path: string) =>
    (await (await page.request.get(new URL(path, page.url()).href)).json()) as Answer;
  const leavebits = await read<{ id: number }[]>('/api/trigger-bytes');
  const health = await read<PlanHealth>('/api/plan-health');
  const problems: PlanHealth['problems'] = [
    { code: 'reporters-unanswered', subject: null },
    { code: 'subscription-ends', subject: null },
    { code: 'all-reporters-needed', subject: null },
    { code: 'reporters-are-recipients', subject: null },
    { code: 'reporter-moved', subject: demoPeople.paul },
    { code: 'recipient-unreachable', subject: demoPeople.lena },
    { code: 'nobody-reached', subject: String(leavebits[0]!.id) },
    { code: 'leavebit-incomplete', subject: String(leavebits[1]!.id) },
  ];
  const summary = page.getByRole('heading', { name: 'If you died today' });
  const show = async (name: string, change: Partial<PlanHealth>) => {
    await page.route('**/api/plan-health', (route) =>
      route.fulfill({ json: { ...health, isReported: false, ...change } }),
    );
    await state(name, page, async () => {
      await page.reload();
      await summary.click();
      await page.getByRole('link', { name: 'What opens when' }).waitFor();
    });
    await page.unroute('**/api/plan-health');
  };
  await show('plan with findings', { problems, subscriptionEndsAt: '2031-06-06T09:00:00.000Z' });
  await show('plan that would work', { problems: [] });
}

/** Unsaved changes, collapsed and opened on a phone. */
async function drafts({ state }: GalleryStage, page: Page): Promise<void> {
  const title = 'You have unsaved changes';
  await page.route('**/api/drafts', (route) =>
    route.fulfill({ json: [{ leavebitId: null, seqno: null, savedAt: '2031-06-06T09:00:00.000Z' }] }),
  );
  await state('unsaved changes', page, async () => {
    await page.reload();
    await page.getByText(title).first().waitFor();
  });
  await state('unsaved changes, opened on a phone', page, async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: title }).click();
  });
  await page.unroute('**/api/drafts');
}

/** Server errors, mocked in the browser. */
async function faults({ state }: GalleryStage, page: Page): Promise<void> {
  const again = async (
    path: string,
    answer: Parameters<Page['route']>[1],
    name: string,
    text: string | RegExp,
  ) => {
    await page.route(`**${path}`, answer);
    await state(name, page, async () => {
      await page.reload();
      await page.getByText(text).first().waitFor({ state: 'attached' });
      await page.getByText('reported that you have died').first().waitFor();
    });
    await page.unroute(`**${path}`);
  };
  await again(
    '/api/trigger-bytes',
    async (route) => {
      const list = (await (await route.fetch()).json()) as { sharingEmails: string[] }[];
      const leftAt = '2030-06-06T09:00:00.000Z';
      const json = list.map((one) => ({ ...one, leftBy: { [one.sharingEmails[0]!]: leftAt } }));
      await route.fulfill({ json });
    },
    'recipients who left',
    /Left on/,
  );
  await again(
    '/api/reports',
    async (route) => {
      const [report, ...others] = (await (await route.fetch()).json()) as OwnerReport[];
      const denied = { kind: 'denied', at: report!.reportedAt, email: demoPeople.paul };
      await route.fulfill({ json: [{ ...report, events: [...report!.events, denied] }, ...others] });
    },
    'a running report, one says that it is not true',
    /says it isn’t true/,
  );
  await again(
    '/api/reports',
    async (route) => {
      const [report, ...others] = (await (await route.fetch()).json()) as OwnerReport[];
      const by = { at: report!.reportedAt, email: demoPeople.paul };
      const denied = { ...by, kind: 'denied', reason: 'I saw her at the market.' };
      const events = [...report!.events, denied, { ...by, kind: 'confirmed' }];
      await route.fulfill({ json: [{ ...report, events }, ...others] });
    },
    'a running report, one has changed their answer',
    /but confirmed the report/,
  );
  await again('/api/trigger-bytes', () => undefined, 'loading', /Loading/);
  await again(
    '/api/trigger-bytes',
    (route) => route.fulfill({ status: 500, json: { message: 'Something went wrong on our side.' } }),
    'could not be loaded',
    /Try again/,
  );
  await again(
    '/api/trigger-bytes',
    (route) => route.fulfill({ json: [] }),
    'empty',
    'You have no LeaveBits yet',
  );
  await page.route('**/api/subscription-reactivation-amount', (route) =>
    route.fulfill({
      json: { amount: '3.00', monthsOwed: 2, adminFee: '1.00', amountZar: '52.50', rate: '17.50' },
    }),
  );
  await again(
    '/api/user-subscription',
    async (route) => {
      const subscription = (await (await route.fetch()).json()) as object;
      const blocked = { status: 'Cancelled', isBlocked: true, isActive: false, nextPaymentAmountZar: null };
      await route.fulfill({ json: { ...subscription, ...blocked } });
    },
    'blocked',
    'LeaveBits Unavailable',
  );
}

/** The home of a living owner after a release, before and after locking everything again. */
async function afterRelease({ state }: GalleryStage, page: Page): Promise<void> {
  const at = '2031-06-06T09:00:00.000Z';
  let status = 'released';
  await page.route('**/api/reports', async (route) => {
    const [report] = (await (await route.fetch()).json()) as object[];
    const events = [{ kind: status, at: new Date().toISOString(), email: null }];
    await route.fulfill({ json: [{ ...report, status, events }] });
  });
  await page.route('**/api/user-subscription', async (route) => {
    const subscription = (await (await route.fetch()).json()) as object;
    const ended = { status: 'Cancelled', isBlocked: false, isActive: false, nextPaymentDate: at };
    await route.fulfill({ json: { ...subscription, ...ended, nextPaymentAmountZar: null } });
  });
  const lock = page.getByRole('button', { name: 'Lock everything again' });
  await state('after a release', page, async () => {
    await page.reload();
    await lock.waitFor();
  });
  await state('lock everything again', page, async () => {
    await lock.click();
    await page.getByText('PayFast no longer charges').waitFor();
  });
  status = 'revoked';
  await state('everything is locked again', page, async () => {
    await page.reload();
    await page.getByRole('link', { name: 'Set up the payment' }).waitFor();
    await page.getByRole('heading', { level: 2, name: 'Family recipes' }).waitFor();
  });
  await page.unroute('**/api/reports');
  await page.unroute('**/api/user-subscription');
}

async function idle({ state }: GalleryStage, page: Page): Promise<void> {
  await state('session timeout', page, async () => {
    await page.clock.install();
    await page.reload();
    await page.getByRole('heading', { level: 2, name: 'Family recipes' }).waitFor();
    await page.clock.runFor(4.55 * MINUTE_MS);
    await page.getByText('Session Timeout Warning').waitFor();
  });
}
