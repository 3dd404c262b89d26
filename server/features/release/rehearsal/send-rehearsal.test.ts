import { encodeLinkEmail } from '#shared/domain/encoded-email.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  createLeavebitForDeath,
  createOwnerWithReporters,
  listMailsTo,
  REPORTERS,
} from '#tests/support/release/release.ts';
import { insertReport } from '#tests/support/release/reports.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestOwner } from '#tests/support/visitor.ts';

const OLGA = 'olga@example.org';
const HEIR = 'heir@example.org';
const PATH = '/api/release-config/rehearsal';

let app: TestApp;
let owner: TestOwner;
beforeEach(async () => {
  app = await startTestApp();
  owner = await createOwnerWithReporters(app);
  await createLeavebitForDeath(owner, HEIR);
  await app.runDueJobs();
});
afterEach(() => app[Symbol.asyncDispose]());

const rehearsals = () => listMailsTo(app, OLGA).filter(({ subject }) => subject.startsWith('Rehearsal: '));

it('an owner gets every email that reporters and recipients would get, marked and without a working link', async () => {
  const others = [...REPORTERS, HEIR].map((email) => listMailsTo(app, email).length);
  const { body } = await owner.send('post', PATH).expect(200);
  const { mails } = body as { mails: number };
  await app.runDueJobs();
  expect(rehearsals()).toHaveLength(mails);
  expect(mails).toBe(39);
  expect(rehearsals().map(({ subject }) => subject.replace('Rehearsal: ', ''))).toEqual(
    expect.arrayContaining([
      'olga@example.org asks you to be a reporter',
      'We received your report about olga@example.org',
      'Please confirm a report about olga@example.org',
      'olga@example.org’s LeaveBits have been released',
      'olga@example.org is keeping something for you',
      'Something from olga@example.org is waiting for you',
      'You can now read what olga@example.org is keeping for you',
      'The report about olga@example.org was refuted',
      'A reporter says that your report about olga@example.org isn’t true',
      'You can now read what olga@example.org left for you',
      'olga@example.org’s LeaveBits for you close soon',
    ]),
  );
  for (const { text } of rehearsals()) {
    expect(text).toContain('This is a rehearsal that you asked for. Only you got this email.');
    expect(text).not.toMatch(/\/(?:report|confirm-report|refute|my-leavebits|shared)\b/);
  }
  expect([...REPORTERS, HEIR].map((email) => listMailsTo(app, email).length)).toEqual(others);
  expect((await app.ctx.pool.query('select from death_incapacitation_reports')).rowCount).toBe(0);
});

it('each email is in the language that the owner chose for its reader, and says so', async () => {
  const choose = (email: string, language: string) =>
    owner
      .send('put', `/api/people/${encodeLinkEmail(email)}`)
      .send({ language })
      .expect(200);
  await choose(HEIR, 'de');
  await choose(REPORTERS[0]!, 'fr');
  await owner.send('post', PATH).expect(200);
  await app.runDueJobs();
  const links = rehearsals().filter(({ subject }) =>
    /asks you to be a reporter|demande d’être/.test(subject),
  );
  const text = (mail: { text: string } | undefined) => mail?.text.replace(/\s+/g, ' ') ?? '';
  const toHeir = rehearsals().filter((mail) => text(mail).includes(`what ${HEIR} would get`));
  expect(toHeir.length).toBeGreaterThan(5);
  for (const mail of toHeir) {
    expect(mail.html).toContain('<html lang="de"');
    expect(text(mail)).toContain('It’s in German, the language that you chose for them.');
  }
  const english = rehearsals().filter(({ html }) => html.includes('<html lang="en"'));
  expect(english.length).toBeGreaterThan(5);
  for (const mail of english) expect(text(mail)).not.toContain('the language that you chose');
  const toFirst = rehearsals().filter((mail) => text(mail).includes(`what ${REPORTERS[0]!} would get`));
  for (const mail of toFirst) expect(mail.html).toContain('<html lang="fr"');
  expect(links.length + toFirst.length).toBeGreaterThan(5);
});

it('a rehearsal is sent once in six hours', async () => {
  await owner.send('post', PATH).expect(200);
  const { headers } = await owner.send('post', PATH).expect(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(6 * 3600 - 100);
  app.clock.advance({ hours: 5 });
  await owner.send('post', PATH).expect(429);
});

it.each(['pending', 'released'] as const)('none is sent while a report is %s', async (status) => {
  await insertReport(app, owner.id, status);
  await owner.send('post', PATH).expect(409);
  await app.runDueJobs();
  expect(rehearsals()).toEqual([]);
});

it('none is sent without reporters', async () => {
  const { body } = await owner.send('get', '/api/release-config').expect(200);
  const none = { ...(body as object), designatedReporters: [] };
  await owner.send('put', '/api/release-config').send(none).expect(200);
  await owner.send('post', PATH).expect(400);
});
