import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const secretsFile = z.object({
  sessionSecret: z.string(),
  dataKeys: z.string(),
  databasePassword: z.string(),
});

const fileIn = (dataDir: string) => join(dataDir, 'secrets.json');

/** Whether an earlier start has stored secrets here. */
export const hasStoredSecrets = (dataDir: string): boolean => existsSync(fileIn(dataDir));

/** The secrets from the first start, stored alongside the data and readable only by this system account. */
export function loadOrCreateSecrets(dataDir: string): z.infer<typeof secretsFile> {
  const path = fileIn(dataDir);
  if (!existsSync(path)) createSecrets(dataDir, path);
  return secretsFile.parse(JSON.parse(readFileSync(path, 'utf8')));
}

/** If several processes start concurrently, all of them end up with the secrets of one. */
function createSecrets(dataDir: string, path: string): void {
  const secrets: z.infer<typeof secretsFile> = {
    sessionSecret: randomBytes(48).toString('base64url'),
    dataKeys: `local:${randomBytes(32).toString('base64')}`,
    databasePassword: randomBytes(24).toString('base64url'),
  };
  mkdirSync(dataDir, { recursive: true });
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  chmodSync(draft, 0o600);
  try {
    // Unlike a rename, a link never replaces an existing file.
    linkSync(draft, path);
  } catch {
    // Another process was faster, or this file system has no hard links.
    if (!existsSync(path)) renameSync(draft, path);
  }
  rmSync(draft, { force: true });
}
