import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PlanPreview } from '#shared/contracts/plan.ts';
import { NEXT_PAGE_HEADER, type SharedLeavebit } from '#shared/contracts/recipients.ts';
import { listLimits, MEGABYTE } from '#shared/domain/limits.ts';
import { seedOwner, type SeededOwner } from '#tests/support/seed.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { signIn, verifyRecipient, type TestRecipient } from '#tests/support/visitor.ts';
import { stageSignedRows } from '#tests/support/integrity-tags.ts';
import { triggerBytes } from '../../db/schema/index.ts';
import { buildIntegrityColumns } from '../access/integrity.ts';
import { encryptLeavebitTexts } from '../leavebits/leavebit-encryption.ts';
import { createLeavebitKey } from '../leavebits/create-leavebit.ts';
import { mergeSharing, emptySharing } from '../leavebits/rules.ts';
import { selectWithinTextBudget } from './rules.ts';

const HEIR = 'heir@example.org';
let app: TestApp;
let owner: SeededOwner;
let heir: TestRecipient;
beforeAll(async () => {
  app = await startTestApp();
  owner = await seedOwner(app.ctx, 'owner@example.org');
  heir = await verifyRecipient(app, HEIR);
});
afterAll(() => app[Symbol.asyncDispose]());
beforeEach(() => app.ctx.pool.query('delete from trigger_bytes'));

/** Creates LeaveBits with these infos, the first one being the newest. By default, every third is locked. */
async function seed(infos: string[], { isLocked = (n: number) => n % 3 === 2 } = {}): Promise<number[]> {
  const now = app.clock.now().getTime();
  const rows = infos.map((infoFields, n) => {
    const { id, dataKey, wrapped } = createLeavebitKey(app.ctx);
    const releaseType = isLocked(n) ? 'death_incapacitation' : 'always';
    return {
      ...wrapped,
      ...encryptLeavebitTexts(dataKey, id, { description: `No. ${n}`, infoFields }),
      ...buildIntegrityColumns(dataKey, {
        id,
        userId: owner.id,
        ...mergeSharing(emptySharing, { sharingEmails: [HEIR], sharingConfig: { [HEIR]: { releaseType } } }),
        sealed: false,
        hidesAddresses: false,
      }),
      lastUpdate: new Date(now),
      // Several share a timestamp.
      createdAt: new Date(now - Math.floor(n / 4) * 1000),
    };
  });
  for (let first = 0; first < rows.length; first += 100) {
    await app.ctx.db.insert(triggerBytes).values(rows.slice(first, first + 100));
  }
  return rows.map(({ id }) => id);
}

const get = (rest = '') =>
  heir.send('get', `/api/my-leavebits/${heir.encodedEmail}${rest}`).set(heir.session);
const list = async (query = '') => (await get(query).expect(200)).body as SharedLeavebit[];
const details = async (id: number) => (await get(`/${id}`).expect(200)).body as SharedLeavebit;

async function pages(between: () => Promise<unknown> = () => Promise.resolve()) {
  const seen: SharedLeavebit[][] = [];
  for (let after: string | undefined = ''; after !== undefined;) {
    const answer: { body: unknown; get(name: string): string | undefined } = await get(
      after && `?after=${after}`,
    ).expect(200);
    seen.push(answer.body as SharedLeavebit[]);
    after = answer.get(NEXT_PAGE_HEADER);
    await between();
  }
  return seen;
}

describe('texts beyond 1 MB', () => {
  const info = (bytes: number) => 'é'.repeat(bytes / 2);

  it('come for all LeaveBits up to the last byte, and not counting what is locked', async () => {
    const half = info(MEGABYTE / 2);
    await seed([half, half, half], { isLocked: (n) => n === 1 });
    const shown = await list();
    expect(shown.filter(({ infoFields }) => infoFields === half)).toHaveLength(2);
    expect(shown.some(({ isTruncated }) => isTruncated)).toBe(false);
  });

  it('are left out of the list and stand in the details', async () => {
    const half = info(MEGABYTE / 2);
    const infos = [half, half, 'x'];
    const ids = await seed(infos, { isLocked: () => false });
    const shown = await list();
    const [truncated, ...others] = shown.filter((one) => one.isTruncated);
    expect(others).toEqual([]);
    expect(truncated).toMatchObject({ isTruncated: true, isLocked: false });
    expect(truncated).not.toHaveProperty('infoFields');
    expect(truncated).not.toHaveProperty('attachments');
    const { isTruncated: _, ...rest } = truncated!;
    const whole = await details(truncated!.id);
    expect(whole).toEqual({ ...rest, infoFields: infos[ids.indexOf(whole.id)], attachments: [] });
    expect((await list(`?ids=${truncated!.id}`))[0]).toEqual(whole);
  });

  it('with the details they are the whole list, whatever the texts', async () => {
    const most = 100_000;
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(most), { minLength: 1, maxLength: 25 }), async (lengths) => {
        await app.ctx.pool.query('delete from trigger_bytes');
        const infos = lengths.map((length, n) => String.fromCharCode(97 + n).repeat(length));
        const ids = await seed(infos);
        const shown = await list();
        const whole = await Promise.all(
          shown.map(async (one) => (one.isTruncated ? await details(one.id) : one)),
        );
        const textOf = new Map(whole.map(({ id, infoFields }) => [id, infoFields]));
        expect(textOf).toEqual(new Map(ids.map((id, n) => [id, n % 3 === 2 ? undefined : infos[n]])));
        const sent = shown.reduce((bytes, { infoFields = '' }) => bytes + Buffer.byteLength(infoFields), 0);
        expect(sent).toBeLessThanOrEqual(MEGABYTE);
        const left = MEGABYTE - sent;
        for (const { id, isTruncated } of shown) {
          if (isTruncated) expect(Buffer.byteLength(textOf.get(id)!)).toBeGreaterThan(left);
        }
      }),
      { numRuns: 8 },
    );
  });
});

describe('more than 200 LeaveBits', () => {
  it('come by pages, each of them once, whatever is saved or deleted meanwhile', async () => {
    const ids = await seed(Array.from({ length: 2 * listLimits.leavebitsPerPage + 1 }, () => 'x'));
    const seen = await pages(() =>
      stageSignedRows(
        app.ctx,
        "update trigger_bytes set last_update = now() + interval '1 day', seqno = seqno + 1 where random() < 0.5",
      ),
    );
    expect(seen.map((page) => page.length)).toEqual([
      listLimits.leavebitsPerPage,
      listLimits.leavebitsPerPage,
      1,
    ]);
    const listed = seen.flat().map(({ id }) => id);
    expect(listed.toSorted()).toEqual(ids.toSorted());
    expect((await pages()).flat().map(({ id }) => id)).toEqual(listed);
  });

  it('come with everything open before everything locked, across the pages', async () => {
    await seed(Array.from({ length: 2 * listLimits.leavebitsPerPage + 1 }, () => 'x'));
    const locks = (await pages()).flat().map(({ isLocked }) => isLocked);
    expect(locks).toEqual(locks.toSorted((one, other) => Number(one) - Number(other)));
    expect(locks.filter(Boolean)).toHaveLength(133);
  });

  it('come to an owner who looks ahead by the same pages', async () => {
    await seed(Array.from({ length: listLimits.leavebitsPerPage + 1 }, () => 'x'));
    const looking = await signIn(app, owner);
    const idsOn = (leavebits: readonly SharedLeavebit[]) => leavebits.map(({ id }) => id);
    const look = async (query: string) => {
      const answer = await looking.send('get', `/api/preview/${heir.encodedEmail}${query}`).expect(200);
      return { ids: idsOn((answer.body as PlanPreview).leavebits), next: answer.get(NEXT_PAGE_HEADER) };
    };
    const first = await look('');
    const second = await look(`?after=${first.next}`);
    expect([first.ids, second.ids]).toEqual((await pages()).map(idsOn));
    expect(second.next).toBeUndefined();
  });

  it('come by pages only then', async () => {
    await seed(Array.from({ length: listLimits.leavebitsPerPage }, () => 'x'));
    const answer = await get().expect(200);
    expect(answer.body).toHaveLength(listLimits.leavebitsPerPage);
    expect(answer.headers).not.toHaveProperty(NEXT_PAGE_HEADER.toLowerCase());
  });

  it.each(['x', '1', '1-', '-1', '1-1-1', `${'9'.repeat(16)}-1`])('have no page %s', async (after) => {
    await get(`?after=${after}`).expect(400);
  });
});

it('each LeaveBit that fits into what is left comes with its texts, and no other', () => {
  const sizes = (...bytes: number[]) => bytes.map((textBytes, id) => ({ id, textBytes }));
  expect([...selectWithinTextBudget(sizes(5, 6, 4, 1, 0), 10)]).toEqual([0, 2, 3, 4]);
  expect([...selectWithinTextBudget(sizes(11, 10), 10)]).toEqual([1]);
  expect([...selectWithinTextBudget(sizes(1, 2), Infinity)]).toEqual([0, 1]);
});
