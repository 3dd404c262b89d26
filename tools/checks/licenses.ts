import { getPackageName, type LockFile } from './lock-file.ts';

/** Licenses acceptable for packages that are built into or shipped with a product, regardless of its own license. */
const FOR_PRODUCTION = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT-0',
  // For fonts, which may not be sold on their own.
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  // Changes to the package's files must be published. We make none.
  'MPL-2.0',
];
/** Licenses acceptable for tools that we run but do not ship. */
const FOR_WORK = [...FOR_PRODUCTION, 'CC-BY-4.0', 'CC0-1.0', 'Zlib'];

/** Packages whose package.json doesn't state the license in the usual way, with the one from their license file or readme. */
const READ_BY_HAND: Record<string, string> = {
  busboy: 'MIT',
  'combine-errors': 'MIT',
  'humanize-number': 'MIT',
  only: 'MIT',
  'parse-cache-control': 'BSD-3-Clause',
  streamsearch: 'MIT',
};

interface Licensed {
  name: string;
  license: string;
  isForWork: boolean;
}

/** Every package in a lock file, once. A package counts as production if production also needs it. */
function licensedIn(lock: LockFile): Licensed[] {
  const found = new Map<string, Licensed>();
  for (const [folder, entry] of Object.entries(lock.packages)) {
    if (folder === '') continue;
    const name = getPackageName(folder);
    const license = entry.license ?? READ_BY_HAND[name] ?? 'unknown';
    const isForWork = entry.dev === true;
    const key = `${name} ${license}`;
    found.set(key, { name, license, isForWork: isForWork && found.get(key)?.isForWork !== false });
  }
  return [...found.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** Whether at least one alternative of an SPDX expression consists only of allowed licenses. */
export function isLicenseAllowed(license: string, allowed: readonly string[]): boolean {
  return license
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((part) => allowed.includes(part)));
}

/** One message per package whose license is not allowed. */
export function listLicenseProblems(lock: LockFile): string[] {
  return licensedIn(lock)
    .filter(({ license, isForWork }) => !isLicenseAllowed(license, isForWork ? FOR_WORK : FOR_PRODUCTION))
    .map(
      ({ name, license, isForWork }) =>
        `${name} has the license ${license}, which is not allowed for ${isForWork ? 'development' : 'production'}. ` +
        'See tools/checks/licenses.ts.',
    );
}

/** The contents of `docs/licenses.md`. */
export function renderLicensesPage(lock: LockFile): string {
  const all = licensedIn(lock);
  const chapter = (title: string, some: Licensed[]) => {
    const licenses = [...new Set(some.map(({ license }) => license))].sort();
    const parts = licenses.map((license) => {
      const names = some.filter((one) => one.license === license).map(({ name }) => `- ${name}`);
      return `### ${license}\n\n${names.join('\n')}\n`;
    });
    return `## ${title}\n\n${parts.join('\n')}`;
  };
  return [
    '# Licenses of packages',
    '',
    '`npm run licenses` generates this page from `package-lock.json`, and `npm run check:lock` checks that it is current. It lists the',
    'packages of every platform. The first section is what `npm ci --omit=dev` may install. License texts are in the packages’ folders.',
    '`tools/checks/licenses.ts` has the allowed licenses.',
    '',
    chapter(
      'Production',
      all.filter(({ isForWork }) => !isForWork),
    ),
    chapter(
      'Development',
      all.filter(({ isForWork }) => isForWork),
    ),
  ].join('\n');
}
