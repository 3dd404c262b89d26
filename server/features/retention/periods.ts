import type { PgTable } from 'drizzle-orm/pg-core';
import { limits } from '#shared/domain/limits.ts';
import type * as schema from '../../db/schema/index.ts';
import { jobLimits, mailLimits, retentionLimits, serviceLimits } from '../../limits.ts';

type TableName = {
  [Name in keyof typeof schema]: (typeof schema)[Name] extends PgTable ? Name : never;
}[keyof typeof schema];

const account = 'for the life of the account';
const log = 'for the life of the account; all of it is removed when unpaid data is destroyed';
const purged = `${limits.purgedDays} days after its owner deleted it for good`;
const content = `until its owner deletes it, then ${limits.trashDays} days in the trash; ${purged}; or until unpaid data is destroyed`;

/**
 * How long each table's rows are retained. `docs/data.md` repeats these texts, along with what is stored, why, and who sees it.
 * An hourly job removes expired rows, so each period may be up to an hour longer.
 */
export const retentionPeriods: Readonly<Record<TableName, string>> = {
  users: account,
  activityChains: log,
  activityEntries: log,
  activityWaiting: 'until the transaction commits',
  sealingKeys: `until unpaid data is destroyed; ${limits.replacedPassphraseDays} days after only the passphrase was changed`,
  peopleNames:
    'while they are a recipient, reporter or substitute, or a change of reporters or recipients can be undone',
  mailLanguages: 'while the address is a recipient’s, reporter’s or substitute’s of some owner',
  silences: 'until the owner signs in',
  oneTimeCodes: `${limits.codeMinutes} minutes`,
  emailChanges: `${limits.emailChangeMinutes} minutes`,
  totpFactors: 'until the owner removes it; an hour if it was never confirmed',
  recoveryCodes: 'until it is used, or the owner removes the last factor',
  passkeys: 'until the owner removes it',
  passkeyChallenges: `${limits.passkeyChallengeMinutes} minutes`,
  waitingResets: `${limits.resetWaitHours} hours, or until it is stopped`,
  signIns: `${retentionLimits.signInDays} days`,
  ownerDevices: `${serviceLimits.deviceRetentionDays} days from the last sign-in`,
  session: `${limits.ownerSessionMinutes} minutes from the last use`,
  rateLimits: 'a day at most',
  guessCounts: 'until the attempts expire, two days at most',
  codeAllowances: 'until it is fully refilled, a year at most',
  ringKeys: 'permanently',
  triggerBytes: content,
  storedFiles: `like its name in a LeaveBit; without one, ${limits.uploadRetentionHours} hours`,
  storedFileChunks: 'like its file',
  storedObjects: `like its file, then until the store has removed the object; its random key ${retentionLimits.removedObjectDays} days more`,
  triggerByteFiles: `like its LeaveBit; if it was removed, ${limits.trashDays} days in the trash, or ${purged}`,
  leavebitDrafts: `until the LeaveBit is saved or deleted for good, ${limits.draftDays} days from the last change`,
  triggerByteVersions: `like its LeaveBit; the last ${limits.versionsPerLeavebit} of each, and one per hour and per session of the last ${limits.versionDays} days`,
  storageAlarms: 'permanently, one row per store',
  mails: `${retentionLimits.mailDays} days from the last attempt; ${retentionLimits.unconfirmedHours} hours for an unconfirmed registration`,
  accountDeletions: 'until the owner cancels the deletion, or it is carried out',
  mailEventReceipts: `${mailLimits.receiptRetentionDays} days`,
  viewerVerified: `while the address is a recipient's; otherwise ${retentionLimits.proofDays} days`,
  emailVerificationSessions: `${limits.emailSessionMinutes} minutes from the last use`,
  downloadTickets: `${limits.downloadTicketMinutes} minutes`,
  subscriptions: account,
  checkouts: `like its payments; without any, ${retentionLimits.offerDays} days`,
  agreements: account,
  payments: '`PAYMENTS_KEPT_YEARS`, 7 years; amount and date of an applied one for the life of the account',
  exchangeRates: 'until the next rate',
  destructionLetters: 'until the announcement is cancelled or carried out',
  paymentInquiries: 'until the announcement is cancelled or carried out',
  reporterTokens: 'until the owner removes the reporter',
  reporterSuspensions: 'until the owner decides about the reporter',
  configurationChanges: `${limits.undoHours} hours, and ${serviceLimits.deadUndoLinkDays} more days to explain that the link has expired`,
  lostReporterTokens: `${limits.undoHours} hours`,
  sharingDigests: `${limits.undoHours} hours, and ${serviceLimits.deadUndoLinkDays} more days to explain that the link has expired`,
  sharingChanges: `until a mail reports it, and ${limits.undoHours} hours more`,
  senderChoices: account,
  deathIncapacitationReports: account,
  reportConfirmations: account,
  reportConfirmationLinks: 'until the owner removes the reporter',
  reportWarnings: account,
  reportRefuteLinks: account,
  reportEvents: account,
  substitutes: 'while the person is a recipient, or a change of recipients can be undone',
  recipientReadings: 'like its LeaveBit',
  recipientOpenings: 'while it is open to the recipient, at most as long as its LeaveBit',
  substituteTurns: 'like its LeaveBit, and what a release has passed on until it ends',
  unopenedReminders: account,
  unopenedChecks: 'until nothing more is due',
  scheduledOpenings: 'until the recipient is notified',
  uploads: `${limits.uploadRetentionHours} hours from the last byte`,
  uploadSessions: account,
  serviceHeartbeat: 'permanently, one row',
  serviceOutages: `${retentionLimits.outageDays} days; longer while a pending report needs it`,
  serviceState: 'permanently, one row',
  lastBackup: 'permanently, one row',
  failingRows: `until the work succeeds; it is retried at least every ${jobLimits.deadLetterRetryMs / 3_600_000} hours`,
};
