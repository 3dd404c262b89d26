/** A running upload. */
export const messages = {
  title: 'Uploading Files',
  keepOpen: 'Please keep this page open.',
  large: 'Large file upload in progress - this may take a few minutes',
  pausedNext: 'What you’ve uploaded so far is saved. You can continue from here.',
  offline: 'You’re offline. The upload will continue automatically when you’re back online.',
  disconnected: 'The connection was interrupted. The upload will resume automatically.',
  stopping: 'Stopping the upload.',
  position: 'File {position} of {count}: {name}',
  stop: 'Stop the upload',
  continue: 'Continue',
} as const;
