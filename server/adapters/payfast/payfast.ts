import { z } from 'zod';
import { SECOND_MS } from '#shared/domain/durations.ts';
import type { PayfastSettings } from '../../config/payfast-settings.ts';
import type { Clock } from '../clock.ts';
import { buildCheckoutFields, type PayfastCheckoutRequest } from './checkout.ts';
import {
  HistoryFormatError,
  parsePayfastHistory,
  type PayfastHistoryPage,
  type PayfastHistoryPayment,
} from './history.ts';
import { hasValidSignature, type PayfastNotification } from './notification.ts';
import { signApiRequest, buildParameterString } from './signatures.ts';
import { createNotificationSource } from './notification-source.ts';

const TIMEOUT_MS = 10 * SECOND_MS;
const ROWS_A_PAGE = 1000;
/** More pages than two weeks of history can fill. Beyond this, PayFast is repeating itself. */
const MOST_PAGES = 100;

/** A subscription as described by PayFast. Status codes: 1 active, 2 cancelled, 3 paused, 4 complete, 6 failed. */
interface FetchedSubscription {
  status: number;
  statusText: string;
  cyclesComplete: number | null;
  /** YYYY-MM-DD of the next charge. */
  runDate: string | null;
}

/** PayFast did not respond in time, or not in the expected format. Retrying may help. */
export class PayfastUnreachableError extends Error {}
/** PayFast responded with a rejection. The message is PayFast's own. */
export class PayfastRejectedError extends Error {}

export interface Payfast {
  merchantId: string;
  /** The URL to which the browser goes to pay, and the signed fields to send. */
  checkout(
    request: Omit<PayfastCheckoutRequest, 'merchantId' | 'merchantKey' | 'passphrase' | 'notifyUrl'>,
  ): {
    baseUrl: string;
    fields: Record<string, string>;
  };
  isSigned(notification: PayfastNotification): boolean;
  isFromPayfast(address: string): Promise<boolean>;
  /** Asks PayFast whether it sent this notification. Throws `PayfastUnreachableError`. */
  confirms(notification: PayfastNotification): Promise<boolean>;
  /** Throws `PayfastUnreachableError` or `PayfastRejectedError`. */
  fetchSubscription(token: string): Promise<FetchedSubscription>;
  /** Cancels a subscription. Succeeds if it has already ended. Throws like `fetchSubscription`. */
  cancelSubscription(token: string): Promise<void>;
  /**
   * Every payment to us between two days (YYYY-MM-DD in Africa/Johannesburg), inclusive. Returns all of them or throws like
   * `fetchSubscription`.
   */
  fetchPayments(range: { from: string; to: string }): Promise<PayfastHistoryPayment[]>;
}

const apiAnswer = z.object({
  code: z.number().optional(),
  status: z.string().optional(),
  data: z.object({ response: z.unknown(), message: z.unknown() }).partial().optional(),
});
const fetchedSubscription = z.object({
  status: z.coerce.number(),
  status_text: z.string().default(''),
  cycles_complete: z.coerce.number().nullish(),
  run_date: z.string().nullish(),
});

/** PayFast over HTTP. Live, sandbox and simulator differ only in their settings. */
export function createPayfast(settings: PayfastSettings, clock: Clock): Payfast {
  const { merchantId, merchantKey, passphrase, notifyUrl, baseUrl, apiUrl } = settings;
  const source = createNotificationSource(settings.itnSources, clock);

  async function ask(
    method: 'GET' | 'PUT',
    path: string,
    wanted: Record<string, string> = {},
  ): Promise<{ status: number; text: string }> {
    const url = new URL(apiUrl);
    url.pathname = `${url.pathname.replace(/\/$/, '')}/${path}`;
    for (const [name, value] of Object.entries(wanted)) url.searchParams.set(name, value);
    const headers = { 'merchant-id': merchantId, version: 'v1', timestamp: apiTimestamp(clock.now()) };
    const query = Object.fromEntries(url.searchParams);
    return request(url, {
      method,
      headers: { ...headers, signature: signApiRequest({ ...headers, ...query }, passphrase) },
    });
  }

  async function call(method: 'GET' | 'PUT', token: string, action: string): Promise<unknown> {
    const { text } = await ask(method, `subscriptions/${encodeURIComponent(token)}/${action}`);
    return readAnswer(text);
  }

  /** The rows after the first `offset` of a range. */
  async function historyPage(
    range: { from: string; to: string },
    offset: number,
  ): Promise<PayfastHistoryPage> {
    const { status, text } = await ask('GET', 'transactions/history', {
      ...range,
      limit: String(ROWS_A_PAGE),
      // An offset of 0 is omitted: PHP may treat it as empty and leave it out of its signature.
      ...(offset === 0 ? {} : { offset: String(offset) }),
    });
    const csv = historyText(text);
    if (status !== 200) throw new PayfastUnreachableError(`PayFast responded with status ${status}`);
    if (offset > 0 && csv.trim() === '') return { rows: 0, payments: [] };
    const page = readPage(csv);
    if (page.payments.some(({ day }) => day < range.from || day > range.to)) {
      throw new PayfastUnreachableError('PayFast returned other days than requested');
    }
    return page;
  }

  return {
    merchantId,
    checkout: (wanted) => ({
      baseUrl: `${baseUrl}/eng/process`,
      fields: buildCheckoutFields({ ...wanted, merchantId, merchantKey, passphrase, notifyUrl }),
    }),
    isSigned: (notification) => hasValidSignature(notification, passphrase),
    isFromPayfast: (address) => source.includes(address),
    async confirms({ signed }) {
      const { status, text } = await request(new URL(`${baseUrl}/eng/query/validate`), {
        method: 'POST',
        // Otherwise a string body is sent as text/plain, which PayFast does not read.
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: buildParameterString(signed),
      });
      const word = text.trim();
      if (status === 200 && /^VALID\b/.test(word)) return true;
      if (/^INVALID\b/.test(word)) return false;
      throw new PayfastUnreachableError(`PayFast responded to the confirmation with status ${status}`);
    },
    async fetchSubscription(token) {
      const parsed = fetchedSubscription.safeParse(await call('GET', token, 'fetch'));
      if (!parsed.success)
        throw new PayfastUnreachableError('PayFast described a subscription in an unexpected format');
      const { status, status_text, cycles_complete, run_date } = parsed.data;
      return {
        status,
        statusText: status_text,
        cyclesComplete: cycles_complete ?? null,
        runDate: run_date?.slice(0, 10) ?? null,
      };
    },
    async cancelSubscription(token) {
      try {
        await call('PUT', token, 'cancel');
      } catch (error) {
        const isDone = error instanceof PayfastRejectedError && /status is cancelled/i.test(error.message);
        if (!isDone) throw error;
      }
    },
    async fetchPayments(range) {
      const payments = new Map<string, PayfastHistoryPayment>();
      let offset = 0;
      // PayFast does not document its page size. Only an empty page is the last one.
      for (let pages = 0; pages < MOST_PAGES; pages += 1) {
        const page = await historyPage(range, offset);
        if (page.rows === 0) return [...payments.values()];
        for (const payment of page.payments) payments.set(payment.paymentId, payment);
        offset += page.rows;
      }
      throw new PayfastUnreachableError('PayFast’s transaction history doesn’t end');
    },
  };
}

function readPage(csv: string): PayfastHistoryPage {
  try {
    return parsePayfastHistory(csv);
  } catch (error) {
    if (!(error instanceof HistoryFormatError)) throw error;
    throw new PayfastUnreachableError(`PayFast didn’t return its transaction history: ${error.message}`);
  }
}

/** The history comes as plain text, or as text in a JSON response. A failure is always JSON. */
function historyText(text: string): string {
  if (!text.trimStart().startsWith('{')) return text;
  const bare = z.object({ response: z.string() }).safeParse(parseJson(text));
  const response = bare.success ? bare.data.response : readAnswer(text);
  if (typeof response === 'string') return response;
  throw new PayfastUnreachableError('PayFast responded in an unexpected format');
}

async function request(url: URL, init: RequestInit): Promise<{ status: number; text: string }> {
  try {
    const answer = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
    return { status: answer.status, text: await answer.text() };
  } catch (error) {
    const cause = error instanceof Error ? error.message : 'no response';
    throw new PayfastUnreachableError(`PayFast can’t be reached: ${cause}`);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new PayfastUnreachableError('PayFast didn’t respond with JSON');
  }
}

/** Parses a response regardless of its HTTP status, because a failure can come with 200. */
function readAnswer(text: string): unknown {
  const parsed = apiAnswer.safeParse(parseJson(text));
  if (!parsed.success) throw new PayfastUnreachableError('PayFast responded in an unexpected format');
  const { code, status, data } = parsed.data;
  const { response, message } = data ?? {};
  const hasFailed =
    status !== 'success' || (code ?? 200) >= 400 || response === false || response === 'false';
  if (!hasFailed) return response;
  const words = [message, response].find((word): word is string => typeof word === 'string');
  if ((code ?? 0) >= 500) throw new PayfastUnreachableError(`PayFast reported an error: ${words ?? code}`);
  throw new PayfastRejectedError(words?.slice(0, 200) ?? 'PayFast rejected the request without a reason');
}

/** Whole seconds with a UTC offset, as the API requires. */
function apiTimestamp(now: Date): string {
  return now.toISOString().replace(/\.\d{3}Z$/, '+00:00');
}
