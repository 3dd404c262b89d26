import { readFileSync } from 'node:fs';

/**
 * Matches the URLs of a file of the built client. Files have no stable names: the manifest lists what they contain.
 * @param name of the module that the file was built for, such as `terms`, or its path if others have the same name
 */
export function matchBuiltClientFile(name: string): RegExp {
  const manifest = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8')) as Record<
    string,
    { file: string; name?: string; isDynamicEntry?: boolean }
  >;
  const found = Object.entries(manifest).flatMap(([source, entry]) =>
    entry.isDynamicEntry && [entry.name, source].includes(name) ? [entry] : [],
  );
  if (found.length !== 1) throw new Error(`The client has ${found.length} files named ${name}`);
  return new RegExp(found[0]!.file.replaceAll('.', String.raw`\.`));
}
