/** The reauthentication of an owner. */
export const messages = {
  nothingChanged: 'Nothing was changed. Please try again.',
  yourAddress: 'your address',
} as const;
