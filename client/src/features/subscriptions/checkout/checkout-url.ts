import type { PayfastData } from '#shared/contracts/subscriptions.ts';

/**
 * Where the browser goes to pay: PayFast's page with everything but `baseUrl` in the query string, the signature
 * last, as PayFast documents it. Null when it is no web address: nothing else is ever opened.
 */
export function checkoutUrl({ baseUrl, signature, ...fields }: PayfastData): string | null {
  if (!URL.canParse(baseUrl)) return null;
  const url = new URL(baseUrl);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  url.search = new URLSearchParams({ ...fields, signature }).toString();
  return url.href;
}
