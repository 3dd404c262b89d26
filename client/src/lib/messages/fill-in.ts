import type { Message, MessageValue } from '#shared/messages/message.ts';

/** The types of a parsed message's elements, by the numbers that `@formatjs/icu-messageformat-parser` has for them. */
const LITERAL = 0;
const ARGUMENT = 1;
const TAG = 8;

interface SimpleElement {
  type: number;
  value: string;
  children?: SimpleElement[];
}

const simpleTypes = [LITERAL, ARGUMENT, TAG];

/** Whether a parsed message has only texts, placeholders and tags, so that `fillIn` is enough for it. */
export const isSimple = ({ type, children = [] }: { type: number; children?: { type: number }[] }): boolean =>
  simpleTypes.includes(type) && children.every(isSimple);

/**
 * Fills in a parsed message without plurals, like `formatMessage` but a tenth of its size.
 * @throws Error if a value is missing
 */
export function fillIn<Node>(
  message: Message,
  values: Readonly<Record<string, MessageValue<Node>>> = {},
): string | Node | (string | Node)[] {
  const parts = listParts(message as SimpleElement[], values);
  return parts.length > 1 ? parts : (parts[0] ?? '');
}

function listParts<Node>(
  elements: readonly SimpleElement[],
  values: Readonly<Record<string, MessageValue<Node>>>,
): (string | Node)[] {
  const parts: (string | Node)[] = [];
  for (const element of elements) {
    const part = fillInElement(element, values);
    const last = parts.at(-1);
    if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part;
    else parts.push(part);
  }
  return parts;
}

function fillInElement<Node>(
  { type, value: name, children = [] }: SimpleElement,
  values: Readonly<Record<string, MessageValue<Node>>>,
): string | Node {
  if (type === LITERAL) return name;
  const value = values[name];
  if (value === undefined) throw new Error(`The message needs a value for ${name}.`);
  return typeof value === 'function' ? value(listParts(children, values)) : String(value);
}
