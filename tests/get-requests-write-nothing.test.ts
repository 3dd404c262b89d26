import { get } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { draftContent } from './support/drafts.ts';
import { startTestApp, getAppUrl, type TestApp } from './support/test-app.ts';
import { loadSubscriptionId } from './support/reminders.ts';
import {
  openVisitor,
  registerOwner,
  verifyRecipient,
  type TestOwner,
  type Visitor,
} from './support/visitor.ts';

const RITA = 'rita@example.org';
let app: TestApp;
let owner: TestOwner;
let anyone: Visitor;
/** A path for every GET route, by its pattern, and who requests it. */
let reads: Record<
  string,
  {
    path: string;
    as?: Visitor;
    headers?: Record<string, string>;
    status?: number;
    /** The tables that it may write to nevertheless. */
    writes?: string[];
  }
>;
/** An export is counted and recorded in the owner's activity log. Nothing that the owner has stored changes. */
const OF_AN_EXPORT = ['rate_limits', 'activity_entries', 'activity_chains'].map((table) => `public.${table}`);

beforeAll(async () => {
  app = await startTestApp({
    METRICS_TOKEN: 'a token for the metrics',
    SECURITY_CONTACT: 'mailto:security@example.org',
  });
  owner = await registerOwner(app, 'owner@example.org');
  anyone = await openVisitor(app);
  const saved = await owner
    .send('post', '/api/trigger-bytes')
    .field('description', 'For Ben')
    .field('sharingEmails', 'ben@example.org')
    .attach('attachments', Buffer.from('hello'), 'letter.txt')
    .expect(201);
  const { id } = saved.body as Leavebit;
  const subscription = await loadSubscriptionId(app, owner);
  await owner
    .send('put', '/api/release-config')
    .send({
      designatedReporters: [RITA, 'cora@example.org'],
      requiredConfirmations: 1,
      refuteTimeHours: 24,
    })
    .expect(200);
  await app.runDueJobs();
  const reporter = await tokenTo(RITA, /\/report\/([^/\s]+)\/death/);
  await anyone.send('post', '/api/submit-report').send({ token: reporter, reportType: 'death' }).expect(200);
  await app.runDueJobs();
  const recipient = await verifyRecipient(app, 'ben@example.org');
  // What someone opens is recorded once per session, at the first read.
  await owner.send('get', `/api/trigger-bytes/${id}/attachments/letter.txt`).expect(200);
  await recipient
    .send('get', `/api/my-leavebits/${recipient.encodedEmail}`)
    .set(recipient.session)
    .expect(200);
  const ticket = await recipient
    .send('post', `/api/shared/trigger-bytes/${id}/download-ticket`)
    .set(recipient.session)
    .send({ purpose: 'zip' });
  const everything = await recipient
    .send('post', `/api/my-leavebits/${recipient.encodedEmail}/download-ticket`)
    .set(recipient.session);
  await owner.send('put', '/api/drafts/new').send({ seqno: null, content: draftContent() }).expect(200);
  const waiting = '11111111-2222-4333-8444-555555555555';
  await app.ctx.pool.query(
    `insert into waiting_resets (user_id, id, password, asked_by, asked_at, changes_at)
     values ($1, $2, 'x', 'x', now(), now() + interval '73 hours')`,
    [owner.id, waiting],
  );
  const bearer = { Authorization: 'Bearer a token for the metrics' };
  reads = {
    '/metrics': { path: '/metrics', headers: bearer },
    '/healthz': { path: '/healthz' },
    '/readyz': { path: '/readyz' },
    '/.well-known/security.txt': { path: '/.well-known/security.txt' },
    '/.well-known/change-password': { path: '/.well-known/change-password', status: 302 },
    '/openapi.json': { path: '/api/openapi.json' },
    '/service': { path: '/api/service' },
    '/account/activity': { path: '/api/account/activity?text=ben', as: owner },
    '/account/export-overview': { path: '/api/account/export-overview', as: owner },
    '/account/export': { path: '/api/account/export', as: owner, writes: OF_AN_EXPORT },
    '/account/export/:encodedEmail': {
      path: `/api/account/export/${recipient.encodedEmail}`,
      as: owner,
      writes: OF_AN_EXPORT,
    },
    '/user': { path: '/api/user', as: owner },
    '/events': { path: '/api/events', as: owner },
    '/account/security': { path: '/api/account/security', as: owner },
    '/account/passkeys': { path: '/api/account/passkeys', as: owner },
    '/account/first-use': { path: '/api/account/first-use', as: owner },
    '/account/sign-ins': { path: '/api/account/sign-ins', as: owner },
    '/stop-reset': { path: `/api/stop-reset?token=${app.ctx.resetLinks.create(waiting)}` },
    '/people': { path: '/api/people', as: owner },
    '/people/cards': { path: '/api/people/cards', as: owner },
    '/account/sealing': { path: '/api/account/sealing', as: owner },
    '/people/substitutes': { path: '/api/people/substitutes', as: owner },
    '/account/check-up': { path: '/api/account/check-up', as: owner },
    '/plan-health': { path: '/api/plan-health', as: owner },
    '/plan-timeline': { path: '/api/plan-timeline', as: owner },
    '/preview/:encodedEmail': { path: `/api/preview/${recipient.encodedEmail}?estate=released`, as: owner },
    '/trigger-bytes': { path: '/api/trigger-bytes', as: owner },
    '/trigger-bytes/:id/attachments': { path: `/api/trigger-bytes/${id}/attachments`, as: owner },
    '/trigger-bytes/:id/attachments/:fileName': {
      path: `/api/trigger-bytes/${id}/attachments/letter.txt`,
      as: owner,
    },
    '/trash': { path: '/api/trash', as: owner },
    '/trigger-bytes/:id/versions': { path: `/api/trigger-bytes/${id}/versions`, as: owner },
    '/trigger-bytes/:id/attachments/:fileName/preview': {
      path: `/api/trigger-bytes/${id}/attachments/letter.txt/preview`,
      as: owner,
    },
    '/trigger-bytes/:id/attachments/:fileName/view': {
      path: `/api/trigger-bytes/${id}/attachments/letter.txt/view`,
      as: owner,
    },
    '/drafts': { path: '/api/drafts', as: owner },
    '/drafts/:id': { path: '/api/drafts/new', as: owner },
    '/verification-status': { path: '/api/verification-status', as: owner },
    '/mail-status': { path: '/api/mail-status', as: owner },
    '/storage': { path: '/api/storage', as: owner },
    '/release-config': { path: '/api/release-config', as: owner },
    '/reporter-status': { path: '/api/reporter-status', as: owner },
    '/reports': { path: '/api/reports', as: owner },
    '/user-subscription': { path: '/api/user-subscription', as: owner },
    '/payments': { path: '/api/payments', as: owner },
    '/subscription-reactivation-amount': { path: '/api/subscription-reactivation-amount', as: owner },
    '/payfast-data/:id': { path: `/api/payfast-data/${subscription}` },
    '/payment/:id/quote': { path: `/api/payment/${subscription}/quote` },
    '/payment/:id/status': { path: `/api/payment/${subscription}/status` },
    '/my-leavebits/:encodedEmail': {
      path: `/api/my-leavebits/${recipient.encodedEmail}`,
      as: recipient,
      headers: recipient.session,
    },
    '/my-leavebits/:encodedEmail/:id': {
      path: `/api/my-leavebits/${recipient.encodedEmail}/${id}`,
      as: recipient,
      headers: recipient.session,
    },
    '/my-leavebits/:encodedEmail/choices': {
      path: `/api/my-leavebits/${recipient.encodedEmail}/choices`,
      as: recipient,
      headers: recipient.session,
    },
    '/my-leavebits/:encodedEmail/language': {
      path: `/api/my-leavebits/${recipient.encodedEmail}/language`,
      as: recipient,
      headers: recipient.session,
    },
    '/stop-mails/:token': {
      path: `/api/stop-mails/${await tokenTo('ben@example.org', /\/stop-mails\/([^/\s]+)/)}`,
    },
    '/verify-undo-token': {
      path: `/api/verify-undo-token?token=${await tokenTo(owner.username, /\/undo\/([^/\s]+)/)}`,
    },
    '/shared/downloads/:ticket': {
      path: (ticket.body as { url: string }).url,
    },
    '/shared/everything/:ticket': {
      path: (everything.body as { url: string }).url,
      // It records what the archive holds and that it was downloaded, which is decided when it is sent.
      writes: [...OF_AN_EXPORT, 'public.recipient_readings'],
    },
    '/verify-reporter-token': { path: `/api/verify-reporter-token?token=${reporter}&type=death` },
    '/verify-confirm-token': {
      path: `/api/verify-confirm-token?token=${await tokenTo('cora@example.org', /\/confirm-report\/([^/\s]+)/)}`,
    },
    '/verify-refute-token': {
      path: `/api/verify-refute-token?token=${await tokenTo(owner.username, /\/refute\/([^/\s]+)/)}`,
    },
  };
});
afterAll(() => app[Symbol.asyncDispose]());

async function tokenTo(to: string, link: RegExp): Promise<string> {
  await app.mailbox.waitForMail({ to });
  const found = app.mailbox
    .mails()
    .flatMap((mail) => (mail.to.includes(to) ? (link.exec(mail.text) ?? []) : []));
  if (!found[1]) throw new Error(`${to} got no link ${String(link)}`);
  return found[1];
}

interface Layer {
  route?: { path: string; methods: Record<string, boolean> };
  handle?: { stack?: Layer[] };
}

/** The patterns of every GET route of the server. Those below `/dev` don't exist in production. */
function patternsOf(stack: Layer[]): string[] {
  return stack.flatMap(({ route, handle }) => [
    ...(route?.methods['get'] ? [route.path] : []),
    ...patternsOf(handle?.stack ?? []),
  ]);
}

/** A digest of each table's rows, without the local simulators. */
async function contents(): Promise<Record<string, string>> {
  const { rows: tables } = await app.ctx.pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'graphile_worker') order by 1`,
  );
  const found: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await app.ctx.pool.query<{ digest: string }>(
      `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as digest from ${name} t`,
    );
    found[name] = rows[0]!.digest;
  }
  return found;
}

it('no GET request writes to a table, whoever sends it', async () => {
  const { router } = app.server.listeners('request')[0] as unknown as { router: { stack: Layer[] } };
  const isDev = (layer: Layer) => layer.handle === devLayer(router.stack)?.handle;
  const patterns = patternsOf(router.stack.filter((layer) => !isDev(layer)));
  expect([...new Set(patterns)].sort()).toEqual(Object.keys(reads).sort());
  // Session activity is stored every 30 seconds. This pushes the next update past the end of the test, however slow it is.
  await app.ctx.pool.query("update session set expire = expire + interval '1 hour'");
  await app.ctx.pool.query(
    "update email_verification_sessions set last_activity = last_activity + interval '1 hour'",
  );
  let before = await contents();
  for (const [pattern, { path, as = anyone, headers = {}, status = 200, writes = [] }] of Object.entries(
    reads,
  )) {
    const given = { ...(await as.headers()), ...headers };
    expect(await statusOf(path, given), pattern).toBe(status);
    const after = await contents();
    expect(after, pattern).toEqual({
      ...before,
      ...Object.fromEntries(writes.map((table) => [table, after[table]])),
    });
    before = after;
  }
});

/** The single layer that contains the PayFast simulator. */
function devLayer(stack: Layer[]): Layer | undefined {
  return stack.find(({ handle }) => patternsOf(handle?.stack ?? []).includes('/eng/process'));
}

/** The status of a response, which is read to its end unless it is an event stream. */
function statusOf(path: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = get(`${getAppUrl(app)}${path}`, { headers }, (answer) => {
      if (answer.headers['content-type']?.startsWith('text/event-stream')) request.destroy();
      answer.resume().on('close', () => resolve(answer.statusCode!));
    }).on('error', reject);
  });
}
