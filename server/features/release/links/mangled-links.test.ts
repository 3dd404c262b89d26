import { expect, it } from 'vitest';
import {
  createOwnerWithReporters,
  loadReportStatus,
  readLinkToken,
  REPORTERS,
} from '#tests/support/release/release.ts';
import { startTestApp } from '#tests/support/test-app.ts';
import { openVisitor } from '#tests/support/visitor.ts';

const [ROSA, SAM] = REPORTERS as [string, string];

it('links work with what email programs add to them, for every act of a report', async () => {
  await using app = await startTestApp();
  const owner = await createOwnerWithReporters(app);
  const visitor = await openVisitor(app);
  const read = (path: string, query: Record<string, string>) =>
    visitor.send('get', `/api/${path}?${new URLSearchParams(query).toString()}`).expect(200);
  const post = async (path: string, body: object) => {
    await visitor.send('post', `/api/${path}`).send(body).expect(200);
    await app.runDueJobs();
  };

  const own = readLinkToken(app, ROSA, 'death');
  await read('verify-reporter-token', { token: `${own}.`, type: 'death' });
  await post('report-link-opened', { token: `<${own}>`, type: 'death' });
  await post('submit-report', { token: `${own}%20`, reportType: 'death' });
  const confirm = readLinkToken(app, SAM, 'confirm');
  await read('verify-confirm-token', { token: `${confirm}>` });
  await post('confirm-report', { token: `${confirm}”`, response: 'confirm' });
  const refute = readLinkToken(app, owner.username, 'refute');
  await read('verify-refute-token', { token: `${refute}\n` });
  await post('refute-report', { refuteToken: `${refute}),` });
  expect(await loadReportStatus(app, owner.id)).toBe('refuted');
  // Control: a token that lacks a sign of its own stays unknown.
  await visitor.send('get', `/api/verify-refute-token?token=${refute.slice(0, -1)}`).expect(404);
});
