import { humanizeName, type ParsedEntry } from '../parsed-export.ts';
import {
  createEntry,
  FOLDER,
  getValue,
  PASSWORD,
  TOTP,
  USER_NAME,
  WEBSITE,
  type CsvFormat,
  type CsvRow,
} from './csv-format.ts';

/* Dashlane writes one list for each kind of entry, all in one ZIP. */

const source = 'Dashlane';

const logins: CsvFormat = {
  source,
  signature: ['username', 'title', 'password', 'note', 'url', 'category'],
  toEntry: (row) =>
    createEntry(row, {
      title: 'title',
      notes: 'note',
      labels: {
        username: USER_NAME,
        username2: USER_NAME,
        username3: USER_NAME,
        password: PASSWORD,
        otpsecret: TOTP,
        otpurl: TOTP,
        url: WEBSITE,
        category: FOLDER,
      },
    }),
};

const notes: CsvFormat = {
  source,
  signature: ['title', 'note'],
  isExact: true,
  toEntry: (row) => createEntry(row, { title: 'title', notes: 'note', labels: {} }),
};

const categorizedNotes: CsvFormat = {
  ...notes,
  signature: ['title', 'note', 'category'],
  toEntry: (row) => createEntry(row, { title: 'title', notes: 'note', labels: { category: FOLDER } }),
};

/** The words of a row's `type`, such as "Payment card", name entries that have no title. */
const withTitle = (entry: ParsedEntry, ...others: readonly string[]): ParsedEntry => ({
  ...entry,
  title: [entry.title, ...others].find((title) => title.trim() !== '') ?? '',
});

const describeKind = (row: CsvRow) => humanizeName(getValue(row, 'type'));

const payments: CsvFormat = {
  source,
  signature: ['type', 'account_name', 'account_holder', 'cc_number'],
  toEntry(row) {
    const year = getValue(row, 'expiration_year');
    const entry = createEntry(row, {
      title: 'name',
      notes: 'note',
      labels: {
        account_name: 'Name on the card or account',
        account_holder: 'Account holder',
        cc_number: 'Card number',
        expiration_month: { label: 'Valid until', toValues: (month) => (year === '' ? [month] : []) },
        expiration_year: {
          label: 'Valid until',
          toValues: () => [[getValue(row, 'expiration_month'), year].filter(Boolean).join('/')],
        },
        code: 'Security code',
        account_number: 'Account number',
        routing_number: 'Routing number',
        issuing_bank: 'Bank',
        country: 'Country',
      },
      ignored: ['type'],
    });
    return withTitle(entry, getValue(row, 'account_name'), describeKind(row));
  },
};

const ids: CsvFormat = {
  source,
  signature: ['type', 'number', 'name', 'issue_date', 'expiration_date'],
  toEntry: (row) =>
    withTitle(
      createEntry(row, {
        title: '',
        labels: {
          name: 'Name',
          number: 'Number',
          issue_date: 'Issued',
          expiration_date: 'Valid until',
          place_of_issue: 'Place of issue',
          state: 'State',
        },
        ignored: ['type'],
      }),
      describeKind(row),
    ),
};

const personalInfo: CsvFormat = {
  source,
  signature: ['type', 'title', 'first_name', 'last_name', 'date_of_birth'],
  toEntry: (row) =>
    withTitle(
      createEntry(row, {
        title: 'item_name',
        labels: {
          title: 'Title',
          first_name: 'First name',
          middle_name: 'Middle name',
          last_name: 'Last name',
          login: USER_NAME,
          date_of_birth: 'Date of birth',
          place_of_birth: 'Place of birth',
          email: 'Email',
          email_type: 'Kind of email',
          phone_number: 'Phone',
          address_recipient: 'Recipient',
          address: 'Address',
          address_building: 'Building',
          address_apartment: 'Apartment',
          address_floor: 'Floor',
          address_door_code: 'Door code',
          zip: 'Postal code',
          city: 'City',
          state: 'State',
          country: 'Country',
          job_title: 'Job title',
          url: WEBSITE,
        },
        ignored: ['type'],
      }),
      describeKind(row),
    ),
};

export const dashlane: readonly CsvFormat[] = [logins, payments, ids, personalInfo, categorizedNotes, notes];
