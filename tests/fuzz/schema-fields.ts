type Schema = Record<string, unknown>;

/** The first element of a list; a key of a record, and its value. */
const ELEMENT_STEP = Symbol('element');
const KEY_STEP = Symbol('key');
const MEMBER_STEP = Symbol('member');
export type SchemaStep = string | typeof ELEMENT_STEP | typeof KEY_STEP | typeof MEMBER_STEP;

/** A part of a request without nested parts. */
export interface SchemaField {
  steps: SchemaStep[];
  type: unknown;
  /** Null if the field has no limit of its own, as in an enumeration. */
  maxLength: number | null;
}

/** Every field of a schema, at any depth. */
export function listSchemaFields(
  schema: Schema,
  components: Record<string, Schema>,
  steps: SchemaStep[] = [],
): SchemaField[] {
  const inner = (part: unknown, ...more: SchemaStep[]) =>
    listSchemaFields(part as Schema, components, [...steps, ...more]);
  const name = (schema['$ref'] as string | undefined)?.split('/').at(-1);
  if (name !== undefined) return inner(components[name]);
  const parts = (schema['anyOf'] ?? schema['allOf']) as Schema[] | undefined;
  if (parts) return parts.flatMap((part) => inner(part));
  switch (schema['type']) {
    case 'object':
      return [
        ...Object.entries(schema['properties'] ?? {}).flatMap(([key, part]) => inner(part, key)),
        ...(schema['propertyNames'] ? inner(schema['propertyNames'], KEY_STEP) : []),
        ...(schema['additionalProperties'] ? inner(schema['additionalProperties'], MEMBER_STEP) : []),
      ];
    case 'array':
      return schema['items'] ? inner(schema['items'], ELEMENT_STEP) : [];
    case 'null':
      return [];
    default: {
      const { type, maxLength } = schema;
      return [{ steps, type, maxLength: typeof maxLength === 'number' ? maxLength : null }];
    }
  }
}

/** A field's name as in the errors of a 400. `*` stands for a key of a record. */
export const formatFieldName = ({ steps }: Pick<SchemaField, 'steps'>): string =>
  steps.map((step) => (typeof step === 'string' ? step : step === ELEMENT_STEP ? '0' : '*')).join('.');

/** A copy of part of a request in which one field has another value. */
export function replaceField(
  whole: unknown,
  [step, ...rest]: readonly SchemaStep[],
  value: unknown,
): unknown {
  if (step === undefined) return value;
  if (step === ELEMENT_STEP) {
    const [first, ...others] = Array.isArray(whole) ? (whole as unknown[]) : [];
    return [replaceField(first, rest, value), ...others];
  }
  const entries = Object.entries(typeof whole === 'object' && whole !== null ? whole : {});
  if (typeof step === 'string') {
    const old = entries.find(([key]) => key === step)?.[1] as unknown;
    return { ...Object.fromEntries(entries), [step]: replaceField(old, rest, value) };
  }
  const [[key, member] = ['heir@example.org', {}], ...others] = entries as [string, unknown][];
  const changed = step === KEY_STEP ? [String(value), member] : [key, replaceField(member, rest, value)];
  return Object.fromEntries([changed, ...others]) as unknown;
}
