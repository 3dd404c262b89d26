/** An owner’s account that will be deleted. */
export const messages = {
  label: 'Account deletion',
  willBeDeleted: 'Your account will be deleted on {date}.',
  untilThen: 'Until then, everything works as before.',
  isAboutToBe: 'Your account is about to be deleted.',
  waits:
    'We’re waiting for something to finish first, such as a report about you. You can still keep your account.',
  waitsPayment:
    'We’re waiting for something to finish first, such as a payment or a report about you. You can still keep your account.',
  keep: 'Keep my account',
  cancelled: 'Deletion cancelled',
  cancelledNext: 'Your account won’t be deleted.',
  notCancelled: 'Your account is still scheduled for deletion',
  notCancelledNext: 'We couldn’t cancel the deletion. Please try again.',
} as const;
