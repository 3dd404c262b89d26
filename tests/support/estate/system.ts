import { expect } from 'vitest';
import { eq } from 'drizzle-orm';
import { DAY_MS, HOUR_MS } from '#shared/domain/durations.ts';
import type { ReleaseSetting } from '#shared/domain/release.ts';
import { createTrustedClock } from '#server/adapters/clock.ts';
import { MailRejectedError, type MailTransport } from '#server/adapters/mail/transport.ts';
import type { Context } from '#server/context.ts';
import { users } from '#server/db/schema/index.ts';
import { applyMailEvent } from '#server/features/bounces/apply-mail-event.ts';
import { createLeavebit, createLeavebitKey } from '#server/features/leavebits/create-leavebit.ts';
import { moveLeavebitToTrash } from '#server/features/leavebits/move-leavebit-to-trash.ts';
import { restoreTrashItem } from '#server/features/leavebits/trash/restore-trash-item.ts';
import { requestDeletion } from '#server/features/deletion/request-deletion.ts';
import { cancelAccountDeletion } from '#server/features/deletion/stop-deletion.ts';
import { assertSubscriptionNotBlocked } from '#server/features/subscriptions/assert-subscription-not-blocked.ts';
import { loadSharedLeavebitPage } from '#server/features/recipients/load-shared-leavebits.ts';
import { recordLeavebitsOpened } from '#server/features/recipients/record-reading.ts';
import { beginRecovery } from '#server/features/recovery/begin-recovery.ts';
import { endRecovery } from '#server/features/recovery/end-recovery.ts';
import { recoveryRestarts } from '#server/recovery-restarts.ts';
import { confirmReport } from '#server/features/release/links/confirm-report.ts';
import { refuteReportByLink, refuteReportAsOwner } from '#server/features/release/endings/refute-report.ts';
import { revokeRelease } from '#server/features/release/openings/revoke-release.ts';
import { saveReleaseConfig } from '#server/features/release/configuration/save-release-config.ts';
import { submitReport } from '#server/features/release/links/submit-report.ts';
import { cancelSubscription } from '#server/features/subscriptions/ending/cancel-subscription.ts';
import { createPayfastCheckout } from '#server/features/subscriptions/checkout/checkout-offers.ts';
import { startFreePeriod } from '#server/features/subscriptions/start-free-period.ts';
import { storePaymentNotification } from '#server/features/subscriptions/notifications/store-payment-notification.ts';
import { DomainError } from '#server/http/domain-error.ts';
import { setSubstitute } from '#server/features/unopened/set-substitute.ts';
import { createTaskList, sweeps } from '#server/jobs/registry.ts';
import { alwaysReauthenticated } from '../reauthentication.ts';
import { EstateFacts } from './facts.ts';
import type { EstateCommand } from './histories.ts';
import { InMemoryPayfast } from './payfast.ts';
import type { TestApp } from '../test-app.ts';

type Tasks = Record<string, (payload: unknown) => Promise<void>>;
type MailServer = 'accepts' | 'refuses-owner' | 'refuses-heirs' | 'is-away';

/** How long after an opening a substitute has their turn. */
export const SUBSTITUTE_AFTER_DAYS = 40;
const START = Date.parse('2031-03-10T09:00:00Z');
/** Jobs that may wait while PayFast is unavailable, and no longer. */
const WAITS_FOR_PAYFAST = ['apply-notification', 'cancel-at-payfast'];

/** One owner in the real product over years, with its use cases, jobs and database. The test controls the world around it. */
export class EstateSystem {
  now = START;
  readonly ctx: Context;
  readonly facts = new EstateFacts();
  readonly payfast: InMemoryPayfast;
  readonly alarms: { alarm?: string; why?: string }[] = [];
  /** Emails that were accepted or rejected in this step. */
  fresh: string[] = [];
  userId = 0;
  subscriptionId = 0;
  /** For a mutant: hides the mail server's rejections. */
  hidesRefusals = false;
  /** For a mutant: tasks that never run. */
  readonly omitted = new Set<string>();
  mailServer: MailServer = 'accepts';
  reporters: string[] = [];
  /** The LeaveBits that the owner may delete. */
  readonly ids = { death: 0, dated: 0 };
  readonly heirs: { death: string; dated: string; always: string };
  /** The substitute of the first two heirs. */
  readonly next: string;
  readonly #owner: string;
  readonly #tasks: Tasks;
  readonly #links = new Map<string, string>();
  readonly #number: number;
  readonly #dated: number;

  constructor(app: TestApp, number: number, datedDays: number) {
    this.#number = number;
    this.#dated = START + datedDays * DAY_MS;
    this.#owner = `owner-${number}@example.org`;
    this.heirs = {
      death: `death-${number}@example.org`,
      dated: `dated-${number}@example.org`,
      always: `always-${number}@example.org`,
    };
    this.next = `next-${number}@example.org`;
    this.payfast = new InMemoryPayfast(app.ctx.payfast, {
      name: `agreement-${number}`,
      passphrase: app.ctx.config.payfast.passphrase,
      now: () => this.now,
    });
    const logger = Object.create(app.ctx.logger) as Context['logger'];
    logger.error = (alarm: object) => void this.alarms.push(alarm);
    this.ctx = {
      ...app.ctx,
      logger,
      clock: createTrustedClock(() => new Date(this.now)),
      mailTransport: this.#transport(app.ctx.pool),
      payfast: { ...this.payfast.adapter },
    };
    this.#tasks = createTaskList(this.ctx) as Tasks;
  }

  query = async <Row extends object>(sql: string, ...values: unknown[]): Promise<Row[]> =>
    (await this.ctx.pool.query<Row>(sql, values)).rows;

  async begin(hours: number): Promise<void> {
    const { ctx, facts } = this;
    const now = ctx.clock.now();
    this.userId = ctx.random.id();
    await ctx.db.transaction(async (tx) => {
      await tx.insert(users).values({
        id: this.userId,
        username: this.#owner,
        email: this.#owner,
        password: 'never used',
        lastUpdate: now,
        createdAt: now,
      });
      await startFreePeriod(ctx, tx, { userId: this.userId, email: this.#owner });
    });
    const [row] = await this.query<{ id: string; free_until: Date }>(
      'select id, free_until from subscriptions where user_id = $1',
      this.userId,
    );
    this.subscriptionId = Number(row!.id);
    facts.freeUntil = row!.free_until.getTime();
    facts.datedAt = this.#dated;
    const at = new Date(this.#dated).toISOString();
    this.ids.death = await this.#leave({ [this.heirs.death]: { releaseType: 'death_incapacitation' } });
    this.ids.dated = await this.#leave({
      [this.heirs.dated]: { releaseType: 'scheduled', scheduledDate: at },
    });
    await this.#leave({ [this.heirs.always]: { releaseType: 'always' } });
    await this.#configure(3, 2, hours);
    for (const email of [this.heirs.death, this.heirs.dated])
      await setSubstitute(ctx, {
        userId: this.userId,
        email,
        wanted: { email: this.next, afterDays: SUBSTITUTE_AFTER_DAYS },
      });
    await this.work();
  }

  async apply(command: EstateCommand): Promise<void> {
    const { ctx, facts, payfast } = this;
    this.fresh = [];
    switch (command.do) {
      case 'submit':
        await this.#person(async () => {
          const token = this.#links.get(`report ${this.#reporter(command.by)}`);
          if (!token) return;
          const { required, hours } = this.#terms;
          const { report } = await submitReport(ctx, { token, reportType: 'death' });
          const [confirmedBy, at] = [new Set<string>(), this.now];
          const id = Number(report.id);
          facts.reports.push({
            id,
            at,
            begunAt: at,
            required,
            hours,
            confirmedBy,
            confirmedAt: null,
            status: 'pending',
            releasedAt: null,
            endedAt: null,
          });
        });
        break;
      case 'confirm':
        await this.#person(async () => {
          const who = this.#reporter(command.by);
          const token = this.#links.get(`confirm ${who}`);
          if (!token) return;
          const { alreadyConfirmed } = await confirmReport(ctx, token);
          const report = facts.pending;
          if (alreadyConfirmed || !report) return;
          report.confirmedBy.add(who);
          if (report.confirmedBy.size === report.required) report.confirmedAt = this.now;
        });
        break;
      case 'refute':
        await this.#person(async () => {
          const report = facts.pending;
          const token = this.#links.get(`refute ${this.#owner}`);
          if (!report) return;
          if (command.by === 'link' && token) await refuteReportByLink(ctx, token);
          else await refuteReportAsOwner(ctx, this.userId, report.id);
          report.status = 'refuted';
          report.endedAt = this.now;
        });
        break;
      case 'revoke':
        await this.#person(async () => {
          const report = facts.released;
          if (!report) return;
          await revokeRelease(ctx, this.userId, report.id, alwaysReauthenticated);
          report.status = 'revoked';
          report.endedAt = this.now;
          // Its substitute waits for their turn again. A date needs no release.
          facts.passedOnAt.delete('death');
        });
        break;
      case 'delete':
        await this.#person(async () => {
          await assertSubscriptionNotBlocked(ctx, ctx.db, this.userId);
          await moveLeavebitToTrash(ctx, { userId: this.userId, id: this.ids[command.what] });
          if (facts.released) throw new Error('something of an open estate was deleted');
          facts.trashed.set(command.what, this.now);
          facts.everTrashed.add(command.what);
        });
        break;
      case 'restore':
        await this.#person(async () => {
          await assertSubscriptionNotBlocked(ctx, ctx.db, this.userId);
          await restoreTrashItem(ctx, { userId: this.userId, id: this.ids[command.what] });
          const trashedAt = facts.trashed.get(command.what) ?? 0;
          if (facts.released && trashedAt < facts.released.at)
            throw new Error('something from before its report was restored into a released estate');
          facts.trashed.delete(command.what);
          facts.restoredAt.set(command.what, this.now);
        });
        break;
      case 'read':
        await this.#person(() => this.#read(command.what));
        break;
      case 'leave':
        await this.#person(async () => {
          await requestDeletion(ctx, this.userId, { tellsPeople: true }, alwaysReauthenticated);
          if (facts.pending || facts.released) throw new Error('a deletion was accepted beside a report');
          facts.leavingSince ??= this.now;
        });
        break;
      case 'stay':
        await this.#person(async () => {
          await cancelAccountDeletion(ctx, this.userId);
          facts.leavingSince = null;
        });
        break;
      case 'configure':
        await this.#person(() => this.#configure(command.reporters, command.required, command.hours));
        break;
      case 'pay':
        await this.#person(async () => {
          const { baseUrl: _, ...fields } = await createPayfastCheckout(ctx, {
            subscriptionId: this.subscriptionId,
            visitorId: undefined,
          });
          payfast.isCardGood = true;
          payfast.start(fields);
        });
        break;
      case 'cancel':
        await this.#person(() => cancelSubscription(ctx, this.userId, alwaysReauthenticated));
        break;
      case 'card':
        payfast.isCardGood = command.isGood;
        break;
      case 'notices':
        payfast.delivers = command.arrive;
        break;
      case 'hear':
        for (const notice of payfast.notices) notice.isLost = false;
        break;
      case 'payfast':
        payfast.answers = command.answers;
        break;
      case 'mail-server':
        this.mailServer = command.answers;
        break;
      case 'bounce':
        await this.#bounce(command.kind);
        break;
      case 'outage':
        await this.#serve(true);
        await this.#pass(command.lasts, false);
        await this.#addOutage(this.now - command.lasts, this.now);
        break;
      case 'http':
        await this.#serve(command.serves);
        break;
      case 'recovery':
        await this.#recovery(command.isOn, command.isRestored ?? false);
        break;
      case 'time':
        await this.#pass(command.passes);
        break;
      case 'work':
        await this.work();
        break;
    }
    await this.#deliver();
  }

  #terms = { required: 2, hours: 24 };

  #reporter = (index: number) => this.reporters[index % Math.max(1, this.reporters.length)] ?? 'nobody';

  async #leave(sharingConfig: Record<string, ReleaseSetting>): Promise<number> {
    const sharingEmails = Object.keys(sharingConfig);
    const { row } = await createLeavebit(this.ctx, {
      userId: this.userId,
      fresh: createLeavebitKey(this.ctx),
      fields: { description: 'Kept', infoFields: '', sharingEmails, sharingConfig },
      files: [],
    });
    return row.id;
  }

  /** An heir opens their page. */
  async #read(what: 'death' | 'dated'): Promise<void> {
    const { ctx, heirs, facts } = this;
    const { views } = await loadSharedLeavebitPage(ctx, heirs[what]);
    const opened = views.flatMap(({ content }) => content ?? []);
    if (opened.length === 0) return;
    await recordLeavebitsOpened(ctx, { id: ctx.random.uuid(), email: heirs[what] }, opened);
    facts.readAt.set(what, this.now);
  }

  async #configure(reporters: number, required: number, hours: number): Promise<void> {
    const names = Array.from(
      { length: reporters },
      (_, index) => `reporter-${index}.${this.#number}@example.org`,
    );
    await saveReleaseConfig(
      this.ctx,
      this.userId,
      {
        phoneNumber: null,
        designatedReporters: names,
        requiredConfirmations: required,
        refuteTimeHours: hours,
      },
      alwaysReauthenticated,
      '',
    );
    this.reporters = names;
    this.#terms = { required, hours };
    const report = this.facts.pending;
    if (!report) return;
    for (const one of report.confirmedBy) if (!names.includes(one)) report.confirmedBy.delete(one);
    if (report.confirmedBy.size < report.required) report.confirmedAt = null;
  }

  /** Performs a user's action, which needs the pages and may be rejected with a message. */
  async #person(act: () => Promise<unknown>): Promise<void> {
    if (this.facts.unreachableSince !== null) return;
    await act().catch((error: unknown) => {
      if (!(error instanceof DomainError)) throw error;
    });
  }

  #transport(pool: Context['pool']): MailTransport {
    return {
      send: async ({ to, messageId, text }) => {
        if (this.mailServer === 'is-away') throw new Error('connection refused');
        const isRefused =
          (this.mailServer === 'refuses-owner' && to === this.#owner) ||
          (this.mailServer === 'refuses-heirs' && Object.values(this.heirs).includes(to));
        const { rows } = await pool.query<{ kind: string; key: string }>(
          'select kind, dedupe_key as key from mails where message_id = $1',
          [messageId],
        );
        if (!this.facts.mails.some(({ id }) => id === messageId)) {
          // A delivered notification is applied later, when PayFast confirms it.
          const [payments] = await this.query<{ applied: number }>(
            "select count(*)::int as applied from payments where verdict <> 'pending'",
          );
          const { reports, endedRecoveries } = this.facts;
          const epoch = `${reports.length}/${payments!.applied}/${endedRecoveries}`;
          const outcome = isRefused ? 'refused' : 'accepted';
          this.facts.mails.push({
            id: messageId,
            to,
            ...rows[0]!,
            at: this.now,
            outcome,
            bouncedAt: null,
            bounce: null,
            epoch,
          });
          this.fresh.push(messageId);
        }
        if (isRefused && !this.hidesRefusals) throw new MailRejectedError('550 no such user');
        for (const [name, pattern] of linkPatterns) {
          const token = pattern.exec(text)?.[1];
          if (token) this.#links.set(`${name} ${to}`, token);
        }
      },
      close: async () => undefined,
    };
  }

  /** Bounces the last email to the owner that something waits for. */
  async #bounce(kind: 'hard' | 'soft'): Promise<void> {
    const mail = this.facts.mails.findLast(
      ({ kind: what, outcome, bouncedAt }) =>
        ['report-warning', 'destruction-warning', 'deletion-requested', 'deletion-reminder'].includes(what) &&
        outcome === 'accepted' &&
        bouncedAt === null,
    );
    if (!mail) return;
    mail.bouncedAt = this.now;
    mail.bounce = kind;
    await this.ctx.db.transaction((tx) =>
      applyMailEvent(this.ctx, tx, { messageId: mail.id }, { kind, reason: 'it came back, in a test' }),
    );
  }

  async #recovery(isOn: boolean, isRestored: boolean): Promise<void> {
    const { ctx, facts } = this;
    if (facts.isInRecovery === isOn) return;
    facts.isInRecovery = isOn;
    facts.isRestored = isOn && isRestored;
    if (isOn) {
      await ctx.db.transaction((tx) =>
        beginRecovery(tx, { now: ctx.clock.now(), reason: 'test', isRestored }),
      );
      return;
    }
    await endRecovery(ctx, recoveryRestarts);
    facts.endedRecoveries += 1;
    facts.recoveryEndedAt = this.now;
    if (facts.unreachableSince === null) await this.query('delete from service_heartbeat');
    if (facts.pending) facts.pending.begunAt = this.now;
    if (facts.leavingSince !== null) facts.leavingSince = this.now;
  }

  async #serve(serves: boolean): Promise<void> {
    const { facts } = this;
    if (!serves) {
      facts.unreachableSince ??= this.now;
      return;
    }
    const since = facts.unreachableSince;
    facts.unreachableSince = null;
    await this.query('delete from service_heartbeat');
    if (since !== null && this.now - since > HOUR_MS / 6) await this.#addOutage(since, this.now);
  }

  async #addOutage(from: number, until: number): Promise<void> {
    this.facts.outages.push({ from, until });
    await this.query(
      'insert into service_outages (started_at, ended_at) values ($1, $2)',
      new Date(from),
      new Date(until),
    );
  }

  /** Lets time pass. PayFast charges on its own schedule, and notifies us immediately if the product responds. */
  async #pass(ms: number, isServing = true): Promise<void> {
    const until = this.now + ms;
    for (;;) {
      const next = this.payfast.nextCharge();
      if (next === null || next > until) break;
      this.now = Math.max(this.now, next);
      this.payfast.charge();
      await this.#deliver(isServing);
    }
    this.now = until;
  }

  async #deliver(isServing = true): Promise<void> {
    for (const notice of this.payfast.notices) {
      if (notice.isHeard || notice.isLost) continue;
      if (!isServing || this.facts.unreachableSince !== null) {
        notice.isLost = true;
        continue;
      }
      notice.isHeard = true;
      await storePaymentNotification(this.ctx, { body: notice.body, sourceAddress: '192.0.2.1' });
    }
  }

  /** Runs every sweep and the jobs due by the test's clock, until there is nothing left to do. */
  async work(): Promise<void> {
    if (this.facts.unreachableSince !== null) {
      await this.query(
        `insert into service_heartbeat (count, beat_at) values (1, $1)
         on conflict (id) do update set beat_at = $1`,
        new Date(this.facts.unreachableSince),
      );
    }
    await this.#drain();
    for (const name of related) if (!this.omitted.has(name)) await this.#tasks[name]!({});
    await this.#deliver();
    await this.#drain();
  }

  async #drain(): Promise<void> {
    for (;;) {
      const jobs = await this.query<{ id: string; task: string; payload: unknown; isLast: boolean }>(
        `update graphile_worker._private_jobs j set locked_at = now(), locked_by = 'the test', attempts = attempts + 1
         from graphile_worker._private_tasks t
         where t.id = j.task_id and j.locked_at is null and j.run_at <= $1 and j.attempts < j.max_attempts
         returning j.id, t.identifier task, j.payload, j.attempts >= j.max_attempts as "isLast"`,
        this.ctx.clock.now(),
      );
      if (jobs.length === 0) return;
      for (const { id, task, payload, isLast } of jobs) {
        if (await this.#isDone(task, payload)) {
          await this.query('delete from graphile_worker._private_jobs where id = $1', id);
          continue;
        }
        if (isLast) throw new Error(`the job ${task} is dead`);
        await this.query(
          'update graphile_worker._private_jobs set locked_at = null, locked_by = null, run_at = $2 where id = $1',
          id,
          new Date(this.now + HOUR_MS),
        );
      }
      await this.#deliver();
    }
  }

  async #isDone(task: string, payload: unknown): Promise<boolean> {
    if (this.omitted.has(task)) return true;
    try {
      await this.#tasks[task]!(payload);
      return true;
    } catch (error) {
      if (!this.payfast.answers && WAITS_FOR_PAYFAST.includes(task)) return false;
      throw error;
    }
  }

  /** Who can currently read what was left for them, and what their substitute can read of it. */
  async readers(): Promise<
    Record<keyof EstateSystem['heirs'] | 'nextDeath' | 'nextDated', boolean> | 'restoring'
  > {
    const listOpen = async (email: string) =>
      (await loadSharedLeavebitPage(this.ctx, email)).views.flatMap(({ access, listed }) =>
        access.kind === 'open' ? [listed.row.id] : [],
      );
    const { heirs, ids } = this;
    try {
      const [death, dated, always, next] = await Promise.all(
        [heirs.death, heirs.dated, heirs.always, this.next].map(listOpen),
      );
      return {
        death: death!.length > 0,
        dated: dated!.length > 0,
        always: always!.length > 0,
        nextDeath: next!.includes(ids.death),
        nextDated: next!.includes(ids.dated),
      };
    } catch (error) {
      if (error instanceof DomainError && error.code === 'restoring') return 'restoring';
      throw error;
    }
  }

  /** Leaves nothing behind for the next history. */
  async end(): Promise<void> {
    await this.query(
      'update service_state set recovery_since = null, recovery_reason = null, is_restored = false, owners_told_at = null',
    );
    for (const table of [
      'graphile_worker._private_jobs',
      'service_outages',
      'service_heartbeat',
      'failing_rows',
      'payments',
    ])
      await this.query(`delete from ${table}`);
    await this.ctx.db.delete(users).where(eq(users.id, this.userId));
    await this.query('delete from mails');
    expect(await this.query('select from agreements')).toEqual([]);
  }
}

/** Sweeps that have nothing to do in such a history. */
const UNRELATED = [
  'refresh-exchange-rate',
  'finish-uploads',
  'remove-expired',
  'remove-dead-jobs',
  'remove-abandoned-files',
];
const related = sweeps.map(({ name }) => name).filter((name) => !UNRELATED.includes(name));

const linkPatterns = [
  ['report', /\/report\/([^/\s]+)\/death/],
  ['confirm', /\/confirm-report\/([^/\s]+)/],
  ['refute', /\/refute\/([^/\s]+)/],
] as const;
