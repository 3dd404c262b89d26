/** The field for a recipient’s or reporter’s name. */
export const messages = {
  label: 'Name of {email}',
  hint: 'Only you can see it. Leave it empty to remove the name.',
  notSaved: 'The name wasn’t saved. Please try again.',
  formHint: 'Their name. Only you can see it, and it’s saved with everything else.',
  done: 'Done',
  doneWith: 'Done with the name of {email}',
} as const;
