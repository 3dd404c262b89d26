/** The page about an owner’s recipients and reporters. */
export const messages = {
  people: 'Your people',
  timeline: 'What opens when',
  preview: 'What they see',
  language: 'Language of our emails to them',
  languageOf: 'Language of our emails to them: {name}',
  noLanguage: 'English, unless you choose another',
  languageNotSaved: 'The language wasn’t saved. Please try again.',
} as const;
