import { sealingEndpoints } from '#shared/contracts/sealing.ts';
import { callEndpoint } from '#client/lib/http/api-client.ts';

/**
 * Whether a card belongs to any recipient. Sends only its public key, from which nobody can compute the key on the card.
 * @throws ApiError
 */
export async function checkCard(publicKey: string): Promise<boolean> {
  return (await callEndpoint(sealingEndpoints.checkCard, { body: { publicKey } })).works;
}
