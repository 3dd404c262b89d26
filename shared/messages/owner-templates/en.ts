/** The checklist of subjects with templates. */
export const messages = {
  title: 'Not sure where to start',
  progress: '{done} of {count}',
  intro:
    'Seven things families look for first. Choose one to see what belongs in it, then start from a template.',
  begun: '(begun)',
  done: '(done)',
} as const;
