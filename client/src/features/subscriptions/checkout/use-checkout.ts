import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { PayfastCheckout } from '#shared/contracts/subscriptions.ts';
import { beginPayment, checkoutQuery } from '../api.ts';
import { isSameQuote } from '../payment-messages.ts';

export interface CheckoutState {
  step: 'ready' | 'leaving';
  /** Why the browser was not sent to PayFast. */
  problem: 'changed' | 'failed' | null;
  pay: () => void;
}

/**
 * Sends the browser to PayFast after refetching the quote. The page may have been open for days, and the amount charged must
 * match the one on screen.
 */
export function useCheckout(subscriptionId: number): CheckoutState {
  const queryClient = useQueryClient();
  const [step, setStep] = useState<CheckoutState['step']>('ready');
  const [problem, setProblem] = useState<CheckoutState['problem']>(null);
  const query = checkoutQuery(subscriptionId);

  useEffect(() => {
    // If the user returns from PayFast through the back/forward cache, the button would still be busy.
    const onShow = (event: PageTransitionEvent) => event.persisted && setStep('ready');
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  async function leave(): Promise<CheckoutState['problem']> {
    const seen = queryClient.getQueryData(query.queryKey);
    const fresh = await queryClient.fetchQuery(query).catch(() => null);
    const url = fresh && buildCheckoutUrl(fresh.data);
    if (!url) return 'failed';
    if (!seen || !isSameQuote(seen.quote, fresh.quote)) return 'changed';
    if (!(await beginPayment(subscriptionId))) return 'failed';
    window.location.assign(url);
    return null;
  }

  async function pay() {
    setStep('leaving');
    setProblem(null);
    const found = await leave();
    setProblem(found);
    // Otherwise, the button stays busy until the browser has left the page.
    if (found) setStep('ready');
  }

  return { step, problem, pay: () => void pay() };
}

/**
 * The URL of PayFast's payment page, with all fields except `baseUrl` in the query string. PayFast requires the signature last.
 * Null if `baseUrl` is not an http(s) URL; no other scheme is ever opened.
 */
export function buildCheckoutUrl({ baseUrl, signature, ...fields }: PayfastCheckout): string | null {
  const url = parseUrl(baseUrl);
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return null;
  url.search = new URLSearchParams({ ...fields, signature }).toString();
  return url.href;
}

/** `URL.parse` and `URL.canParse` are newer than the oldest browsers that we support. */
function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
