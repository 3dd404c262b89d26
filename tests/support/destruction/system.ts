import { createTrustedClock } from '#server/adapters/clock.ts';
import { MailRejectedError, type MailTransport } from '#server/adapters/mail/transport.ts';
import { PayfastUnreachableError, type Payfast } from '#server/adapters/payfast/payfast.ts';
import type { Context } from '#server/context.ts';
import { wakeMailSenders } from '#server/features/mail/wake-mail-senders.ts';
import { advanceDueDestructions } from '#server/features/subscriptions/destruction/advance-due-destructions.ts';
import { lockSubscription } from '#server/features/subscriptions/queries.ts';
import { refreshSubscriptionState } from '#server/features/subscriptions/refresh-subscription-state.ts';
import { decideMailServerReply, type DestructionCommand, type DestructionModel } from './model.ts';
import { insertWarning } from '../release/reports.ts';
import type { TestApp } from '../test-app.ts';

/** The facts that the model and the product must agree on after every step. */
export interface DestructionObservation {
  isDestroyed: boolean;
  destroyAt: number | null;
  isUnreachable: boolean;
  alarmedAt: number | null;
  warnings: string[];
  notices: string[];
}

export function observeModel({ announcement, destroyedAt }: DestructionModel): DestructionObservation {
  return {
    isDestroyed: destroyedAt !== null,
    destroyAt: announcement?.destroyAt.getTime() ?? null,
    isUnreachable: (announcement?.unreachableAt ?? null) !== null,
    alarmedAt: announcement?.alarmedAt?.getTime() ?? null,
    warnings: (announcement?.warnings ?? []).map(({ daysAhead, state }) => `${daysAhead}: ${state}`),
    notices: (announcement?.notices ?? []).map(({ state }) => state).sort(),
  };
}

/** One owner in the real product, with its jobs and database. The test controls the clock, the mail server and PayFast. */
export class DestructionSystem {
  readonly ctx: Context;
  readonly id: number;
  readonly #world: DestructionModel;
  readonly #runDueJobs: (ctx: Context) => Promise<void>;
  #charges = 0;
  #heard = 0;

  /** @param world the outside world as the product sees it: the time, the mail server, PayFast. */
  constructor(app: TestApp, world: DestructionModel, runDueJobs: (ctx: Context) => Promise<void>) {
    this.#world = world;
    this.#runDueJobs = runDueJobs;
    this.id = app.ctx.random.id();
    const mailTransport: MailTransport = {
      send: async ({ to }) => {
        const answer = decideMailServerReply(world.mailServer, to === this.#owner);
        if (answer === 'is-away') throw new Error('connection refused');
        if (answer === 'refuses') throw new MailRejectedError('550 no such user');
      },
      close: async () => undefined,
    };
    const answer = <T>(value: T): Promise<T> =>
      world.payfastAnswers ? Promise.resolve(value) : Promise.reject(new PayfastUnreachableError('away'));
    const payfast: Payfast = {
      ...app.ctx.payfast,
      fetchPayments: () => answer([]),
      fetchSubscription: () =>
        answer({ status: 2, statusText: 'CANCELLED', cyclesComplete: this.#charges, runDate: null }),
      cancelSubscription: () => Promise.resolve(),
    };
    this.ctx = {
      ...app.ctx,
      clock: createTrustedClock(() => new Date(world.certain)),
      mailTransport,
      payfast,
    };
  }

  get #owner(): string {
    return `o${this.id}@example.org`;
  }

  #query = (sql: string, values: unknown[] = []) => this.ctx.pool.query(sql, [this.id, ...values]);

  async begin({ reporters, paidUntil }: DestructionModel): Promise<void> {
    const at = new Date(paidUntil);
    const names = Array.from({ length: reporters }, (_, index) => `r${index}.${this.id}@example.org`);
    await this.#query(
      `insert into users (id, username, email, password, designated_reporters, required_confirmations, last_update, created_at)
       values ($1, $2, $2, 'never used', $3, 1, $4, $4)`,
      [this.#owner, names, at],
    );
    await this.#query(
      `insert into subscriptions (id, user_id, email, creation_datetime, lastupdate_datetime, sub_status, next_payment_date, free_until, paid_until)
       values ($1, $1, $2, $3, $3, 'Trial', $3, $3, $3)`,
      [this.#owner, at],
    );
    await this.#query(
      `insert into trigger_bytes (id, user_id, data_key_id, data_key, description, info_fields, sharing_emails, sharing_config, sharing_seal, last_update, created_at)
       values ($1, $1, 'test', '', '', '', '{}', '{}', '', $2, $2)`,
      [at],
    );
    await this.#query(
      `insert into checkouts (id, subscription_id, start_zar, recurring_zar, rate, covers_until, billing_date, paid_until, created_at, offered_at)
       values ($2, $1, 10, 17.5, 17.5, '2001-01-01', '2001-01-01', '2001-01-01', '2001-01-01', '2001-01-01')`,
      [`offer-${this.id}`],
    );
    await this.#query(
      "insert into agreements (token, subscription_id, checkout_id, created_at, cancelled_at) values ($2, $1, $3, '2001-01-01', '2001-01-01')",
      [`token-${this.id}`, `offer-${this.id}`],
    );
  }

  /** @param before the world before this command. @param after the world after it. */
  async apply(
    command: DestructionCommand,
    isNew: { paid: boolean; unheard: boolean; unchecked: boolean; report: boolean },
  ): Promise<void> {
    switch (command.do) {
      case 'work':
        if (this.#world.isSound) await this.#work();
        return;
      case 'bounce':
        await this.#query(
          `update mails set state = 'failed', accepted_at = null, refused_at = now() where state = 'accepted' and id in
           (select mail_id from destruction_letters where subscription_id = $1 and days_ahead = $2)`,
          [[30, 7, 1][command.warning]],
        );
        return;
      case 'sign-in':
        await this.#query('update users set signed_in_at = $2 where id = $1', [
          new Date(this.#world.certain),
        ]);
        return;
      case 'pay-unheard':
        if (isNew.unheard) this.#charges += 1;
        return;
      case 'hear':
        if (!isNew.paid) return;
        await this.#notify('applied', `token-${this.id}`);
        return this.#pay();
      case 'store-payment':
        if (isNew.unchecked) await this.#notify('pending', null);
        else await this.#offer();
        return;
      case 'check':
        if (!isNew.paid) return;
        await this.ctx.pool.query(
          "update payments set verdict = 'applied', processed_at = now() where verdict = 'pending' and merchant_payment_id = $1",
          [`offer-${this.id}`],
        );
        return this.#pay();
      case 'pay':
      case 'pay-for-a-month':
        return this.#pay();
      case 'offer':
        return this.#offer();
      case 'report':
      case 'refute':
      case 'release':
      case 'revoke':
        if (isNew.report) await this.#report(command.do);
        return;
      case 'recovery':
        await this.ctx.pool.query('update service_state set recovery_since = $1, recovery_reason = $2', [
          command.isOn ? new Date(this.#world.certain) : null,
          command.isOn ? 'test' : null,
        ]);
        return;
      case 'time':
      case 'clock':
      case 'mail-server':
      case 'payfast':
        return;
    }
  }

  async #work(): Promise<void> {
    for (let before = ''; ;) {
      await wakeMailSenders(this.ctx);
      await this.#runDueJobs(this.ctx);
      await advanceDueDestructions(this.ctx);
      const now = JSON.stringify(await this.observe());
      if (now === before) return;
      before = now;
    }
  }

  /** Stores a notification with an amount of 0, so that it starts nothing. */
  async #notify(verdict: 'applied' | 'pending', token: string | null): Promise<void> {
    const at = new Date(this.#world.certain);
    this.#heard += 1;
    await this.ctx.pool.query(
      `insert into payments (id, merchant_payment_id, payfast_payment_id, payment_status, amount_gross, merchant_id, signature,
         token, raw_notification, source_addresses, verdict, processed_at, created_at)
       values (gen_random_uuid(), $1, $2::text, 'COMPLETE', 0, 'm', md5($2::text), $3, '', '{}', $4::payment_verdict,
         case when $4::text = 'applied' then $5::timestamptz end, $5)`,
      [`offer-${this.id}`, `${this.id}-${this.#heard}`, token, verdict, at],
    );
  }

  async #offer(): Promise<void> {
    await this.#query('update checkouts set offered_at = $2 where subscription_id = $1', [
      new Date(this.#world.certain),
    ]);
  }

  /** Adds a payment up to the model's date. The subscription is derived from it. */
  async #pay(): Promise<void> {
    await this.#query('update subscriptions set free_until = $2 where id = $1', [
      new Date(this.#world.paidUntil),
    ]);
    await this.ctx.db.transaction(async (tx) => {
      const subscription = await lockSubscription(tx, { id: this.id });
      await refreshSubscriptionState(this.ctx, tx, subscription!);
    });
  }

  async #report(what: 'report' | 'refute' | 'release' | 'revoke'): Promise<void> {
    const at = new Date(this.#world.certain);
    if (what === 'report') {
      const id = this.ctx.random.id();
      await this.#query(
        `insert into death_incapacitation_reports (id, user_id, reporter_email, report_type, required_confirmations,
           refute_time_hours, reported_at, expires_at, refute_token)
         values ($2, $1, 'r@example.org', 'death', 1, 24, $3, $4, $5)`,
        [
          id,
          new Date(at.getTime() - 48 * 3_600_000),
          new Date(at.getTime() - 24 * 3_600_000),
          Buffer.from(`${id}`),
        ],
      );
      // The owner was warned in time, so a release may follow immediately.
      await insertWarning(this, id, 'first', new Date(at.getTime() - 24 * 3_600_000));
      await this.ctx.pool.query(
        `insert into report_confirmations (id, report_id, reporter_email, confirmer_email, confirmation_token)
         values (gen_random_uuid(), $1, 'r@example.org', 's@example.org', $2)`,
        [id, Buffer.from(`${id}`)],
      );
      await this.ctx.pool.query(
        "update report_confirmations set confirmed_at = $2, confirmation_type = 'confirm' where report_id = $1",
        [id, at],
      );
      await this.ctx.pool.query('update death_incapacitation_reports set confirmed_at = $2 where id = $1', [
        id,
        at,
      ]);
      return;
    }
    const change = {
      refute: "status = 'refuted', refuted_by = 'home', refuted_at = $2",
      release: "status = 'released', released_at = $2",
      revoke: "status = 'revoked', revoked_at = $2",
    }[what];
    await this.#query(
      `update death_incapacitation_reports set ${change} where user_id = $1 and status in ('pending', 'released')`,
      [at],
    );
  }

  async observe(): Promise<DestructionObservation> {
    const [row] = (await this.#query('select * from subscriptions where id = $1')).rows as {
      data_destroyed_at: Date | null;
      destroy_at: Date | null;
      unreachable_at: Date | null;
      postponement_alarmed_at: Date | null;
    }[];
    const letters = (
      await this.#query(
        `select days_ahead as days, state from destruction_letters join mails on mails.id = mail_id
         where subscription_id = $1 order by days_ahead desc, state`,
      )
    ).rows as { days: number | null; state: string }[];
    return {
      isDestroyed: row!.data_destroyed_at !== null,
      destroyAt: row!.destroy_at?.getTime() ?? null,
      isUnreachable: row!.unreachable_at !== null,
      alarmedAt: row!.postponement_alarmed_at?.getTime() ?? null,
      warnings: letters.flatMap(({ days, state }) => (days === null ? [] : [`${days}: ${state}`])),
      notices: letters.flatMap(({ days, state }) => (days === null ? [state] : [])).sort(),
    };
  }

  /** Ends this history, so that it does not disturb the next one. */
  async end(): Promise<void> {
    await this.ctx.pool.query('update service_state set recovery_since = null, recovery_reason = null');
    await this.#query(
      "update death_incapacitation_reports set status = 'refuted', refuted_by = 'home', refuted_at = now() where user_id = $1 and status = 'pending'",
    );
    await this.ctx.pool.query('delete from graphile_worker._private_jobs');
    await this.#query(
      "update subscriptions set paid_until = '2999-01-01', destroy_at = null, reporters_told_at = null, unreachable_at = null, postponement_alarmed_at = null where id = $1",
    );
  }
}
