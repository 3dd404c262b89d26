import { eq } from 'drizzle-orm';
import { HOUR_MS } from '#shared/domain/durations.ts';
import { createTrustedClock } from '#server/adapters/clock.ts';
import type { MailTransport } from '#server/adapters/mail/transport.ts';
import { UncertainMailRejectionError, MailRejectedError } from '#server/adapters/mail/transport.ts';
import { buildIntegrityColumns } from '#server/features/access/integrity.ts';
import { createLeavebitKey } from '#server/features/leavebits/create-leavebit.ts';
import type { Context } from '#server/context.ts';
import { triggerBytes, users } from '#server/db/schema/index.ts';
import { applyMailEvent } from '#server/features/bounces/apply-mail-event.ts';
import { confirmReport } from '#server/features/release/links/confirm-report.ts';
import { resendConfirmationRequest } from '#server/features/release/links/resend-confirmation-request.ts';
import { decideAboutReporter } from '#server/features/release/configuration/decide-about-reporter.ts';
import { denyReport } from '#server/features/release/denials/deny-report.ts';
import { loadSignedInOwner } from '#server/features/release/queries.ts';
import { refuteReportAsOwner, withdrawReport } from '#server/features/release/endings/refute-report.ts';
import { revokeRelease } from '#server/features/release/openings/revoke-release.ts';
import { restartPendingReports } from '#server/features/release/reports/restart-pending-reports.ts';
import { ownerWarningStages } from '#server/features/release/reports/warning-rules.ts';
import { saveReleaseConfig } from '#server/features/release/configuration/save-release-config.ts';
import { withdrawWarningsByWay } from '#server/features/release/reports/warning-ways.ts';
import { submitReport } from '#server/features/release/links/submit-report.ts';
import { DomainError } from '#server/http/domain-error.ts';
import { createTaskList } from '#server/jobs/registry.ts';
import { alwaysReauthenticated } from '../reauthentication.ts';
import { MODEL_PEOPLE, type ReleaseCommand, type ReleaseModel } from './model.ts';

/** The facts that the model and the product must agree on after every step. */
export interface ReleaseObservation {
  status: string | null;
  expiresAt: number | null;
  confirmed: string[];
  denied: string[];
  releases: number;
}

export function observeModel(world: ReleaseModel): ReleaseObservation {
  const report = world.reports.at(-1);
  return {
    status: report?.status ?? null,
    expiresAt: report?.expiresAt ?? null,
    confirmed: [...(report?.asked ?? [])].flatMap(([one, yes]) => (yes ? [MODEL_PEOPLE[one]!] : [])).sort(),
    denied: [...(report?.denied ?? [])]
      .flatMap(([one, { isWithdrawn }]) => (isWithdrawn ? [] : [MODEL_PEOPLE[one]!]))
      .sort(),
    releases: world.releases,
  };
}

type Tasks = Record<string, (payload: unknown) => Promise<void>>;

/** One owner's release in the real product, with its use cases, jobs and database. The test controls the clock and the email. */
export class ReleaseSystem {
  ctx: Context;
  readonly owner: string;
  #now: number;
  #answers: ReleaseModel['mailServer'] = 'accepts';
  #secondAnswers: ReleaseModel['mailServer'] = 'accepts';
  /** Since when the pages are unreachable, according to the model. */
  #unreachableSince: number | null = null;
  /** How many workers run jobs and sweeps concurrently. */
  workers = 1;
  userId = 0;
  /** Every accepted email, as `recipient: subject`. A duplicate counts once. */
  get accepted(): string[] {
    return [...this.#accepted.values()];
  }
  readonly #accepted = new Map<string, string>();

  constructor(ctx: Context, start: ReleaseModel, number: number) {
    this.#now = start.now;
    this.owner = `owner-${number}@example.org`;
    const mailTransport: MailTransport = {
      send: async (mail) => {
        if (this.#answers === 'is-away') throw new Error('connection refused');
        if (mail.to === `second.${this.owner}`) return this.#answerBySecond(mail);
        // Only the owner's mailbox rejects email. All others work.
        if (this.#answers === 'refuses' && mail.to === this.owner)
          throw new MailRejectedError('550 no such user');
        if (this.#answers === 'doubts' && mail.to === this.owner)
          throw new UncertainMailRejectionError('552 5.7.1 not from you');
        this.#accepted.set(mail.messageId, `${mail.to}: ${mail.subject}`);
      },
      close: async () => undefined,
    };
    this.ctx = { ...ctx, clock: createTrustedClock(() => new Date(this.#now)), mailTransport };
  }

  async #answerBySecond({ messageId, to, subject }: { messageId: string; to: string; subject: string }) {
    switch (this.#secondAnswers) {
      case 'is-away':
        throw new Error('connection refused');
      case 'refuses':
        throw new MailRejectedError('550 no such user');
      case 'doubts':
        throw new UncertainMailRejectionError('552 5.7.1 not from you');
      case 'accepts':
        this.#accepted.set(messageId, `${to}: ${subject}`);
    }
  }

  address = (person: number) => `${MODEL_PEOPLE[person]}.${this.owner}`;

  async begin({ reporters, required, hours }: ReleaseModel): Promise<void> {
    const { ctx, owner } = this;
    const now = ctx.clock.now();
    this.userId = ctx.random.id();
    await ctx.db.insert(users).values({
      id: this.userId,
      username: owner,
      email: owner,
      password: 'never used',
      lastUpdate: now,
      createdAt: now,
    });
    await ctx.pool.query(
      `insert into subscriptions (id, user_id, email, creation_datetime, lastupdate_datetime, sub_status, next_payment_date, free_until, paid_until)
       values ($1, $1, $2, now(), now(), 'Trial', '2999-01-01', '2999-01-01', '2999-01-01')`,
      [this.userId, owner],
    );
    await this.#configure(reporters, required, hours);
  }

  /** Leaves a LeaveBit for these people that opens on the owner's death. */
  async leaveTo(people: string[]): Promise<void> {
    const emails = people.map((person) => `${person}.${this.owner}`);
    const nothing = Buffer.alloc(0);
    const now = this.ctx.clock.now();
    const { id, dataKey, wrapped } = createLeavebitKey(this.ctx);
    await this.ctx.db.insert(triggerBytes).values({
      ...wrapped,
      // Nobody opens it in this test.
      description: nothing,
      infoFields: nothing,
      ...buildIntegrityColumns(dataKey, {
        id,
        userId: this.userId,
        sharingEmails: emails,
        sharingConfig: Object.fromEntries(
          emails.map((email) => [email, { releaseType: 'death_incapacitation' as const }]),
        ),
        leftBy: {},
        sealed: false,
        hidesAddresses: false,
      }),
      lastUpdate: now,
      createdAt: now,
    });
  }

  async apply(command: ReleaseCommand): Promise<void> {
    switch (command.do) {
      case 'submit':
        return this.#refusable(async () => {
          const reportType = command.isIncapacity ? 'incapacitation' : 'death';
          const token = await this.token('reporter_tokens', `${reportType}_token`, command.by);
          if (token) await submitReport(this.ctx, { token, reportType });
        });
      case 'confirm':
        return this.#refusable(async () => {
          const token = await this.token('report_confirmations', 'confirmation_token', command.by);
          if (token) await confirmReport(this.ctx, token);
        });
      case 'deny':
        return this.#refusable(async () => {
          const token = await this.token('report_confirmations', 'confirmation_token', command.by);
          if (token) await denyReport(this.ctx, { token, reason: 'I spoke to them.' });
        });
      case 'ask-again':
        return this.#refusable(async () => {
          const token = await this.token('reporter_tokens', 'incapacitation_token', command.by);
          if (token) await resendConfirmationRequest(this.ctx, token);
        });
      case 'withdraw':
        return this.#refusable(async () => {
          const token = await this.token('reporter_tokens', 'incapacitation_token', command.by);
          if (token) await withdrawReport(this.ctx, token);
        });
      case 'refute':
        return this.#onLatest((id) => refuteReportAsOwner(this.ctx, this.userId, id));
      case 'judge':
        return this.#refusable(() =>
          decideAboutReporter(
            this.ctx,
            this.userId,
            { email: this.address(command.by), keep: command.keep },
            alwaysReauthenticated,
            '',
          ),
        );
      case 'cool-down':
        await this.ctx.db.update(users).set({ coolDownDays: command.days }).where(eq(users.id, this.userId));
        return;
      case 'sign-in':
        await this.ctx.db
          .update(users)
          .set({ signedInAt: new Date(this.#now) })
          .where(eq(users.id, this.userId));
        return;
      case 'revoke':
        return this.#onLatest((id) => revokeRelease(this.ctx, this.userId, id, alwaysReauthenticated));
      case 'incapacitation':
        return this.#refusable(async () => {
          const owner = await loadSignedInOwner(this.ctx.db, this.userId);
          const { designatedReporters, requiredConfirmations, refuteTimeHours } = owner;
          const incapacitation = command.numbers && {
            requiredConfirmations: command.numbers.required,
            refuteTimeHours: command.numbers.hours,
          };
          const config = { designatedReporters, requiredConfirmations, refuteTimeHours, incapacitation };
          await saveReleaseConfig(this.ctx, this.userId, config, alwaysReauthenticated, '');
        });
      case 'configure': {
        const reporters = MODEL_PEOPLE.map((_name, index) => index).slice(0, command.reporters);
        return this.#refusable(() => this.#configure(reporters, command.required, command.hours));
      }
      case 'away':
        await this.ctx.db
          .update(users)
          .set({ awayUntil: command.lasts === 0 ? null : new Date(this.#now + command.lasts) })
          .where(eq(users.id, this.userId));
        return;
      case 'mail-server':
        this.#answers = command.answers;
        return;
      case 'second-way':
        await this.ctx.db
          .update(users)
          .set({
            secondEmail: command.has ? `second.${this.owner}` : null,
            secondEmailVerifiedAt: command.has ? new Date(this.#now) : null,
          })
          .where(eq(users.id, this.userId));
        if (!command.has)
          await this.ctx.db.transaction((tx) => withdrawWarningsByWay(tx, this.userId, 'second-email'));
        return;
      case 'second-server':
        this.#secondAnswers = command.answers;
        return;
      case 'bounce':
        return this.#bounce(command.kind);
      case 'outage':
        await this.#serve(true);
        await this.#addOutage(this.#now, this.#now + command.lasts);
        this.#now += command.lasts;
        return;
      case 'http':
        return this.#serve(command.serves);
      case 'restart':
        return this.ctx.db.transaction((tx) => restartPendingReports(this.ctx, tx));
      case 'time':
        this.#now += command.passes;
        return;
      case 'send':
        return this.#drain(createTaskList(this.ctx) as Tasks, 'send-mail');
      case 'decide':
        return this.#decide(createTaskList(this.ctx) as Tasks);
      case 'work':
        return this.#work();
    }
  }

  async observe(): Promise<ReleaseObservation> {
    const { rows } = await this.ctx.pool.query<{
      status: string;
      expires_at: Date;
      confirmed: string[];
      denied: string[];
      releases: string;
    }>(
      `select r.status, r.expires_at,
         array(select split_part(confirmer_email, '.', 1) from report_confirmations c
               where c.report_id = r.id and confirmed_at is not null order by 1) confirmed,
         array(select split_part(confirmer_email, '.', 1) from report_confirmations c
               where c.report_id = r.id and denied_at is not null and denial_withdrawn_at is null order by 1) denied,
         (select count(*) from report_events e join death_incapacitation_reports o on o.id = e.report_id
          where o.user_id = $1 and e.kind = 'released') releases
       from death_incapacitation_reports r where user_id = $1
       order by (select min(id) from report_events e where e.report_id = r.id) desc limit 1`,
      [this.userId],
    );
    const [row] = rows;
    return {
      status: row?.status ?? null,
      expiresAt: row ? row.expires_at.getTime() : null,
      confirmed: row?.confirmed ?? [],
      denied: row?.denied ?? [],
      releases: Number(row?.releases ?? 0),
    };
  }

  /** The timeline of the owner's reports, in order. */
  async timeline(): Promise<string[]> {
    const { rows } = await this.ctx.pool.query<{ kind: string }>(
      `select e.kind from report_events e join death_incapacitation_reports r on r.id = e.report_id
       where r.user_id = $1 order by e.id`,
      [this.userId],
    );
    return rows.map(({ kind }) => kind);
  }

  async #configure(reporters: number[], required: number, hours: number): Promise<void> {
    await saveReleaseConfig(
      this.ctx,
      this.userId,
      {
        phoneNumber: null,
        designatedReporters: reporters.map(this.address),
        requiredConfirmations: required,
        refuteTimeHours: hours,
      },
      alwaysReauthenticated,
      '',
    );
    // Each change counts as made on a different day, because the daily limit on such emails is not tested here.
    await this.ctx.pool.query(
      "update mails set created_at = created_at - interval '2 days' where user_id = $1 and kind = 'reporter-links'",
      [this.userId],
    );
  }

  async #bounce(kind: 'hard' | 'soft'): Promise<void> {
    const { rows } = await this.ctx.pool.query<{ id: string }>(
      `select m.id from report_warnings w
       join death_incapacitation_reports r on r.id = w.report_id and r.round = w.round
       join mails m on m.id = w.mail_id
       where r.user_id = $1 and r.status = 'pending' and m.state = 'accepted' and w.way = 'email'
       order by array_position($2::text[], w.stage) desc, w.number desc limit 1`,
      [this.userId, [...ownerWarningStages]],
    );
    if (!rows[0]) return;
    const { id: mailId } = rows[0];
    await this.ctx.db.transaction((tx) =>
      applyMailEvent(this.ctx, tx, { mailId }, { kind, reason: 'it came back, in a test' }),
    );
  }

  async #serve(serves: boolean): Promise<void> {
    if (!serves) {
      this.#unreachableSince ??= this.#now;
      return;
    }
    const since = this.#unreachableSince;
    this.#unreachableSince = null;
    await this.ctx.pool.query('delete from service_heartbeat');
    if (since !== null && this.#now - since > HOUR_MS / 6) await this.#addOutage(since, this.#now);
  }

  async #addOutage(from: number, until: number): Promise<void> {
    await this.ctx.pool.query('insert into service_outages (started_at, ended_at) values ($1, $2)', [
      new Date(from),
      new Date(until),
    ]);
  }

  async #onLatest(act: (reportId: number) => Promise<unknown>): Promise<void> {
    const id = await this.latestReport();
    if (id !== null) await this.#refusable(() => act(id));
  }

  async latestReport(): Promise<number | null> {
    const { rows } = await this.ctx.pool.query<{ id: string }>(
      `select r.id from death_incapacitation_reports r where user_id = $1
       order by (select min(id) from report_events e where e.report_id = r.id) desc limit 1`,
      [this.userId],
    );
    return rows[0] ? Number(rows[0].id) : null;
  }

  /** The database has only digests of tokens, so the test replaces a person's token with its own. */
  async token(table: string, column: string, person: number): Promise<string | null> {
    const token = this.ctx.random.token();
    const whose =
      table === 'reporter_tokens'
        ? `id = (select id from reporter_tokens where user_id = $2 and reporter_email = $3 order by created_at desc limit 1)`
        : `id = (select c.id from report_confirmations c join death_incapacitation_reports r on r.id = c.report_id
             where r.user_id = $2 and confirmer_email = $3
             order by (select min(id) from report_events e where e.report_id = r.id) desc limit 1)
           and report_id = (select r.id from death_incapacitation_reports r where user_id = $2
             order by (select min(id) from report_events e where e.report_id = r.id) desc limit 1)`;
    const { rowCount } = await this.ctx.pool.query(`update ${table} set ${column} = $1 where ${whose}`, [
      this.ctx.digests.token(token),
      this.userId,
      this.address(person),
    ]);
    return rowCount === 1 ? token : null;
  }

  async #refusable(act: () => Promise<unknown>): Promise<void> {
    await act().catch((error: unknown) => {
      if (!(error instanceof DomainError)) throw error;
    });
  }

  /** Runs the jobs due by the test's clock, and a minute's sweeps, until nothing is left. */
  async #work(): Promise<void> {
    if (this.#unreachableSince !== null) {
      await this.ctx.pool.query(
        `insert into service_heartbeat (count, beat_at) values (1, $1)
         on conflict (id) do update set beat_at = $1`,
        [new Date(this.#unreachableSince)],
      );
    }
    const tasks = createTaskList(this.ctx) as Tasks;
    const drain = () => this.#drain(tasks);
    await this.#byAll(drain);
    await this.#byAll(() => tasks['advance-reports']!({}));
    await this.#byAll(() => tasks['rescue-mails']!({}));
    await this.#byAll(drain);
    await this.#decideOnceMore(tasks);
    await drain();
  }

  async #decide(tasks: Tasks): Promise<void> {
    await this.#byAll(() => tasks['advance-reports']!({}));
    await this.#decideOnceMore(tasks);
  }

  /** A worker skips a row that another worker has locked, and rechecks within a minute. */
  async #decideOnceMore(tasks: Tasks): Promise<void> {
    if (this.workers > 1) await tasks['advance-reports']!({});
  }

  #byAll(work: () => Promise<void>): Promise<unknown> {
    return Promise.all(Array.from({ length: this.workers }, work));
  }

  /** Runs jobs in any order, because workers of several lanes take them. @param only jobs of this task. */
  async #drain(tasks: Tasks, only: string | null = null): Promise<void> {
    for (;;) {
      // The model's year is ahead of the machine's, and a job queued for now is due by both clocks. Jobs are locked as a worker
      // locks them; those of a killed process stay locked.
      const { rows } = await this.ctx.pool.query<{ id: string; task: string; payload: unknown }>(
        `update graphile_worker._private_jobs j set locked_at = now(), locked_by = 'the test'
         from graphile_worker._private_tasks t
         where t.id = j.task_id and j.locked_at is null and j.run_at <= $1 and ($2::text is null or t.identifier = $2)
         returning j.id, t.identifier task, j.payload`,
        [this.ctx.clock.now(), only],
      );
      if (rows.length === 0) return;
      for (const { id, task, payload } of rows) {
        await tasks[task]!(payload);
        await this.ctx.pool.query('delete from graphile_worker._private_jobs where id = $1', [id]);
      }
    }
  }

  /** Leaves nothing behind for the next history. */
  async end(): Promise<void> {
    await this.ctx.pool.query('delete from graphile_worker._private_jobs');
    for (const table of ['service_outages', 'service_heartbeat'])
      await this.ctx.pool.query(`delete from ${table}`);
    await this.ctx.db.delete(users).where(eq(users.id, this.userId));
  }
}
