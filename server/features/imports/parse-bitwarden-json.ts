import { z } from 'zod';
import { importLimits } from '../../limits.ts';
import {
  ARCHIVED,
  createNumberedLines,
  describeOmitted,
  describeOmittedEntries,
  humanizeName,
  IN_TRASH,
  type ExportedFile,
  type LabeledValue,
  type ParsedEntry,
  type ParsedExport,
} from './parsed-export.ts';
import { lenientList, lenientObject, lenientText } from './lenient-schemas.ts';

// Format: https://bitwarden.com/help/condition-bitwarden-import/

const named = { title: lenientText, firstName: lenientText, middleName: lenientText, lastName: lenientText };

const item = z.looseObject({
  id: lenientText,
  folderId: lenientText,
  collectionIds: lenientList(lenientText),
  deletedDate: lenientText,
  archivedDate: lenientText,
  name: lenientText,
  notes: lenientText,
  fields: lenientList(z.object({ name: lenientText, value: lenientText })),
  login: lenientObject({
    username: lenientText,
    password: lenientText,
    totp: lenientText,
    uris: lenientList(z.object({ uri: lenientText })),
    fido2Credentials: lenientList(z.unknown()),
  }),
  card: lenientObject({
    cardholderName: lenientText,
    brand: lenientText,
    number: lenientText,
    expMonth: lenientText,
    expYear: lenientText,
    code: lenientText,
  }),
  identity: lenientObject({
    ...named,
    username: lenientText,
    company: lenientText,
    ssn: lenientText,
    passportNumber: lenientText,
    licenseNumber: lenientText,
    email: lenientText,
    phone: lenientText,
    address1: lenientText,
    address2: lenientText,
    address3: lenientText,
    city: lenientText,
    state: lenientText,
    postalCode: lenientText,
    country: lenientText,
  }),
  sshKey: lenientObject({ privateKey: lenientText, publicKey: lenientText, keyFingerprint: lenientText }),
  passwordHistory: lenientList(z.unknown()),
  attachments: lenientList(z.unknown()),
});

type Item = z.output<typeof item>;

const exported = z.object({
  items: z.array(z.unknown()),
  folders: lenientList(z.object({ id: lenientText, name: lenientText })),
  collections: lenientList(z.object({ id: lenientText, name: lenientText })),
});

/**
 * Parses the JSON of an unencrypted Bitwarden export.
 * @param paths the other files of a ZIP, in which each entry has a folder of its own for its files
 */
export function parseBitwardenJson(parsed: { items: unknown[] }, paths: Iterable<string>): ParsedExport {
  const { items: all, folders, collections } = exported.parse(parsed);
  const read = all.slice(0, importLimits.entries);
  const items = lenientList(item).parse(read);
  const names = new Map([...folders, ...collections].map(({ id, name }) => [id, name]));
  const files = groupFiles(paths);
  return {
    source: 'Bitwarden',
    entries: items.map((one) => createEntry(one, names, files.get(one.id) ?? [])),
    unread: all.length - read.length,
    left: describeOmittedEntries(read.length - items.length, 'couldn’t be read.'),
  };
}

/** The attached files by the IDs of their entries. */
function groupFiles(paths: Iterable<string>): Map<string, ExportedFile[]> {
  const files = new Map<string, ExportedFile[]>();
  for (const path of paths) {
    const [, id, name] = /^attachments\/([^/]+)\/(.+)$/.exec(path) ?? [];
    if (id === undefined || name === undefined) continue;
    const list = files.get(id) ?? [];
    if (list.push({ name, path }) === 1) files.set(id, list);
  }
  return files;
}

function createEntry(
  { login, notes, name, ...entry }: Item,
  names: ReadonlyMap<string, string>,
  files: readonly ExportedFile[],
): ParsedEntry {
  const { card, identity, sshKey, fields } = entry;
  const lines: LabeledValue[] = [
    ['User name', login.username],
    ['Password', login.password],
    ['Key for one-time codes', login.totp],
    ...createNumberedLines(
      'Website',
      login.uris.map(({ uri }) => uri),
    ),
    ['Name on the card', card.cardholderName],
    ['Card', card.brand],
    ['Card number', card.number],
    ['Valid until', [card.expMonth, card.expYear].filter(Boolean).join('/')],
    ['Security code', card.code],
    ['Name', joined(identity.title, identity.firstName, identity.middleName, identity.lastName)],
    ['User name', identity.username],
    ['Company', identity.company],
    ['Email', identity.email],
    ['Phone', identity.phone],
    ['Social security number', identity.ssn],
    ['Passport number', identity.passportNumber],
    ['License number', identity.licenseNumber],
    [
      'Address',
      [
        identity.address1,
        identity.address2,
        identity.address3,
        joined(identity.postalCode, identity.city),
        identity.state,
        identity.country,
      ]
        .filter(Boolean)
        .join(', '),
    ],
    ['Private key', sshKey.privateKey],
    ['Public key', sshKey.publicKey],
    ['Fingerprint', sshKey.keyFingerprint],
    ...describeOtherKinds(entry),
    ...fields.map(({ name: label, value }): LabeledValue => [label || 'Field', value]),
    ['Folder', names.get(entry.folderId) ?? ''],
    ...createNumberedLines(
      'Collection',
      entry.collectionIds.flatMap((id) => names.get(id) ?? []),
    ),
  ];
  const omitted = [
    ...describeOmitted(login.fido2Credentials.length, 'passkey'),
    ...describeOmitted(entry.passwordHistory.length, 'old password'),
    // Only a ZIP has the files themselves.
    ...(files.length === 0 ? describeOmitted(entry.attachments.length, 'attached file') : []),
    ...(entry.deletedDate ? [IN_TRASH] : []),
    ...(entry.archivedDate ? [ARCHIVED] : []),
  ];
  return { title: name, lines, notes, omitted, files };
}

/** What every entry has, or what is described above. */
const DESCRIBED = new Set([...Object.keys(item.shape), 'secureNote']);

const texts = z.record(z.string(), lenientText);

/** Entries of kinds that have been added since, such as bank accounts and passports. */
const describeOtherKinds = (entry: Record<string, unknown>): LabeledValue[] =>
  Object.entries(entry).flatMap(([kind, content]) => {
    if (DESCRIBED.has(kind) || Array.isArray(content)) return [];
    return Object.entries(texts.safeParse(content).data ?? {}).map(([name, value]): LabeledValue => [
      humanizeName(name),
      value,
    ]);
  });

const joined = (...parts: string[]) => parts.filter(Boolean).join(' ');
