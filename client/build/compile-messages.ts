import { isLiteralElement, parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

/** Files with messages in one language. */
const CATALOG = /\/shared\/messages\/[a-z-]+\/[a-z]{2}\.ts$/;

const PARSER = '@formatjs/icu-messageformat-parser';

/** What fills in placeholders, as a catalog imports it. */
const FORMATTER = '../format-message.ts';

interface Literal {
  type: string;
  value?: unknown;
  start: number;
  end: number;
}

/**
 * Parses messages in the build, so that the browser needs no parser. Messages without placeholders stay texts, and a catalog that
 * has only such messages doesn't load what fills in placeholders.
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
      const edits = listMessages(this.parse(code)).flatMap(({ value, start, end }) => {
        const elements = parse(value);
        return elements.every(isLiteralElement) ? [] : [{ start, end, text: JSON.stringify(elements) }];
      });
      if (edits.length === 0) return null;
      const compiled = edits.reduceRight(
        (text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end),
        code,
      );
      return { code: `${compiled}\nexport { formatMessage } from '${FORMATTER}';\n`, map: null };
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
