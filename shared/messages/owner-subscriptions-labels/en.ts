/** The names of what a subscription can be. */
export const messages = {
  monthly: 'Monthly',
  annual: 'Annual',
  none: 'No subscription',
} as const;
