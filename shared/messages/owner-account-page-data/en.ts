/** The section of the account page about what an owner has stored. */
export const messages = {
  storageTitle: 'File storage',
  trashTitle: 'Trash',
  importTitle: 'Import from elsewhere',
  import: 'Each entry or file becomes a draft LeaveBit that you can review before saving.',
  exportTitle: 'Take your data with you',
  export:
    'One ZIP with all your files, a page you can read offline, and the same data in a machine-readable format.',
  deletionTitle: 'Delete your account',
  deletion: 'Close your account and delete everything in it.',
} as const;
