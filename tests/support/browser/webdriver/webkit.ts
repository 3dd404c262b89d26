import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '../../processes/free-port.ts';
import { installDebianPackages, commandSucceeds } from '../install-packages.ts';
import type { WebdriverTab } from './page.ts';
import { openWebdriverSession } from './session.ts';

/** Whether WebKitGTK, its driver and a virtual display are available. Installs them if needed. */
export async function hasWebkit(): Promise<boolean> {
  const isThere = async () =>
    (await commandSucceeds('WebKitWebDriver', ['--help'])) && (await commandSucceeds('Xvfb', ['-help']));
  return (
    (await isThere()) || ((await installDebianPackages('webkit2gtk-driver', 'xvfb')) && (await isThere()))
  );
}

/** Starts WebKitGTK's MiniBrowser on its own virtual display and drives it over WebDriver. */
export async function openWebkit(): Promise<WebdriverTab> {
  const home = await mkdtemp(path.join(tmpdir(), 'leavebits-webkit-'));
  const downloads = path.join(home, 'downloads');
  await mkdir(downloads);
  await writeFile(path.join(home, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);

  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const children: ChildProcess[] = [screen];
  async function stop() {
    for (const child of children.reverse()) await end(child);
    await rm(home, { recursive: true, force: true });
  }

  try {
    const display = `:${await numberFrom(screen)}`;
    const port = await findFreePort();
    const env = { ...process.env, HOME: home, XDG_CONFIG_HOME: home, DISPLAY: display, NO_AT_BRIDGE: '1' };
    const args = [`--port=${port}`, '--host=127.0.0.1'];
    children.push(spawn('WebKitWebDriver', args, { env, stdio: 'ignore' }));
    const { close, ...session } = await openWebdriverSession(`http://127.0.0.1:${port}`);
    return {
      ...session,
      downloads,
      async [Symbol.asyncDispose]() {
        try {
          await close();
        } finally {
          await stop();
        }
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The display number that Xvfb has chosen. */
function numberFrom(screen: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    screen.stdio[3]!.once('data', (text: Buffer) => resolve(text.toString().trim()));
    screen.once('error', reject);
    screen.once('exit', () => reject(new Error('Xvfb ended.')));
  });
}

function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill();
  });
}
