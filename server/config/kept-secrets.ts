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

/** Whether a start has made secrets here. */
export const hasKeptSecrets = (dataDir: string): boolean => existsSync(fileIn(dataDir));

/** Secrets from the first start. They are stored beside the data, readable by this system account only. */
export function keptSecrets(dataDir: string): z.infer<typeof secretsFile> {
  const path = fileIn(dataDir);
  if (!existsSync(path)) makeSecrets(dataDir, path);
  return secretsFile.parse(JSON.parse(readFileSync(path, 'utf8')));
}

/** If several processes start at once, one of them makes the secrets for all. */
function makeSecrets(dataDir: string, path: string): void {
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
    // Another process was first, or this file system has no links.
    if (!existsSync(path)) renameSync(draft, path);
  }
  rmSync(draft, { force: true });
}
