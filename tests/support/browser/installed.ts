import { spawn } from 'node:child_process';

/** Whether a command ends with exit code 0 within `timeout` milliseconds. */
export function succeeds(command: string, args: string[], timeout = 300_000): Promise<boolean> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const child = spawn(command, args, { stdio: 'ignore', timeout, env });
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
}

/** Installs Debian packages where root runs the tests and there is apt. False when it cannot. */
export async function installPackages(...packages: string[]): Promise<boolean> {
  if (process.getuid?.() !== 0 || !(await succeeds('apt-get', ['--version']))) return false;
  await succeeds('apt-get', ['update', '-q']);
  return succeeds('apt-get', ['install', '-qy', '--no-install-recommends', ...packages]);
}
