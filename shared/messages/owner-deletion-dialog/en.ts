/** An owner’s request to delete the account. */
export const messages = {
  title: 'Delete your account?',
  lose: 'In seven days, you will permanently lose:',
  loseLeavebits: 'all your LeaveBits, with their text and files, so your recipients can’t read them anymore,',
  loseReporters: 'your reporters, whose links stop working, so nothing will open after your death,',
  loseSettings: 'your name, your email address and your settings.',
  payments: 'Payments stop on that day. By law, we must keep the amounts and dates, without your name.',
  reporters:
    'We’ll let your reporters know now that someone asked for this and when it will happen. We always do, in case it wasn’t you.',
  copy: 'If you want to keep a copy, use “Take your data with you” on this page first.',
  tellPeople: 'Let my recipients and reporters know once, on that day',
  delete: 'Delete in seven days',
  proof: 'Please confirm it’s you. Nothing will be deleted before that.',
  confirm: 'Confirm the deletion',
  notDeleted: 'Your account wasn’t deleted',
  requested: 'Your account will be deleted',
  requestedNext: 'We’ve emailed you and your reporters. You can still cancel until then.',
} as const;
