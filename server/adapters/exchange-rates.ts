import { z } from 'zod';
import { SECOND_MS } from '#shared/domain/durations.ts';

const TIMEOUT_MS = 10 * SECOND_MS;

const answer = z.union([
  z.object({ rates: z.object({ ZAR: z.number() }) }).transform(({ rates }) => rates.ZAR),
  z
    .object({ conversion_rates: z.object({ ZAR: z.number() }) })
    .transform(({ conversion_rates }) => conversion_rates.ZAR),
]);

/** Where the rate comes from. */
export interface ExchangeRates {
  /** ZAR for one USD with four decimals; null when no source is configured. Throws when there is no usable answer. */
  fetchZarPerUsd(): Promise<string | null>;
}

export function createExchangeRates(url: string | null): ExchangeRates {
  return {
    async fetchZarPerUsd() {
      if (url === null) return null;
      const response = await fetch(url, {
        headers: { Accept: 'application/json' },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!response.ok) throw new Error(`The exchange rate was answered with status ${response.status}`);
      return answer.parse(await response.json()).toFixed(4);
    },
  };
}
