import { buildEndpointPath } from '#shared/contracts/schema/endpoint.ts';
import { subscriptionEndpoints } from '#shared/contracts/subscriptions.ts';
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

/** PayFast's public sandbox merchant from its documentation. The simulator uses it too. */
const PAYFAST_SANDBOX_ACCOUNT = {
  merchantId: '10000100',
  merchantKey: '46f0cd694581a',
  passphrase: 'jt7NOE43FZPn',
} as const;

/**
 * Where notifications come from, as published by PayFast: host names, the ranges in its documentation, and the addresses listed
 * in its knowledge base since the move in July 2025 (one in each network from 3.163.232 to 3.163.252). The hosts' A records cover
 * only part of the ranges, so both are needed.
 */
export const PAYFAST_SOURCES: string[] = [
  ...['www', 'sandbox', 'w1w', 'w2w', 'api', 'ips'].map((name) => `${name}.payfast.co.za`),
  ...['197.97.145.144/28', '41.74.179.192/27', '102.216.36.0/28', '102.216.36.128/28', '144.126.193.139'],
  ...Array.from({ length: 21 }, (_, index) => `3.163.${232 + index}.237`),
  '13.245.74.88',
];
