import { readFile } from 'node:fs/promises';
import { runProgram } from './run-program.ts';

/** A live process: `startedAt` distinguishes it from a later one with the same pid. Null if the system does not report it. */
export type ProcessInfo = { startedAt: string | null; command: string | null };

/** The process with this pid, or null if none is alive. Zombies count as dead. */
export async function inspectProcess(pid: number): Promise<ProcessInfo | null> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return null;
  }
  if (process.platform === 'linux') return inspectThroughProc(pid);
  if (process.platform === 'win32') return { startedAt: null, command: null };
  return inspectThroughPs(pid);
}

async function inspectThroughProc(pid: number): Promise<ProcessInfo | null> {
  const read = (path: string) => readFile(path, 'utf8').catch(() => null);
  const [stat, commandLine, bootId] = await Promise.all([
    read(`/proc/${pid}/stat`),
    read(`/proc/${pid}/cmdline`),
    read('/proc/sys/kernel/random/boot_id'),
  ]);
  if (stat === null) return { startedAt: null, command: null };
  // The name in parentheses may itself contain spaces and parentheses. After it: state (field 3) … start time in ticks (field
  // 22).
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (fields[0] === 'Z' || fields[0] === 'X') return null;
  return {
    startedAt: `${bootId?.trim() ?? ''}/${fields[19]}`,
    command: commandLine === null ? null : commandLine.split('\0').join(' ').trim(),
  };
}

async function inspectThroughPs(pid: number): Promise<ProcessInfo | null> {
  const result = await runProgram('ps', ['-ww', '-o', 'stat=,lstart=,command=', '-p', String(pid)]);
  const match = /^(\S+)\s+(\S+\s+\S+\s+\S+\s+\S+\s+\d{4})\s(.*)$/s.exec(result.output);
  if (!result.isOk || !match) return { startedAt: null, command: null };
  const [, state = '', startedAt = '', command = ''] = match;
  return state.startsWith('Z') ? null : { startedAt, command: command.trim() };
}
