import { webhookProofs } from './mail-webhook.ts';

const PAYFAST_ACCOUNT = ['PAYFAST_MERCHANT_ID', 'PAYFAST_MERCHANT_KEY', 'PAYFAST_PASSPHRASE'] as const;

/** The settings that production requires, with a hint at where each value comes from. */
const REQUIRED_IN_PRODUCTION = {
  APP_ORIGIN: 'such as https://leavebits.example.com',
  DATABASE_URL: 'such as postgres://user:password@host:5432/leavebits',
  SESSION_SECRET: 'which openssl rand -base64 48 makes',
  DATA_KEYS: 'such as 2026: and then what openssl rand -base64 32 makes',
  SMTP_URL: 'such as smtp://user:password@host:587',
  MAIL_FROM: 'the sender of every mail',
} as const;

/** Lists the required settings that are missing, one sentence each. Some are required only because another one is set. */
export function missingSettings(env: NodeJS.ProcessEnv): string[] {
  const problems: string[] = [];
  const isProduction = env['NODE_ENV'] === 'production';
  if (isProduction) {
    for (const [name, how] of Object.entries(REQUIRED_IN_PRODUCTION)) {
      if (!env[name]) problems.push(`${name} is required in production, ${how}`);
    }
    const account = env['BILLING'] === 'off' ? [] : PAYFAST_ACCOUNT;
    for (const name of account) {
      if (!env[name]) problems.push(`${name} is required in production, unless BILLING=off`);
    }
    if (env['APP_ORIGIN']?.startsWith('https:') && !env['TRUST_PROXY']) {
      problems.push(
        'TRUST_PROXY is required with an https APP_ORIGIN: the number or addresses of the proxies in front',
      );
    }
  }
  const missing = PAYFAST_ACCOUNT.filter((name) => !env[name]);
  if (
    !isProduction &&
    env['BILLING'] !== 'off' &&
    missing.length > 0 &&
    missing.length < PAYFAST_ACCOUNT.length
  ) {
    problems.push(...missing.map((name) => `${name} is required with the rest of the PayFast account`));
  }
  if (env['BOUNCE_SMTP_PORT'] && !env['MAIL_BOUNCE_DOMAIN']) {
    problems.push('MAIL_BOUNCE_DOMAIN is required with BOUNCE_SMTP_PORT: the domain of the mail it takes');
  }
  const proof = webhookProofs[env['MAIL_WEBHOOK_PROVIDER'] ?? ''];
  if (proof && !env[proof]) problems.push(`${proof} is required with this MAIL_WEBHOOK_PROVIDER`);
  return problems;
}
