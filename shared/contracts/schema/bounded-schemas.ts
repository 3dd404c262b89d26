import { z } from 'zod/mini';
import { findLoneSurrogateLine, findUnstorableLine, sanitiseText } from '../../domain/text.ts';

/*
 * Input is bounded before any other processing: patterns, transforms, element schemas. Every string, list and record in a request
 * is built from these schemas; `server/http/contract-bounds.test.ts` fails for any that isn't.
 */

interface Sentences {
  /** Message for a value that isn't text. */
  missing?: string;
  tooLong?: string;
  /** How the message about an invalid character refers to the text. */
  field?: string;
}

/** A string of up to `max` characters without lone surrogates. Later checks run only on strings that pass. */
export const boundedString = (max: number, { missing, tooLong, field = 'This text' }: Sentences = {}) =>
  z.string(missing).check(
    z.maxLength(max, { error: tooLong ?? `Please use no more than ${max} characters`, abort: true }),
    z.refine<string>((text) => findLoneSurrogateLine(text) === null, {
      abort: true,
      error: ({ input }) =>
        `${field} contains a broken character on line ${findLoneSurrogateLine(String(input))}. Please delete it and try again.`,
    }),
  );

/** Rejects control characters. They are invisible, so the message names the field and the line. */
export const forbidControlCharacters = (field: string) =>
  z.refine<string>((text) => findUnstorableLine(text) === null, {
    abort: true,
    error: ({ input }) =>
      `${field} contains an invisible control character on line ${findUnstorableLine(String(input))}. Please delete it and try again.`,
  });

export const sayTooLong = (max: number, field: string) => `${field} can have up to ${max} characters`;

/**
 * Multi-line text as stored. The input may exceed `max` by the whitespace trimmed from both ends.
 * @param clean what happens to it first; LeaveBits lose their angle brackets
 */
export function boundedText(max: number, field: string, clean = sanitiseText) {
  const tooLong = sayTooLong(max, field);
  return z.pipe(
    z.pipe(boundedString(max * 2, { missing: `${field} must be text`, tooLong, field }), z.transform(clean)),
    boundedString(max, { tooLong }).check(forbidControlCharacters(field)),
  );
}

/** The guarantees of a preprocessing step about its result. */
export interface PreprocessBounds {
  /** Maximum number of members of a list or record. */
  maxMembers?: number;
  /** The value may be sent as JSON text. */
  isJsonText?: true;
}
const firstSteps = new WeakMap<object, PreprocessBounds>();
export const findPreprocessBounds = (shape: object): PreprocessBounds | undefined => firstSteps.get(shape);

/** Runs a preprocessing step that bounds a schema's input, in constant time or before any other processing. */
export function boundedPreprocess<T extends z.ZodMiniType>(
  step: PreprocessBounds,
  read: (value: unknown, refuse: (message: string) => never) => unknown,
  shape: T,
): z.ZodMiniType<z.output<T>, z.input<T>> {
  const first = z.transform((value: unknown, { issues }): unknown => {
    const refuse = (message: string) => {
      issues.push({ code: 'custom', message, input: value });
      return z.NEVER;
    };
    return read(value, refuse);
  });
  firstSteps.set(first, step);
  return z.pipe(first, shape) as z.ZodMiniType<z.output<T>, z.input<T>>;
}

/** A list whose length is checked before its elements. */
export const boundedArray = <T extends z.ZodMiniType>(
  element: T,
  max: number,
  { missing, tooLong = `Please send no more than ${max} at a time` }: Sentences = {},
) =>
  boundedPreprocess(
    { maxMembers: max },
    (value, refuse) => (Array.isArray(value) && value.length > max ? refuse(tooLong) : value),
    z.array(element, missing).check(z.maxLength(max, tooLong)),
  );

/** A record whose members are counted before they are validated. */
export const boundedRecord = <K extends z.core.$ZodRecordKey, V extends z.ZodMiniType>(
  key: K,
  value: V,
  max: number,
) =>
  boundedPreprocess(
    { maxMembers: max },
    (record, refuse) =>
      typeof record === 'object' && record !== null && Object.keys(record).length > max
        ? refuse(`Please send no more than ${max} entries at a time`)
        : record,
    z.record(key, value),
  );

/** Characters in the longest safe integer, including a sign. */
const NUMBER_CHARACTERS = 17;

/** A number, sent as text in paths, queries and forms. */
export const numberFromText = <T extends z.ZodMiniType<number>>(number: T) =>
  boundedPreprocess(
    {},
    (value) =>
      typeof value === 'string' && value.length <= NUMBER_CHARACTERS && /^-?\d+$/.test(value)
        ? Number(value)
        : value,
    number,
  );

/** A value that forms send as JSON text, and JSON bodies as is. `max` bounds the text. */
export const jsonFromText = <T extends z.ZodMiniType>(max: number, inner: T) =>
  boundedPreprocess(
    { isJsonText: true },
    (value, refuse) => {
      if (typeof value !== 'string') return value;
      if (value.length > max) return refuse('This field is too long');
      try {
        return JSON.parse(value) as unknown;
      } catch {
        return refuse('This field isn’t valid JSON');
      }
    },
    inner,
  );
