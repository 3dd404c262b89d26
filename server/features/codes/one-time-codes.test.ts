import { and, count, eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '#shared/domain/durations.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/test-database.ts';
import { createDigests } from '../../adapters/crypto/digests.ts';
import { systemRandomSource } from '../../adapters/random-source.ts';
import { openDatabase, type Database } from '../../db/database.ts';
import { codeAllowances, mails, oneTimeCodes, triggerBytes, users } from '../../db/schema/index.ts';
import {
  codeChannelSchema,
  codeMailKey,
  codeSubject,
  consumeCode,
  createUnguessableCode,
  hasNewCode,
  hasUnusedCode,
  issueCode,
  redeemCode,
  removeLeavebitCodes,
  removeOwnerCodes,
  restoreCode,
  storeCode,
  storeOnlyCode,
  wrongCodeError,
  type CodeSubject,
} from './one-time-codes.ts';
import type { CodeChannel } from './rules.ts';

let database: TestDatabase;
let open: ReturnType<typeof openDatabase>;
beforeAll(async () => {
  database = await createTestDatabase();
  open = openDatabase(database.url, () => undefined);
});
afterAll(async () => {
  await open.pool.end();
  await database[Symbol.asyncDispose]();
});

const ASKED = new Date('2030-05-01T10:00:00.000Z');
const after = (ms: number) => new Date(ASKED.getTime() + ms);
/** Ensures that codes are unique and never equal the wrong code. */
let codes = 100_000;
const WRONG = '000000';
/** The digests of the browser that requests a code and of another one. */
const ASKER = 'a1'.repeat(32);
const STRANGER = 'b2'.repeat(32);
const random = {
  ...systemRandomSource,
  code: (digits: number) => String((codes += 1)).padStart(digits, '7'),
};
const at = (now: Date) => ({
  random,
  digests: createDigests('a secret'),
  clock: { now: () => now, trustedNow: () => now, isTrusted: () => true },
});

/** Requests a code the way a registration does, replacing this browser's earlier one. */
async function ask(
  email: string,
  {
    now = ASKED,
    asker = ASKER,
    channel = 'open',
  }: { now?: Date; asker?: string; channel?: CodeChannel } = {},
): Promise<string> {
  const request = { subject: codeSubject.registration(email), asker, address: email, channel };
  const { code, row } = await issueCode(at(now), open.db, request);
  await storeCode(open.db, row);
  return code;
}
const redeem = (
  email: string,
  code: string,
  { now = ASKED, subject = codeSubject.registration(email), asker = ASKER } = {},
) => open.db.transaction((tx) => redeemCode(at(now), tx, { subject, code, asker }));
/** Enters wrong codes in sequence. */
async function enterWrong(email: string, times: number, asker = ASKER): Promise<void> {
  for (let time = 0; time < times; time += 1) expect(await redeem(email, WRONG, { asker })).toBe('refused');
}

it('a code works once', async () => {
  const code = await ask('once@example.org');
  expect(await redeem('once@example.org', code)).toBe('accepted');
  expect(await redeem('once@example.org', code)).toBe('refused');
});

/** Runs acts that all wait for one row's lock before any of them goes on. */
async function race<T>(email: string, acts: (() => Promise<T>)[]): Promise<T[]> {
  const { running } = await open.db.transaction(async (tx) => {
    await tx
      .select()
      .from(oneTimeCodes)
      .where(eq(oneTimeCodes.subject, codeSubject.registration(email).name))
      .for('update');
    const started = Promise.all(acts.map((act) => act()));
    await expect.poll(countWaiting).toBe(acts.length);
    return { running: started };
  });
  return running;
}
async function countWaiting(): Promise<number> {
  const { rows } = await open.pool.query<{ waiting: string }>(
    "select count(*) as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return Number(rows[0]!.waiting);
}

it('a code works once, even if it is entered many times at the same moment', async () => {
  const code = await ask('race@example.org');
  const verdicts = await race(
    'race@example.org',
    [1, 2, 3, 4].map(() => () => redeem('race@example.org', code)),
  );
  expect(verdicts.sort()).toEqual(['accepted', 'refused', 'refused', 'refused']);
});

it.each([
  ['works until its ten minutes are over', 10 * MINUTE_MS - 1, 'accepted'],
  ['does not work from its tenth minute on', 10 * MINUTE_MS, 'refused'],
  ['does not work a day later', DAY_MS, 'refused'],
])('a code %s', async (what, ms, verdict) => {
  const code = await ask(what);
  expect(await redeem(what, code, { now: after(ms) })).toBe(verdict);
});

it('the right code works after four wrong ones', async () => {
  const code = await ask('four@example.org');
  await enterWrong('four@example.org', 4);
  expect(await redeem('four@example.org', code)).toBe('accepted');
});

it('the right code does not work after five wrong ones, and a new code does', async () => {
  const code = await ask('five@example.org');
  await enterWrong('five@example.org', 5);
  expect(await redeem('five@example.org', code)).toBe('refused');
  const next = await ask('five@example.org');
  expect(await redeem('five@example.org', next)).toBe('accepted');
});

it('no number of wrong codes from other browsers ends a code for the browser that asked for it', async () => {
  const code = await ask('besieged@example.org');
  await enterWrong('besieged@example.org', 50, STRANGER);
  await enterWrong('besieged@example.org', 2);
  expect(await redeem('besieged@example.org', code)).toBe('accepted');
});

it('another browser can enter the code, unless five wrong ones came from other browsers', async () => {
  const elsewhere = { asker: STRANGER };
  const first = await ask('elsewhere@example.org');
  await enterWrong('elsewhere@example.org', 4, STRANGER);
  expect(await redeem('elsewhere@example.org', first, elsewhere)).toBe('accepted');
  const second = await ask('elsewhere@example.org');
  await enterWrong('elsewhere@example.org', 5, STRANGER);
  expect(await redeem('elsewhere@example.org', second, elsewhere)).toBe('refused');
  expect(await redeem('elsewhere@example.org', second)).toBe('accepted');
  const third = await ask('elsewhere@example.org');
  expect(await redeem('elsewhere@example.org', third, elsewhere)).toBe('accepted');
});

it('a code that its asker has used up works in no other browser', async () => {
  const code = await ask('used-up@example.org');
  await enterWrong('used-up@example.org', 5);
  expect(await redeem('used-up@example.org', code, { asker: STRANGER })).toBe('refused');
});

it('a request from another browser replaces no code, and its tries use up no other', async () => {
  const mine = await ask('shared@example.org');
  const strangers: string[] = [];
  for (let time = 0; time < 3; time += 1) {
    strangers.push(await ask('shared@example.org', { asker: STRANGER }));
    await enterWrong('shared@example.org', 5, STRANGER);
  }
  expect(await redeem('shared@example.org', strangers[0]!)).toBe('refused');
  expect(await redeem('shared@example.org', mine)).toBe('accepted');
});

it('a person who enters the code of a stranger’s request gets in, because it came by mail', async () => {
  await ask('mailbox@example.org');
  const strangers = await ask('mailbox@example.org', { asker: STRANGER });
  expect(await redeem('mailbox@example.org', strangers)).toBe('accepted');
});

it('a right code counts as a wrong try at no other code', async () => {
  const mine = await ask('two@example.org');
  const others = await ask('two@example.org', { asker: STRANGER });
  await enterWrong('two@example.org', 2);
  expect(await redeem('two@example.org', others)).toBe('accepted');
  await enterWrong('two@example.org', 2);
  expect(await redeem('two@example.org', mine)).toBe('accepted');
});

it('codes become longer where nobody redeems them, in this channel alone, and shorter ones still work', async () => {
  const email = 'flooded@example.org';
  const first = await ask(email);
  let longest = first;
  for (let time = 0; time < 200; time += 1) longest = await ask(email, { asker: STRANGER });
  expect([first.length, longest.length]).toEqual([6, 9]);
  expect((await ask(email, { channel: 'private' })).length).toBe(6);
  expect((await ask('neighbor@example.org')).length).toBe(6);
  expect(await redeem(email, longest, { asker: STRANGER })).toBe('accepted');
});

it('a redeemed code gives its allowance back, except for the tries that were made', async () => {
  const left = async (email: string) => {
    const key = at(ASKED).digests.holder(`codes/open/${email}`);
    const [row] = await open.db.select().from(codeAllowances).where(eq(codeAllowances.key, key));
    return row!.refilledAt.getTime() - ASKED.getTime();
  };
  await redeem('clean@example.org', await ask('clean@example.org'));
  expect(await left('clean@example.org')).toBe(0);
  const code = await ask('tried@example.org');
  const charged = await left('tried@example.org');
  await enterWrong('tried@example.org', 1);
  await enterWrong('tried@example.org', 1, STRANGER);
  await redeem('tried@example.org', code);
  expect((await left('tried@example.org')) / charged).toBeCloseTo(2 / 10, 3);
});

it('a redeemed code gives back to the channel that it was charged to', async () => {
  const email = 'channels@example.org';
  const refilledAt = async (channel: CodeChannel) => {
    const key = at(ASKED).digests.holder(`codes/${channel}/${email}`);
    const [row] = await open.db.select().from(codeAllowances).where(eq(codeAllowances.key, key));
    return row!.refilledAt.getTime();
  };
  await ask(email, { asker: STRANGER, channel: 'private' });
  const code = await ask(email);
  // Sorted first, so that the redeemed code isn't the first one found.
  await open.db
    .update(oneTimeCodes)
    .set({ id: '00000000-0000-4000-8000-000000000000' })
    .where(
      and(
        eq(oneTimeCodes.subject, codeSubject.registration(email).name),
        ne(oneTimeCodes.askedBy, Buffer.from(ASKER, 'hex')),
      ),
    );
  const before = { open: await refilledAt('open'), private: await refilledAt('private') };
  expect(await redeem(email, code)).toBe('accepted');
  expect(await refilledAt('open')).toBeLessThan(before.open);
  expect(await refilledAt('private')).toBe(before.private);
});

it('a code works when its allowance has been removed', async () => {
  const code = await ask('removed@example.org');
  await open.db.delete(codeAllowances);
  expect(await redeem('removed@example.org', code)).toBe('accepted');
});

it('a job of an older version, without a channel, uses the one that is open to anyone', () => {
  expect(codeChannelSchema.parse(undefined)).toBe('open');
});

it('requests at one moment are charged one by one', async () => {
  const codes = await Promise.all(
    Array.from({ length: 6 }, (_, n) => ask('burst@example.org', { asker: `0${n}`.repeat(32) })),
  );
  const key = at(ASKED).digests.holder('codes/open/burst@example.org');
  const [row] = await open.db.select().from(codeAllowances).where(eq(codeAllowances.key, key));
  await ask('single@example.org');
  const single = at(ASKED).digests.holder('codes/open/single@example.org');
  const [one] = await open.db.select().from(codeAllowances).where(eq(codeAllowances.key, single));
  const chargeOf = (of: typeof row) => of!.refilledAt.getTime() - ASKED.getTime();
  expect(chargeOf(row)).toBe(codes.length * chargeOf(one));
});

it('five wrong codes at the same moment count as five', async () => {
  const code = await ask('moment@example.org');
  await race(
    'moment@example.org',
    [1, 2, 3, 4, 5].map(() => () => enterWrong('moment@example.org', 1)),
  );
  expect(await redeem('moment@example.org', code)).toBe('refused');
});

it('no sixth code is tried, even if all come at the same moment', async () => {
  const code = await ask('sixth@example.org');
  await enterWrong('sixth@example.org', 4);
  const verdicts = await race('sixth@example.org', [
    () => redeem('sixth@example.org', WRONG),
    () => redeem('sixth@example.org', WRONG),
    () => redeem('sixth@example.org', WRONG),
  ]);
  expect(verdicts).toEqual(['refused', 'refused', 'refused']);
  const [row] = await open.db
    .select()
    .from(oneTimeCodes)
    .where(eq(oneTimeCodes.subject, codeSubject.registration('sixth@example.org').name));
  expect(row).toMatchObject({ wrongTries: 5, usedAt: null });
  expect(await redeem('sixth@example.org', code)).toBe('refused');
});

it('a new code works after the one before was used, and the one before no longer works', async () => {
  const first = await ask('twice@example.org');
  expect(await redeem('twice@example.org', first)).toBe('accepted');
  const second = await ask('twice@example.org', { now: after(DAY_MS) });
  expect(await redeem('twice@example.org', first, { now: after(DAY_MS) })).toBe('refused');
  expect(await redeem('twice@example.org', second, { now: after(DAY_MS) })).toBe('accepted');
});

it('a code works only for the address that it was sent to, and tries elsewhere do not use it up', async () => {
  const code = await ask('mine@example.org');
  await ask('other@example.org');
  await enterWrong('other@example.org', 5);
  expect(await redeem('other@example.org', code)).toBe('refused');
  expect(await redeem('nobody@example.org', code)).toBe('refused');
  expect(await redeem('mine@example.org', code)).toBe('accepted');
});

it('a code works only for the purpose that it was sent for', async () => {
  const code = await ask('purpose@example.org');
  const elsewhere = codeSubject.sharing('all', 'purpose@example.org');
  expect(await redeem('purpose@example.org', code, { subject: elsewhere })).toBe('refused');
});

it('no two people or purposes share a code', () => {
  const subjects = [
    ...[1, 2].flatMap((id) => [codeSubject.login(id), codeSubject.passwordReset(id), codeSubject.proof(id)]),
    ...['a@example.org', 'b@example.org'].flatMap((email) => [
      codeSubject.registration(email),
      ...([1, 2, 'all'] as const).map((scope) => codeSubject.sharing(scope, email)),
    ]),
  ];
  expect(new Set(subjects.map(({ name }) => name)).size).toBe(subjects.length);
});

/** An account for codes that need one. */
async function createOwner(): Promise<number> {
  const id = random.id();
  const email = `${id}@example.org`;
  const row = { id, username: email, email, password: '', lastUpdate: ASKED, createdAt: ASKED };
  await open.db.insert(users).values(row);
  return id;
}
const createLeavebit = (id: number, userId: number) =>
  open.db.insert(triggerBytes).values({
    id,
    userId,
    dataKeyId: 'key',
    dataKey: Buffer.alloc(1),
    description: Buffer.alloc(1),
    infoFields: Buffer.alloc(1),
    sharingEmails: [],
    sharingConfig: {},
    sharingSeal: Buffer.alloc(1),
    lastUpdate: ASKED,
    createdAt: ASKED,
  });
const countCodes = async (userId: number) =>
  (await open.db.select({ codes: count() }).from(oneTimeCodes).where(eq(oneTimeCodes.userId, userId)))[0]!
    .codes;

describe('a code with a cooldown', () => {
  const COOLDOWN = 30 * SECOND_MS;
  const request = async (userId: number, now = ASKED, asker = ASKER) => {
    const subject = codeSubject.proof(userId);
    const holder = { subject, asker, address: 'owner@example.org', channel: 'session' } as const;
    const { code, row } = await issueCode(at(now), open.db, holder);
    return { code, row, isStored: await storeCode(open.db, row, { cooldownMs: COOLDOWN }) };
  };
  const enter = (userId: number, code: string, asker = ASKER) =>
    redeemCode(at(ASKED), open.db, { subject: codeSubject.proof(userId), code, asker });
  const isNew = (userId: number, now: Date, asker = ASKER) =>
    hasNewCode(at(now), open.db, { subject: codeSubject.proof(userId), asker }, COOLDOWN);

  it.each([
    ['stands at once', 0, true],
    ['stands while the cooldown lasts', COOLDOWN, true],
    ['is replaced after the cooldown', COOLDOWN + 1, false],
    ['stands after a small correction of the clock', -COOLDOWN, true],
    ['is replaced after a larger correction of the clock', -COOLDOWN - 1, false],
  ])('%s', async (_what, ms, stands) => {
    const owner = await createOwner();
    const { code, isStored } = await request(owner);
    expect(isStored).toBe(true);
    expect(await isNew(owner, after(ms))).toBe(stands);
    const next = await request(owner, after(ms));
    expect(next.isStored).toBe(!stands);
    expect(await enter(owner, stands ? next.code : code)).toBe('refused');
    expect(await enter(owner, stands ? code : next.code)).toBe('accepted');
  });

  it('is stored once when it is requested many times at the same moment', async () => {
    const owner = await createOwner();
    const stored = await Promise.all([1, 2, 3, 4].map(() => request(owner)));
    expect(stored.filter(({ isStored }) => isStored)).toHaveLength(1);
    expect(await enter(owner, stored.find(({ isStored }) => isStored)!.code)).toBe('accepted');
  });

  it('is replaced at once when it was used, or its attempts are used up', async () => {
    const owner = await createOwner();
    await enter(owner, (await request(owner)).code);
    expect(await isNew(owner, ASKED)).toBe(false);
    expect((await request(owner)).isStored).toBe(true);
    for (let time = 0; time < 5; time += 1) {
      expect(await isNew(owner, ASKED)).toBe(true);
      await enter(owner, WRONG);
    }
    expect(await isNew(owner, ASKED)).toBe(false);
    expect((await request(owner)).isStored).toBe(true);
  });
});

describe('an owner’s only code', () => {
  const COOLDOWN = 30 * SECOND_MS;
  const request = async (userId: number, asker: string, db: Database = open.db) => {
    const subject = codeSubject.proof(userId);
    const holder = { subject, asker, address: 'owner@example.org', channel: 'session' } as const;
    const { code, row } = await issueCode(at(ASKED), open.db, holder);
    const isStored = await db.transaction((tx) =>
      storeOnlyCode(tx, { ...row, userId }, { cooldownMs: COOLDOWN }),
    );
    return { code, isStored };
  };
  const enter = (userId: number, code: string) =>
    redeemCode(at(ASKED), open.db, { subject: codeSubject.proof(userId), code, asker: ASKER });

  it('replaces that of another browser at once, and nobody else’s', async () => {
    const [owner, neighbor] = [await createOwner(), await createOwner()];
    const neighbors = await request(neighbor, STRANGER);
    const elsewhere = await request(owner, STRANGER);
    const { code, isStored } = await request(owner, ASKER);
    expect(isStored).toBe(true);
    expect(await enter(owner, elsewhere.code)).toBe('refused');
    expect(await enter(owner, code)).toBe('accepted');
    expect(await enter(neighbor, neighbors.code)).toBe('accepted');
  });

  it('stands while its cooldown lasts', async () => {
    const owner = await createOwner();
    const { code } = await request(owner, ASKER);
    expect((await request(owner, ASKER)).isStored).toBe(false);
    expect(await enter(owner, code)).toBe('accepted');
  });

  it('is the only one, even if two browsers request it at the same moment', async () => {
    const owner = await createOwner();
    const second = await open.db.transaction(async (tx) => {
      await request(owner, STRANGER, tx);
      let isDone = false;
      const running = request(owner, ASKER).finally(() => (isDone = true));
      await expect.poll(async () => isDone || (await countWaiting()) === 1).toBe(true);
      return { running };
    });
    const { code } = await second.running;
    expect(await countCodes(owner)).toBe(1);
    expect(await enter(owner, code)).toBe('accepted');
  });
});

describe('a code that is used without its digits', () => {
  const start = async (asker = ASKER) => {
    const owner = await createOwner();
    const holder = { subject: codeSubject.login(owner), asker };
    await storeCode(open.db, createUnguessableCode(at(ASKED), holder));
    return holder;
  };

  it('is used once, even many times at the same moment', async () => {
    const holder = await start();
    expect(await hasUnusedCode(at(ASKED), open.db, holder)).toBe(true);
    const verdicts = await Promise.all([1, 2, 3].map(() => consumeCode(at(ASKED), open.db, holder)));
    expect(verdicts.sort()).toEqual([false, false, true]);
    expect(await hasUnusedCode(at(ASKED), open.db, holder)).toBe(false);
  });

  it('belongs to its browser and its subject, and expires', async () => {
    const holder = await start();
    const others = { ...holder, asker: STRANGER };
    const elsewhere = { ...holder, subject: codeSubject.passwordReset(holder.subject.userId!) };
    for (const wrong of [others, elsewhere]) {
      expect(await hasUnusedCode(at(ASKED), open.db, wrong)).toBe(false);
      expect(await consumeCode(at(ASKED), open.db, wrong)).toBe(false);
    }
    expect(await hasUnusedCode(at(after(10 * MINUTE_MS)), open.db, holder)).toBe(false);
    expect(await consumeCode(at(after(10 * MINUTE_MS)), open.db, holder)).toBe(false);
    expect(await consumeCode(at(after(10 * MINUTE_MS - 1)), open.db, holder)).toBe(true);
  });

  it('is available again after a wrong attempt, five times', async () => {
    const [holder, neighbor] = [await start(), await start()];
    const last: boolean[] = [];
    for (let time = 0; time < 5; time += 1) {
      expect(await consumeCode(at(ASKED), open.db, holder)).toBe(true);
      last.push((await restoreCode(open.db, holder)).isLastAttempt);
    }
    expect(last).toEqual([false, false, false, false, true]);
    expect(await hasUnusedCode(at(ASKED), open.db, holder)).toBe(true);
    expect(await consumeCode(at(ASKED), open.db, holder)).toBe(false);
    expect(await consumeCode(at(ASKED), open.db, neighbor)).toBe(true);
  });
});

describe('codes are removed', () => {
  const store = async (subject: CodeSubject) =>
    storeCode(open.db, createUnguessableCode(at(ASKED), { subject, asker: ASKER }));

  it('of one owner, for some purposes', async () => {
    const [owner, neighbor] = [await createOwner(), await createOwner()];
    for (const id of [owner, neighbor])
      for (const subject of [
        codeSubject.login(id),
        codeSubject.passwordReset(id),
        codeSubject.proof(id),
        codeSubject.emailChange(id, 'old', 'new@example.org'),
        codeSubject.emailChange(id, 'new', 'new@example.org'),
      ])
        await store(subject);
    await removeOwnerCodes(open.db, owner, ['email-change', 'sign-in']);
    const left = await open.db
      .select({ purpose: oneTimeCodes.purpose })
      .from(oneTimeCodes)
      .where(eq(oneTimeCodes.userId, owner))
      .orderBy(oneTimeCodes.purpose);
    expect(left.map(({ purpose }) => purpose)).toEqual(['password-reset', 'reauthentication']);
    expect(await countCodes(neighbor)).toBe(5);
  });

  it('of one LeaveBit, for all recipients, and with it', async () => {
    const [removed, deleted, other] = [random.id(), random.id(), random.id()];
    const userId = await createOwner();
    for (const id of [removed, deleted, other]) {
      await createLeavebit(id, userId);
      await store(codeSubject.sharing(id, 'lena@example.org'));
      await store(codeSubject.sharing(id, 'mia@example.org'));
    }
    await store(codeSubject.sharing('all', 'lena@example.org'));
    await removeLeavebitCodes(open.db, removed);
    await open.db.delete(triggerBytes).where(eq(triggerBytes.id, deleted));
    const left = await open.db
      .select({ id: oneTimeCodes.triggerByteId, codes: count() })
      .from(oneTimeCodes)
      .where(eq(oneTimeCodes.purpose, 'access'))
      .groupBy(oneTimeCodes.triggerByteId)
      .orderBy(oneTimeCodes.triggerByteId);
    expect(left).toEqual([
      { id: other, codes: 2 },
      { id: null, codes: 1 },
    ]);
  });

  it('with their account', async () => {
    const owner = await createOwner();
    await store(codeSubject.login(owner));
    await open.db.delete(users).where(eq(users.id, owner));
    expect(await countCodes(owner)).toBe(0);
  });
});

describe('the mail with a code', () => {
  const holderOf = (userId: number, asker = ASKER) =>
    ({ subject: codeSubject.proof(userId), asker, address: 'o@example.org', channel: 'session' }) as const;
  const ask = async (userId: number, { asker = ASKER, attempts = 1 } = {}) => {
    const { row } = await issueCode(at(ASKED), open.db, holderOf(userId, asker));
    await storeCode(open.db, row);
    await open.db.insert(mails).values({
      id: random.uuid(),
      recipient: 'o@example.org',
      kind: 'proof-code',
      dedupeKey: codeMailKey(row.id),
      messageId: random.uuid(),
      letter: Buffer.of(1),
      attempts,
      createdAt: ASKED,
      giveUpAt: row.expiresAt,
    });
    return row;
  };
  const isQueued = async ({ id }: { id: string }) => {
    const [mail] = await open.db
      .select()
      .from(mails)
      .where(eq(mails.dedupeKey, codeMailKey(id)));
    return mail!.state === 'queued';
  };

  it('is withdrawn when the same browser’s next code replaces it after a mail server has deferred it', async () => {
    const owner = await createOwner();
    const elsewhere = await ask(owner, { asker: STRANGER });
    const [first, second] = [await ask(owner), await ask(owner)];
    expect([await isQueued(first), await isQueued(second), await isQueued(elsewhere)]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('is sent if nobody has tried yet, because it may be on its way', async () => {
    const owner = await createOwner();
    const first = await ask(owner, { attempts: 0 });
    await ask(owner);
    expect(await isQueued(first)).toBe(true);
  });

  it('is withdrawn with a code that is removed', async () => {
    const owner = await createOwner();
    const elsewhere = await ask(owner, { asker: STRANGER });
    const only = await ask(owner);
    const next = await issueCode(at(after(MINUTE_MS)), open.db, holderOf(owner));
    expect(await storeOnlyCode(open.db, { ...next.row, userId: owner }, { cooldownMs: 0 })).toBe(true);
    expect([await isQueued(elsewhere), await isQueued(only)]).toEqual([false, false]);
    const last = await ask(owner);
    await removeOwnerCodes(open.db, owner, ['reauthentication']);
    expect(await isQueued(last)).toBe(false);
  });
});

it('the one answer to a code that does not work says what to do', () => {
  expect(wrongCodeError()).toMatchObject({
    code: 'wrong-code',
    message: 'Invalid verification code. Please try again, or request a new code.',
  });
});
