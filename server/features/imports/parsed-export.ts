/** One entry of an export, independent of its format. */
export interface ParsedEntry {
  title: string;
  /** Labels and values, in order. Empty values are dropped later. */
  lines: readonly LabeledValue[];
  notes: string;
  /** Parts of the entry that can't be represented as text. */
  omitted: readonly string[];
}

export type LabeledValue = readonly [label: string, value: string];

export interface ParsedExport {
  /** The program that created the export. */
  source: string;
  entries: ParsedEntry[];
  /** The number of entries beyond the limit, which aren't read. */
  unread: number;
  /** Sentences about what the export contains but drafts can't represent. */
  left: string[];
}

/** "1 old password", "3 old passwords"; empty for zero. */
export const describeOmitted = (many: number, one: string): string[] =>
  many === 0 ? [] : [many === 1 ? `1 ${one}` : `${many} ${one}s`];

/** A sentence about several entries; empty for zero. */
export const describeOmittedEntries = (many: number, words: string): string[] =>
  many === 0 ? [] : [`${many === 1 ? '1 entry' : `${many} entries`} ${words}`];

/** Repeats a label for several values, numbered from the second one. */
export const createNumberedLines = (label: string, values: readonly string[]): LabeledValue[] =>
  values.map((value, index) => [index === 0 ? label : `${label} ${index + 1}`, value]);
