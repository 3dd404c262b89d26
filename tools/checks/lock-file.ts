/** What we read of `package-lock.json`: its packages by the folder that npm puts them in; '' is the project. */
export type LockFile = { packages: Record<string, LockedPackage> };

export type LockedPackage = {
  version?: string;
  /** Where it was downloaded from. */
  resolved?: string;
  /** The hash of what was downloaded. */
  integrity?: string;
  /** As its package.json says it. */
  license?: string;
  /** Only the work on the project needs it. */
  dev?: boolean;
  /** It asks for a script at its installation. `.npmrc` turns all of them off. */
  hasInstallScript?: boolean;
  /** Part of the download of the package around it. */
  inBundle?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  /** Names of dependencies that come inside the package. */
  bundleDependencies?: string[];
};

/** The name of the package in a folder. */
export const getPackageName = (folder: string): string =>
  folder.slice(folder.lastIndexOf('node_modules/') + 13);

/** One sentence for each reason why `npm ci` would not install the same packages on every machine. */
export function listLockFileProblems(lock: LockFile): string[] {
  return Object.entries(lock.packages).flatMap(([folder, entry]) => [
    ...missingOf(lock, folder, entry).map(
      (name) =>
        `${folder || 'The project'} lists ${name}, which has no entry. ` +
        'Choose a version that has a published package for every platform.',
    ),
    ...(folder === '' ? [] : sourceFaults(folder, entry)),
  ]);
}

/** npm leaves an optional package out of the lock without a word when it cannot find it. */
function missingOf(lock: LockFile, folder: string, entry: LockedPackage): string[] {
  const bundled = entry.bundleDependencies ?? [];
  return Object.keys({ ...entry.dependencies, ...entry.optionalDependencies }).filter(
    (name) => !bundled.includes(name) && !isFound(lock, folder, name),
  );
}

/** Node's look-up: first the folder's own `node_modules`, then that of each folder around it. */
function isFound(lock: LockFile, folder: string, name: string): boolean {
  if (lock.packages[folder ? `${folder}/node_modules/${name}` : `node_modules/${name}`]) return true;
  if (folder === '') return false;
  return isFound(lock, folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/'))), name);
}

function sourceFaults(folder: string, entry: LockedPackage): string[] {
  const faults: string[] = [];
  if (entry.version === undefined) faults.push(`${folder} has no version.`);
  if (entry.integrity === undefined && !entry.inBundle) {
    faults.push(`${folder} has no integrity. Every package must come from a registry.`);
  }
  if (entry.resolved !== undefined) {
    faults.push(
      `${folder} names an address (${entry.resolved}), which other machines may not reach. ` +
        'Install it again with the .npmrc of this folder, which leaves addresses out.',
    );
  }
  return faults;
}
