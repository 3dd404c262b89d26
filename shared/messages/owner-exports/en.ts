/** What an owner can download. */
export const messages = {
  loading: 'Loading what you can download',
  notLoaded: 'This part couldn’t be loaded',
  contents:
    '{leavebits, plural, one {# LeaveBit} other {# LeaveBits}} and {files, plural, one {# file} other {# files}}, {size} in all.',
  contentsWithoutFiles: '{leavebits, plural, one {# LeaveBit} other {# LeaveBits}} and 0 files.',
  also: 'Also their earlier versions, unsaved changes, your trash, your people, your release configuration, reports, emails and your account activity.',
  alsoPayments:
    'Also their earlier versions, unsaved changes, your trash, your people, your release configuration, reports, emails, payments and your account activity.',
  downloadEverything: 'Download everything',
  person: 'What one person would get',
  personHint:
    'To print or keep on a USB stick. It contains every LeaveBit for them and shows when each one opens. What they’d get because someone else doesn’t open it is only listed.',
  downloadPerson: 'Download for this person',
  started:
    'Your browser is downloading the ZIP and shows the progress. You can keep using this page. If the download stops early, start it again.',
  notDownloaded: 'Not downloaded',
  notDownloadedNext: 'Nothing was downloaded. Please try again in a moment.',
  notStarted: 'The download couldn’t start. Please try again.',
  proofTitle: 'Confirm it’s you',
  proof: 'Anyone who has the ZIP can read it. Please confirm it’s you.',
  confirmAndDownload: 'Confirm and download',
  backToData: 'Back to your data',
} as const;
