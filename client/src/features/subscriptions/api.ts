import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  cancelAnswer,
  payfastData,
  paymentEmailSent,
  paymentHistory,
  paymentQuote,
  paymentStatus,
  reactivationAmount,
  subscriptionView,
} from '#shared/contracts/subscriptions.ts';
import { SECOND_MS } from '#shared/domain/durations.ts';
import { ApiError, apiRequest } from '../../lib/http/api-client.ts';
import { apiPaths } from '../../lib/paths.ts';
import { forAnyone } from '../../lib/query-client.ts';

const POLL_MS = 2 * SECOND_MS;

/** The signed-in owner's subscription; read anew whenever something shows it. */
export const subscriptionQuery = queryOptions({
  queryKey: [apiPaths.userSubscription()] as const,
  queryFn: ({ signal }) =>
    apiRequest('GET', apiPaths.userSubscription(), { schema: subscriptionView, signal }),
  staleTime: 0,
});

/** What the owner owes before everything opens again. It grows with every month: never shown from memory. */
export const reactivationAmountQuery = queryOptions({
  queryKey: [apiPaths.reactivationAmount()] as const,
  queryFn: ({ signal }) =>
    apiRequest('GET', apiPaths.reactivationAmount(), { schema: reactivationAmount, signal }),
  staleTime: 0,
});

export const paymentHistoryQuery = queryOptions({
  queryKey: [apiPaths.payments()] as const,
  queryFn: ({ signal }) => apiRequest('GET', apiPaths.payments(), { schema: paymentHistory, signal }),
  staleTime: 0,
});

/**
 * What would be paid now and later, and the signed fields that say so to PayFast. Needs no sign-in.
 * 404: no such subscription; 409: nothing to pay.
 */
export const checkoutQuery = (subscriptionId: number) =>
  queryOptions({
    queryKey: [apiPaths.payfastData(subscriptionId)] as const,
    queryFn: async ({ signal }) => {
      const [quote, data] = await Promise.all([
        apiRequest('GET', apiPaths.paymentQuote(subscriptionId), { schema: paymentQuote, signal }),
        apiRequest('GET', apiPaths.payfastData(subscriptionId), { schema: payfastData, signal }),
      ]);
      return { quote, data };
    },
    staleTime: 0,
    meta: forAnyone,
  });

/** Asked every two seconds until the subscription is active or turns out not to exist. Needs no sign-in. */
export const paymentStatusQuery = (subscriptionId: number) =>
  queryOptions({
    queryKey: [apiPaths.paymentStatus(subscriptionId)] as const,
    queryFn: ({ signal }) =>
      apiRequest('GET', apiPaths.paymentStatus(subscriptionId), { schema: paymentStatus, signal }),
    staleTime: 0,
    meta: forAnyone,
    refetchInterval: ({ state }) => (state.data?.isActive || isMissing(state.error) ? false : POLL_MS),
  });

/** Whether the server knows no such subscription. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** Whether there is nothing to pay at present. */
export function isNothingToPay(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409;
}

/** Mails the owner a link to the payment page; the answer tells where it went. */
export const useSendPaymentEmail = () =>
  useMutation({
    mutationFn: () =>
      apiRequest('POST', apiPaths.sendReactivationPaymentEmail(), { schema: paymentEmailSent }),
  });

/** Ends the subscription at once. Pending until the new state is there; also after a failure it is read anew. */
export function useCancelSubscription() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => apiRequest('POST', apiPaths.cancelSubscription(), { schema: cancelAnswer }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: subscriptionQuery.queryKey }),
  });
}
