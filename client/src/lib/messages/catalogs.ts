import type { Language } from '#shared/domain/languages.ts';
import type { TranslatedArea } from '#shared/messages/catalog.ts';
import { isPlainMessage, type Message, type MessageValue } from '#shared/messages/message.ts';
import { messages as site } from '#shared/messages/site/en.ts';
import { importWithRetry } from '../lazy/import-with-retry.ts';
import { fillIn } from './fill-in.ts';

/** A catalog as `client/build/compile-messages.ts` leaves it. */
export interface CatalogModule {
  messages: Readonly<Record<string, Message>>;
}

/** Imports a catalog, by its path. */
export type CatalogFiles = Readonly<Record<string, () => Promise<CatalogModule>>>;

const english: CatalogFiles = import.meta.glob<CatalogModule>([
  '../../../../shared/messages/*/en.ts',
  '!../../../../shared/messages/{site,errors,document,key-card,letter,mail-*,owner-*,paper-card,received-page,reporter-card}/en.ts',
]);
/**
 * The addresses of the other languages' catalogs are in a file for each, because most visitors need none of them. So are those of
 * English catalogs for what is printed or downloaded.
 */
const languageFiles = import.meta.glob<{ files: CatalogFiles }>('./languages/*.ts');

/** The frame in English comes with the start script, because most pages show it. None of its messages has placeholders. */
const loaded = new Map<string, CatalogModule>([['site/en', { messages: site }]]);

const keyOf = (area: TranslatedArea, language: Language) => `${area}/${language}`;

/** Whether messages can be used at once. */
export const areMessagesLoaded = (areas: readonly TranslatedArea[], language: Language): boolean =>
  areas.every((area) => loaded.has(keyOf(area, language)));

/**
 * Loads the messages of some areas. What is loaded already isn't loaded again.
 * @throws PageLoadError
 */
export async function loadMessages(areas: readonly TranslatedArea[], language: Language): Promise<void> {
  const missing = areas.filter((area) => !loaded.has(keyOf(area, language)));
  if (missing.length === 0) return;
  await Promise.all(
    missing.map(async (area) => {
      const key = keyOf(area, language);
      const file = await findFile(key, language);
      loaded.set(key, await importWithRetry(file));
    }),
  );
}

async function findFile(key: string, language: Language): Promise<() => Promise<CatalogModule>> {
  const file = english[`../../../../shared/messages/${key}.ts`];
  if (file) return file;
  const { files } = await importWithRetry(languageFiles[`./languages/${language}.ts`]!);
  return files[`../../../../../shared/messages/${key}.ts`]!;
}

/**
 * Fills in a message.
 * @throws Error if the page doesn't name the area, so that it isn't loaded
 */
export function formatLoadedMessage<Node>(
  { area, language, id }: { area: TranslatedArea; language: Language; id: string },
  values?: Readonly<Record<string, MessageValue<Node>>>,
): string | Node | (string | Node)[] {
  const catalog = loaded.get(keyOf(area, language));
  if (!catalog) throw new Error(`The messages ${keyOf(area, language)} are not loaded.`);
  return formatCatalogMessage(catalog, { language, id }, values);
}

/** Fills in a message of a catalog. */
export function formatCatalogMessage<Node>(
  catalog: CatalogModule,
  { language, id }: { language: Language; id: string },
  values?: Readonly<Record<string, MessageValue<Node>>>,
): string | Node | (string | Node)[] {
  const message = catalog.messages[id]!;
  return isPlainMessage(message) ? message : fillIn(message, language, values);
}
