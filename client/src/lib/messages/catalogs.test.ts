import { expect, it } from 'vitest';
import { languages } from '#shared/domain/languages.ts';
import type { TranslatedArea } from '#shared/messages/catalog.ts';
import { translatedPages } from '#shared/domain/pages.ts';
import { areMessagesLoaded, loadMessages } from './catalogs.ts';

/** What pages load later: parts of a recipient's page, and what is printed or downloaded. */
const lazyAreas: readonly TranslatedArea[] = [
  'recipients',
  'choices',
  'sealed',
  'previews',
  'letter',
  'paper-card',
  'reporter-card',
  'key-card',
];

it.each(languages)(
  'browsers can load every page’s messages in %s, and those that are loaded later',
  async (language) => {
    const areas = [...new Set([...Object.values(translatedPages).flat(), ...lazyAreas])];
    await loadMessages(areas, language);
    expect(areMessagesLoaded(areas, language)).toBe(true);
  },
);
