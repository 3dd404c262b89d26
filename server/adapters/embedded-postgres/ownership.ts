import { randomBytes } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { OperatorError } from '../../operator-error.ts';
import { inspectProcess } from './processes.ts';

type Owner = { pid: number; startedAt: string | null };

// Distinguishes this process from an earlier one with the same pid on systems that don't report process start times.
const heldByThisProcess = new Set<string>();

/**
 * Makes this process the sole owner of the database in `base`, until `release()`. Throws if a live process owns it; takes over
 * from a dead one.
 */
export async function claimClusterOwnership(
  base: string,
  dataDir: string,
): Promise<{ release(): Promise<void> }> {
  const file = path.join(base, 'postgres-owner.json');
  const self: Owner = { pid: process.pid, startedAt: (await inspectProcess(process.pid))?.startedAt ?? null };

  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (await createExclusively(file, JSON.stringify(self))) {
      heldByThisProcess.add(file);
      return { release: () => release(file) };
    }
    const owner = await readOwner(file);
    if (owner && (await isLive(owner, file))) throw new OperatorError(refusal(owner, file, dataDir));
    // Two new processes may find the same dead owner. If one of them moves a live owner's file aside by mistake, it restores it.
    const aside = `${file}.${randomBytes(6).toString('hex')}`;
    await rename(file, aside).catch(() => undefined);
    const moved = await readOwner(aside);
    if (moved && (await isLive(moved, file))) await rename(aside, file);
    await rm(aside, { force: true });
  }
  throw new Error(
    `The database’s owner file ${file} is contested by several LeaveBits processes. Start one at a time.`,
  );
}

async function release(file: string): Promise<void> {
  heldByThisProcess.delete(file);
  await rm(file, { force: true });
}

async function createExclusively(file: string, content: string): Promise<boolean> {
  try {
    await writeFile(file, content, { flag: 'wx', mode: 0o644 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Null if there is none, or its writer died while writing it. */
async function readOwner(file: string): Promise<Owner | null> {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const text = await readFile(file, 'utf8').catch(() => null);
    if (text === null) return null;
    try {
      return JSON.parse(text) as Owner;
    } catch {
      await delay(40); // The writer may have created the file but not written to it yet.
    }
  }
  return null;
}

async function isLive(owner: Owner, file: string): Promise<boolean> {
  const info = await inspectProcess(owner.pid);
  if (info === null) return false;
  if (owner.startedAt !== null && info.startedAt !== null) return owner.startedAt === info.startedAt;
  return owner.pid !== process.pid || heldByThisProcess.has(file);
}

function refusal(owner: Owner, file: string, dataDir: string): string {
  return (
    `Another LeaveBits (process ${owner.pid}) is running on this DATA_DIR (${dataDir}). ` +
    `Stop it, or set a separate DATA_DIR or a DATABASE_URL for this one. ` +
    `If process ${owner.pid} isn’t LeaveBits, delete ${file}.`
  );
}
