/** The characters that are removed from texts. */
export const messages = {
  announced: 'The characters < and > will be removed from this text.',
  title: 'The characters < and > will be removed',
  advice:
    'Is one of them part of a password? Spell it out, such as “less-than sign”, or attach the password as a file.',
  more: 'And {count, plural, one {# more place} other {# more places}}.',
  question: 'Save without < and >?',
  effect: 'LeaveBits can’t store these two characters. The marked ones will be removed:',
  save: 'Save without them',
  goBack: 'Go back and edit',
} as const;
