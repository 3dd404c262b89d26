import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedOwner, type SeededOwner } from '#tests/support/seed.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { activityEntries, activityWaiting, users } from '../../db/schema/index.ts';
import { recordActivities, recordActivity } from './record-activity.ts';
import { tagLogHeads } from './tag-log-heads.ts';
import { listActivityLogOwners, verifyActivityChain } from './verify-hash-chain.ts';

let app: TestApp;
let number = 0;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

/** An owner with this many log entries, including the one for creating the account. */
async function ownerWith(entries: number): Promise<SeededOwner> {
  number += 1;
  const owner = await seedOwner(app.ctx, `owner-${number}@example.org`);
  for (let n = 2; n <= entries; n += 1) await record(owner, `Safe ${n}`);
  return owner;
}

const record = ({ id: userId }: SeededOwner, subject: string, once?: string) =>
  app.ctx.db.transaction((tx) =>
    recordActivity(app.ctx, tx, { userId, kind: 'leavebit-saved', subject, once }),
  );

const verify = ({ id }: SeededOwner) => verifyActivityChain(app.ctx, id);

/** Writes to the database as someone who can disable its triggers. */
async function tamper(statement: string): Promise<void> {
  await drizzle(app.ownersPool).transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql.raw(statement));
  });
}

/** Recomputes every hash and the head from the entries' current content. */
const rehash = ({ id }: SeededOwner) =>
  tamper(`do $$
    declare entry record; n bigint := 0; h bytea := decode(repeat('00', 32), 'hex');
    begin
      for entry in select * from activity_entries where user_id = ${id} order by number loop
        n := n + 1;
        h := sha256(convert_to('leavebits activity 1', 'UTF8') || h || int8send(${id}::bigint) || int8send(n)
          || int8send((extract(epoch from entry.at) * 1000)::bigint) || int4send(octet_length(entry.kind))
          || convert_to(entry.kind, 'UTF8') || entry.content);
        update activity_entries set number = n, hash = h where user_id = ${id} and number = entry.number;
      end loop;
      update activity_chains set number = n, hash = h where user_id = ${id};
    end $$`);

describe('an activity log', () => {
  it('is whole, however many transactions wrote it at once', async () => {
    const [one, other] = [await ownerWith(1), await ownerWith(1)];
    const kind = 'leavebit-saved' as const;
    await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        app.ctx.db.transaction(async (tx) => {
          // In both orders and in two statements, so that taking locks here would cause a deadlock.
          const [first, second] = n % 2 ? [one, other] : [other, one];
          await recordActivity(app.ctx, tx, { userId: first.id, kind, subject: `${n}` });
          await tx.execute(sql`select pg_sleep(0.002)`);
          await recordActivities(app.ctx, tx, [
            { userId: second.id, kind, subject: `${n}` },
            { userId: first.id, kind },
          ]);
        }),
      ),
    );
    const whole = { broken: null };
    expect(await verify(one)).toMatchObject({ ...whole, number: 46 });
    expect(await verify(other)).toMatchObject({ ...whole, number: 46 });
    expect(await app.ctx.db.$count(activityWaiting)).toBe(0);
  });

  it('does not lock anything before the transaction commits', async () => {
    const owner = await ownerWith(1);
    await app.ctx.db.transaction(async (tx) => {
      await recordActivity(app.ctx, tx, { userId: owner.id, kind: 'leavebit-saved' });
      // Would hang if the first transaction had locked the log.
      await record(owner, 'meanwhile');
    });
    expect(await verify(owner)).toMatchObject({ broken: null, number: 3 });
  });

  it('keeps nothing of what was undone', async () => {
    const owner = await ownerWith(2);
    await app.ctx.db
      .transaction(async (tx) => {
        await recordActivity(app.ctx, tx, { userId: owner.id, kind: 'leavebit-saved' });
        throw new Error('undone');
      })
      .catch(() => undefined);
    await app.ctx.db.transaction(async (tx) => {
      await tx
        .transaction(async (inner) => {
          await recordActivity(app.ctx, inner, { userId: owner.id, kind: 'leavebit-deleted' });
          throw new Error('undone');
        })
        .catch(() => undefined);
      await recordActivity(app.ctx, tx, { userId: owner.id, kind: 'leavebit-saved' });
    });
    expect(await verify(owner)).toMatchObject({ broken: null, number: 3 });
  });

  it('keeps an occasion once, also when it comes twice at the same moment', async () => {
    const owner = await ownerWith(1);
    await Promise.all([1, 2, 3].map(() => record(owner, 'Safe', 'the same')));
    await record(owner, 'Safe', 'another');
    expect(await verify(owner)).toMatchObject({ broken: null, number: 3 });
  });

  it('knows no owner who is gone', async () => {
    await app.ctx.db.transaction((tx) =>
      recordActivity(app.ctx, tx, { userId: 12345, kind: 'leavebit-saved' }),
    );
    await expect(app.ctx.db.$count(activityWaiting)).resolves.toBe(0);
  });

  it('refuses a change, a removal, a truncation and a step back of its head', async () => {
    const { id } = await ownerWith(3);
    for (const statement of [
      `update activity_entries set kind = 'signed-in' where user_id = ${id}`,
      `delete from activity_entries where user_id = ${id} and number = 3`,
      `delete from activity_chains where user_id = ${id}`,
      `update activity_chains set number = 2 where user_id = ${id}`,
      `update activity_chains set hash = decode(repeat('00', 32), 'hex') where user_id = ${id}`,
      'truncate activity_entries',
      'truncate activity_chains cascade',
    ]) {
      await expect(drizzle(app.ownersPool).execute(sql.raw(statement)), statement).rejects.toMatchObject({
        cause: { code: '23001' },
      });
    }
  });

  it('does not stop an act when its key is damaged, and shows that', async () => {
    const owner = await ownerWith(2);
    await app.ctx.db.execute(
      sql`update users set data_key = sha256(data_key) || data_key where id = ${owner.id}`,
    );
    await record(owner, 'Safe');
    expect((await verify(owner)).broken).toMatchObject({ number: 1, what: 'its content can’t be decrypted' });
    expect(await app.ctx.db.$count(activityEntries, sql`user_id = ${owner.id}`)).toBe(3);
  });

  it('goes with its account', async () => {
    const owner = await ownerWith(3);
    await app.ctx.db.delete(users).where(sql`id = ${owner.id}`);
    expect(await app.ctx.db.$count(activityEntries, sql`user_id = ${owner.id}`)).toBe(0);
    expect(await listActivityLogOwners(app.ctx.db)).not.toContain(owner.id);
  });

  it('holds no address and no text in plain words', async () => {
    const owner = await ownerWith(1);
    await record(owner, 'lena@example.org', 'lena@example.org/secret.pdf');
    const { rows } = await app.ctx.db.execute(sql`select encode(content, 'escape') as content,
      encode(once, 'escape') as once from activity_entries where user_id = ${owner.id}`);
    expect(JSON.stringify(rows)).not.toMatch(/example|lena|secret/);
  });
});

describe('a log that somebody changed with the triggers off', () => {
  const change = (what: string) => (id: number) =>
    `update activity_entries set ${what.replace('of-id', `user_id = ${id} and`)}`;
  const remove = (which: string) => (id: number) =>
    `delete from activity_entries where user_id = ${id} and ${which}`;
  const head = (what: string) => (id: number) => `update activity_chains set ${what} where user_id = ${id}`;
  it.each([
    ['an altered content', change(`content = content || '\\x00' where of-id number = 3`), 3],
    ['another kind', change(`kind = 'signed-in' where of-id number = 3`), 3],
    ['another time', change(`at = at + interval '1 ms' where of-id number = 3`), 3],
    ['an altered hash', change(`hash = sha256(hash) where of-id number = 5`), 5],
    ['a removed entry', remove('number = 2'), 2],
    ['a missing start', remove('number <= 2'), 1],
    ['a missing end', remove('number >= 4'), 4],
    ['nothing left', remove('true'), 1],
    ['a head that was moved back', head('number = 4'), 5],
    ['a head that knows more', head('number = 9'), 6],
    ['no head', (id: number) => `delete from activity_chains where user_id = ${id}`, null],
    [
      'another order',
      (id: number) =>
        `update activity_entries set number = 105 - number where user_id = ${id} and number in (2, 3);
         update activity_entries set number = number - 100 where user_id = ${id} and number > 100`,
      2,
    ],
    [
      'an added copy',
      (id: number) => `insert into activity_entries select user_id, 6, at, kind, content, null, hash
        from activity_entries where user_id = ${id} and number = 5`,
      6,
    ],
  ])('is found to be broken: %s', async (_, statement, at) => {
    const owner = await ownerWith(5);
    const bystander = await ownerWith(2);
    await tamper(statement(owner.id));
    expect((await verify(owner)).broken).toMatchObject({ number: at });
    expect((await verify(bystander)).broken).toBeNull();
  });

  it('is found to be broken after a new account of hashes, by whoever has no key', async () => {
    const owner = await ownerWith(5);
    const elsewhere = await ownerWith(1);
    await tamper(`update activity_entries set content = (select content from activity_entries where user_id = ${elsewhere.id})
      where user_id = ${owner.id} and number = 3`);
    await rehash(owner);
    expect((await verify(owner)).broken).toMatchObject({ number: 3, what: 'its content can’t be decrypted' });
  });

  it('is detected as broken by its head’s integrity tag when entries were removed and all hashes recomputed', async () => {
    const [cut, thinned] = [await ownerWith(5), await ownerWith(5)];
    await tagLogHeads(app.ctx);
    await tamper(`delete from activity_entries where user_id = ${cut.id} and number > 3`);
    await tamper(`delete from activity_entries where user_id = ${thinned.id} and number = 3`);
    await tamper('alter table activity_chains drop constraint activity_chains_sealed_number');
    for (const owner of [cut, thinned]) await rehash(owner);
    for (const owner of [cut, thinned]) {
      for (const n of [1, 2, 3]) await record(owner, `later ${n}`);
      expect((await verify(owner)).broken).not.toBeNull();
      // A broken log must not be tagged, because that would destroy the evidence.
      await tagLogHeads(app.ctx);
      expect((await verify(owner)).broken).not.toBeNull();
    }
  });

  it('control: a log that was truncated and rehashed before its first tag looks intact', async () => {
    const owner = await ownerWith(5);
    await tamper(`delete from activity_entries where user_id = ${owner.id} and number > 3`);
    await rehash(owner);
    expect(await verify(owner)).toMatchObject({ broken: null, number: 3 });
  });
});

describe('the seal of a head', () => {
  it('is renewed when the log has grown, and verifies', async () => {
    const owner = await ownerWith(3);
    const sealed = async () => {
      const { rows } = await app.ctx.db.execute<{ n: number }>(
        sql`select sealed_number::int as n from activity_chains where user_id = ${owner.id}`,
      );
      return rows[0]!.n;
    };
    await tagLogHeads(app.ctx);
    expect(await sealed()).toBe(3);
    await record(owner, 'later');
    expect(await verify(owner)).toMatchObject({ broken: null });
    await tagLogHeads(app.ctx);
    expect(await sealed()).toBe(4);
    await tamper(`update activity_chains set seal = sha256(seal) where user_id = ${owner.id}`);
    expect((await verify(owner)).broken).toMatchObject({ what: 'the integrity tag of its head is invalid' });
  });
});
