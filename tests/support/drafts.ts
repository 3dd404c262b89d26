import type { DraftContent } from '#shared/contracts/drafts.ts';

/** An unfinished form: an address half typed, a rule not chosen, an impossible date. */
export const draftContent = (fields: Partial<DraftContent> = {}): DraftContent => ({
  description: 'The safe',
  infoFields: 'Left, 12, right, <angle> ',
  keepsInstructions: false,
  sealed: false,
  typedEmail: 'lena@exam',
  recipients: [{ email: 'jonas@example.org', name: 'Jonas', releaseType: '', scheduledDate: '2031-13' }],
  hidesAddresses: false,
  deletedFiles: ['old.pdf'],
  fileNames: ['deed.pdf'],
  ...fields,
});
