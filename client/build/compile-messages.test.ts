import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { isPlainMessage, type Message } from '../../shared/messages/message.ts';
import { fillIn } from '../src/lib/messages/fill-in.ts';
import { compileMessages } from './compile-messages.ts';

type Transform = (this: { parse: typeof parseAst }, code: string, id: string) => { code: string } | null;

/** A message as the build leaves it. */
function compile(text: string): Message {
  const code = `export const messages = { id: ${JSON.stringify(text)} };`;
  const transform = compileMessages().transform as Transform;
  const compiled = transform.call({ parse: parseAst }, code, '/shared/messages/help/en.ts');
  const [, message = ''] = /\{ id: (.*) \};/.exec(compiled?.code ?? code) ?? [];
  return JSON.parse(message) as Message;
}

test('a plain message stays a text', () => {
  expect(compile('Your text has been saved.')).toBe('Your text has been saved.');
});

test.each([
  ['Save without < and >?', 'Save without < and >?'],
  ['Hello {name}, is <b>this</b> yours?', 'Hello Lena, is *this* yours?'],
])('the message “%s” is parsed, and a page fills it in', (text, filledIn) => {
  const message = compile(text);
  const values = { name: 'Lena', b: (content: string[]) => `*${content.join('')}*` };
  expect(isPlainMessage(message)).toBe(false);
  expect(fillIn<string>(message, 'en', values)).toBe(filledIn);
});
