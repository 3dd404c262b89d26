import { z } from 'zod/mini';
import { findLoneSurrogateLine, findUnstorableLine, sanitiseText } from '../domain/sanitise-text.ts';

/*
 * Input is bounded before anything else looks at it: a pattern, a transform or the shape of an element. Every string, list
 * and record of a request is made with these. `server/http/contract-bounds.test.ts` fails for one that is not.
 */

interface Sentences {
  /** For a value that is no text. */
  missing?: string;
  tooLong?: string;
  /** What the sentence about a broken character calls the text. */
  field?: string;
}

/** A string of at most `max` characters without lone surrogates. No later check runs on another one. */
export const boundedString = (max: number, { missing, tooLong, field = 'This text' }: Sentences = {}) =>
  z.string(missing).check(
    z.maxLength(max, { error: tooLong ?? `Please use at most ${max} characters`, abort: true }),
    z.refine<string>((text) => findLoneSurrogateLine(text) === null, {
      abort: true,
      error: ({ input }) =>
        `${field} contains a broken character on line ${findLoneSurrogateLine(String(input))}. Please delete it and try again.`,
    }),
  );

/** Refuses control characters. People cannot see them, so the sentence names field and line. */
export const forbidControlCharacters = (field: string) =>
  z.refine<string>((text) => findUnstorableLine(text) === null, {
    abort: true,
    error: ({ input }) =>
      `${field} contains an invisible control character on line ${findUnstorableLine(String(input))}. Please delete it and try again.`,
  });

/** Text of several lines, as it is stored. What is cut off at its ends may make what is sent longer. */
export function boundedText(max: number, field: string) {
  const tooLong = `${field} can have at most ${max} characters`;
  return z.pipe(
    z.pipe(
      boundedString(max * 2, { missing: `${field} must be text`, tooLong, field }),
      z.transform(sanitiseText),
    ),
    boundedString(max, { tooLong }).check(forbidControlCharacters(field)),
  );
}

/** What a first step guarantees about the value that it passes on. */
export interface PreprocessBounds {
  /** A list or a record has at most so many members. */
  maxMembers?: number;
  /** The value may be sent as JSON text. */
  isJsonText?: true;
}
const firstSteps = new WeakMap<object, PreprocessBounds>();
export const findPreprocessBounds = (shape: object): PreprocessBounds | undefined => firstSteps.get(shape);

/** Puts a step before a shape that bounds what the shape gets, in constant time or before any other work on it. */
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

/** A list whose length is checked before its elements are. */
export const boundedArray = <T extends z.ZodMiniType>(
  element: T,
  max: number,
  { missing, tooLong = `Please send at most ${max} at once` }: Sentences = {},
) =>
  boundedPreprocess(
    { maxMembers: max },
    (value, refuse) => (Array.isArray(value) && value.length > max ? refuse(tooLong) : value),
    z.array(element, missing).check(z.maxLength(max, tooLong)),
  );

/** A record whose members are counted before they are looked at. */
export const boundedRecord = <K extends z.core.$ZodRecordKey, V extends z.ZodMiniType>(
  key: K,
  value: V,
  max: number,
) =>
  boundedPreprocess(
    { maxMembers: max },
    (record, refuse) =>
      typeof record === 'object' && record !== null && Object.keys(record).length > max
        ? refuse(`Please send at most ${max} entries at once`)
        : record,
    z.record(key, value),
  );

/** Characters of the longest safe integer, with a sign. */
const NUMBER_CHARACTERS = 17;

/** A number, which paths, queries and forms send as text. */
export const numberFromText = <T extends z.ZodMiniType<number>>(number: T) =>
  boundedPreprocess(
    {},
    (value) =>
      typeof value === 'string' && value.length <= NUMBER_CHARACTERS && /^-?\d+$/.test(value)
        ? Number(value)
        : value,
    number,
  );

/** A value that a form sends as JSON text, and a JSON body as itself. `max` bounds the text. */
export const jsonFromText = <T extends z.ZodMiniType>(max: number, inner: T) =>
  boundedPreprocess(
    { isJsonText: true },
    (value, refuse) => {
      if (typeof value !== 'string') return value;
      if (value.length > max) return refuse('This field is too long');
      try {
        return JSON.parse(value) as unknown;
      } catch {
        return refuse('This field is not valid JSON');
      }
    },
    inner,
  );
