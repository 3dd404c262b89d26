import { z } from 'zod';
import { lenientList, lenientText } from './lenient-schemas.ts';
import {
  createNumberedLines,
  describeOmitted,
  humanizeName,
  type LabeledValue,
  type ParsedEntry,
} from './parsed-export.ts';

/** Labels of properties whose own names say too little, in the order of a draft. Others follow under their own names. */
const LABELS = new Map([
  ['itemUsername', 'User name'],
  ['username', 'User name'],
  ['itemEmail', 'Email'],
  ['password', 'Password'],
  ['totpUri', 'Key for one-time codes'],
  ['cardholderName', 'Name on the card'],
  ['number', 'Card number'],
  ['expirationDate', 'Valid until'],
  ['verificationNumber', 'Security code'],
  ['fullName', 'Name'],
  ['phoneNumber', 'Phone'],
  ['streetAddress', 'Address'],
  ['zipOrPostalCode', 'Postal code'],
  ['stateOrProvince', 'State'],
  ['countryOrRegion', 'Country'],
  ['xHandle', 'X'],
  ['linkedin', 'LinkedIn'],
]);

const fields = lenientList(
  z.object({
    fieldName: lenientText,
    data: z.object({ content: lenientText, totpUri: lenientText, timestamp: lenientText }).partial(),
  }),
);
const sections = lenientList(z.object({ sectionName: lenientText, sectionFields: fields }));
const urls = z.object({
  urls: lenientList(z.string()),
  autofillUrls: lenientList(z.object({ url: lenientText })),
  passkeys: lenientList(z.unknown()),
});

/** The fields that an owner has added to an entry. */
export const describeExtraFields = (extraFields: unknown): LabeledValue[] =>
  fields
    .parse(extraFields)
    .map(({ fieldName, data }) => [
      fieldName || 'Field',
      data.content || data.totpUri || data.timestamp || '',
    ]);

/** The content of an entry of any kind: a login, a card, an identity and what Proton Pass has added since. */
export function describeContent(content: Record<string, unknown>): Pick<ParsedEntry, 'lines' | 'omitted'> {
  const known = [...LABELS].flatMap(([name, label]): LabeledValue[] =>
    Object.hasOwn(content, name) ? [[label, lenientText.parse(content[name])]] : [],
  );
  const others = Object.entries(content).filter(([name]) => !LABELS.has(name));
  const { urls: addresses, autofillUrls, passkeys } = urls.parse(content);
  const websites = new Set([...addresses, ...autofillUrls.map(({ url }) => url)]);
  return {
    lines: [
      ...known,
      ...createNumberedLines('Website', [...websites].filter(Boolean)),
      ...others.flatMap(([name, value]) => describeProperty(name, value)),
    ],
    omitted: describeOmitted(passkeys.length, 'passkey'),
  };
}

/** Texts, and lists of fields or sections. Numbers are only codes, such as of a card's brand. */
function describeProperty(name: string, value: unknown): LabeledValue[] {
  if (typeof value === 'string') return [[humanizeName(name), value]];
  return [
    ...describeExtraFields(value),
    ...sections
      .parse(value)
      .flatMap(({ sectionName, sectionFields }) =>
        sectionFields.map(({ fieldName, data }): LabeledValue => [
          fieldName || sectionName || 'Field',
          data.content || data.totpUri || data.timestamp || '',
        ]),
      ),
  ];
}
