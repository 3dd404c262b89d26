import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import type { SharedLeavebit } from '#shared/contracts/recipients.ts';
import { HOUR_MS } from '#shared/domain/durations.ts';
import { announceOpenings } from '../../notices/announce-openings.ts';
import { createReturnLinkTokens } from '#server/adapters/mail/return-links.ts';
import { insertReport } from '#tests/support/release/reports.ts';
import { countMails, listMailsTo } from '#tests/support/release/release.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import {
  openVisitor,
  registerOwner,
  verifyRecipient,
  type TestOwner,
  type TestRecipient,
} from '#tests/support/visitor.ts';

let app: TestApp;
let owner: TestOwner;
let heir: TestRecipient;
let email: string;
let number = 0;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());
beforeEach(async () => {
  number += 1;
  email = `heir-${number}@example.org`;
  owner = await registerOwner(app, `owner-${number}@example.org`);
  heir = await verifyRecipient(app, email);
});

async function share(sharingConfig: object = {}): Promise<number> {
  const answer = await owner
    .send('post', '/api/trigger-bytes')
    .send({ description: 'Secret 4711', sharingEmails: [email], sharingConfig })
    .expect(201);
  return (answer.body as Leavebit).id;
}
const page = () => `/api/my-leavebits/${heir.encodedEmail}`;
const list = async () =>
  (await heir.send('get', page()).set(heir.session).expect(200)).body as SharedLeavebit[];

/**
 * Leaves from the page.
 * @returns the secret in the link of the resulting email
 */
async function leave(id: number): Promise<string> {
  await heir.send('post', `${page()}/${id}/leave`).set(heir.session).expect(204);
  await app.runDueJobs();
  const link = listMailsTo(app, email)
    .flatMap(({ links }) => links)
    .findLast((url) => url.includes('/come-back/'))!;
  expect(link).toMatch(/^http:\/\/leavebits\.test\/come-back\/#[\w-]{64}$/);
  return link.split('#').at(-1)!;
}
async function call(path: string, token: string) {
  return (await openVisitor(app)).send('post', path).send({ token });
}
const check = (token: string) => call('/api/come-back/check', token);
const comeBack = (token: string) => call('/api/come-back', token);
const refusedBecause = (reason: string) => ({
  status: 404,
  body: expect.objectContaining({ reason }) as object,
});

describe('who has left a LeaveBit', () => {
  it('has it back by the link in the mail, without a session, as if they had never left', async () => {
    const id = await share();
    const before = await list();
    const token = await leave(id);
    expect(await list()).toEqual([]);
    const mail = listMailsTo(app, email).at(-1)!;
    expect(`${mail.subject} ${mail.text} ${mail.html}`).not.toContain('4711');
    expect(mail.text).not.toContain('stop-mails');
    for (let times = 0; times < 2; times += 1)
      expect((await check(token)).body).toMatchObject({
        username: owner.username,
        encodedEmail: heir.encodedEmail,
      });
    expect(await list()).toEqual([]);
    expect((await comeBack(token)).status).toBe(200);
    expect(await list()).toEqual(before);
    const { body } = await owner.send('get', '/api/trigger-bytes').expect(200);
    expect((body as Leavebit[])[0]).not.toHaveProperty('leftBy');
    expect(await comeBack(token)).toMatchObject(refusedBecause('back'));
    // A link from an earlier departure must not undo a later one.
    app.clock.advance({ seconds: 1 });
    const later = await leave(id);
    expect(await comeBack(token)).toMatchObject(refusedBecause('unknown'));
    expect((await comeBack(later)).status).toBe(200);
  });

  it('is told of a release only if it is what the LeaveBit waited for', async () => {
    const scheduledDate = new Date(app.clock.now().getTime() - HOUR_MS).toISOString();
    const rules = [{ releaseType: 'death_incapacitation' }, { releaseType: 'scheduled', scheduledDate }];
    const ids = [await share({ [email]: rules[0] }), await share({ [email]: rules[1] })];
    await insertReport(app, owner.id, 'released');
    const [waited, dated] = [await leave(ids[0]!), await leave(ids[1]!)];
    expect((await check(waited)).body).toMatchObject({ isReleased: true });
    expect((await check(dated)).body).toMatchObject({ isReleased: false });
    // Where a line ends depends on the length of the date.
    const texts = listMailsTo(app, email).map(({ text }) => text.replace(/\s+/g, ' '));
    expect(texts.map((text) => text.includes('nobody may be able'))).toContain(true);
  });

  it('comes back once when they press twice at the same moment', async () => {
    const token = await leave(await share());
    const answers = await Promise.all([comeBack(token), comeBack(token), comeBack(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
  });

  it('has 30 days for it', async () => {
    const token = await leave(await share());
    app.clock.advance({ days: 30, minutes: -1 });
    expect((await check(token)).status).toBe(200);
    app.clock.advance({ minutes: 1 });
    expect(await comeBack(token)).toMatchObject(refusedBecause('expired'));
  });

  it('is notified again of the date on which it opens, and only once', async () => {
    const scheduledDate = new Date(app.clock.now().getTime() + 2 * HOUR_MS).toISOString();
    const token = await leave(await share({ [email]: { releaseType: 'scheduled', scheduledDate } }));
    expect((await comeBack(token)).status).toBe(200);
    app.clock.advance({ hours: 3 });
    await announceOpenings(app.ctx);
    await announceOpenings(app.ctx);
    await app.runDueJobs();
    expect(countMails(app, email, /You can now read/)).toBe(1);
  });

  it('does not come back to what the owner has taken away since, or deleted', async () => {
    const [removed, deleted] = [await share(), await share()];
    const tokens = [await leave(removed), await leave(deleted)];
    await owner.send('patch', `/api/trigger-bytes/${removed}`).send({ sharingEmails: [] }).expect(200);
    await owner.send('delete', `/api/trigger-bytes/${deleted}`).expect(204);
    for (const token of tokens) {
      expect(await check(token)).toMatchObject(refusedBecause('unknown'));
      expect(await comeBack(token)).toMatchObject(refusedBecause('unknown'));
    }
    expect(await list()).toEqual([]);
  });
});

it('a link cannot be made up or altered', async () => {
  const token = await leave(await share());
  const bytes = Buffer.from(token, 'base64url');
  for (const at of [0, 7, 8, 15, 16, 47]) {
    const forged = Buffer.from(bytes);
    forged[at]! ^= 1;
    expect((await comeBack(forged.toString('base64url'))).status).toBe(404);
  }
  for (const other of ['x', 'a'.repeat(64), `${token}AAAA`]) expect((await comeBack(other)).status).toBe(404);
  expect((await comeBack('a'.repeat(201))).status).toBe(400);
});

it('a link works after a change of the keys, as long as its key is in the ring', () => {
  const [one, two] = [1, 2].map((n) => ({ id: String(n), secret: Buffer.alloc(32, n) })) as [
    { id: string; secret: Buffer },
    { id: string; secret: Buffer },
  ];
  const departure = { leavebitId: 4711, email: 'ann@example.org', leftAt: new Date(1_900_000_000_000) };
  const token = createReturnLinkTokens([one]).create(departure);
  expect(createReturnLinkTokens([two, one]).isFor(token, departure)).toBe(true);
  expect(createReturnLinkTokens([two]).isFor(token, departure)).toBe(false);
  expect(createReturnLinkTokens([one]).isFor(token, { ...departure, email: 'ben@example.org' })).toBe(false);
  expect(createReturnLinkTokens([one]).parse(token)).toEqual({ leavebitId: 4711, leftAt: departure.leftAt });
});
