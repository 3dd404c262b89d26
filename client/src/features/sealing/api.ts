import { queryOptions } from '@tanstack/react-query';
import { buildEndpointPath } from '#shared/contracts/schema/endpoint.ts';
import { sealingEndpoints } from '#shared/contracts/sealing.ts';
import { callEndpoint } from '../../lib/http/api-client.ts';
import { triggerBytesKey } from '../../lib/queries/query-client.ts';

/** The owner's key for sealed LeaveBits. */
export const sealingQuery = queryOptions({
  queryKey: [buildEndpointPath(sealingEndpoints.read)],
  queryFn: ({ signal }) => callEndpoint(sealingEndpoints.read, { signal }),
});

/** The cards of the owner's recipients. */
export const cardsQuery = queryOptions({
  // Refetched with the LeaveBits, because a save can bring new cards.
  queryKey: [...triggerBytesKey, buildEndpointPath(sealingEndpoints.cards)],
  queryFn: ({ signal }) => callEndpoint(sealingEndpoints.cards, { signal }),
});
