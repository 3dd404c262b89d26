type Schema = Record<string, unknown>;

/** The first element of a list; a key of a record, and its value. */
export const ELEMENT = Symbol('element');
export const KEY = Symbol('key');
export const MEMBER = Symbol('member');
export type Step = string | typeof ELEMENT | typeof KEY | typeof MEMBER;

/** A part of a request that holds no further parts. */
export interface Field {
  steps: Step[];
  type: unknown;
  /** Null without a limit of its own, as in an enumeration. */
  maxLength: number | null;
}

/** Every field of a schema, however deep. */
export function fieldsOf(schema: Schema, components: Record<string, Schema>, steps: Step[] = []): Field[] {
  const inner = (part: unknown, ...more: Step[]) => fieldsOf(part as Schema, components, [...steps, ...more]);
  const name = (schema['$ref'] as string | undefined)?.split('/').at(-1);
  if (name !== undefined) return inner(components[name]);
  const parts = (schema['anyOf'] ?? schema['allOf']) as Schema[] | undefined;
  if (parts) return parts.flatMap((part) => inner(part));
  switch (schema['type']) {
    case 'object':
      return [
        ...Object.entries(schema['properties'] ?? {}).flatMap(([key, part]) => inner(part, key)),
        ...(schema['propertyNames'] ? inner(schema['propertyNames'], KEY) : []),
        ...(schema['additionalProperties'] ? inner(schema['additionalProperties'], MEMBER) : []),
      ];
    case 'array':
      return schema['items'] ? inner(schema['items'], ELEMENT) : [];
    case 'null':
      return [];
    default: {
      const { type, maxLength } = schema;
      return [{ steps, type, maxLength: typeof maxLength === 'number' ? maxLength : null }];
    }
  }
}

/** The name of a field as the errors of a 400 have it. `*` stands for a key of a record. */
export const nameOfField = ({ steps }: Pick<Field, 'steps'>): string =>
  steps.map((step) => (typeof step === 'string' ? step : step === ELEMENT ? '0' : '*')).join('.');

/** A copy of a request's part in which a field has another value. */
export function withField(whole: unknown, [step, ...rest]: readonly Step[], value: unknown): unknown {
  if (step === undefined) return value;
  if (step === ELEMENT) {
    const [first, ...others] = Array.isArray(whole) ? (whole as unknown[]) : [];
    return [withField(first, rest, value), ...others];
  }
  const entries = Object.entries(typeof whole === 'object' && whole !== null ? whole : {});
  if (typeof step === 'string') {
    const old = entries.find(([key]) => key === step)?.[1] as unknown;
    return { ...Object.fromEntries(entries), [step]: withField(old, rest, value) };
  }
  const [[key, member] = ['heir@example.org', {}], ...others] = entries as [string, unknown][];
  const changed = step === KEY ? [String(value), member] : [key, withField(member, rest, value)];
  return Object.fromEntries([changed, ...others]) as unknown;
}
