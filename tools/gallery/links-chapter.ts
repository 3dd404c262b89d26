import type {
  ConfirmTokenResponse,
  ReportLinkErrorReason,
  RefuteTokenResponse,
  ReporterTokenResponse,
} from '#shared/contracts/report-links.ts';
import type { ConfigurationUndoPreview } from '#shared/contracts/undo-links.ts';
import type { GalleryChapter } from './stage.ts';

export const linksGalleryChapter: GalleryChapter = {
  name: 'links',
  async play({ open, state, links, origin }) {
    const page = await open('/');
    const heading = (name?: string | RegExp) =>
      page.getByRole('heading', { level: 1, ...(name && { name }) }).waitFor();
    const at = async (name: string, path: string, shown?: string | RegExp) => {
      await state(name, page, async () => {
        await page.goto(origin + path);
        await page.reload();
        await heading(shown);
        await page.getByText('Checking').waitFor({ state: 'detached' });
      });
    };
    const nothing = 'x'.repeat(43);
    await at('report refused, one is running', links.others.waiting);
    const sendAgain = () => page.getByRole('button', { name: 'Send me that email again' }).click();
    await state('report refused, the mail is sent again', page, async () => {
      await sendAgain();
      await page.getByText('We’ve sent it again').waitFor();
    });
    await state('report refused, the mail was sent a moment ago', page, async () => {
      await page.reload();
      await sendAgain();
      await page.getByText('We didn’t send it again').waitFor();
    });
    await at('report refused, confirmed', links.others.confirmed);
    for (const reason of ['denied', 'uninvolved', 'asked'] satisfies ReportLinkErrorReason[]) {
      await page.route('**/api/verify-reporter-token**', (route) =>
        route.fulfill({ status: 404, json: { message: '', code: 'not-found', reason } }),
      );
      await at(`report refused, ${reason}`, links.others.confirmed, 'There’s already a pending report');
      await page.unroute('**/api/verify-reporter-token**');
    }
    await state('report refused, confirmed meanwhile', page, async () => {
      await sendAgain();
      await heading('Report Already Confirmed');
    });
    await at('report unknown', `/report/${nothing}/death`);
    await at('lost links', '/report');
    await state('lost links, sent', page, async () => {
      await page.getByLabel('Email address').fill('paul.berg@family.example');
      await page.getByRole('button', { name: 'Send my links' }).click();
      await heading('Please check your email');
    });
    await at('confirm unknown', `/confirm-report/${nothing}`);
    await at('confirm without a token', '/confirm-report');
    await at('refute unknown', `/refute/${nothing}`);
    await at('undo unknown', `/undo/${nothing}`);
    const returnCheck = '**/api/come-back/check';
    await at('come back, unknown', `/come-back/#${nothing}`);
    await page.route(returnCheck, (route) =>
      route.fulfill({
        json: {
          username: 'anna.berg@family.example',
          ownerName: 'Anna Berg',
          encodedEmail: 'bGVuYS5iZXJnQGZhbWlseS5leGFtcGxl',
          leftAt: '2031-06-03T07:00:00.000Z',
          expiresAt: '2031-07-03T07:00:00.000Z',
        },
      }),
    );
    await at('come back', `/come-back/?1#${nothing}`);
    await page.unroute(returnCheck);
    const sharingCheck = '**/api/undo-sharing/check';
    await at('give back unknown', `/undo-sharing/#${nothing}`);
    const fromPeople = [
      { email: 'maria.lopez@friends.example', what: 'removed', leavebits: 3 },
      { email: 'lena.berg@family.example', what: 'later', leavebits: 1 },
    ];
    const none = { leavebits: 0, files: 0, texts: 0 };
    const closed = { openSinceReportAt: null, deletesAt: null };
    const openEstate = { openSinceReportAt: '2031-06-01T07:00:00.000Z', deletesAt: null };
    for (const [index, [name, taken, lost, facts]] of (
      [
        ['give back', fromPeople, none, closed],
        ['give back, deleted', [], { leavebits: 3, files: 1, texts: 0 }, closed],
        ['give back, texts', [], { ...none, texts: 2 }, closed],
        ['give back, all', fromPeople, { leavebits: 12, files: 0, texts: 1 }, closed],
        [
          'give back, account to be deleted',
          fromPeople,
          none,
          { ...closed, deletesAt: '2031-06-10T07:00:00.000Z' },
        ],
        ['give back, estate open', fromPeople, { ...none, texts: 1 }, openEstate],
        ['give back, nothing is missing', [], none, closed],
        ['give back, estate open, nothing to bring back', [], none, openEstate],
      ] as const
    ).entries()) {
      await page.route(sharingCheck, (route) =>
        route.fulfill({
          json: {
            mailedAt: '2031-06-03T07:00:00.000Z',
            expiresAt: '2031-06-06T07:00:00.000Z',
            taken,
            lost,
            ...facts,
          },
        }),
      );
      await at(name, `/undo-sharing/?${index}#${nothing}`);
      await page.unroute(sharingCheck);
    }
    await at('practice', links.report.practice);
    await state('practice, a card to print', page, async () => {
      await page.evaluate(() => (window.print = () => undefined));
      await page.getByRole('button', { name: 'Print a card' }).click();
      await page.getByRole('img', { name: /QR code/ }).waitFor();
    });
    await state('practice, accepted', page, async () => {
      await page.getByRole('button', { name: 'Accept' }).click();
      await page.getByText('You accepted.').waitFor();
    });
    await state('practice, begun', page, () =>
      page.getByRole('button', { name: 'Start practicing' }).click(),
    );
    await state('practice, reported', page, async () => {
      await page.getByRole('checkbox').check();
      await page.getByRole('button', { name: /practice/i }).click();
    });
    await at('confirm', links.confirm, 'Can you confirm this?');
    await state('confirm, not ticked', page, () =>
      page.getByRole('button', { name: 'Confirm the report' }).click(),
    );
    await state('confirm, not true', page, async () => {
      await page.getByRole('checkbox', { name: 'I’m sure this report isn’t true.' }).check();
      await page.getByRole('button', { name: 'I know this isn’t true' }).click();
      await heading('Thank you for telling us');
    });
    await at('confirm, denied before', links.confirm, 'Thank you for telling us');
    await page.route('**/api/verify-confirm-token**', async (route) => {
      const answer = (await (await route.fetch()).json()) as ConfirmTokenResponse;
      await route.fulfill({ json: { ...answer, hasDenied: false, canDeny: true, denials: 2 } });
    });
    await at('confirm, others say not true', links.confirm, 'Can you confirm this?');
    await page.unroute('**/api/verify-confirm-token**');
    await page.route('**/api/verify-refute-token**', async (route) => {
      const answer = (await (await route.fetch()).json()) as RefuteTokenResponse;
      const [deniedAt, withdrawnAt] = ['2031-06-03T10:00:00.000Z', '2031-06-04T16:30:00.000Z'];
      const denials: RefuteTokenResponse['denials'] = [
        { email: 'paul@example.org', name: null, reason: 'I saw her at the market.', deniedAt, withdrawnAt },
        { email: 'tess@example.org', name: 'Tess', reason: null, deniedAt, withdrawnAt: null },
      ];
      await route.fulfill({ json: { ...answer, denials } });
    });
    await at('refute, one changed their answer', links.refute, 'Are you well?');
    await page.unroute('**/api/verify-refute-token**');
    await at('refute', links.refute, 'Are you well?');
    await state('refuted', page, async () => {
      await page.getByRole('button', { name: 'I’m well: refute this report' }).click();
      await page.getByRole('heading', { level: 1, name: 'Are you well?' }).waitFor({ state: 'detached' });
    });
    await at('refute, refuted before', links.refute);
    await at('confirm, refuted', links.confirm);
    await at('undo', links.undo, 'Undo this change?');
    await at('report a death', links.report.death, 'Report a death');
    await at('report an incapacity', links.report.incapacitation);
    await state('reported', page, async () => {
      await page.getByRole('checkbox').check();
      await page.getByRole('button', { name: /^Report the/ }).click();
      await heading('Your report has been received');
    });
    await at('undo, a report is running', links.undo, 'Undo this change?');
    await at('own report, being decided', links.report.incapacitation, 'Your report is pending');
    await at('own report, of the other kind', links.report.death, 'Your report is pending');
    await page.route('**/api/verify-reporter-token**', async (route) => {
      const answer = (await (await route.fetch()).json()) as ReporterTokenResponse;
      await route.fulfill({
        json: { ...answer, report: { ...answer.report, denials: 1, requiredConfirmations: 3 } },
      });
    });
    await at('own report, another says not true', links.report.death, 'Your report is pending');
    await page.unroute('**/api/verify-reporter-token**');
    await state('report withdrawn', page, async () => {
      await page.getByRole('checkbox').check();
      await page.getByRole('button', { name: 'Withdraw the report' }).click();
      await heading('Your report has been withdrawn');
    });
    await state('undone', page, async () => {
      await page.goto(origin + links.undo);
      await page.reload();
      await page.getByRole('button', { name: 'Undo this change' }).click();
      await heading('The change has been undone');
    });
    await at('undo, undone before', links.undo);
    // The demo has only one change, and its clock does not advance.
    const answered = async (name: string, status: number, json: object) => {
      await page.route('**/api/verify-undo-token**', (route) => route.fulfill({ status, json }));
      await at(name, links.undo);
      await page.unroute('**/api/verify-undo-token**');
    };
    await answered('undo, too late', 404, { message: '', code: 'not-found', reason: 'expired' });
    await answered('undo, several changes', 200, {
      changedAt: '2031-06-03T07:00:00Z',
      expiresAt: '2031-06-06T07:00:00Z',
      added: ['jonas@family.example'],
      removed: ['maria.lopez@friends.example', 'ruth.naidoo@attorneys.example'],
      requiredConfirmations: { before: 2, after: 1 },
      refuteTimeHours: { before: 72, after: 1 },
      incapacitation: { before: null, after: { requiredConfirmations: 1, refuteTimeHours: 1 } },
      askReportersOnLapse: null,
      awayUntil: null,
      silenceMonths: null,
      secondEmail: null,
      phoneNumber: null,
      coolDownDays: null,
      laterChanges: 2,
      earlierChanges: 3,
      report: 'released',
    } satisfies ConfigurationUndoPreview);
    await state('link that cannot be checked', page, async () => {
      await page.route('**/api/verify-refute-token**', (route) => route.abort());
      await page.goto(origin + links.refute);
      await page.reload();
      await page.getByRole('button', { name: 'Try again' }).waitFor();
    });
  },
};
