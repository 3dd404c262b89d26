import { startObjectStoreSimulator, type ObjectStoreSimulator } from './simulator.ts';

let simulator: Promise<ObjectStoreSimulator> | null = null;

/**
 * The settings of a server, or of another process on its database, that decide where files go. With `TEST_FILE_STORE=s3`, as in the project `object-store` of
 * `vitest.config.ts`, they go to a simulated object store, which all files of a worker share.
 */
export async function getFileStoreSettings(): Promise<Record<string, string>> {
  if (process.env['TEST_FILE_STORE'] !== 's3') return {};
  const { url, credentials } = await (simulator ??= startObjectStoreSimulator());
  return { ...credentials, FILES_URL: url };
}
