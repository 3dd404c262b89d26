/** Where owners get help. */
export const messages = {
  loading: 'Loading the contact details',
  notLoaded: 'The contact details couldn’t be loaded.',
  help: 'Need help? Write to <email>{address}</email>',
  noAddress: 'Need help? Contact the person who gave you this address.',
  operator: 'LeaveBits is run by {operator}.',
} as const;
