import { isLiteralElement, parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import { isSimple } from '../src/lib/messages/fill-in.ts';

/** Files with messages in one language. */
const CATALOG = /\/shared\/messages\/[a-z-]+\/[a-z]{2}\.ts$/;

const PARSER = '@formatjs/icu-messageformat-parser';

/** What fills in plurals, as a catalog imports it. */
const FORMATTER = '../format-message.ts';

interface Literal {
  type: string;
  value?: unknown;
  start: number;
  end: number;
}

/**
 * Parses messages in the build, so that the browser needs no parser. Messages without placeholders stay texts, and a catalog that
 * has no plurals doesn't load what fills them in.
 * @throws Error from the build for a message with a mistake
 */
export function compileMessages(): Plugin {
  return {
    name: 'compile-messages',
    config: () => ({
      resolve: { alias: [{ find: new RegExp(`^${PARSER}$`), replacement: `${PARSER}/no-parser.js` }] },
    }),
    transform(code, id) {
      if (!CATALOG.test(id)) return null;
      const parsed = listMessages(this.parse(code)).map(({ value, start, end }) => ({
        elements: parse(value),
        start,
        end,
      }));
      const edits = parsed
        .filter(({ elements }) => !elements.every(isLiteralElement))
        .map(({ elements, start, end }) => ({ start, end, text: JSON.stringify(elements) }));
      if (edits.length === 0) return null;
      const compiled = edits.reduceRight(
        (text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end),
        code,
      );
      const needsFormatter = parsed.some(({ elements }) => !elements.every(isSimple));
      return {
        code: needsFormatter ? `${compiled}\nexport { formatMessage } from '${FORMATTER}';\n` : compiled,
        map: null,
      };
    },
  };
}

/** The property values of all objects in a program that are string literals, in order. */
function listMessages(node: unknown): (Literal & { value: string })[] {
  if (typeof node !== 'object' || node === null) return [];
  if (Array.isArray(node)) return node.flatMap(listMessages);
  const { type, value } = node as { type?: string; value?: Literal };
  if (type === 'Property' && value?.type === 'Literal' && typeof value.value === 'string')
    return [value as Literal & { value: string }];
  return Object.values(node).flatMap(listMessages);
}
