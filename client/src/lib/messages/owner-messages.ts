import type { EnglishCatalog, OwnerArea } from '#shared/messages/catalog.ts';
import { formatCatalogMessage, type CatalogModule } from './catalogs.ts';
import { createMessages, type Messages } from './use-messages.ts';

/**
 * Messages of an owner's page, which is in English only so far. Their catalog comes with the code that shows them, so that no page
 * has to load it.
 * @returns the hook with which components get them, as from `useMessages`
 */
export function createOwnerMessages<Area extends OwnerArea>(
  catalog: CatalogModule & { messages: EnglishCatalog<Area> },
): () => Messages<Area> {
  const messages = createMessages<Area>('en', (id, values) =>
    formatCatalogMessage(catalog, { language: 'en', id }, values),
  );
  return () => messages;
}
