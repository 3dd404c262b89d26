import { parseXml, XmlElement, XmlError } from '@rgrove/parse-xml';
import { importLimits } from '../../limits.ts';
import {
  createNumberedLines,
  describeOmitted,
  describeOmittedFile,
  IN_TRASH,
  type LabeledValue,
  type ParsedEntry,
  type ParsedExport,
} from './parsed-export.ts';
import { damaged, unknownKind } from './rejections.ts';

// Formats: https://keepass.info/help/base/importexport.html

/**
 * Parses the XML of KeePass 1, KeePass 2 or KeePassXC.
 * @throws DomainError `invalid` if it isn't one of them
 */
export function parseKeePassXml(xml: string): ParsedExport {
  const root = parseRoot(xml);
  if (root?.name === 'KeePassFile') return createExport(listEntries(root), describeEntry);
  if (root?.name === 'pwlist') return createExport(listChildren(root, 'pwentry'), describeFirstVersionEntry);
  throw unknownKind();
}

function parseRoot(xml: string): XmlElement | null {
  try {
    return parseXml(xml).root;
  } catch (error) {
    // A document that is nested too deeply ends the parser's stack.
    throw damaged(error instanceof XmlError ? error.line : undefined);
  }
}

function createExport<Entry>(all: readonly Entry[], toEntry: (entry: Entry) => ParsedEntry): ParsedExport {
  const read = all.slice(0, importLimits.entries);
  return { source: 'KeePass', entries: read.map(toEntry), unread: all.length - read.length, left: [] };
}

const listChildren = ({ children }: XmlElement, name: string): XmlElement[] =>
  children.filter((child): child is XmlElement => child instanceof XmlElement && child.name === name);

const findChild = (parent: XmlElement, name: string) => listChildren(parent, name)[0];

const readText = (parent: XmlElement | undefined, ...path: string[]): string =>
  path.reduce((element, name) => element && findChild(element, name), parent)?.text ?? '';

interface GroupedEntry {
  element: XmlElement;
  folder: string;
  isInTrash: boolean;
}

/** The entries of all groups. The outermost group is named after the database, so folders don't include it. */
function listEntries(root: XmlElement): GroupedEntry[] {
  const trash = readText(root, 'Meta', 'RecycleBinUUID');
  const entries: GroupedEntry[] = [];
  const groups = listChildren(findChild(root, 'Root') ?? root, 'Group').map((element) => ({
    element,
    path: [] as string[],
    isInTrash: false,
  }));
  for (let group = groups.pop(); group; group = groups.pop()) {
    const { element, path } = group;
    const isInTrash = group.isInTrash || (trash !== '' && readText(element, 'UUID') === trash);
    for (const entry of listChildren(element, 'Entry'))
      entries.push({ element: entry, folder: path.join('/'), isInTrash });
    const inner = listChildren(element, 'Group').map((child) => ({
      element: child,
      path: [...path, readText(child, 'Name')],
      isInTrash,
    }));
    groups.push(...inner.reverse());
  }
  return entries;
}

/** The labels of the fields that KeePass and KeePassXC define. Others are the owner's own. */
const LABELS = new Map([
  ['UserName', 'User name'],
  ['Password', 'Password'],
  ['otp', 'Key for one-time codes'],
  ['TimeOtp-Secret-Base32', 'Key for one-time codes'],
  ['TimeOtp-Secret', 'Key for one-time codes'],
  ['TOTP Seed', 'Key for one-time codes'],
]);
const NOT_LABELED = ['Title', 'Notes', 'URL'];
const PASSKEY = 'KPEX_PASSKEY_';
const MORE_ADDRESSES = 'KP2A_URL';

function describeEntry({ element, folder, isInTrash }: GroupedEntry): ParsedEntry {
  const fields = listChildren(element, 'String').map((field) => ({
    key: readText(field, 'Key'),
    value: readText(field, 'Value'),
    // Only the database can decrypt it.
    isEncrypted: findChild(field, 'Value')?.attributes['Protected'] === 'True',
  }));
  const find = (key: string) => fields.find((field) => field.key === key && !field.isEncrypted)?.value ?? '';
  const readable = fields.filter(
    ({ key, isEncrypted }) => !isEncrypted && !NOT_LABELED.includes(key) && !key.startsWith(PASSKEY),
  );
  const known = [...LABELS].flatMap(([key, label]) =>
    readable.filter((field) => field.key === key).map(({ value }): LabeledValue => [label, value]),
  );
  const addresses = readable.filter(({ key }) => key.startsWith(MORE_ADDRESSES));
  const own = readable.filter((field) => !LABELS.has(field.key) && !addresses.includes(field));
  return {
    title: find('Title'),
    lines: [
      ...known,
      ...createNumberedLines(
        'Website',
        [find('URL'), ...addresses.map(({ value }) => value)].filter(Boolean),
      ),
      ...own.map(({ key, value }): LabeledValue => [key || 'Field', value]),
      ['Folder', folder],
      ['Tags', readText(element, 'Tags').split(/[;,]/).filter(Boolean).join(', ')],
    ],
    notes: find('Notes'),
    omitted: [
      ...fields.filter(({ isEncrypted }) => isEncrypted).map(({ key }) => `the encrypted field “${key}”`),
      ...listChildren(element, 'Binary').map((file) => describeOmittedFile(readText(file, 'Key'))),
      ...describeOmitted(fields.some(({ key }) => key.startsWith(PASSKEY)) ? 1 : 0, 'passkey'),
      ...describeOmitted(countOldPasswords(element, find('Password')), 'old password'),
      ...(isInTrash ? [IN_TRASH] : []),
    ],
  };
}

/** The history has every earlier state, also those with the same password. */
function countOldPasswords(element: XmlElement, current: string): number {
  const history = findChild(element, 'History');
  const passwords = (history ? listChildren(history, 'Entry') : []).map((state) =>
    readText(
      listChildren(state, 'String').find((field) => readText(field, 'Key') === 'Password'),
      'Value',
    ),
  );
  return new Set(passwords.filter((password) => password !== '' && password !== current)).size;
}

function describeFirstVersionEntry(element: XmlElement): ParsedEntry {
  const group = findChild(element, 'group');
  const path = [...splitTree(group?.attributes['tree'] ?? ''), group?.text ?? ''];
  return {
    title: readText(element, 'title'),
    lines: [
      ['User name', readText(element, 'username')],
      ['Password', readText(element, 'password')],
      ['Website', readText(element, 'url')],
      ['Folder', path.filter(Boolean).join('/')],
    ],
    notes: readText(element, 'notes'),
    omitted: findChild(element, 'attachment')
      ? [describeOmittedFile(readText(element, 'attachdesc') || 'attachment')]
      : [],
  };
}

/** The groups above a group, separated by dots. A dot in a name has a backslash before it. */
const splitTree = (tree: string): string[] =>
  (tree.match(/(?:\\.|[^.\\])+/gs) ?? []).map((name) => name.replace(/\\(.)/gs, '$1'));
