import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { pathOf } from '#shared/contracts/call.ts';
import { subscriptionCalls } from '#shared/contracts/subscriptions.ts';
import { call, codeOf } from '../../lib/http/api-client.ts';
import { forAnyone, subscriptionKey } from '../../lib/queries/query-client.ts';
import { SECOND_MS } from '#shared/domain/durations.ts';
import { unlessRefused } from '../../lib/queries/unless-refused.ts';

const POLL_MS = 2 * SECOND_MS;

/** The signed-in owner's subscription, read again whenever something shows it. */
export const subscriptionQuery = queryOptions({
  queryKey: subscriptionKey,
  queryFn: ({ signal }) => call(subscriptionCalls.read, { signal }),
  staleTime: 0,
});

/** The amount that the owner owes before everything opens again. It grows every month, so it is always read again. */
export const reactivationAmountQuery = queryOptions({
  queryKey: [pathOf(subscriptionCalls.reactivationAmount)] as const,
  queryFn: ({ signal }) => call(subscriptionCalls.reactivationAmount, { signal }),
  staleTime: 0,
});

export const paymentHistoryQuery = queryOptions({
  queryKey: [pathOf(subscriptionCalls.payments)] as const,
  queryFn: ({ signal }) => call(subscriptionCalls.payments, { signal }),
  staleTime: 0,
});

const ofSubscription = (id: number) => ({ params: { id } });

/** The price now and later, and the signed fields for PayFast. Needs no sign-in. */
export const checkoutQuery = (subscriptionId: number) =>
  queryOptions({
    queryKey: [pathOf(subscriptionCalls.payfastData, ofSubscription(subscriptionId))] as const,
    queryFn: async ({ signal }) => {
      const options = { ...ofSubscription(subscriptionId), signal };
      const [quote, data] = await Promise.all([
        call(subscriptionCalls.quote, options),
        call(subscriptionCalls.payfastData, options),
      ]);
      return { quote, data };
    },
    staleTime: 0,
    meta: forAnyone,
  });

/** Tells the server that the browser goes to PayFast now. @returns whether the server has noted it. */
export const beginPayment = (subscriptionId: number): Promise<boolean> =>
  call(subscriptionCalls.begin, ofSubscription(subscriptionId)).then(
    () => true,
    () => false,
  );

/** Runs every two seconds until the subscription is active or does not exist. Needs no sign-in. */
export const paymentStatusQuery = (subscriptionId: number) =>
  queryOptions({
    queryKey: [pathOf(subscriptionCalls.status, ofSubscription(subscriptionId))] as const,
    queryFn: ({ signal }) => call(subscriptionCalls.status, { ...ofSubscription(subscriptionId), signal }),
    staleTime: 0,
    meta: forAnyone,
    refetchInterval: ({ state }) => (state.data?.isActive || isMissing(state.error) ? false : POLL_MS),
  });

/** Whether the server knows no such subscription. */
export function isMissing(error: unknown): boolean {
  return codeOf(error) === 'not-found';
}

/** Whether there is nothing to pay now. */
export function isNothingToPay(error: unknown): boolean {
  return codeOf(error) === 'conflict';
}

/** Mails the owner a link to the payment page. The answer names the address. */
export const useSendPaymentEmail = () =>
  useMutation({
    mutationFn: () => call(subscriptionCalls.sendPaymentEmail),
  });

/**
 * Ends the subscription at once. A success is pending until the new state is there. The state is read again after a failure,
 * too.
 */
export function useCancelSubscription() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (code: string | undefined) => call(subscriptionCalls.cancel, { body: { code } }),
    onSettled: (_, error) =>
      unlessRefused(error, queryClient.invalidateQueries({ queryKey: subscriptionQuery.queryKey })),
  });
}
