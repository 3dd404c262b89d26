/** PayFast's public sandbox merchant from its documentation. The simulator uses it too. */
export const PAYFAST_SANDBOX_ACCOUNT = {
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
