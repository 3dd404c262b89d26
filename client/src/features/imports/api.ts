import { useMutation } from '@tanstack/react-query';
import { IMPORT_FIELD, importCalls } from '#shared/contracts/imports.ts';
import { call } from '../../lib/http/api-client.ts';
import { draftsOfExport } from './drafts.ts';

/** Has the server read an export. It keeps nothing. */
async function readExport(file: File) {
  const body = new FormData();
  body.set(IMPORT_FIELD, file);
  return draftsOfExport(await call(importCalls.read, { body }));
}

export const useReadExport = () => useMutation({ mutationFn: readExport });
