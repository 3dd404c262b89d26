import { spawn } from 'node:child_process';

/** Whether a command exits with code 0 within `timeout` milliseconds. */
export function commandSucceeds(command: string, args: string[], timeout = 300_000): Promise<boolean> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const child = spawn(command, args, { stdio: 'ignore', timeout, env });
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
}

/** Installs Debian packages if root runs the tests and apt is available. False if it cannot. */
export async function installDebianPackages(...packages: string[]): Promise<boolean> {
  if (process.getuid?.() !== 0 || !(await commandSucceeds('apt-get', ['--version']))) return false;
  await commandSucceeds('apt-get', ['update', '-q']);
  return commandSucceeds('apt-get', ['install', '-qy', '--no-install-recommends', ...packages]);
}
