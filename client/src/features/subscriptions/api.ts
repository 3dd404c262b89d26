import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { buildEndpointPath } from '#shared/contracts/schema/endpoint.ts';
import { subscriptionEndpoints } from '#shared/contracts/subscriptions.ts';
import { callEndpoint, getErrorCode } from '../../lib/http/api-client.ts';
import { publicQueryMeta, subscriptionKey } from '../../lib/queries/query-client.ts';
import { SECOND_MS } from '#shared/domain/durations.ts';
import { waitForRefetchOnSuccess } from '../../lib/queries/wait-for-refetch.ts';

const POLL_MS = 2 * SECOND_MS;

/** The signed-in owner's subscription. Refetched whenever it is shown. */
export const subscriptionQuery = queryOptions({
  queryKey: subscriptionKey,
  queryFn: ({ signal }) => callEndpoint(subscriptionEndpoints.read, { signal }),
  staleTime: 0,
});

/** The amount owed before access is restored. Never cached, because it grows every month. */
export const reactivationAmountQuery = queryOptions({
  queryKey: [buildEndpointPath(subscriptionEndpoints.reactivationAmount)] as const,
  queryFn: ({ signal }) => callEndpoint(subscriptionEndpoints.reactivationAmount, { signal }),
  staleTime: 0,
});

export const paymentHistoryQuery = queryOptions({
  queryKey: [buildEndpointPath(subscriptionEndpoints.payments)] as const,
  queryFn: ({ signal }) => callEndpoint(subscriptionEndpoints.payments, { signal }),
  staleTime: 0,
});

const ofSubscription = (id: number) => ({ params: { id } });

/** The current and future price, with the signed fields for PayFast. Requires no sign-in. */
export const checkoutQuery = (subscriptionId: number) =>
  queryOptions({
    queryKey: [buildEndpointPath(subscriptionEndpoints.payfastData, ofSubscription(subscriptionId))] as const,
    queryFn: async ({ signal }) => {
      const options = { ...ofSubscription(subscriptionId), signal };
      const [quote, data] = await Promise.all([
        callEndpoint(subscriptionEndpoints.quote, options),
        callEndpoint(subscriptionEndpoints.payfastData, options),
      ]);
      return { quote, data };
    },
    staleTime: 0,
    meta: publicQueryMeta,
  });

/** Tells the server that the browser is about to leave for PayFast. @returns whether the server has recorded it */
export const beginPayment = (subscriptionId: number): Promise<boolean> =>
  callEndpoint(subscriptionEndpoints.begin, ofSubscription(subscriptionId)).then(
    () => true,
    () => false,
  );

/** Polls every two seconds until the subscription is active or doesn't exist. Requires no sign-in. */
export const paymentStatusQuery = (subscriptionId: number) =>
  queryOptions({
    queryKey: [buildEndpointPath(subscriptionEndpoints.status, ofSubscription(subscriptionId))] as const,
    queryFn: ({ signal }) =>
      callEndpoint(subscriptionEndpoints.status, { ...ofSubscription(subscriptionId), signal }),
    staleTime: 0,
    meta: publicQueryMeta,
    refetchInterval: ({ state }) =>
      state.data?.isActive || isSubscriptionNotFound(state.error) ? false : POLL_MS,
  });

export function isSubscriptionNotFound(error: unknown): boolean {
  return getErrorCode(error) === 'not-found';
}

export function isNothingToPayError(error: unknown): boolean {
  return getErrorCode(error) === 'conflict';
}

/** Emails the owner a link to the payment page. The response contains the address. */
export const useSendPaymentEmail = () =>
  useMutation({
    mutationFn: () => callEndpoint(subscriptionEndpoints.sendPaymentEmail),
  });

/** Cancels the subscription immediately. Stays pending until the new status has been fetched, even after an error. */
export function useCancelSubscription() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (code: string | undefined) => callEndpoint(subscriptionEndpoints.cancel, { body: { code } }),
    onSettled: (_, error) =>
      waitForRefetchOnSuccess(error, queryClient.invalidateQueries({ queryKey: subscriptionQuery.queryKey })),
  });
}
