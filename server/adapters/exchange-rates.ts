import { z } from 'zod';
import { SECOND_MS } from '#shared/domain/durations.ts';

const TIMEOUT_MS = 10 * SECOND_MS;

const answer = z.union([
  z.object({ rates: z.object({ ZAR: z.number() }) }).transform(({ rates }) => rates.ZAR),
  z
    .object({ conversion_rates: z.object({ ZAR: z.number() }) })
    .transform(({ conversion_rates }) => conversion_rates.ZAR),
]);

export interface ExchangeRates {
  /** ZAR per USD with four decimals; null if no source is configured. Throws if there is no usable response. */
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
      if (!response.ok) throw new Error(`The exchange rate source responded with status ${response.status}`);
      return answer.parse(await response.json()).toFixed(4);
    },
  };
}
