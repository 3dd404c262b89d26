import type { CatalogFiles, CatalogModule } from '../catalogs.ts';

export const files: CatalogFiles = import.meta.glob<CatalogModule>([
  '../../../../../shared/messages/*/de.ts',
  '!../../../../../shared/messages/{document,mail-*,received-page}/de.ts',
]);
