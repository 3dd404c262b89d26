import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { languages } from '../domain/languages.ts';

const FOLDER = import.meta.dirname;
/** These texts are shown for a moment, and tests wait for them. They are older than the catalogs. */
const dotted = [
  'Loading your LeaveBits...',
  'Loading payment details...',
  'Redirecting to PayFast...',
  'Processing Payment...',
  'Checking payment status...',
];
const areas = readdirSync(FOLDER, { withFileTypes: true }).flatMap((one) =>
  one.isDirectory() ? [one.name] : [],
);

async function loadCatalog(area: string, language: string): Promise<Record<string, string>> {
  // Without a pattern that the test runner would expand, because its cache doesn't notice a new area.
  const file = join(FOLDER, area, `${language}.ts`);
  return ((await import(/* @vite-ignore */ file)) as { messages: Record<string, string> }).messages;
}

/** The placeholders and tags of a message, sorted. */
function listPlaceholders(elements: readonly MessageFormatElement[]): string[] {
  return elements
    .flatMap((element) => {
      switch (element.type) {
        case TYPE.literal:
        case TYPE.pound:
          return [];
        case TYPE.select:
        case TYPE.plural:
          return [
            element.value,
            ...Object.values(element.options).flatMap(({ value }) => listPlaceholders(value)),
          ];
        case TYPE.tag:
          return [`<${element.value}>`, ...listPlaceholders(element.children)];
        default:
          return [element.value];
      }
    })
    .filter((name, index, all) => all.indexOf(name) === index)
    .sort();
}

function listSources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
}

describe.each(areas)('the messages of %s', (area) => {
  const languagesOf = area.startsWith('owner-') ? (['en'] as const) : languages;

  it('are in all languages, and in no other', () => {
    const files = readdirSync(join(FOLDER, area));
    expect(files.sort()).toEqual(languagesOf.map((language) => `${language}.ts`).sort());
  });

  it.each(languagesOf)('can be parsed and need the same values in %s', async (language) => {
    const [english, translated] = [await loadCatalog(area, 'en'), await loadCatalog(area, language)];
    expect(Object.keys(translated)).toEqual(Object.keys(english));
    for (const [id, text] of Object.entries(translated)) {
      expect([id, listPlaceholders(parse(text))]).toEqual([id, listPlaceholders(parse(english[id]!))]);
      expect([id, text]).toEqual([id, text.trim()]);
      expect(text).not.toBe('');
      // A straight apostrophe is syntax, and three dots are one character in print.
      if (!dotted.includes(text)) expect(text).not.toMatch(/'|\.\.\./);
    }
  });

  it('are all used', async () => {
    const sources = ['client/src', 'server', 'shared/domain'].flatMap(listSources).join('\n');
    const unused = Object.keys(await loadCatalog(area, 'en')).filter(
      (id) => !new RegExp(`'${id}'|\\b${id}\\b.*\\} = [a-zA-Z]+\\[language\\]`).test(sources),
    );
    expect(unused).toEqual([]);
  });
});
