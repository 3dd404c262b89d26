import type { Language } from '#shared/domain/languages.ts';
import type { Message, MessageValue } from '#shared/messages/message.ts';

/** The types of a parsed message's elements, by the numbers that `@formatjs/icu-messageformat-parser` has for them. */
const LITERAL = 0;
const ARGUMENT = 1;
const SELECT = 5;
const PLURAL = 6;
const POUND = 7;
const TAG = 8;

interface MessageElement {
  type: number;
  /** A literal's text, or the name of a placeholder or a tag. */
  value: string;
  children?: MessageElement[];
  options?: Record<string, { value: MessageElement[] }>;
}

const fillableTypes = [LITERAL, ARGUMENT, SELECT, PLURAL, POUND, TAG];

/**
 * Whether `fillIn` can fill in a parsed message: it has texts, placeholders, tags, cardinal plurals without an offset, and selects,
 * and nothing else.
 */
export function canFillIn(element: {
  type: number;
  children?: unknown[];
  options?: Record<string, { value: unknown[] }>;
  offset?: number;
  pluralType?: string;
}): boolean {
  const { type, children = [], options = {}, offset = 0, pluralType = 'cardinal' } = element;
  const inside = [...children, ...Object.values(options).flatMap(({ value }) => value)];
  return (
    fillableTypes.includes(type) &&
    offset === 0 &&
    pluralType === 'cardinal' &&
    inside.every((one) => canFillIn(one as Parameters<typeof canFillIn>[0]))
  );
}

type Values<Node> = Readonly<Record<string, MessageValue<Node>>>;

/**
 * Fills in a parsed message like FormatJS's `intl-messageformat`, which is larger because it can do more.
 * @returns a text, or its parts if a tag's function returned something else
 * @throws Error if a value is missing
 */
export function fillIn<Node>(
  message: Message,
  language: Language,
  values: Values<Node> = {},
): string | Node | (string | Node)[] {
  const parts = listParts(message as MessageElement[], { language, values, count: 0 });
  return parts.length > 1 ? parts : (parts[0] ?? '');
}

interface Filling<Node> {
  language: Language;
  values: Values<Node>;
  /** The number that `#` stands for. */
  count: number;
}

function listParts<Node>(elements: readonly MessageElement[], filling: Filling<Node>): (string | Node)[] {
  const parts: (string | Node)[] = [];
  for (const part of elements.flatMap((element) => fillInElement(element, filling))) {
    const last = parts.at(-1);
    if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part;
    else parts.push(part);
  }
  return parts;
}

function fillInElement<Node>(
  { type, value: name, children = [], options = {} }: MessageElement,
  filling: Filling<Node>,
): string | Node | (string | Node)[] {
  if (type === LITERAL) return name;
  if (type === POUND) return getNumberRules(filling.language).numbers.format(filling.count);
  const value = filling.values[name];
  if (value === undefined) throw new Error(`The message needs a value for ${name}.`);
  if (typeof value === 'function') return value(listParts(children, filling));
  if (type === ARGUMENT) return String(value);
  if (type === SELECT) return listParts((options[String(value)] ?? options['other']!).value, filling);
  const count = Number(value);
  const form = `=${count}` in options ? `=${count}` : getNumberRules(filling.language).plurals.select(count);
  return listParts((options[form] ?? options['other']!).value, { ...filling, count });
}

let numberRules: { language: Language; numbers: Intl.NumberFormat; plurals: Intl.PluralRules } | undefined;

/** A language's number format and plural rules, which take long to create. Nearly all messages of a page are in the same language. */
function getNumberRules(language: Language) {
  if (numberRules?.language !== language)
    numberRules = {
      language,
      numbers: new Intl.NumberFormat(language),
      plurals: new Intl.PluralRules(language),
    };
  return numberRules;
}
