import { z } from 'zod';

export const subscriptionStatuses = ['Trial', 'Monthly', 'Annual', 'Cancelled'] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** GET /api/user-subscription. Amounts are decimal strings in USD. */
export const subscriptionView = z.object({
  id: z.number(),
  status: z.enum(subscriptionStatuses),
  nextPaymentDate: z.string(),
  nextPaymentAmount: z.string(),
  isBlocked: z.boolean(),
  isActive: z.boolean(),
});
export type SubscriptionView = z.infer<typeof subscriptionView>;
