import { Readable } from 'node:stream';
import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import type { SharedLeavebit } from '#shared/contracts/recipients.ts';
import { DAY_MS } from '#shared/domain/durations.ts';
import type { ReleaseSetting } from '#shared/domain/release.ts';
import type { Context } from '../server/context.ts';
import { failingRows, mails, triggerBytes } from '../server/db/schema/index.ts';
import { checkIntegrityTags } from '../server/features/access/check-integrity-tags.ts';
import { loadEstateState } from '../server/features/access/load-estate.ts';
import { loadRecipientExport } from '../server/features/exports/load-recipient-export.ts';
import { purgeExpiredTrash } from '../server/features/leavebits/trash/purge-trash.ts';
import { announceOpenings } from '../server/features/notices/announce-openings.ts';
import { listHeirs, listCurrentReaders } from '../server/features/notices/list-heirs-and-readers.ts';
import { changeEmail } from '../server/features/security/email/change-email.ts';
import { lockAccountRow } from '../server/features/accounts/sign-in/lock-account-row.ts';
import { insertReport } from './support/release/reports.ts';
import { listBrokenIntegrityTags, stageSignedRows, tamperWithDatabase } from './support/integrity-tags.ts';
import { startTestApp, type TestApp } from './support/test-app.ts';
import { registerOwner, verifyRecipient, type TestOwner, type TestRecipient } from './support/visitor.ts';

const DAMAGED = 'This LeaveBit is damaged and can’t be opened. Please contact support.';
const onDeath: ReleaseSetting = { releaseType: 'death_incapacitation' };
const always: ReleaseSetting = { releaseType: 'always' };

let app: TestApp;
let ctx: Context;
let alarms: { alarm?: string; leavebitId?: number }[];
let owner: TestOwner;
let other: TestOwner;
let heir: TestRecipient;
let reader: TestRecipient;
let email: string;
let readerEmail: string;
let number = 0;
beforeAll(async () => {
  app = await startTestApp();
  const logger = Object.create(app.ctx.logger) as Context['logger'];
  logger.error = (facts: object) => void alarms.push(facts);
  app.ctx.logger = logger;
  ({ ctx } = app);
});
afterAll(() => app[Symbol.asyncDispose]());
beforeEach(async () => {
  await ctx.pool.query('delete from trigger_bytes; delete from failing_rows');
  number += 1;
  alarms = [];
  email = `heir-${number}@example.org`;
  readerEmail = `reader-${number}@example.org`;
  owner = await registerOwner(app, `owner-${number}@example.org`);
  other = await registerOwner(app, `other-${number}@example.org`);
  heir = await verifyRecipient(app, email);
  reader = await verifyRecipient(app, readerEmail);
});

/** With a file, for the heir after a death and for the reader immediately. */
async function save(rules: Record<string, ReleaseSetting> = { [email]: onDeath, [readerEmail]: always }) {
  const answer = await owner
    .send('post', '/api/trigger-bytes')
    .field('description', 'House')
    .field('infoFields', 'The key is under the pot')
    .field('sharingEmails', JSON.stringify(Object.keys(rules)))
    .field('sharingConfig', JSON.stringify(rules))
    .field('hidesAddresses', 'true')
    .attach('attachments', Buffer.from('The deed'), { filename: 'deed.txt', contentType: 'text/plain' })
    .expect(201);
  return answer.body as Leavebit;
}
const alter = (assignments: string, id: number, ...values: unknown[]) =>
  tamperWithDatabase(ctx, `update trigger_bytes set ${assignments} where id = $1`, [id, ...values]);
const seen = async (who: TestRecipient, rest = '') =>
  (await who.send('get', `/api/my-leavebits/${who.encodedEmail}${rest}`).set(who.session).expect(200))
    .body as SharedLeavebit[];
const owned = async (by = owner) =>
  (await by.send('get', '/api/trigger-bytes').expect(200)).body as Leavebit[];
const alarmsFor = (id: number) =>
  alarms.filter(({ alarm, leavebitId }) => alarm === 'leavebit-damaged' && leavebitId === id).length;
const mailsTo = (to: string, kind: string) =>
  ctx.db.$count(mails, and(eq(mails.recipient, to), like(mails.kind, kind)));

/** The recipient gets nothing of a LeaveBit, and every error says that it is damaged. */
async function expectNothingFor(who: TestRecipient, id: number): Promise<void> {
  const [shown] = await seen(who);
  expect(shown).toMatchObject({ id, description: DAMAGED, infoFields: '', attachments: [], isLocked: false });
  expect(shown!.sharingEmails).toHaveLength(1);
  const path = `/api/my-leavebits/${who.encodedEmail}/${id}`;
  for (const call of [
    who.send('get', path),
    who.send('post', `/api/shared/trigger-bytes/${id}/download-ticket`).send({ purpose: 'zip' }),
    who.send('get', `/api/trigger-bytes/${id}/attachments`),
    who.send('get', `/api/trigger-bytes/${id}/attachments/deed.txt`),
  ]) {
    const { body } = await call.set(who.session).expect(500);
    expect(body).toEqual({ code: 'damaged', message: DAMAGED });
  }
}

describe('a LeaveBit altered directly in the database', () => {
  it.each<[string, string]>([
    ['opens at once', `sharing_config = jsonb_set(sharing_config, array[$2, 'releaseType'], '"always"')`],
    ['has no rule, which would mean at once', 'sharing_config = sharing_config - $2::text'],
    ['shows who else receives it', 'hides_addresses = false or $2::text is null'],
    ['has another number of saves', 'seqno = seqno + length($2::text)'],
    ['has an empty seal', "sharing_seal = '' || substring(convert_to($2, 'UTF8') for 0)"],
    ['has no seal', 'sharing_seal = null, left_by = left_by - $2::text'],
    [
      'has the key of another one',
      'data_key = (select data_key from trigger_bytes one where one.id <> $1 and $2 = any(sharing_emails) limit 1)',
    ],
    [
      'has the recipients, rules and seal of another one',
      `(sharing_emails, sharing_config, sharing_seal) = (select sharing_emails, sharing_config, sharing_seal
         from trigger_bytes one where one.id <> $1 and $2 = any(sharing_emails) limit 1)`,
    ],
  ])('is shown to nobody, and to its owner only as damaged: it %s', async (_what, assignments) => {
    const another = await save({ [email]: always, [readerEmail]: always });
    const { id } = await save();
    await alter(assignments, id, email);
    await owner.send('delete', `/api/trigger-bytes/${another.id}`).expect(204);
    await expectNothingFor(heir, id);
    await expectNothingFor(reader, id);
    expect(alarmsFor(id)).toBeGreaterThan(0);
    expect(await owned()).toMatchObject([{ id, description: DAMAGED, infoFields: '', attachments: [] }]);
  });

  it('is not shown to a recipient added that way', async () => {
    const { id } = await save({ [email]: onDeath });
    await alter(
      'sharing_emails = sharing_emails || $2::text, sharing_config = sharing_config || $3',
      id,
      readerEmail,
      { [readerEmail]: always },
    );
    await expectNothingFor(reader, id);
  });

  it('is not shown to a recipient who left it, nor out of the trash, nor under another owner', async () => {
    const left = await save({ [email]: always });
    await heir
      .send('post', `/api/my-leavebits/${heir.encodedEmail}/${left.id}/leave`)
      .set(heir.session)
      .expect(204);
    await alter("left_by = '{}'", left.id);
    await expectNothingFor(heir, left.id);
    await ctx.pool.query('delete from trigger_bytes');
    const trashed = await save({ [email]: always });
    await owner.send('delete', `/api/trigger-bytes/${trashed.id}`).expect(204);
    await alter('trashed_at = null, held_notices = null', trashed.id);
    await expectNothingFor(heir, trashed.id);
    await ctx.pool.query('delete from trigger_bytes');
    const moved = await save({ [email]: always });
    await alter('user_id = $2', moved.id, other.id);
    await expectNothingFor(heir, moved.id);
    expect(await owned(other)).toMatchObject([{ description: DAMAGED }]);
  });

  it('is not repaired by any action of its owner or a recipient', async () => {
    const { id } = await save();
    const sound = await save({ [email]: always });
    await owner.send('patch', `/api/trigger-bytes/${id}`).send({ description: 'Home' }).expect(200);
    await alter('sharing_config = $2', id, { [email]: always, [readerEmail]: always });
    const patch = (body: object) => owner.send('patch', `/api/trigger-bytes/${id}`).send(body);
    await patch({ description: 'Newer' }).expect(500);
    await patch({ sharingEmails: [email], sharingConfig: { [email]: onDeath } }).expect(500);
    await owner.send('post', `/api/trigger-bytes/${id}/versions/1/restore`).send({}).expect(500);
    const selection = { triggerByteIds: [sound.id, id], emails: ['new@example.org'] };
    const shared = await owner.send('post', '/api/share-multiple').send(selection).expect(500);
    expect(shared.body).toEqual({ code: 'damaged', message: DAMAGED });
    expect(await listBrokenIntegrityTags(ctx)).toEqual([id]);
    await reader
      .send('post', `/api/my-leavebits/${reader.encodedEmail}/${id}/leave`)
      .set(reader.session)
      .expect(204);
    expect(await listBrokenIntegrityTags(ctx)).toEqual([id]);
    await owner.send('delete', `/api/trigger-bytes/${id}`).expect(204);
    expect(await listBrokenIntegrityTags(ctx)).toEqual([id]);
    await owner.send('post', `/api/trash/${id}/restore`).send({}).expect(500);
    expect(await listBrokenIntegrityTags(ctx)).toEqual([id]);
    // The owner can still delete it.
    await owner.send('delete', `/api/trash/${id}`).expect(204);
    await ctx.pool.query('update trigger_bytes set purged_at = $1 where id = $2', [
      new Date(ctx.clock.now().getTime() - 5 * DAY_MS),
      id,
    ]);
    await purgeExpiredTrash(ctx);
    expect(await listBrokenIntegrityTags(ctx)).toEqual([]);
  });

  it('stays damaged when its owner changes their address, and the others stay intact', async () => {
    const { id } = await save({ [owner.username]: always, [email]: onDeath });
    const sound = await save({ [owner.username]: always, [email]: onDeath });
    await alter('sharing_config = sharing_config || $2', id, { [email]: always });
    await ctx.db.transaction(async (tx) => {
      const account = await lockAccountRow(tx, owner.id);
      await changeEmail(ctx, tx, account, `new-${number}@example.org`);
    });
    expect(await listBrokenIntegrityTags(ctx)).toEqual([id]);
    const [row] = await ctx.db.select().from(triggerBytes).where(eq(triggerBytes.id, sound.id));
    expect(row).toMatchObject({
      sharingEmails: [`new-${number}@example.org`, email],
      sharingConfig: { [`new-${number}@example.org`]: always, [email]: onDeath },
      seqno: 2,
    });
  });

  it('is left out of the export for its recipient, which says so', async () => {
    const { id } = await save({ [email]: onDeath });
    await alter('sharing_config = $2', id, { [email]: always });
    const { data } = await loadRecipientExport(ctx, owner.id, email);
    expect(await Readable.from(data.leavebits).toArray()).toMatchObject([
      { isDamaged: true, description: null, isOpenNow: false, files: [] },
    ]);
  });

  it('triggers no email about an opening, while others’ recipients get theirs', async () => {
    const inAnHour = new Date(app.clock.now().getTime() + 3_600_000).toISOString();
    const nextYear = new Date(app.clock.now().getTime() + 365 * 86_400_000).toISOString();
    const on = (scheduledDate: string): ReleaseSetting => ({ releaseType: 'scheduled', scheduledDate });
    const altered = await save({ [email]: on(nextYear) });
    await save({ [readerEmail]: on(inAnHour) });
    await alter('sharing_config = $2', altered.id, { [email]: on(inAnHour) });
    await ctx.pool.query('update scheduled_openings set opens_at = $2 where trigger_byte_id = $1', [
      altered.id,
      inAnHour,
    ]);
    app.clock.advance({ hours: 2 });
    alarms = [];
    await announceOpenings(ctx);
    expect([await mailsTo(email, 'opened-notice'), await mailsTo(readerEmail, 'opened-notice')]).toEqual([
      0, 1,
    ]);
    expect(alarms).toContainEqual(
      expect.objectContaining({ alarm: 'opening-untold', leavebitId: altered.id }),
    );
    // The failure is counted, and doesn't raise an alert every minute.
    alarms = [];
    await announceOpenings(ctx);
    expect(alarms).toEqual([]);
    expect(await ctx.db.select().from(failingRows)).toMatchObject([
      { kind: 'announce-openings', subject: String(altered.id), tries: 1 },
    ]);
  });

  it('adds no heir and no reader, and does not keep a released estate open', async () => {
    const far: ReleaseSetting = { releaseType: 'scheduled', scheduledDate: '2050-01-01T00:00:00.000Z' };
    const [waiting, open] = [await save({ [email]: onDeath }), await save({ [readerEmail]: always })];
    const of = { id: owner.id, email: owner.username };
    const named = async () => [
      await listHeirs(ctx, ctx.db, of),
      await listCurrentReaders(ctx, ctx.db, of, app.clock.now()),
    ];
    expect(await named()).toEqual([[email], [readerEmail]]);
    await alter('sharing_config = sharing_config || $2', open.id, { [readerEmail]: onDeath });
    await alter('sharing_config = sharing_config || $2', waiting.id, { [email]: far });
    expect(await named()).toEqual([[], []]);
    const dated = await save({ [email]: { ...far, scheduledDate: '2040-01-01T00:00:00.000Z' } });
    await insertReport(app, owner.id, 'released');
    expect(await loadEstateState(ctx, ctx.db, owner.id)).toMatchObject({
      report: 'released',
      lastOpening: new Date('2040-01-01T00:00:00.000Z'),
    });
    await alter('sharing_config = $2', dated.id, { [email]: far });
    expect(await loadEstateState(ctx, ctx.db, owner.id)).toMatchObject({ lastOpening: null });
  });

  it('is found by the integrity check before anyone reads it, reported once, and cleared when it is restored', async () => {
    const { id } = await save();
    await save();
    await checkIntegrityTags(ctx);
    expect(alarms).toEqual([]);
    await alter('hides_addresses = false', id);
    await checkIntegrityTags(ctx);
    expect(alarmsFor(id)).toBe(1);
    expect(await ctx.db.select().from(failingRows)).toMatchObject([
      { kind: 'check-seals', subject: String(id) },
    ]);
    await alter('hides_addresses = true', id);
    await checkIntegrityTags(ctx);
    expect(alarmsFor(id)).toBe(1);
    expect(await ctx.db.$count(failingRows)).toBe(0);
    expect(await seen(reader)).toMatchObject([{ description: 'House' }, { description: 'House' }]);
  });
});

it('the database rejects a write of ours that omits the integrity tag', async () => {
  const { id } = await save();
  const forget = (changes: object) => ctx.db.update(triggerBytes).set(changes).where(eq(triggerBytes.id, id));
  await expect(forget({ sharingEmails: [] })).rejects.toThrow();
  await expect(forget({ seqno: 7 })).rejects.toThrow();
  await expect(
    ctx.pool.query(
      `insert into trigger_bytes select (jsonb_populate_record(t, '{"id": 1, "sharing_seal": null}')).* from trigger_bytes t`,
    ),
  ).rejects.toThrow('together with its seal');
  await forget({ lastUpdate: new Date(0), lastFileCounter: 9 });
  expect(await listBrokenIntegrityTags(ctx)).toEqual([]);
  // Rows staged by tests have valid tags.
  await stageSignedRows(ctx, 'update trigger_bytes set seqno = 9 where id = $1', [id]);
  expect(await listBrokenIntegrityTags(ctx)).toEqual([]);
});
