import { z } from 'zod';

/*
 * Exports differ from version to version. A value of another kind than expected reads as missing, so that one strange field
 * does not lose the rest.
 */

/** A text, or a number or truth written as one. Anything else is empty. */
export const lenientText = z.preprocess((value): string => {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return '';
}, z.string());

/** A list whose strange members are left out. */
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

/** An object, or one without anything in it. */
export const lenientObject = <Fields extends z.ZodRawShape>(fields: Fields) =>
  z.preprocess((value) => (typeof value === 'object' && value !== null ? value : {}), z.object(fields));
