import { queryOptions } from '@tanstack/react-query';
import { subscriptionView } from '#shared/contracts/subscriptions.ts';
import { apiRequest } from '../../lib/api-client.ts';
import { apiPaths } from '../../lib/paths.ts';

/** The signed-in owner's subscription; read anew whenever something shows it. */
export const subscriptionQuery = queryOptions({
  queryKey: [apiPaths.userSubscription()] as const,
  queryFn: ({ signal }) =>
    apiRequest('GET', apiPaths.userSubscription(), { schema: subscriptionView, signal }),
  staleTime: 0,
});
