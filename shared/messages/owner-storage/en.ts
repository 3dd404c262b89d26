/** How much an owner's files use. */
export const messages = {
  label: 'Space used by your files',
  loading: 'Loading your storage',
  notLoaded: 'Your storage couldn’t be loaded',
  notLoadedNext: 'Nothing has changed. Please try again in a moment.',
  used: 'Your files use {used} of {quota}.',
  arriving: '{size} of that is reserved for unfinished uploads.',
  full: 'Your storage is full. Nothing will be removed. To make room, delete files you no longer need.',
  exceeded:
    'They need {wanted}, and you have {free} left. Please remove some of them here, or delete files you no longer need and save first.',
} as const;
