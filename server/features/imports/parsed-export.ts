import type { ImportResponse } from '#shared/contracts/imports.ts';

/** One entry of an export, independent of its format. */
export interface ParsedEntry {
  title: string;
  /** Labels and values, in order. Empty values are dropped later. */
  lines: readonly LabeledValue[];
  notes: string;
  /** Parts of the entry that can't be imported. */
  omitted: readonly string[];
  /** The files attached to the entry, if the export is a ZIP. */
  files?: readonly ExportedFile[];
  /** The line of a list on which the entry begins. */
  line?: number;
}

export type LabeledValue = readonly [label: string, value: string];

/** A file in a ZIP. */
export interface ExportedFile {
  name: string;
  path: string;
  /** What the program calls it, if it isn't its name. */
  label?: string;
}

export interface ParsedExport {
  /** The program that created the export. */
  source: string;
  entries: ParsedEntry[];
  /** The entries that can't be read, and why. */
  skipped?: ImportResponse['report'];
  /** What else of the export isn't imported, such as a list of another kind. */
  others?: ImportResponse['report'];
  /** The number of entries beyond the limit, which aren't read. */
  unread: number;
  /** Sentences about what the export contains but drafts can't represent. */
  left: string[];
}

/** "1 old password", "3 old passwords"; empty for zero. */
export const describeOmitted = (many: number, one: string): string[] =>
  many === 0 ? [] : [many === 1 ? `1 ${one}` : `${many} ${one}s`];

export const describeOmittedFile = (name: string): string => `the file “${name}”`;

export const IN_TRASH = 'its place in the trash';
export const ARCHIVED = 'its archived status';

/** A sentence about several entries; empty for zero. */
export const describeOmittedEntries = (many: number, words: string): string[] =>
  many === 0 ? [] : [`${many === 1 ? '1 entry' : `${many} entries`} ${words}`];

/** Repeats a label for several values, numbered from the second one. */
export const createNumberedLines = (label: string, values: readonly string[]): LabeledValue[] =>
  values.map((value, index) => [index === 0 ? label : `${label} ${index + 1}`, value]);

/** The site of the first address, for entries of programs that don't name them. */
export function findSiteName(addresses: readonly string[]): string {
  const address = addresses.find((text) => URL.canParse(text));
  return address === undefined ? '' : new URL(address).hostname.replace(/^www\./, '');
}

const ABBREVIATIONS = new Map(
  ['BIC', 'CVC', 'CVV', 'IBAN', 'ID', 'PIN', 'SSID', 'SWIFT', 'URL'].map((word) => [
    word.toLowerCase(),
    word,
  ]),
);

/** Makes a label from a property's name: `nameOnAccount` or `name_on_account` becomes "Name on account". */
export function humanizeName(name: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[\s_]+/)
    .map((word) => ABBREVIATIONS.get(word.toLowerCase()) ?? word.toLowerCase());
  const label = words.join(' ').trim();
  return label.charAt(0).toUpperCase() + label.slice(1);
}
