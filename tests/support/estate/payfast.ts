import { formatBillingDay } from '#shared/domain/billing-dates.ts';
import { addMonths } from '#shared/domain/dates.ts';
import type { PayfastHistoryPayment } from '#server/adapters/payfast/history.ts';
import { PayfastUnreachableError, type Payfast } from '#server/adapters/payfast/payfast.ts';
import { signNotification, buildParameterString } from '#server/adapters/payfast/signatures.ts';
import { buildItnFields, type ItnKind } from '#server/dev/payfast/send-itn.ts';

const [ACTIVE, CANCELLED, FAILED] = [1, 2, 6];

interface Agreement {
  token: string;
  checkout: Record<string, string>;
  status: number;
  cycles: number;
  /** YYYY-MM-DD of the next charge. */
  runDate: string;
}

/** A notification from PayFast. */
export interface EstateNotification {
  paymentId: string;
  token: string;
  offer: string;
  cents: number;
  at: number;
  body: string;
  /** Whether it was sent while nothing arrives. */
  isLost: boolean;
  isHeard: boolean;
}

/** An in-memory PayFast. It charges on its own while the card works, and notifies us unless the notification is lost. */
export class InMemoryPayfast {
  answers = true;
  delivers = true;
  isCardGood = true;
  readonly notices: EstateNotification[] = [];
  readonly #agreements = new Map<string, Agreement>();
  readonly #passphrase: string;
  readonly #now: () => number;
  readonly #name: string;
  readonly adapter: Payfast;

  constructor(real: Payfast, world: { name: string; passphrase: string; now: () => number }) {
    this.#passphrase = world.passphrase;
    this.#now = world.now;
    this.#name = world.name;
    this.adapter = {
      ...real,
      isFromPayfast: () => Promise.resolve(true),
      confirms: ({ signed }) =>
        this.#answer(() => this.notices.some(({ body }) => body.startsWith(buildParameterString(signed)))),
      fetchSubscription: (token) => this.#answer(() => this.#describe(token)),
      cancelSubscription: (token) => this.#answer(() => this.#cancel(token)),
      fetchPayments: (range) => this.#answer(() => this.#paymentsIn(range)),
    };
  }

  /** Every payment made, whether or not we were notified. */
  get paid(): EstateNotification[] {
    return this.notices.filter(({ cents }) => cents > 0);
  }

  /** Someone pays for an offer. */
  start(checkout: Record<string, string>): void {
    const token = `${this.#name}-${this.#agreements.size}`;
    // It counts the start as a cycle. Otherwise a single lost charge, followed by a failing card, would go unnoticed.
    const agreement = { token, checkout, status: ACTIVE, cycles: 1, runDate: checkout['billing_date']! };
    this.#agreements.set(token, agreement);
    const cents = Math.round(Number(checkout['amount']) * 100);
    this.#notify(agreement, { status: 'COMPLETE', cents, isStart: true });
  }

  /** When it charges next; null once it no longer does. */
  nextCharge(): number | null {
    const dates = [...this.#agreements.values()].filter(({ status }) => status === ACTIVE).map(momentOf);
    return dates.length > 0 ? Math.min(...dates) : null;
  }

  /** Makes the charges now due. A failing card ends its agreement. */
  charge(): void {
    for (const agreement of this.#agreements.values()) {
      if (agreement.status !== ACTIVE || momentOf(agreement) > this.#now()) continue;
      if (!this.isCardGood) {
        agreement.status = FAILED;
        continue;
      }
      agreement.cycles += 1;
      agreement.runDate = addMonths(new Date(agreement.runDate), 1).toISOString().slice(0, 10);
      const cents = Math.round(Number(agreement.checkout['recurring_amount']) * 100);
      this.#notify(agreement, { status: 'COMPLETE', cents, isStart: false });
    }
  }

  /** Whether it charges for an agreement known to the product. */
  get isCharging(): boolean {
    const known = new Set(this.notices.filter(({ isHeard }) => isHeard).map(({ token }) => token));
    return [...this.#agreements.values()].some(({ token, status }) => status === ACTIVE && known.has(token));
  }

  /**
   * Payments that the product can find out about. A lost start is only in PayFast's books, which can be queried for sixty days.
   */
  get knowable(): EstateNotification[] {
    const known = new Set(this.notices.filter(({ isHeard }) => isHeard).map(({ token }) => token));
    const remembered = addMonths(new Date(this.#now()), -2).getTime() + 2 * 86_400_000;
    return this.paid.filter(({ isHeard, token, at }) => isHeard || known.has(token) || at > remembered);
  }

  #answer<T>(answer: () => T): Promise<T> {
    return this.answers ? Promise.resolve(answer()) : Promise.reject(new PayfastUnreachableError('away'));
  }

  #describe(token: string) {
    const { status, cycles, runDate } = this.#agreements.get(token)!;
    return { status, statusText: String(status), cyclesComplete: cycles, runDate };
  }

  #cancel(token: string): void {
    const agreement = this.#agreements.get(token)!;
    if (agreement.status === CANCELLED) return;
    agreement.status = CANCELLED;
    this.#notify(agreement, { status: 'CANCELLED' });
  }

  #paymentsIn({ from, to }: { from: string; to: string }): PayfastHistoryPayment[] {
    return this.paid
      .map(({ paymentId, offer, at, cents }) => ({
        paymentId,
        merchantPaymentId: offer,
        day: formatBillingDay(new Date(at)),
        cents,
      }))
      .filter(({ day }) => day >= from && day <= to);
  }

  #notify(agreement: Agreement, kind: ItnKind): void {
    const paymentId = `${this.#name.replaceAll(/\D/g, '')}${String(this.notices.length).padStart(6, '0')}`;
    const fields = buildItnFields(agreement, paymentId, kind);
    this.notices.push({
      paymentId,
      token: agreement.token,
      offer: agreement.checkout['m_payment_id']!,
      cents: kind.status === 'COMPLETE' ? kind.cents : 0,
      at: this.#now(),
      body: `${buildParameterString(fields)}&signature=${signNotification(fields, this.#passphrase)}`,
      isLost: !this.delivers,
      isHeard: false,
    });
  }
}

const momentOf = ({ runDate }: Agreement) => Date.parse(`${runDate}T08:00:00+02:00`);
