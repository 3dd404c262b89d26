import { expect, it } from 'vitest';
import { languages } from '../domain/languages.ts';
import type { Catalog } from './catalog.ts';

/** What buttons in a list say, and their names for those who only hear them. */
const recipientButtons = [
  ['download', 'downloadFile'],
  ['view', 'viewFile'],
] as const;

// People who steer with their voice say what they see.
it.each(languages)('in %s, the name of a file’s button has what the button says', async (language) => {
  const { messages } = (await import(`./recipients/${language}.ts`)) as { messages: Catalog<'recipients'> };
  const { messages: sealed } = (await import(`./sealed/${language}.ts`)) as { messages: Catalog<'sealed'> };
  const pairs = [
    ...recipientButtons.map(([label, name]) => [messages[label], messages[name]] as const),
    [sealed.save, sealed.saveNamed] as const,
  ];
  for (const [label, name] of pairs) expect(name.toLowerCase()).toContain(label.toLowerCase());
});
