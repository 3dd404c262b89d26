/** One entry of an export, as every format gives it. */
export interface Entry {
  title: string;
  /** Labels and values in their order. Empty values are left out later. */
  lines: readonly Line[];
  notes: string;
  /** What the entry has and a text cannot take. */
  left: readonly string[];
}

export type Line = readonly [label: string, value: string];

export interface Export {
  /** The program that made it. */
  source: string;
  entries: Entry[];
  /** How many more entries it has than are read. */
  unread: number;
  /** What the export has and no draft takes, in sentences. */
  left: string[];
}

/** "1 old password", "3 old passwords"; nothing for none. */
export const leftOut = (many: number, one: string): string[] =>
  many === 0 ? [] : [many === 1 ? `1 ${one}` : `${many} ${one}s`];

/** A sentence about several entries; none for none. */
export const leftOfAll = (many: number, words: string): string[] =>
  many === 0 ? [] : [`${many === 1 ? '1 entry' : `${many} entries`} ${words}`];

/** The same label for several values: numbered from the second one on. */
export const numbered = (label: string, values: readonly string[]): Line[] =>
  values.map((value, index) => [index === 0 ? label : `${label} ${index + 1}`, value]);
