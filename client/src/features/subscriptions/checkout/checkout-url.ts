import type { PayfastCheckout } from '#shared/contracts/subscriptions.ts';

/**
 * The address of PayFast's payment page, with all fields but `baseUrl` in the query string. PayFast wants the
 * signature last. Null when `baseUrl` is not a web address: nothing else is ever opened.
 */
export function buildCheckoutUrl({ baseUrl, signature, ...fields }: PayfastCheckout): string | null {
  if (!URL.canParse(baseUrl)) return null;
  const url = new URL(baseUrl);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  url.search = new URLSearchParams({ ...fields, signature }).toString();
  return url.href;
}
