import { z } from 'zod';
import { importLimits } from '../../limits.ts';
import { lenientList, lenientObject, lenientText } from './lenient-schemas.ts';
import { describeOmittedEntries, IN_TRASH, type ParsedEntry, type ParsedExport } from './parsed-export.ts';
import { describeContent, describeExtraFields } from './proton-pass-content.ts';

const item = z.object({
  state: z.unknown().optional(),
  aliasEmail: lenientText,
  data: z.object({
    metadata: lenientObject({ name: lenientText, note: lenientText }),
    extraFields: z.unknown().optional(),
    content: z.record(z.string(), z.unknown()).catch({}),
  }),
  folderId: lenientText,
  files: lenientList(z.string()),
});

const vaults = z.record(
  z.string(),
  lenientObject({
    name: lenientText,
    folders: lenientList(z.object({ folderId: lenientText, name: lenientText })),
    items: z.array(z.unknown()).catch([]),
  }),
);

const TRASHED = 2;

/**
 * Parses the `data.json` of an unencrypted Proton Pass export.
 * @param directory where the ZIP has it, because the files are beside it
 */
export function parseProtonPassJson(parsed: { vaults: unknown }, directory: string): ParsedExport {
  const all = Object.values(vaults.safeParse(parsed.vaults).data ?? {});
  const counts = { all: 0, read: 0 };
  const entries = all.flatMap((vault) => {
    const read = vault.items.slice(0, importLimits.entries - counts.read);
    counts.all += vault.items.length;
    counts.read += read.length;
    const folders = new Map(vault.folders.map(({ folderId, name }) => [folderId, name]));
    return lenientList(item)
      .parse(read)
      .map((one) =>
        createEntry(one, directory, all.length > 1 ? vault.name : '', folders.get(one.folderId) ?? ''),
      );
  });
  return {
    source: 'Proton Pass',
    entries,
    unread: counts.all - counts.read,
    left: describeOmittedEntries(counts.read - entries.length, 'couldn’t be read.'),
  };
}

function createEntry(
  { state, aliasEmail, data, files }: z.output<typeof item>,
  directory: string,
  vaultName: string,
  folderName: string,
): ParsedEntry {
  const { lines, omitted } = describeContent(data.content);
  return {
    title: data.metadata.name,
    lines: [
      ['Email', aliasEmail],
      ...lines,
      ...describeExtraFields(data.extraFields),
      ['Vault', vaultName],
      ['Folder', folderName],
    ],
    notes: data.metadata.note,
    omitted: [...omitted, ...(state === TRASHED ? [IN_TRASH] : [])],
    files: files.map((name) => ({ name, path: `${directory}files/${name.replace(/[/\\]/g, '_')}` })),
  };
}
