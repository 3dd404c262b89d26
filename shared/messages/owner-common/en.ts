/** Words that several of the owner's pages share. */
export const messages = {
  tryAgain: 'Try again',
} as const;
