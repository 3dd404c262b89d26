/** What leads a new owner to the first steps. */
export const messages = {
  new: 'Leave your first LeaveBit',
  newText:
    'Four questions, one at a time. It takes about five minutes, and we keep what you enter, so you can stop whenever you like.',
  newStart: 'Start',
  begun: 'Go on with your first LeaveBit',
  begunText: 'We’ve kept what you wrote. Nobody receives it until you’ve answered the other questions.',
  begunStart: 'Go on',
  reporters: 'Who will tell us?',
  reportersText: 'Nothing opens after your death unless people you trust tell us.',
  reportersStart: 'Choose them',
  notNow: 'Not now',
} as const;
