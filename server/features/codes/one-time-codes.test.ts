import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS } from '#shared/domain/durations.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/test-database.ts';
import { createDigests } from '../../adapters/crypto/digests.ts';
import { systemRandomSource } from '../../adapters/random-source.ts';
import { openDatabase } from '../../db/database.ts';
import { codeAllowances, registerVerificationCodes as table } from '../../db/schema/index.ts';
import { codeSubject, issueCode, redeemCode, wrongCodeError } from './one-time-codes.ts';
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
  const { code, columns } = await issueCode(at(now), open.db, request);
  await open.db
    .insert(table)
    .values({ ...columns, registrationEmail: email })
    .onConflictDoUpdate({ target: [table.registrationEmail, table.askedBy], set: columns });
  return code;
}
const redeem = (
  email: string,
  code: string,
  { now = ASKED, subject = codeSubject.registration(email), asker = ASKER } = {},
) => redeemCode(at(now), open.db, table, { whose: eq(table.registrationEmail, email), subject, code, asker });
/** Enters wrong codes in sequence. */
async function enterWrong(email: string, times: number, asker = ASKER): Promise<void> {
  for (let time = 0; time < times; time += 1) expect(await redeem(email, WRONG, { asker })).toBe('refused');
}

it('a code works once', async () => {
  const code = await ask('once@example.org');
  expect(await redeem('once@example.org', code)).toBe('accepted');
  expect(await redeem('once@example.org', code)).toBe('refused');
});

it('a code works once, even if it is entered many times at the same moment', async () => {
  const code = await ask('race@example.org');
  const verdicts = await Promise.all([1, 2, 3, 4].map(() => redeem('race@example.org', code)));
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

it('another browser can enter the code, unless three wrong ones came from other browsers', async () => {
  const elsewhere = { asker: STRANGER };
  const first = await ask('elsewhere@example.org');
  await enterWrong('elsewhere@example.org', 2, STRANGER);
  expect(await redeem('elsewhere@example.org', first, elsewhere)).toBe('accepted');
  const second = await ask('elsewhere@example.org');
  await enterWrong('elsewhere@example.org', 3, STRANGER);
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
  expect((await left('tried@example.org')) / charged).toBeCloseTo(2 / 8, 3);
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
  await Promise.all([1, 2, 3, 4, 5].map(() => enterWrong('moment@example.org', 1)));
  expect(await redeem('moment@example.org', code)).toBe('refused');
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
  expect(new Set(subjects).size).toBe(subjects.length);
});

it('the one answer to a code that does not work says what to do', () => {
  expect(wrongCodeError()).toMatchObject({
    code: 'wrong-code',
    message: 'Invalid verification code. Please try again, or request a new code.',
  });
});
