import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { SECOND_MS } from '#shared/domain/durations.ts';
import { getInvocationDir } from './config.ts';
import { OperatorError } from './operator-error.ts';
import { PROJECT_DIR } from './project-dir.ts';

const SAID_EVERY_MS = 5 * SECOND_MS;

/** The version in package.json. */
export function readProjectVersion(): string {
  const { version } = JSON.parse(readFileSync(join(PROJECT_DIR, 'package.json'), 'utf8')) as {
    version: string;
  };
  return version;
}

/**
 * The single file argument of a command, resolved against the operator's working directory.
 * @throws OperatorError
 */
export function parseFileArgument(usage: string): string {
  const [name, ...rest] = process.argv.slice(2);
  if (!name || name.startsWith('-') || rest.length > 0) throw new OperatorError(usage);
  return resolve(getInvocationDir(), name);
}

/** Formats a size for display. */
export function formatBytes(bytes: number): string {
  const units = ['bytes', 'kB', 'MB', 'GB', 'TB'];
  const power = bytes < 1000 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3));
  return power === 0 ? `${bytes} bytes` : `${(bytes / 1000 ** power).toFixed(1)} ${units[power]}`;
}

/** Reports a command's progress on stderr every few seconds. */
export function createProgressReporter(doing: string, total?: number): (bytes: number) => void {
  let saidAt = performance.now();
  const of = total === undefined ? '' : ` of ${formatBytes(total)}`;
  return (bytes) => {
    if (performance.now() - saidAt < SAID_EVERY_MS) return;
    saidAt = performance.now();
    process.stderr.write(`${doing}: ${formatBytes(bytes)}${of}\n`);
  };
}

/** Reports a failed command in one sentence and exits with 1. @param failed prefix for unknown errors. */
export function failCommand(error: unknown, failed: string): void {
  const words =
    error instanceof OperatorError
      ? error.message.replace('LeaveBits cannot start', 'This command can’t run')
      : `${failed}: ${wordsOf(error)}.`;
  process.stderr.write(`${words}\n`);
  process.exitCode = 1;
}

const filePhrases: Record<string, string> = {
  ENOSPC: 'the disk is full',
  EACCES: 'this account isn’t allowed to open the file',
  EPERM: 'this account isn’t allowed to open the file',
  EROFS: 'the file can’t be written there',
  ENOENT: 'the file or its folder doesn’t exist',
  ENOTDIR: 'the file or its folder doesn’t exist',
  EISDIR: 'this is a folder, not a file',
};

/** Node's AggregateError for refused connections to several addresses of one host has an empty message. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, path } = error as NodeJS.ErrnoException;
  const words = code && filePhrases[code];
  if (words) return `${words}${path ? ` (${path})` : ''}`;
  return error.message || String(code ?? error.name);
}
