/** What the server writes into every page, for browsers that can't run it. */
export const messages = {
  needsJavaScript:
    'LeaveBits needs JavaScript. Please switch it on in your browser and load this page again.',
  outdatedBrowser:
    'Your browser is too old for LeaveBits. Please update it, or use another one: LeaveBits works in Chrome and Edge from version 109, Firefox from version 115, and Safari from version 16.4 (iPhones and iPads from iOS 16.4).',
} as const;
