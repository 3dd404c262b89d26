import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import { isPlainMessage } from '../../shared/messages/message.ts';
import { canFillIn } from '../src/lib/messages/fill-in.ts';

/** Files with messages in one language. */
const CATALOG = /\/shared\/messages\/[a-z-]+\/[a-z]{2}\.ts$/;

interface Literal {
  type: string;
  value?: unknown;
  start: number;
  end: number;
}

/**
 * Parses messages in the build, so that the browser needs no parser. Plain messages stay texts.
 * @throws Error from the build for a message with a mistake, or that the browser couldn't fill in
 */
export function compileMessages(): Plugin {
  return {
    name: 'compile-messages',
    transform(code, id) {
      if (!CATALOG.test(id)) return null;
      const parsed = listMessages(this.parse(code)).map(({ value, start, end }) => ({
        isPlain: isPlainMessage(value),
        elements: parse(value),
        start,
        end,
      }));
      const unknown = parsed.find(({ elements }) => !elements.every(canFillIn));
      if (unknown)
        throw new Error(
          `fill-in.ts can’t fill in this message of ${id}: ${code.slice(unknown.start, unknown.end)}`,
        );
      const edits = parsed
        .filter(({ isPlain }) => !isPlain)
        .map(({ elements, start, end }) => ({ start, end, text: JSON.stringify(elements) }));
      if (edits.length === 0) return null;
      const compiled = edits.reduceRight(
        (text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end),
        code,
      );
      return { code: compiled, map: null };
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
