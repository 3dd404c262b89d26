import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Path of a Chromium or Chrome that runs. Installs one if needed. Null when there is none. */
export async function findChromium(): Promise<string | null> {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (await runs(given)) return given;
    throw new Error(`CHROMIUM_PATH names ${given}, which does not run.`);
  }
  return (await firstThatRuns()) ?? (await install());
}

/**
 * Starts the browser for a journey; close it after. Throws when there is none.
 * @param keepsPages keeps the back/forward cache, which Playwright turns off.
 * @param debuggingPort a port for other tools that drive the browser.
 */
export async function launchBrowser({
  keepsPages = false,
  debuggingPort,
}: { keepsPages?: boolean; debuggingPort?: number } = {}): Promise<Browser> {
  const executablePath = await findChromium();
  if (executablePath === null) throw new Error('There is no Chromium: set CHROMIUM_PATH.');
  const ignoreDefaultArgs = keepsPages ? ['--disable-back-forward-cache'] : [];
  const args = debuggingPort === undefined ? FLAGS : [...FLAGS, `--remote-debugging-port=${debuggingPort}`];
  return chromium.launch({ executablePath, args, ignoreDefaultArgs });
}

async function firstThatRuns(): Promise<string | null> {
  const usual = [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    chromium.executablePath(), // In Playwright's own cache.
  ];
  // A file alone proves little: Ubuntu's /usr/bin/chromium-browser only asks for a snap.
  for (const candidate of usual) if (await runs(candidate)) return candidate;
  return null;
}

async function install(): Promise<string | null> {
  process.stderr.write('No Chromium found; installing one for the journeys …\n');
  if (process.getuid?.() === 0 && (await succeeds('apt-get', ['--version']))) {
    await succeeds('apt-get', ['update', '-q']);
    await succeeds('apt-get', ['install', '-qy', '--no-install-recommends', 'chromium']);
    const found = await firstThatRuns();
    if (found) return found;
  }
  const playwright = path.dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'));
  await succeeds(process.execPath, [path.join(playwright, 'cli.js'), 'install', 'chromium']);
  return firstThatRuns();
}

const runs = (file: string) => succeeds(file, ['--version'], 20_000);

function succeeds(command: string, args: string[], timeout = 300_000): Promise<boolean> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const child = spawn(command, args, { stdio: 'ignore', timeout, env });
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
}
