import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PlanHealth, PlanTimeline } from '#shared/contracts/plan.ts';
import type { SharedLeavebit } from '#shared/contracts/recipients.ts';
import { encodeLinkEmail } from '#shared/domain/encoded-email.ts';
import { MINUTE_MS } from '#shared/domain/durations.ts';
import { planLimits } from '#shared/domain/limits.ts';
import type { ReleaseSetting } from '#shared/domain/release.ts';
import { createLeavebitWithFiles } from '#tests/support/exports.ts';
import {
  confirmLatestReport,
  readLinkToken,
  createOwnerWithReporters,
  reportDeath,
  REPORTERS,
} from '#tests/support/release/release.ts';
import { createAgeKey, sealText, type AgeKey } from '#tests/support/sealing/age.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import {
  openVisitor,
  registerOwner,
  signIn,
  verifyRecipient,
  type TestOwner,
} from '#tests/support/visitor.ts';

const LENA = 'lena@example.org';
const JONAS = 'jonas@example.org';
const AFTER_DEATH = { releaseType: 'death_incapacitation' } as const;

let app: TestApp;
let owner: TestOwner;
beforeEach(async () => {
  app = await startTestApp();
  owner = await createOwnerWithReporters(app);
});
afterEach(() => app[Symbol.asyncDispose]());

const health = async (whose = owner) =>
  (await whose.send('get', '/api/plan-health').expect(200)).body as PlanHealth;
const share = (description: string, config: Record<string, ReleaseSetting>) =>
  createLeavebitWithFiles(owner, { description, config });

/** Has each reporter open their page and accept. */
async function practice() {
  const visitor = await openVisitor(app);
  for (const email of REPORTERS) {
    const token = readLinkToken(app, email, 'practice');
    await visitor.send('post', '/api/reporter-answer').send({ token, answer: 'accept' }).expect(200);
  }
}

describe('the health of a plan', () => {
  it('names the cards that sealed LeaveBits need, until each was tried and everything is sealed for them', async () => {
    const [mine, lenas] = [await createAgeKey(), await createAgeKey()];
    const created = await owner
      .send('post', '/api/trigger-bytes')
      .field('description', 'The safe')
      .field('sharingEmails[]', LENA)
      .field('sealed', 'true')
      .field('infoFields', await sealText('In the attic', mine))
      .expect(201);
    const { id } = created.body as { id: number };
    const cardProblems = async () =>
      (await health()).problems
        .filter(({ code }) => code.includes('card'))
        .map(({ code, subject }) => [code, subject]);
    expect(await cardProblems()).toEqual([['sealed-without-card', LENA]]);
    app.clock.advance({ minutes: 1 });
    const { publicKey } = lenas;
    await owner
      .send('put', `/api/people/${encodeLinkEmail(LENA)}/card`)
      .send({ publicKey })
      .expect(200);
    expect(await cardProblems()).toEqual([
      ['sealed-before-card', LENA],
      ['card-never-checked', LENA],
    ]);
    app.clock.advance({ minutes: 1 });
    const infoFields = await sealText('In the attic', mine, lenas);
    await owner.send('patch', `/api/trigger-bytes/${id}`).send({ infoFields }).expect(200);
    expect(await cardProblems()).toEqual([['card-never-checked', LENA]]);
    await (await openVisitor(app)).send('post', '/api/cards/check').send({ publicKey }).expect(200);
    expect(await cardProblems()).toEqual([]);
  });

  it('names whose card doesn’t open something sealed, however the LeaveBit came to be shared with them', async () => {
    const [mine, lenas, jonas] = [await createAgeKey(), await createAgeKey(), await createAgeKey()];
    const problems = async () =>
      (await health()).problems.flatMap(({ code, subject, leavebitId }) =>
        code === 'sealed-before-card' ? [[subject, leavebitId]] : [],
      );
    const keys = (...all: AgeKey[]) => JSON.stringify(all.map(({ publicKey }) => publicKey));
    const create = async (fields: Record<string, string>, ...all: AgeKey[]) =>
      owner
        .send('post', '/api/trigger-bytes')
        .field('sharingEmails[]', LENA)
        .field('sealed', 'true')
        .field({ infoFields: await sealText('In the attic', ...all), ...fields });
    const created = await create({ sealedFor: keys(mine, lenas) }, mine, lenas);
    expect(created.status).toBe(201);
    const { id } = created.body as { id: number };
    await share('Not sealed', { [JONAS]: AFTER_DEATH });
    for (const [email, { publicKey }] of [[LENA, lenas] as const, [JONAS, jonas] as const])
      await owner
        .send('put', `/api/people/${encodeLinkEmail(email)}/card`)
        .send({ publicKey })
        .expect(200);
    app.clock.advance({ minutes: 1 });
    const patch = (fields: object) =>
      owner.send('patch', `/api/trigger-bytes/${id}`).send(fields).expect(200);
    // Lena’s card is younger than the save, but the save was sealed for it.
    expect(await problems()).toEqual([]);
    // Jonas has had a card for longer than he has been a recipient.
    await patch({ sharingEmails: [LENA, JONAS] });
    expect(await problems()).toEqual([[JONAS, id]]);
    await patch({
      infoFields: await sealText('In the attic', mine, lenas, jonas),
      sealedFor: keys(mine, lenas, jonas),
    });
    expect(await problems()).toEqual([]);
    const [before] = (await owner.send('get', `/api/trigger-bytes/${id}/versions`).expect(200)).body as {
      seqno: number;
    }[];
    const restore = (seqno: number) =>
      owner.send('post', `/api/trigger-bytes/${id}/versions/${seqno}/restore`).send({}).expect(200);
    const { seqno } = (await restore(before!.seqno)).body as { seqno: number };
    expect(await problems()).toEqual([[JONAS, id]]);
    await restore(seqno - 1);
    expect(await problems()).toEqual([]);
    // A replaced card, and a browser that doesn’t say what it sealed for.
    const { publicKey } = await createAgeKey();
    await owner
      .send('put', `/api/people/${encodeLinkEmail(LENA)}/card`)
      .send({ publicKey })
      .expect(200);
    expect(await problems()).toEqual([[LENA, id]]);
    app.clock.advance({ minutes: 1 });
    await patch({ infoFields: await sealText('In the cellar', mine, lenas) });
    expect(await problems()).toEqual([]);
    // Nobody is told to be able to read what has too few keys in its header.
    const wrong = await create({ sealedFor: keys(mine, lenas, jonas) }, mine, lenas);
    expect(wrong.status).toBe(400);
    const both = { infoFields: '', sealedNames: await sealText('{}', mine) };
    expect((await create({ ...both, sealedFor: keys(mine, lenas) })).status).toBe(400);
    expect((await create({ ...both, sealedFor: keys(mine, mine) })).status).toBe(201);
  });

  it('names people and problems, and only those of the owner who asks', async () => {
    await share('The safe', { [LENA]: AFTER_DEATH });
    await owner
      .send('put', `/api/people/${encodeLinkEmail(LENA)}`)
      .send({ name: 'Lena Berg' })
      .expect(200);
    expect(await health()).toMatchObject({
      reporters: REPORTERS.slice(0, 3).map((email) => ({ email, name: null, answer: null })),
      requiredConfirmations: 2,
      people: [
        {
          email: LENA,
          name: 'Lena Berg',
          now: 0,
          dated: 0,
          afterDeath: 1,
          alone: { count: 1, description: 'The safe' },
        },
      ],
      withNothing: REPORTERS.slice(0, 3).map((email) => ({ email, name: null, because: 'reporter' })),
      problems: [
        { code: 'reporters-unanswered', subject: null },
        { code: 'subscription-ends', subject: null },
        { code: 'all-reporters-needed', subject: null },
      ],
      subscriptionEndsAt: expect.any(String) as string,
    });
    const stranger = await registerOwner(app, 'stranger@example.org');
    expect(await health(stranger)).toMatchObject({
      reporters: [],
      earliestRelease: null,
      people: [],
      withNothing: [],
      problems: [
        { code: 'nobody-receives', subject: null },
        { code: 'subscription-ends', subject: null },
      ],
    });
    await (await openVisitor(app)).send('get', '/api/plan-health').expect(401);
  });

  it('names reporters who have not opened their page two days after their mail', async () => {
    await share('The safe', { [LENA]: AFTER_DEATH });
    await app.runDueJobs();
    app.clock.advance({ days: planLimits.reporterPracticeDays, minutes: 1 });
    const { problems } = await health(await signIn(app, owner));
    expect(problems.filter(({ code }) => code === 'reporter-unpracticed')).toEqual(
      REPORTERS.slice(0, 3).map((subject) => ({ code: 'reporter-unpracticed', subject })),
    );
  });

  it('keeps its word: a healthy plan opens everything for everybody at the moment that it named', async () => {
    await owner
      .send('put', '/api/release-config')
      .send({ designatedReporters: REPORTERS, requiredConfirmations: 2, refuteTimeHours: 24 })
      .expect(200);
    await app.ctx.pool.query("update subscriptions set sub_status = 'Monthly'");
    await app.runDueJobs();
    await practice();
    const soon = {
      releaseType: 'scheduled',
      scheduledDate: new Date(app.clock.now().getTime() + 3_600_000).toISOString(),
    } as const;
    await share('The safe', { [LENA]: AFTER_DEATH, [JONAS]: AFTER_DEATH });
    await share('The letter', { [LENA]: soon, [JONAS]: { releaseType: 'always' } });
    await app.runDueJobs();
    const said = await health();
    expect(said.problems).toEqual([]);
    await reportDeath(app);
    for (const email of REPORTERS.slice(1, 3)) await confirmLatestReport(app, email);
    const openTo = async (email: string) => {
      const person = await verifyRecipient(app, email);
      const { body } = await person
        .send('get', `/api/my-leavebits/${person.encodedEmail}`)
        .set(person.session)
        .expect(200);
      return (body as SharedLeavebit[]).filter(({ isLocked }) => !isLocked).length;
    };
    const at = Date.parse(said.earliestRelease!);
    app.clock.advance({ seconds: (at - MINUTE_MS - app.clock.now().getTime()) / 1000 });
    await app.runDueJobs();
    expect([await openTo(LENA), await openTo(JONAS)]).toEqual([1, 1]);
    app.clock.advance({ minutes: 3 });
    await app.runDueJobs();
    for (const { email, now, dated, afterDeath } of said.people)
      expect(await openTo(email)).toBe(now + dated + afterDeath);
  });
});

describe('the timeline of a plan', () => {
  it('names people, LeaveBits, reports and the end, and only those of the owner who asks', async () => {
    const stranger = await registerOwner(app, 'stranger@example.org');
    await createLeavebitWithFiles(stranger, {
      description: 'Not hers',
      config: { [LENA]: { releaseType: 'always' } },
    });
    const scheduledDate = '2040-01-31T12:00:00.000Z';
    await share('The safe', { [LENA]: AFTER_DEATH, [JONAS]: { releaseType: 'scheduled', scheduledDate } });
    await reportDeath(app);
    const { body } = await owner.send('get', '/api/plan-timeline').expect(200);
    const { id } = (body as PlanTimeline).leavebits[0]!;
    expect(body).toMatchObject({
      openings: [
        { email: JONAS, name: null, kind: 'opens', at: scheduledDate, leavebits: [id] },
        { email: LENA, name: null, kind: 'waits', at: null, leavebits: [id] },
      ],
      steps: [{ kind: 'submitted', reportType: 'death', email: REPORTERS[0] }],
      isReported: true,
      shutsAt: expect.any(String) as string,
      leavebits: [{ id, description: 'The safe' }],
    });
    const plan = await health();
    expect((body as PlanTimeline).earliestRelease).toBe(plan.earliestRelease);
    await (await openVisitor(app)).send('get', '/api/plan-timeline').expect(401);
  });
});
