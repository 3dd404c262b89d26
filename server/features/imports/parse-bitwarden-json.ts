import { z } from 'zod';
import { importLimits } from '../../limits.ts';
import {
  type ParsedEntry,
  type ParsedExport,
  describeOmittedEntries,
  describeOmitted,
  type LabeledValue,
  createNumberedLines,
} from './parsed-export.ts';
import { lenientList, lenientObject, lenientText } from './lenient-schemas.ts';

// Format: https://bitwarden.com/help/condition-bitwarden-import/

const named = { title: lenientText, firstName: lenientText, middleName: lenientText, lastName: lenientText };

const item = z.object({
  folderId: lenientText,
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

/** Parses the JSON of an unencrypted Bitwarden export. */
export function parseBitwardenJson(parsed: { items: unknown[] }): ParsedExport {
  const read = parsed.items.slice(0, importLimits.entries);
  const items = lenientList(item).parse(read);
  return {
    source: 'Bitwarden',
    entries: items.map(entryOf),
    unread: parsed.items.length - read.length,
    left: [
      ...describeOmittedEntries(read.length - items.length, 'couldn’t be read.'),
      ...describeOmittedEntries(
        items.filter(({ folderId }) => folderId).length,
        'imported without a folder.',
      ),
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
}: z.output<typeof item>): ParsedEntry {
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
    ...fields.map(({ name: label, value }): LabeledValue => [label || 'Field', value]),
  ];
  const left = [
    ...describeOmitted(login.fido2Credentials.length, 'passkey'),
    ...describeOmitted(passwordHistory.length, 'old password'),
    ...describeOmitted(attachments.length, 'attached file'),
    ...(deletedDate ? ['its place in the trash'] : []),
    ...(archivedDate ? ['its archived status'] : []),
  ];
  return { title: name, lines, notes, omitted: left };
}

const joined = (...parts: string[]) => parts.filter(Boolean).join(' ');
