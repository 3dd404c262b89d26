import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const ROOT = process.cwd();
const HOME = 'shared/domain/release.ts';

/**
 * The product's own files, which make the program, since many of them add to shared types. Only those are checked that can
 * depend on a release type: they import its home, or the rule about access. Tests need not know every type.
 */
function filesToCompile(): { files: string[]; checked: string[]; options: ts.CompilerOptions } {
  const { config } = ts.readConfigFile('tsconfig.json', (file) => ts.sys.readFile(file)) as {
    config: unknown;
  };
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
  const files = fileNames.filter((file) => !/\/bench\/|\.test\.tsx?$|\/tests\/.*(?<!\.d)\.ts$/.test(file));
  const isConcerned = (file: string) =>
    file.endsWith(HOME) ||
    /['/](domain\/release|access\/rules|\.\/rules)\.ts'/.test(readFileSync(file, 'utf8'));
  return { files, checked: files.filter(isConcerned), options };
}

/** The release types' home, with a fourth type that waits for something new. */
function withFourthType(): string {
  const text = readFileSync(HOME, 'utf8');
  const changed = text
    .replace("'scheduled'] as const", "'scheduled', 'long_silence'] as const")
    .replace("'report' | 'date';", "'report' | 'date' | 'silence';");
  expect(changed.length).toBe(text.length + ", 'long_silence' | 'silence'".length);
  return changed;
}

/** The files that do not compile when a file has another text. Nothing is written. */
function filesInError(overlaid: string, text: string): string[] {
  const { files, checked, options } = filesToCompile();
  const host = ts.createCompilerHost(options);
  const home = path.join(ROOT, overlaid);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (name, languageVersion, ...rest) =>
    path.resolve(name) === home
      ? ts.createSourceFile(name, text, languageVersion)
      : read(name, languageVersion, ...rest);
  const program = ts.createProgram(files, options, host);
  const broken = checked.filter(
    (file) => program.getSemanticDiagnostics(program.getSourceFile(file)).length > 0,
  );
  return broken.map((file) => path.relative(ROOT, file)).sort();
}

// This takes about twelve seconds of a processor.
test(
  'a fourth release type does not compile until every place that must know it does',
  { timeout: 600_000 },
  () => {
    expect(filesInError(HOME, withFourthType())).toEqual([
      // What the owner chooses and reads.
      'client/src/features/leavebits/form/form-values.ts',
      'client/src/features/leavebits/sharing/gaining-access.ts',
      'client/src/features/leavebits/sharing/release-words.ts',
      'client/src/features/leavebits/sharing/sharing-configuration.tsx',
      // What the recipient is told.
      'server/features/access/presenter.ts',
      // What the database is asked.
      'server/features/access/read-estate.ts',
      // Who may read.
      'server/features/access/rules.ts',
      'server/features/notices/letters.ts',
      // What travels.
      'shared/contracts/leavebits.ts',
      // What the type means.
      'shared/domain/release.ts',
      'tools/demo/estate.ts',
    ]);
  },
);
