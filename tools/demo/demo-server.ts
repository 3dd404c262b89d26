import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const PROJECT_ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface DemoServer {
  origin: string;
  stop: () => void;
  /** Resolves with the exit code once the process has exited. */
  ended: Promise<number>;
}

/**
 * Runs `npm start` on its own database. Emails and payments stay on this machine, whatever `.env` says.
 * @throws if it exits before it is ready. Its output says why.
 */
export async function startDemoServer({
  port,
  dataDir,
  show,
}: {
  port: number;
  dataDir: string;
  show: (text: string) => void;
}): Promise<DemoServer> {
  const origin = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['server/launch/run.js', 'main'], {
    cwd: PROJECT_ROOT,
    env: { ...process.env, ...ownSettings, PORT: String(port), APP_ORIGIN: origin, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = () => void child.kill('SIGTERM');
  // Registered before startup completes, so that the process is never orphaned.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop);
  const ended = new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
  await new Promise<void>((resolve, reject) => {
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      show(text);
      output += text;
      if (output.includes('LeaveBits is ready')) resolve();
    });
    void ended.then(() => reject(new Error('The product ended before it was ready.')));
  });
  return { origin, ended, stop };
}

/** An empty value selects the default and overrides `.env`. */
const ownSettings = {
  NODE_ENV: 'development',
  LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
  ...Object.fromEntries(
    [
      'HOST',
      'DATABASE_URL',
      'SESSION_SECRET',
      'DATA_KEYS',
      'SMTP_URL',
      'MAIL_FROM',
      'TRUST_PROXY',
      'PAYFAST_MERCHANT_ID',
      'PAYFAST_MERCHANT_KEY',
      'PAYFAST_PASSPHRASE',
      'PAYFAST_BASE_URL',
      'PAYFAST_API_URL',
      'PAYFAST_NOTIFY_URL',
      'PAYFAST_ITN_SOURCES',
      'EXCHANGE_RATE_URL',
    ].map((name) => [name, '']),
  ),
};
