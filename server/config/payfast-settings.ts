import { buildEndpointPath } from '#shared/contracts/endpoint.ts';
import { subscriptionEndpoints } from '#shared/contracts/subscriptions.ts';
import { PAYFAST_SOURCES, PAYFAST_SANDBOX_ACCOUNT } from '../adapters/payfast/payfast-constants.ts';
import type { Environment } from './environment.ts';

/** A PayFast account and PayFast's URLs. */
export interface PayfastSettings {
  /** No account is set (never in production), so the local simulator replaces PayFast. */
  isStandIn: boolean;
  merchantId: string;
  merchantKey: string;
  passphrase: string;
  /** The base of `/eng/process` and `/eng/query/validate`, without a trailing slash. */
  baseUrl: string;
  /** May contain `?testing=true`, which selects the sandbox. */
  apiUrl: string;
  notifyUrl: string;
  /** The host names, addresses and ranges that may send notifications. */
  itnSources: string[];
}

/** PayFast itself in production and its sandbox elsewhere, unless a URL is set. Without an account, the simulator. */
export function parsePayfastSettings(
  values: Environment,
  { isProduction, appOrigin }: { isProduction: boolean; appOrigin: string },
): PayfastSettings {
  const isStandIn = values.PAYFAST_MERCHANT_ID === undefined;
  const usual = isStandIn
    ? payfastStandIn(appOrigin)
    : isProduction
      ? { baseUrl: 'https://www.payfast.co.za', apiUrl: 'https://api.payfast.co.za' }
      : { baseUrl: 'https://sandbox.payfast.co.za', apiUrl: 'https://api.payfast.co.za?testing=true' };
  return {
    isStandIn,
    merchantId: values.PAYFAST_MERCHANT_ID ?? PAYFAST_SANDBOX_ACCOUNT.merchantId,
    merchantKey: values.PAYFAST_MERCHANT_KEY ?? PAYFAST_SANDBOX_ACCOUNT.merchantKey,
    passphrase: values.PAYFAST_PASSPHRASE ?? PAYFAST_SANDBOX_ACCOUNT.passphrase,
    baseUrl: (values.PAYFAST_BASE_URL ?? usual.baseUrl).replace(/\/$/, ''),
    apiUrl: values.PAYFAST_API_URL ?? usual.apiUrl,
    notifyUrl: values.PAYFAST_NOTIFY_URL ?? `${appOrigin}${buildEndpointPath(subscriptionEndpoints.notify)}`,
    itnSources: values.PAYFAST_ITN_SOURCES ?? (isStandIn ? ['127.0.0.1', '::1'] : PAYFAST_SOURCES),
  };
}

const payfastStandIn = (appOrigin: string) => ({
  baseUrl: `${appOrigin}/dev/payfast`,
  apiUrl: `${appOrigin}/dev/payfast/api`,
});
