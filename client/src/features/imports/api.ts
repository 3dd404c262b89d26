import { useMutation } from '@tanstack/react-query';
import { IMPORT_FIELD, importEndpoints } from '#shared/contracts/imports.ts';
import { callEndpoint } from '../../lib/http/api-client.ts';
import { createDraftsFromExport } from './drafts.ts';

/** Sends an export to the server for parsing. The server stores nothing. */
async function readImportFile(file: File) {
  const body = new FormData();
  body.set(IMPORT_FIELD, file);
  const answer = await callEndpoint(importEndpoints.read, { body });
  // A copy, because the owner may delete the export before saving the drafts.
  const hasFiles = answer.drafts.some(({ files }) => files);
  return createDraftsFromExport(answer, hasFiles ? new Blob([await file.arrayBuffer()]) : null);
}

export const useReadImportFile = () => useMutation({ mutationFn: readImportFile });
