import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Context } from '../../context.ts';
import { insertUnsignedLeavebits } from '#tests/support/unsigned-leavebits.ts';
import { listBrokenIntegrityTags, tamperWithDatabase } from '#tests/support/integrity-tags.ts';
import { seedOwner, type SeededOwner } from '#tests/support/seed.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { createLeavebit, createLeavebitKey } from '../leavebits/create-leavebit.ts';
import { streamOwnedLeavebits } from '../leavebits/load-leavebits.ts';
import { backfillIntegrityTags } from './backfill-integrity-tags.ts';

let app: TestApp;
let ctx: Context;
let owner: SeededOwner;
let alarms: object[];
beforeAll(async () => {
  app = await startTestApp();
  const logger = Object.create(app.ctx.logger) as Context['logger'];
  logger.error = (facts: object) => void alarms.push(facts);
  ctx = { ...app.ctx, logger };
  owner = await seedOwner(ctx, 'owner@example.org');
});
afterAll(() => app[Symbol.asyncDispose]());
beforeEach(async () => {
  alarms = [];
  await ctx.pool.query('delete from trigger_bytes');
});

const keepOld = (count = 1, { isBroken = false } = {}) =>
  insertUnsignedLeavebits(ctx.config.databaseUrl!, {
    userId: owner.id,
    ringKey: ctx.config.dataKeys[0],
    count,
    isBroken,
  });
const rows = async () => (await ctx.pool.query('select * from trigger_bytes order by id')).rows as object[];
const texts = async () => {
  const found: string[] = [];
  for await (const page of streamOwnedLeavebits(ctx, owner.id))
    for (const { description, infoFields } of page) found.push(`${description} ${infoFields}`);
  return found;
};
const keepNew = () =>
  createLeavebit(ctx, {
    userId: owner.id,
    fresh: createLeavebitKey(ctx),
    fields: { description: 'New', infoFields: 'and sealed', sharingEmails: [], sharingConfig: {} },
    files: [],
  });

describe('a database from before there were seals', () => {
  it('is sealed by one start, and not touched by the next ones', async () => {
    await keepOld(3);
    expect(await texts()).toEqual(
      Array.from({ length: 3 }, () => expect.stringContaining('damaged') as string),
    );
    await backfillIntegrityTags(ctx);
    expect(await texts()).toEqual(['Old and whole', 'Old and whole', 'Old and whole']);
    expect(await listBrokenIntegrityTags(ctx)).toEqual([]);
    const before = await rows();
    await backfillIntegrityTags(ctx);
    expect(await rows()).toEqual(before);
  });

  it('is sealed once by several processes that start together', async () => {
    await keepOld(600);
    alarms = [];
    await Promise.all([1, 2, 3].map(() => backfillIntegrityTags(ctx)));
    expect(await listBrokenIntegrityTags(ctx)).toEqual([]);
    expect(alarms).toEqual([]);
  });

  it('keeps what does not open as damaged, with an alarm, and all others are sealed', async () => {
    const { id } = await keepOld(1, { isBroken: true });
    await keepOld();
    await backfillIntegrityTags(ctx);
    expect(alarms).toEqual([expect.objectContaining({ alarm: 'leavebit-damaged', leavebitId: id })]);
    expect(await listBrokenIntegrityTags(ctx)).toEqual([id]);
  });
});

describe('somebody who can write to the database', () => {
  it('cannot pass off a LeaveBit without its seal as an old one', async () => {
    const { row } = await keepNew();
    await tamperWithDatabase(
      ctx,
      `update trigger_bytes set sharing_seal = null, sharing_emails = sharing_emails || '{x@x.org}'`,
    );
    await backfillIntegrityTags(ctx);
    expect(await listBrokenIntegrityTags(ctx)).toEqual([row.id]);
    expect(alarms).toEqual([expect.objectContaining({ alarm: 'leavebit-damaged', leavebitId: row.id })]);
  });

  it('cannot put back the key from before the seal, unless no row has one', async () => {
    const { id, wrapped } = await keepOld();
    await backfillIntegrityTags(ctx);
    await keepNew();
    await tamperWithDatabase(
      ctx,
      `update trigger_bytes set sharing_seal = null, data_key = $2, sharing_emails = sharing_emails || '{x@x.org}' where id = $1`,
      [id, wrapped],
    );
    alarms = [];
    await backfillIntegrityTags(ctx);
    expect(alarms).toEqual([{ alarm: 'leavebit-damaged' }]);
    expect(await listBrokenIntegrityTags(ctx)).toEqual([id]);
  });
});
