import { z } from 'zod';

/*
 * Exports vary between versions. A value of an unexpected type is treated as missing, so that one odd field doesn't lose the
 * rest.
 */

/** Converts numbers and booleans to text. Anything else becomes empty. */
export const lenientText = z.preprocess((value): string => {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return '';
}, z.string());

/** Drops a list's invalid elements. */
export const lenientList = <Shape extends z.ZodType>(shape: Shape) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((items) =>
      items.flatMap((item) => {
        const read = shape.safeParse(item);
        return read.success ? [read.data] : [];
      }),
    );

/** Treats anything that isn't an object as an empty one. */
export const lenientObject = <Fields extends z.ZodRawShape>(fields: Fields) =>
  z.preprocess((value) => (typeof value === 'object' && value !== null ? value : {}), z.object(fields));
