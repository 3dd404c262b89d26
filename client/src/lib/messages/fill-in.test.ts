import { parse } from '@formatjs/icu-messageformat-parser';
import { expect, it } from 'vitest';
import { formatMessage } from '#shared/messages/format-message.ts';
import { fillIn, isSimple } from './fill-in.ts';

const values = {
  name: 'Anna <b>',
  count: 1200,
  link: (content: (string | object)[]) => ({ content }),
};

it.each([
  'A text',
  '{name}, {count} and {name}',
  'From <link>a link for {name}</link> to another <link></link>.',
  '<link>Everything</link>',
])('fills in “%s” like FormatJS', (text) => {
  const message = parse(text);
  expect(message.every(isSimple)).toBe(true);
  expect(fillIn(message, values)).toEqual(formatMessage(message, 'en', values));
});

it('leaves plurals to FormatJS, also in tags', () => {
  expect(parse('{count, plural, one {#} other {#}}').every(isSimple)).toBe(false);
  expect(parse('<link>{count, plural, one {#} other {#}}</link>').every(isSimple)).toBe(false);
});

it('needs every value', () => {
  expect(() => fillIn(parse('For {nobody}'), values)).toThrow('nobody');
});
