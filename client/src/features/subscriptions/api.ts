import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { buildEndpointPath } from '#shared/contracts/endpoint.ts';
import { subscriptionEndpoints } from '#shared/contracts/subscriptions.ts';
import { callEndpoint, getErrorCode } from '../../lib/http/api-client.ts';
import { publicQueryMeta, subscriptionKey } from '../../lib/queries/query-client.ts';
import { SECOND_MS } from '#shared/domain/durations.ts';
import { waitForRefetchOnSuccess } from '../../lib/queries/wait-for-refetch.ts';

const POLL_MS = 2 * SECOND_MS;

/** The signed-in owner's subscription, read again whenever something shows it. */
export const subscriptionQuery = queryOptions({
  queryKey: subscriptionKey,
  queryFn: ({ signal }) => callEndpoint(subscriptionEndpoints.read, { signal }),
  staleTime: 0,
});

/** The amount that the owner owes before everything opens again. It grows every month, so it is always read again. */
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

/** The price now and later, and the signed fields for PayFast. Needs no sign-in. */
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

/** Tells the server that the browser goes to PayFast now. @returns whether the server has noted it. */
export const beginPayment = (subscriptionId: number): Promise<boolean> =>
  callEndpoint(subscriptionEndpoints.begin, ofSubscription(subscriptionId)).then(
    () => true,
    () => false,
  );

/** Runs every two seconds until the subscription is active or does not exist. Needs no sign-in. */
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

/** Whether the server knows no such subscription. */
export function isSubscriptionNotFound(error: unknown): boolean {
  return getErrorCode(error) === 'not-found';
}

/** Whether there is nothing to pay now. */
export function isNothingToPayError(error: unknown): boolean {
  return getErrorCode(error) === 'conflict';
}

/** Mails the owner a link to the payment page. The answer names the address. */
export const useSendPaymentEmail = () =>
  useMutation({
    mutationFn: () => callEndpoint(subscriptionEndpoints.sendPaymentEmail),
  });

/**
 * Ends the subscription at once. A success is pending until the new state is there. The state is read again after a failure,
 * too.
 */
export function useCancelSubscription() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (code: string | undefined) => callEndpoint(subscriptionEndpoints.cancel, { body: { code } }),
    onSettled: (_, error) =>
      waitForRefetchOnSuccess(error, queryClient.invalidateQueries({ queryKey: subscriptionQuery.queryKey })),
  });
}
