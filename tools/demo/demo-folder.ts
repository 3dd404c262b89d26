import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DemoLinks } from './populate-demo.ts';

interface KeptDemo {
  origin: string;
  /** Null until populated. */
  links: DemoLinks | null;
}

const fileOf = (dataDir: string) => join(dataDir, 'demo.json');

/** The demo in this folder, or null if there is none. @throws if the folder contains anything else. */
async function readKept(dataDir: string): Promise<KeptDemo | null> {
  const text = await readFile(fileOf(dataDir), 'utf8').catch(() => null);
  if (text !== null) return JSON.parse(text) as KeptDemo;
  if ((await readdir(dataDir).catch(() => [])).length === 0) return null;
  throw new Error(`${dataDir} holds something other than a demo. Please move it away.`);
}

/**
 * Prepares the folder for a start: keeps a complete demo, and removes an unfinished or unwanted one.
 * @returns the links of the existing demo, or null if it has to be populated.
 * @throws if that demo is running.
 */
export async function prepareDemoFolder(
  dataDir: string,
  { origin, isFresh }: { origin: string; isFresh: boolean },
): Promise<DemoLinks | null> {
  const kept = await readKept(dataDir);
  if (kept && (await answers(kept.origin))) {
    throw new Error(`The demo is running already, at ${kept.origin}. Stop it first.`);
  }
  const links = isFresh ? null : (kept?.links ?? null);
  if (links === null) await rm(dataDir, { recursive: true, force: true });
  await saveDemoState(dataDir, { origin, links });
  return links;
}

export async function saveDemoState(dataDir: string, demo: KeptDemo): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  await writeFile(fileOf(dataDir), `${JSON.stringify(demo, null, 2)}\n`, { mode: 0o600 });
}

async function answers(origin: string): Promise<boolean> {
  return (await fetch(`${origin}/healthz`).catch(() => null))?.ok ?? false;
}
