import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import type { Language } from '#shared/domain/languages.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import type { MessageValue } from '#shared/messages/message.ts';
import { canFillIn, fillIn } from './fill-in.ts';

const values = {
  name: 'Anna <b>',
  count: 1200,
  kind: 'b',
  link: (content: (string | object)[]) => ({ content }),
};

describe('a message is filled in like by FormatJS', () => {
  it.each([
    'A text',
    '{name}, {count} and {name}',
    'From <link>a link for {name}</link> to another <link></link>.',
    '<link>Everything</link>',
    '{count, plural, =1200 {exactly #} one {#} other {# of them}}',
    '{kind, select, a {first} b {second, <link>{name}</link>} other {third}}',
    '{kind, select, c {third} other {another}}',
    '{count, plural, one {one} other {# {kind, select, a {#} other {<link>#</link>}}}}',
  ])('as in “%s”', (text) => {
    const message = parse(text);
    expect(message.every(canFillIn)).toBe(true);
    expect(fillIn(message, 'en', values)).toEqual(formatMessage(message, 'en', values));
  });

  it.each(listCatalogs())('in every message of %s in %s', async (area, language) => {
    const file = join(CATALOGS, area, `${language}.ts`);
    const { messages } = (await import(/* @vite-ignore */ file)) as { messages: Record<string, string> };
    for (const [id, text] of Object.entries(messages)) {
      const message = parse(text);
      expect([id, message.every(canFillIn)]).toEqual([id, true]);
      for (const tried of listValues(message)) {
        const expected = formatMessage(message, language, tried);
        expect([id, fillIn(message, language, tried)]).toEqual([id, expected]);
      }
    }
  });
});

it.each([
  '{count, number}',
  '{at, date}',
  '{count, selectordinal, one {#st} other {#th}}',
  '{count, plural, offset:1 one {#} other {#}}',
  '<link>{count, plural, one {{at, time}} other {#}}</link>',
])('what it cannot fill in is known: “%s”', (text) => {
  expect(parse(text).every(canFillIn)).toBe(false);
});

it.each(['For {nobody}', '{nobody, plural, one {#} other {#}}', '<nobody>text</nobody>'])(
  '“%s” needs every value',
  (text) => {
    expect(() => fillIn(parse(text), 'en', values)).toThrow('nobody');
  },
);

const CATALOGS = join(import.meta.dirname, '../../../../shared/messages');

function listCatalogs(): [string, Language][] {
  return readdirSync(CATALOGS, { withFileTypes: true })
    .filter((one) => one.isDirectory())
    .flatMap(({ name: area }) =>
      readdirSync(join(CATALOGS, area)).map((file): [string, Language] => [
        area,
        file.slice(0, 2) as Language,
      ]),
    );
}

/** Numbers with which each of our languages takes all of its plural forms. */
const COUNTS = [0, 1, 2, 3, 7, 21, 100, 1234, 1_000_000];

/** Values for a message: each of these numbers, and each option of a select together with each of them. */
function listValues(message: readonly MessageFormatElement[]): Record<string, MessageValue<object>>[] {
  return COUNTS.flatMap((count) => {
    const kinds = listOptions(message);
    return (kinds.length > 0 ? kinds : ['none']).map((kind) => collectValues(message, { count, kind }));
  });
}

function listOptions(message: readonly MessageFormatElement[]): string[] {
  return message.flatMap((element) => {
    if (element.type === TYPE.tag) return listOptions(element.children);
    if (element.type !== TYPE.select && element.type !== TYPE.plural) return [];
    const own = element.type === TYPE.select ? Object.keys(element.options) : [];
    return [...own, ...Object.values(element.options).flatMap(({ value }) => listOptions(value))];
  });
}

function collectValues(
  message: readonly MessageFormatElement[],
  drawn: { count: number; kind: string },
): Record<string, MessageValue<object>> {
  const collected: Record<string, MessageValue<object>> = {};
  for (const element of message) {
    switch (element.type) {
      case TYPE.argument:
        collected[element.value] ??= `the ${element.value}`;
        break;
      case TYPE.tag:
        collected[element.value] = (content) => ({ content });
        Object.assign(collected, collectValues(element.children, drawn));
        break;
      case TYPE.select:
      case TYPE.plural:
        for (const { value } of Object.values(element.options))
          Object.assign(collected, collectValues(value, drawn));
        collected[element.value] = element.type === TYPE.plural ? drawn.count : drawn.kind;
        break;
      default:
    }
  }
  return collected;
}
