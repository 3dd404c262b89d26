import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';
import { isLongRun } from '../test-amounts.ts';
import { installDebianPackages, commandSucceeds } from './install-packages.ts';

/**
 * The address bar's suggestions are two web pages that Chromium starts with each page, which makes up half of a page's cost. The
 * other names are Playwright's own. This list replaces Playwright's, so it repeats the ones that affect tests.
 */
const DISABLED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${DISABLED_FEATURES.join()}`,
];

/** A journey's page lives for seconds, so optimizing its scripts never pays off. */
const NO_OPTIMIZING = '--js-flags=--no-opt --no-maglev';

/** Debian's headless Chromium. It needs half the CPU time, but has no back/forward cache. */
const SHELL = '/usr/bin/chromium-headless-shell';

/** Path of a working Chromium or Chrome. Installs one if needed. Null if there is none. */
export async function findChromium(): Promise<string | null> {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (await runs(given)) return given;
    throw new Error(`CHROMIUM_PATH names ${given}, which does not run.`);
  }
  return (await firstThatRuns()) ?? (await install());
}

/**
 * Starts the browser for a journey; the caller closes it. Throws if there is none.
 * @param keepsPages enables the back/forward cache, which Playwright turns off.
 * @param debuggingPort for other tools that drive the browser.
 * @param optimizes JIT-optimizes the scripts of long-lived pages.
 */
export async function launchBrowser({
  keepsPages = false,
  optimizes = true,
  debuggingPort,
}: { keepsPages?: boolean; optimizes?: boolean; debuggingPort?: number } = {}): Promise<Browser> {
  const executablePath = (keepsPages ? null : await findShell()) ?? (await findChromium());
  if (executablePath === null) throw new Error('There is no Chromium: set CHROMIUM_PATH.');
  const ignoreDefaultArgs = keepsPages ? ['--disable-back-forward-cache'] : [];
  const args = [
    ...FLAGS,
    ...(optimizes ? [] : [NO_OPTIMIZING]),
    ...(debuggingPort === undefined ? [] : [`--remote-debugging-port=${debuggingPort}`]),
  ];
  return chromium.launch({ executablePath, args, ignoreDefaultArgs });
}

let shared: Promise<Browser> | undefined;

/**
 * This worker's only browser, which ends with the worker. Each journey opens its own contexts in it. If it has crashed, the next
 * page gets a new one.
 */
export async function sharedBrowser(): Promise<Browser> {
  const browser = await (shared ??= launchBrowser({ optimizes: isLongRun }));
  if (browser.isConnected()) return browser;
  return (shared = launchBrowser({ optimizes: isLongRun }));
}

/** The lighter browser, which is optional. Null if a browser is configured, and in the long run, which drives a full one. */
const findShell = async () =>
  !process.env.CHROMIUM_PATH && !isLongRun && (await runs(SHELL)) ? SHELL : null;

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
  // A file's existence proves little: Ubuntu's /usr/bin/chromium-browser only asks for a snap.
  for (const candidate of usual) if (await runs(candidate)) return candidate;
  return null;
}

async function install(): Promise<string | null> {
  process.stderr.write('No Chromium found; installing one for the journeys …\n');
  if (await installDebianPackages('chromium', 'chromium-headless-shell')) {
    const found = await firstThatRuns();
    if (found) return found;
  }
  const playwright = path.dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'));
  await commandSucceeds(process.execPath, [path.join(playwright, 'cli.js'), 'install', 'chromium']);
  return firstThatRuns();
}

const runs = (file: string) => commandSucceeds(file, ['--version'], 20_000);
