import type { CatalogFiles, CatalogModule } from '../catalogs.ts';

export const files: CatalogFiles = import.meta.glob<CatalogModule>([
  '../../../../../shared/messages/*/xh.ts',
  '!../../../../../shared/messages/{document,mail-*,received-page}/xh.ts',
]);
