/** An owner’s own name. */
export const messages = {
  noName: 'Your recipients and reporters only see your email address.',
  add: 'Add your name',
  edit: 'Edit your name',
  name: 'Your name',
  hint: 'Your recipients and reporters see it next to your email address. Leave it empty to remove it.',
  saved: 'Name saved',
  removed: 'Name removed',
  notSaved: 'Your name wasn’t saved. Please try again.',
} as const;
