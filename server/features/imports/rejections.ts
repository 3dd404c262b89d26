import { DomainError } from '../../http/domain-error.ts';

/** The programs whose exports can be read. */
const PROGRAMS =
  'Chrome, Edge, Firefox, Safari, Apple Passwords, KeePass, KeePassXC, LastPass, Dashlane, NordPass, Proton Pass, Bitwarden or 1Password';

const invalid = (message: string) => new DomainError('invalid', message);

export const unknownKind = () =>
  invalid(`We can’t read this file. Please choose an export from ${PROGRAMS}.`);

export const unknownList = () =>
  invalid(
    `We don’t recognize this kind of list. Please choose an export from ${PROGRAMS}, as the program wrote it. In a list of your own, the first line must name the columns: title, url, username, password, notes.`,
  );

/** @param line where a parser stopped, if it says so */
export const damaged = (line?: number) =>
  invalid(
    `This file is damaged or incomplete${line === undefined ? '' : ` near line ${line}`}. Please export it again.`,
  );

export const passwordProtected = () =>
  invalid(
    'This export is password-protected, so we can’t read it. Please export it again without a password.',
  );

export const webPage = () =>
  invalid('This is a web page. Please export your passwords as CSV, JSON or XML instead.');

export const spreadsheet = () =>
  invalid(
    'This is a spreadsheet. Please choose the file as your password manager wrote it, or save the spreadsheet as “CSV UTF-8”.',
  );

const database = () =>
  invalid(
    'This is a KeePass database, which opens only with its password. Please open it in KeePass or KeePassXC, and export it as XML or CSV.',
  );

const SIGNATURES: readonly [signature: string, rejection: () => DomainError][] = [
  ['03d9a29a', database],
  ['d0cf11e0a1b11ae1', spreadsheet],
];

/** The rejection for a file that is neither text nor a ZIP. */
export function describeUnreadableFile(bytes: Buffer): DomainError {
  const start = bytes.subarray(0, 8).toString('hex');
  const [, rejection = unknownKind] = SIGNATURES.find(([signature]) => start.startsWith(signature)) ?? [];
  return rejection();
}
