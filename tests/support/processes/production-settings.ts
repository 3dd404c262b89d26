import { createHash } from 'node:crypto';

/** Settings with which the product starts in production, except for `DATABASE_URL`. */
export const PRODUCTION_SETTINGS = {
  NODE_ENV: 'production',
  APP_ORIGIN: 'https://leavebits.example',
  TRUST_PROXY: '1',
  SESSION_SECRET: 's'.repeat(40),
  DATA_KEYS: `k:${createHash('sha256').update('looks random').digest('base64')}`,
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'LeaveBits <no-reply@leavebits.example>',
  PAYFAST_MERCHANT_ID: '10000100',
  PAYFAST_MERCHANT_KEY: '46f0cd694581a',
  PAYFAST_PASSPHRASE: 'a/pass.phrase',
};
