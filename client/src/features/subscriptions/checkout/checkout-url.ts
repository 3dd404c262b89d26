import type { PayfastCheckout } from '#shared/contracts/subscriptions.ts';

/**
 * The URL of PayFast's payment page, with all fields except `baseUrl` in the query string. PayFast requires the signature last.
 * Null if `baseUrl` is not an http(s) URL; no other scheme is ever opened.
 */
export function buildCheckoutUrl({ baseUrl, signature, ...fields }: PayfastCheckout): string | null {
  if (!URL.canParse(baseUrl)) return null;
  const url = new URL(baseUrl);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  url.search = new URLSearchParams({ ...fields, signature }).toString();
  return url.href;
}
