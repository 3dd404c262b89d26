import type { CatalogFiles, CatalogModule } from '../catalogs.ts';

/** Only what is printed or downloaded. The start script has the addresses of the others. */
export const files: CatalogFiles = import.meta.glob<CatalogModule>(
  '../../../../../shared/messages/{key-card,letter,paper-card,reporter-card}/en.ts',
);
