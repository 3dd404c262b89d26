/** A printed note that says who an owner's reporters are. */
export const messages = {
  print: 'Print a note for the drawer',
  title: 'LeaveBits: a note for the drawer',
  what: '{owner} keeps letters, papers and instructions for other people with LeaveBits, at {address}. They open after a death, or when somebody can no longer act, once people chosen for this have told LeaveBits.',
  whom: 'If something has happened to {name}, please get in touch with one of these people:',
  unanswered: '{reporter}. Hasn’t answered yet whether they’re willing.',
  links:
    'They each have an email from LeaveBits with a link to report it. Whoever receives something gets an email of their own, and needs no account and no password.',
  keep: 'This note contains no passwords, and nothing of what was left. It was printed on {date}. Please keep it with your papers, and write down telephone numbers beside the names.',
} as const;
