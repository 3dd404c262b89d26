import type { CatalogFiles, CatalogModule } from '../catalogs.ts';

export const files: CatalogFiles = import.meta.glob<CatalogModule>([
  '../../../../../shared/messages/*/de.ts',
  '!../../../../../shared/messages/{document,key-card,letter,mail-*,received-page}/de.ts',
]);
