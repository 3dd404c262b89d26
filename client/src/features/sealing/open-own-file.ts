import { buildEndpointPath } from '#shared/contracts/schema/endpoint.ts';
import { leavebitEndpoints } from '#shared/contracts/leavebits.ts';
import { ApiError, NETWORK_ERROR_MESSAGE } from '#client/lib/http/api-error.ts';
import { callEndpoint } from '#client/lib/http/api-client.ts';
import { createOpener } from './crypto/seal.ts';
import { DamagedSealError, WrongKeyError } from './crypto/seal-errors.ts';
import type { SecretKey } from './crypto/secret-keys.ts';
import { getSealingMessages } from './use-sealing-messages.ts';

/**
 * Downloads one of the owner's sealed files and decrypts it in the browser, chunk by chunk.
 * @param storedName the name that the server knows
 * @param type the MIME type of the result
 * @throws ApiError with a message for the owner
 */
export async function openOwnFile(
  { id, storedName, type }: { id: number; storedName: string; type: string },
  keys: readonly SecretKey[],
): Promise<Blob> {
  const place = { params: { id, fileName: storedName } };
  const opener = await createOpener(keys.map(({ identity }) => identity));
  // Reports errors in the usual way. Reads nothing of the file.
  await callEndpoint(leavebitEndpoints.readFile, place);
  const response = await fetch(buildEndpointPath(leavebitEndpoints.readFile, place), {
    credentials: 'same-origin',
  }).catch(() => null);
  if (!response?.ok || !response.body) throw new ApiError('unreachable', NETWORK_ERROR_MESSAGE);
  try {
    return await opener.openFile(response.body, type);
  } catch (error) {
    const t = getSealingMessages();
    if (error instanceof WrongKeyError) throw new ApiError('invalid', t('fileWrongKey'));
    if (error instanceof DamagedSealError) throw new ApiError('invalid', t('fileDamaged'));
    throw error;
  }
}
