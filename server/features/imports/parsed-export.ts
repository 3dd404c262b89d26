/** One entry of an export, as every format gives it. */
export interface ParsedEntry {
  title: string;
  /** Labels and values in their order. Empty values are left out later. */
  lines: readonly LabeledValue[];
  notes: string;
  /** What the entry has and a text cannot take. */
  omitted: readonly string[];
}

export type LabeledValue = readonly [label: string, value: string];

export interface ParsedExport {
  /** The program that made it. */
  source: string;
  entries: ParsedEntry[];
  /** How many more entries it has than are read. */
  unread: number;
  /** What the export has and no draft takes, in sentences. */
  left: string[];
}

/** "1 old password", "3 old passwords"; nothing for none. */
export const describeOmitted = (many: number, one: string): string[] =>
  many === 0 ? [] : [many === 1 ? `1 ${one}` : `${many} ${one}s`];

/** A sentence about several entries; none for none. */
export const describeOmittedEntries = (many: number, words: string): string[] =>
  many === 0 ? [] : [`${many === 1 ? '1 entry' : `${many} entries`} ${words}`];

/** The same label for several values: numbered from the second one on. */
export const numberLabels = (label: string, values: readonly string[]): LabeledValue[] =>
  values.map((value, index) => [index === 0 ? label : `${label} ${index + 1}`, value]);
