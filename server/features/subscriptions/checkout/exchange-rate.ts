import { eq } from 'drizzle-orm';
import { DAY_MS } from '#shared/domain/durations.ts';
import { billingLimits } from '#shared/domain/limits.ts';
import { formatRate, parseRate } from '#shared/domain/money.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { exchangeRates } from '#server/db/schema/index.ts';

export interface ExchangeRate {
  tenThousandths: number;
  isFallback: boolean;
}

/** The rate for new checkouts: the last one fetched, or 17.50 as a fallback. */
export async function loadExchangeRate(db: Database, now: Date): Promise<ExchangeRate> {
  const [row] = await db.select().from(exchangeRates).where(eq(exchangeRates.currency, 'ZAR'));
  const tenThousandths =
    row && now.getTime() - row.fetchedAt.getTime() < billingLimits.rateFreshDays * DAY_MS
      ? parseRate(row.rate)
      : null;
  return tenThousandths === null
    ? { tenThousandths: billingLimits.fallbackRate, isFallback: true }
    : { tenThousandths, isFallback: false };
}

/**
 * Fetches the rate and stores it for a week. An implausible rate is discarded, and the old one stays until it is a week old.
 * Running subscriptions are unaffected, because PayFast keeps charging the agreed amount.
 */
export async function refreshExchangeRate(ctx: Context): Promise<void> {
  const fetched = await ctx.exchangeRates.fetchZarPerUsd();
  if (fetched === null) return;
  const tenThousandths = parseRate(fetched);
  if (
    tenThousandths === null ||
    tenThousandths < billingLimits.minRate ||
    tenThousandths > billingLimits.maxRate
  ) {
    ctx.logger.error({ alarm: 'exchange-rate', fetched }, 'the fetched exchange rate is implausible');
    return;
  }
  const kept = { rate: formatRate(tenThousandths), fetchedAt: ctx.clock.now() };
  await ctx.db
    .insert(exchangeRates)
    .values({ currency: 'ZAR', ...kept })
    .onConflictDoUpdate({ target: exchangeRates.currency, set: kept });
}
