import type { PgTable } from 'drizzle-orm/pg-core';
import { limits } from '#shared/domain/limits.ts';
import type * as schema from '../../db/schema/index.ts';
import { jobLimits, mailLimits, retentionLimits, serviceLimits } from '../../limits.ts';

type TableName = {
  [Name in keyof typeof schema]: (typeof schema)[Name] extends PgTable ? Name : never;
}[keyof typeof schema];

const code = `${limits.codeMinutes} minutes`;
const account = 'as long as the account';
const log = 'as long as the account; all of it goes when unpaid data is destroyed';
const purged = `${limits.purgedDays} days after its owner deleted it for good`;
const content = `until its owner deletes it, and ${limits.trashDays} days in the trash; ${purged}; or until it is destroyed unpaid`;

/**
 * How long each table's rows are retained. `docs/data.md` repeats these texts, along with what is stored, why, and who sees it.
 * An hourly job removes expired rows, so each period may be up to an hour longer.
 */
export const retentionPeriods: Readonly<Record<TableName, string>> = {
  users: account,
  activityChains: log,
  activityEntries: log,
  activityWaiting: 'never beyond a transaction',
  peopleNames: 'while they are a recipient or reporter, or a change of reporters or recipients can be undone',
  loginVerificationCodes: code,
  registerVerificationCodes: code,
  passwordResetCodes: code,
  reauthenticationCodes: code,
  emailChangeCodes: code,
  emailChanges: `${limits.emailChangeMinutes} minutes`,
  totpFactors: 'until the owner removes it; one that was never confirmed, an hour',
  recoveryCodes: 'until it is used, or the owner removes the last factor',
  passkeys: 'until the owner removes it',
  passkeyChallenges: `${limits.passkeyChallengeMinutes} minutes`,
  waitingResets: `${limits.resetWaitHours} hours, or until it is stopped`,
  signIns: `${retentionLimits.signInDays} days`,
  verificationCodes: code,
  ownerDevices: `${serviceLimits.deviceRetentionDays} days from the last sign-in`,
  session: `${limits.ownerSessionMinutes} minutes from the last use`,
  rateLimits: 'a day at most',
  guessCounts: 'until the tries are forgotten, two days at most',
  codeAllowances: 'until it is whole again, a year at most',
  ringKeys: 'always',
  triggerBytes: content,
  storedFiles: `like its name in a LeaveBit; without one, ${limits.uploadRetentionHours} hours`,
  storedFileChunks: 'like its file',
  triggerByteFiles: `like its LeaveBit; a removed one ${limits.trashDays} days in the trash, or ${purged}`,
  leavebitDrafts: `until the LeaveBit is saved or gone for good, ${limits.draftDays} days from the last change`,
  triggerByteVersions: `like its LeaveBit; the last ${limits.versionsPerLeavebit} of each, and one for each hour and each session of the last ${limits.versionDays} days`,
  storageAlarms: 'always, one row for each store',
  mails: `${retentionLimits.mailDays} days from the last try; a registration that nobody confirmed, ${retentionLimits.unconfirmedHours} hours`,
  accountDeletions: 'until the owner keeps the account, or it is deleted',
  mailEventReceipts: `${mailLimits.receiptRetentionDays} days`,
  viewerVerified: `while the address is a recipient's; otherwise ${retentionLimits.proofDays} days`,
  emailVerificationSessions: `${limits.emailSessionMinutes} minutes from the last use`,
  downloadTickets: `${limits.downloadTicketMinutes} minutes`,
  subscriptions: account,
  checkouts: `like its payments; without any, ${retentionLimits.offerDays} days`,
  agreements: account,
  payments: '`PAYMENTS_KEPT_YEARS`, 7 years; amount and date of an applied one as long as the account',
  exchangeRates: 'until the next rate',
  destructionLetters: 'until the announcement is taken back, or carried out',
  paymentInquiries: 'until the announcement is taken back, or carried out',
  reporterTokens: 'until the owner removes the reporter',
  configurationChanges: `${limits.undoHours} hours, and ${serviceLimits.deadUndoLinkDays} days more to say that the link is over`,
  lostReporterTokens: `${limits.undoHours} hours`,
  sharingDigests: `${limits.undoHours} hours, and ${serviceLimits.deadUndoLinkDays} days more to say that the link is over`,
  sharingChanges: `until a mail tells of it, and ${limits.undoHours} hours`,
  senderChoices: account,
  deathIncapacitationReports: account,
  reportConfirmations: account,
  reportConfirmationLinks: 'until the owner removes the reporter',
  reportWarnings: account,
  reportEvents: account,
  scheduledOpenings: 'until the recipient is told',
  uploads: `${limits.uploadRetentionHours} hours from the last byte`,
  uploadSessions: account,
  serviceHeartbeat: 'always, one row',
  serviceOutages: `${retentionLimits.outageDays} days; since the start of a pending report`,
  serviceState: 'always, one row',
  lastBackup: 'always, one row',
  failingRows: `until the work succeeds; it is tried every ${jobLimits.deadLetterRetryMs / 3_600_000} hours at least`,
};
