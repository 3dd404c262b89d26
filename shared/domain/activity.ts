/**
 * The kinds of entries in an owner's activity log, grouped by the filter that shows them, each with its label. An entry also has
 * a subject and a detail. Each feature adds the kinds it records.
 */
export const activityGroups = {
  'sign-ins': {
    'account-created': 'The account was created',
    'signed-in': 'Signed in',
    'sign-in-failed': 'A sign-in failed',
    'signed-out-everywhere': 'Signed out everywhere',
    'sign-in-begun': 'The correct password was entered in a new browser',
    'code-asked': 'A code was requested',
    'reset-asked': 'A password reset code was requested',
    'password-reset': 'The password was reset by email',
    'reset-waits': 'A new password was requested without the second factor and is on hold',
    'reset-stopped': 'A password on hold was stopped',
    'password-changed': 'The password was changed',
    'email-changed': 'The email address was changed',
    'name-changed': 'Your name was changed',
    'sealing-set': 'Your key for sealed LeaveBits was set or its passphrase changed',
    'factor-added': 'A second factor was added',
    'factor-removed': 'A second factor was removed',
    'recovery-code-used': 'A recovery code was used',
  },
  leavebits: {
    'leavebit-created': 'A LeaveBit was created',
    'leavebit-saved': 'A LeaveBit was changed',
    'file-added': 'A file was added',
    'recipients-changed': 'The recipients of a LeaveBit were changed',
    'leavebits-shared': 'LeaveBits were shared',
    'recipient-address-changed': 'A recipient’s address was changed',
    'substitute-changed': 'Who receives what a recipient doesn’t open was changed',
    'passed-on': 'A LeaveBit that a recipient didn’t open was passed on',
    'turn-taken-back': 'A LeaveBit that had been passed on was taken back',
    'recipients-given-back': 'Removed access was restored with the link in an email',
    'own-file-downloaded': 'A file was downloaded by its owner',
    'person-language-changed': 'The language of our emails to someone was changed',
    'reminder-asked': 'A recipient was reminded',
    'leavebit-deleted': 'A LeaveBit was deleted',
    'leavebit-restored': 'A LeaveBit was restored',
    'file-restored': 'A removed file was restored',
    'leavebit-purged': 'A LeaveBit was permanently deleted',
    'version-restored': 'An earlier version was restored',
    'card-set': 'A recipient’s card was made or replaced',
    'card-removed': 'A recipient’s card was removed',
    imported: 'An import file was read',
  },
  readers: {
    'address-proved': 'A recipient verified their address',
    'leavebits-opened': 'A recipient opened LeaveBits',
    'recipient-left': 'A recipient left a LeaveBit',
    'recipient-returned': 'A recipient returned to a LeaveBit they had left',
    'file-previewed': 'A recipient viewed a file',
    'file-downloaded': 'A recipient downloaded a file',
    'text-downloaded': 'A recipient saved the text of a LeaveBit',
    'leavebit-downloaded': 'A recipient downloaded a whole LeaveBit',
    'everything-downloaded': 'A recipient downloaded everything they can read',
  },
  mails: {
    'mail-accepted': 'An email was sent',
    'mail-failed': 'An email could not be sent',
    'mail-returned': 'An email bounced',
  },
  reports: {
    'configuration-changed': 'The release configuration was changed',
    'configuration-undone': 'A change to the release configuration was undone',
    'warning-way-verified': 'A second way to warn you was verified',
    'reporter-links-sent': 'Reporters’ links were sent again',
    'lost-reporter-links-sent': 'A reporter’s links were sent again, requested with their address',
    'reporter-accepted': 'A reporter accepted',
    'reporter-declined': 'A reporter declined',
    'reporter-address-good': 'A reporter confirmed their address',
    'reporter-moved': 'A reporter wants to use a different address',
    'owner-asked': 'You were asked to sign in after a long time',
    rehearsed: 'You had a rehearsal sent to you',
    'reporters-asked': 'Your reporters were asked whether you’re well',
    'reporter-suspended': 'A reporter’s links were suspended',
    'reporter-reinstated': 'A reporter stayed after a refuted report',
    'report-submitted': 'A report was submitted',
    'report-confirmed': 'A report was confirmed',
    'report-confirmation-withdrawn': 'A confirmation no longer counts',
    'report-denied': 'A reporter said that a report isn’t true',
    'report-warned': 'You were warned about a report again',
    'report-window-moved': 'Your time to refute was extended',
    'report-restarted': 'A report started again',
    'report-withdrawn': 'A report was withdrawn',
    'report-refuted': 'A report was refuted',
    'report-released': 'A report led to a release',
    'report-recipient-unreached': 'A recipient couldn’t be notified of an opening',
    'report-expired': 'A report expired',
    'report-revoked': 'Everything was locked again after a release',
    'read-meanwhile': 'A LeaveBit was read before you were back',
    'unread-meanwhile': 'Nobody read these LeaveBits before you were back',
  },
  account: {
    'subscription-changed': 'The subscription changed',
    'payment-received': 'A payment was received',
    'destruction-announced': 'You were warned that unpaid data would be permanently deleted',
    'data-destroyed': 'Unpaid data was permanently deleted',
    'checked-up': 'You completed your check-up',
    exported: 'Your data was exported',
    'deletion-asked': 'Account deletion was requested',
    'deletion-cancelled': 'Account deletion was cancelled',
  },
} as const;

export type ActivityGroup = keyof typeof activityGroups;
type KindIn<Group> = Group extends ActivityGroup ? keyof (typeof activityGroups)[Group] : never;
export type ActivityKind = KindIn<ActivityGroup>;

const words = Object.assign({}, ...Object.values(activityGroups)) as Record<string, string>;

/** The sentence for an entry. Kinds from a later version fall back to their name. */
export const describeActivity = (kind: string): string => words[kind] ?? kind;

/** The kinds matched by a filter: those of a group, or a single kind. Null if the filter is neither. */
export function expandActivityFilter(filter: string): readonly string[] | null {
  if (Object.hasOwn(activityGroups, filter)) return Object.keys(activityGroups[filter as ActivityGroup]);
  return Object.hasOwn(words, filter) ? [filter] : null;
}

export const activityLimits = {
  /** Entries per page. */
  entriesPerPage: 50,
  /** Max entries decrypted per search request, which takes about ten milliseconds. The next request continues from there. */
  searchedPerCall: 2000,
  /** Max characters of a search. */
  searchTextMax: 200,
  /** Max characters of an entry's subject, which fits the longest address. Longer ones are truncated. */
  subjectMax: 320,
  /** Max characters of an entry's detail. Longer ones are truncated. */
  detailMax: 1000,
  /** Failed attempts of one kind are listed once per period, so a stranger's guessing adds no more than 24 lines a day. */
  failedTryHours: 1,
} as const;
