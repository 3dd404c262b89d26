/** The parts of `package-lock.json` that we read: packages by install folder; '' is the project itself. */
export type LockFile = { packages: Record<string, LockedPackage> };

export type LockedPackage = {
  version?: string;
  /** The download URL. */
  resolved?: string;
  /** The hash of the download. */
  integrity?: string;
  /** As stated in its package.json. */
  license?: string;
  /** Only needed for development. */
  dev?: boolean;
  /** Has an install script, which `.npmrc` disables. */
  hasInstallScript?: boolean;
  /** Bundled with the package that contains it. */
  inBundle?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  /** Names of the dependencies bundled with the package. */
  bundleDependencies?: string[];
};

/** The name of the package in a folder. */
export const getPackageName = (folder: string): string =>
  folder.slice(folder.lastIndexOf('node_modules/') + 13);

/** One message per reason why `npm ci` might not install the same packages on every machine. */
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

/** npm silently omits an optional package from the lock file if it cannot find it. */
function missingOf(lock: LockFile, folder: string, entry: LockedPackage): string[] {
  const bundled = entry.bundleDependencies ?? [];
  return Object.keys({ ...entry.dependencies, ...entry.optionalDependencies }).filter(
    (name) => !bundled.includes(name) && !isFound(lock, folder, name),
  );
}

/** Node's resolution: the folder's own `node_modules` first, then that of each parent folder. */
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
        'Install it again with this folder’s .npmrc, which omits URLs.',
    );
  }
  return faults;
}
