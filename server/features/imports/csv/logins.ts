import { ARCHIVED, type LabeledValue } from '../parsed-export.ts';
import {
  createEntry,
  FOLDER,
  getValue,
  PASSWORD,
  TOTP,
  USER_NAME,
  WEBSITE,
  type CsvFormat,
} from './csv-format.ts';

/* The lists of programs that write one login in each row. */

export const bitwarden: CsvFormat = {
  source: 'Bitwarden',
  signature: ['name', 'login_password'],
  toEntry: (row) => ({
    ...createEntry(row, {
      title: 'name',
      notes: 'notes',
      labels: {
        login_username: USER_NAME,
        login_password: PASSWORD,
        login_totp: TOTP,
        // The field may contain several addresses.
        login_uri: { label: WEBSITE, toValues: (value) => [value.replace(/,(?=\w+:\/\/)/g, ', ')] },
        folder: FOLDER,
        collections: 'Collection',
        fields: readBitwardenFields,
      },
      ignored: ['favorite', 'type', 'reprompt', 'archiveddate'],
    }),
    omitted: getValue(row, 'archiveddate') === '' ? [] : [ARCHIVED],
  }),
};

/** Bitwarden writes an entry's custom fields as lines such as `PIN: 1234`. */
const readBitwardenFields = (fields: string): LabeledValue[] =>
  fields
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '')
    .map((line): LabeledValue => {
      const at = line.indexOf(': ');
      return at > 0 ? [line.slice(0, at), line.slice(at + 2)] : ['Field', line];
    });

/** Also Brave, Opera, Vivaldi and others that are built on Chromium. */
export const chrome: CsvFormat = {
  source: 'Chrome or Edge',
  signature: ['name', 'url', 'username', 'password'],
  toEntry: (row) =>
    createEntry(row, {
      title: 'name',
      notes: 'note',
      labels: { username: USER_NAME, password: PASSWORD, url: WEBSITE },
    }),
};

export const firefox: CsvFormat = {
  source: 'Firefox',
  signature: ['url', 'username', 'password', 'httprealm', 'guid'],
  toEntry: (row) =>
    createEntry(row, {
      // It has no column for a title, so the site's name is used.
      title: '',
      labels: { username: USER_NAME, password: PASSWORD, url: WEBSITE, httprealm: 'Realm' },
      ignored: ['formactionorigin', 'guid', 'timecreated', 'timelastused', 'timepasswordchanged'],
    }),
};

/** Safari's lists, and those of the Passwords app. */
export const apple: CsvFormat = {
  source: 'Apple Passwords',
  signature: ['title', 'url', 'username', 'password', 'otpauth'],
  without: ['favorite', 'archived', 'tags'],
  toEntry: (row) =>
    createEntry(row, {
      title: 'title',
      notes: 'notes',
      labels: { username: USER_NAME, password: PASSWORD, otpauth: TOTP, url: WEBSITE },
    }),
};

/** Earlier versions write other columns, so anything with a title and a password is read as such a list. */
export const onePassword: CsvFormat = {
  source: '1Password',
  signature: ['title', 'password'],
  toEntry: (row) => ({
    ...createEntry(row, {
      title: 'title',
      notes: getValue(row, 'notes') === '' ? 'notesplain' : 'notes',
      labels: {
        username: USER_NAME,
        password: PASSWORD,
        otpauth: TOTP,
        url: WEBSITE,
        website: WEBSITE,
        tags: 'Tags',
      },
      ignored: ['notes', 'favorite', 'archived', 'type'],
    }),
    omitted: getValue(row, 'archived').toLowerCase() === 'true' ? [ARCHIVED] : [],
  }),
};

/** What KeePass 1 and 2 both call a CSV file. */
export const keePass: CsvFormat = {
  source: 'KeePass',
  signature: ['account', 'login name', 'password', 'web site', 'comments'],
  escape: '\\',
  toEntry: (row) =>
    createEntry(row, {
      title: 'account',
      notes: 'comments',
      labels: { 'login name': USER_NAME, password: PASSWORD, 'web site': WEBSITE },
    }),
};

export const keePassXC: CsvFormat = {
  source: 'KeePassXC',
  signature: ['group', 'title', 'username', 'password', 'url', 'notes'],
  toEntry: (row) =>
    createEntry(row, {
      title: 'title',
      notes: 'notes',
      labels: {
        username: USER_NAME,
        password: PASSWORD,
        totp: TOTP,
        url: WEBSITE,
        // The first group contains all others, and is named after the database.
        group: { label: FOLDER, toValues: (path) => [path.split('/').slice(1).join('/')] },
      },
      ignored: ['icon', 'last modified', 'created'],
    }),
};
