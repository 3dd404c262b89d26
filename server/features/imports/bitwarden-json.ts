import { z } from 'zod';
import { importLimits } from '../../limits.ts';
import { type Entry, type Export, leftOfAll, leftOut, type Line, numbered } from './entry.ts';
import { listOf, part, text } from './json.ts';

// https://bitwarden.com/help/condition-bitwarden-import/ shows the format.

const named = { title: text, firstName: text, middleName: text, lastName: text };

const item = z.object({
  folderId: text,
  deletedDate: text,
  archivedDate: text,
  name: text,
  notes: text,
  fields: listOf(z.object({ name: text, value: text })),
  login: part({
    username: text,
    password: text,
    totp: text,
    uris: listOf(z.object({ uri: text })),
    fido2Credentials: listOf(z.unknown()),
  }),
  card: part({ cardholderName: text, brand: text, number: text, expMonth: text, expYear: text, code: text }),
  identity: part({
    ...named,
    username: text,
    company: text,
    ssn: text,
    passportNumber: text,
    licenseNumber: text,
    email: text,
    phone: text,
    address1: text,
    address2: text,
    address3: text,
    city: text,
    state: text,
    postalCode: text,
    country: text,
  }),
  sshKey: part({ privateKey: text, publicKey: text, keyFingerprint: text }),
  passwordHistory: listOf(z.unknown()),
  attachments: listOf(z.unknown()),
});

/** Reads the parsed JSON of Bitwarden's export without a password. */
export function readBitwardenJson(parsed: { items: unknown[] }): Export {
  const read = parsed.items.slice(0, importLimits.entries);
  const items = listOf(item).parse(read);
  return {
    source: 'Bitwarden',
    entries: items.map(entryOf),
    unread: parsed.items.length - read.length,
    left: [
      ...leftOfAll(read.length - items.length, 'could not be read.'),
      ...leftOfAll(items.filter(({ folderId }) => folderId).length, 'came without the folder.'),
    ],
  };
}

function entryOf({
  name,
  notes,
  fields,
  login,
  card,
  identity,
  sshKey,
  passwordHistory,
  attachments,
  deletedDate,
  archivedDate,
}: z.output<typeof item>): Entry {
  const lines: Line[] = [
    ['User name', login.username],
    ['Password', login.password],
    ['Key for one-time codes', login.totp],
    ...numbered(
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
    ...fields.map(({ name: label, value }): Line => [label || 'Field', value]),
  ];
  const left = [
    ...leftOut(login.fido2Credentials.length, 'passkey'),
    ...leftOut(passwordHistory.length, 'old password'),
    ...leftOut(attachments.length, 'attached file'),
    ...(deletedDate ? ['that it lay in the trash'] : []),
    ...(archivedDate ? ['that it was archived'] : []),
  ];
  return { title: name, lines, notes, left };
}

const joined = (...parts: string[]) => parts.filter(Boolean).join(' ');
