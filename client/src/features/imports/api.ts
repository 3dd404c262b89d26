import { useMutation } from '@tanstack/react-query';
import { IMPORT_FIELD, importEndpoints } from '#shared/contracts/imports.ts';
import { callEndpoint } from '../../lib/http/api-client.ts';
import { createDraftsFromExport } from './drafts.ts';

/** Has the server parse an export. Nothing is stored. */
async function readImportFile(file: File) {
  const body = new FormData();
  body.set(IMPORT_FIELD, file);
  return createDraftsFromExport(await callEndpoint(importEndpoints.read, { body }));
}

export const useReadImportFile = () => useMutation({ mutationFn: readImportFile });
