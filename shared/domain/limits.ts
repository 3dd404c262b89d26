/**
 * The product's limits, each with its unit (in the name or comment) and its source. "Product rule": promised to users.
 * "PayFast": follows from the payment provider's behavior. "Our choice": with the reason. Operational limits are in
 * `server/limits.ts`.
 */
export const MEGABYTE = 1024 * 1024;

/** Limits on one person's data, and the lifetimes of codes, sessions and links. */
export const limits = {
  /** Files per save. Product rule. */
  filesPerSave: 5,
  /** The largest file that the form accepts. Product rule. */
  formFileBytes: 20 * MEGABYTE,
  /** The largest file that the server accepts. Product rule: stated in the terms. */
  serverFileBytes: 50 * MEGABYTE,
  /** Above this total, files are sent one by one as resumable uploads. Product rule. */
  largeUploadBytes: 10 * MEGABYTE,
  /** An upload times out after this long without progress. Product rule. */
  uploadTimeoutMinutes: 5,
  /** An upload is abandoned when its last 5 % makes no progress for this long. Product rule. */
  uploadStallSeconds: 30,
  /** How often a running upload extends its owner's session. Product rule. */
  uploadRefreshMinutes: 2,
  /**
   * After this long without a byte, an upload no longer blocks its owner's other uploads. Our choice: lost connections
   * are detected sooner.
   */
  uploadSilentMinutes: 2,
  /** After this long without a byte, an unfinished upload is removed. Our choice: its owner can resume on the same day. */
  uploadRetentionHours: 24,
  /** Unfinished uploads that an owner can resume. The least recently active are evicted. Our choice: four full saves. */
  unfinishedUploadsPerOwner: 20,
  /** Characters. Our choice: a headline, with room to spare. */
  descriptionLength: 500,
  /** Characters. Our choice: about forty pages. */
  infoFieldsLength: 100_000,
  /** Characters. Our choice: the maximum of common file systems. */
  fileNameLength: 255,
  /** Our choice: more than any family needs, but not a mailing list. */
  recipientsPerLeavebit: 50,
  /** Our choice: a list of this length is still fast. */
  leavebitsPerOwner: 1000,
  /** LeaveBits in one mail about a selection. Our choice: the mail stays readable. */
  leavebitsPerShare: 100,
  /** Addresses in one mail about a selection. Our choice: the same as for one LeaveBit. */
  addressesPerShare: 50,
  /** How long deleted items can be restored. Product rule. */
  trashDays: 30,
  /**
   * How long permanently deleted items can still be recovered. Our choice: the mail about the deletion waits at most a
   * day, and its link is valid for 72 hours.
   */
  purgedDays: 4,
  /** Earlier states of a LeaveBit that are always retained. Product rule. */
  versionsPerLeavebit: 10,
  /** Of the states replaced within this period, one per hour is retained. Product rule. */
  versionDays: 30,
  /**
   * Total size of all earlier states of an owner's LeaveBits. Our choice: saving a long text every hour of a working
   * month uses half of it.
   */
  versionBytesPerOwner: 30 * MEGABYTE,
  /** Versions per response. Our choice: a picker of this length is still quick to scan. */
  versionsPerPage: 50,
  /** Total size of an owner's texts. Our choice: every list contains them. */
  textBytesPerOwner: 10 * MEGABYTE,
  /** Characters. Our choice: the longest address that can receive mail. */
  emailLength: 254,
  /** Characters of a person's name. Product rule. */
  nameLength: 100,
  /** Characters. Product rule. */
  passwordMinLength: 8,
  /** Characters. Our choice: hashing is slow. */
  passwordMaxLength: 200,
  /** Digits of a code. Product rule. */
  codeDigits: 6,
  /** Where many codes are requested and never entered, new ones grow up to this length. See `codes/rules.ts` on the server. */
  codeMaxDigits: 12,
  /** How long a code is valid. Product rule. */
  codeMinutes: 10,
  /** Wrong attempts from the browser that requested a code, after which the code is invalid. Product rule. */
  codeAttempts: 5,
  /**
   * Wrong attempts from all other browsers, after which only the requesting browser can enter the code. Our choice:
   * strangers cannot invalidate someone's code, yet a person who reads the mail on another device can enter it there.
   */
  codeStrangerAttempts: 3,
  /** How long a page waits before it offers another code. Our choice: a mail takes several seconds. */
  codeResendSeconds: 30,
  /** How long a sign-in or a code counts as recent reauthentication for a sensitive change. Product rule. */
  reauthenticationMinutes: 15,
  /** How long a new authenticator app can wait for its first code. Our choice: the same as the reauthentication before it. */
  totpSetupMinutes: 15,
  /** How long a passkey may take to respond. Our choice: people need time to find their phone. */
  passkeyChallengeMinutes: 5,
  /** Passkeys per owner. Our choice: more than anyone has devices. */
  passkeysPerOwner: 20,
  /** How long a password reset without the second factor is delayed. Product rule. */
  resetWaitHours: 72,
  /** How long the codes for an email change are valid. Our choice: the lifetime of a mailed code, plus a resend. */
  emailChangeMinutes: 30,
  /** Sign-ins shown to an owner. Our choice: one screen. */
  signInsShown: 20,
  /** Mails per day to an owner about changes of who may read. They are at least an hour apart. Product rule. */
  sharingDigestsPerDay: 12,
  /**
   * Mails to an owner about changes to reporters and terms that are sent immediately within an hour, and in a day. Our
   * choice: more than people need, but too few to bury the first one.
   */
  configurationNewsAtOnce: 3,
  configurationNewsPerDay: 12,
  /** How long the mailed undo link works after a change to the configuration or to recipients. Product rule. */
  undoHours: 72,
  /** An owner's server session, counted from its last use. Product rule. */
  ownerSessionMinutes: 10,
  /** An idle page warns after this long. Product rule. */
  idleWarningMinutes: 4.5,
  /** An idle page signs out after this long. Product rule. */
  idleMinutes: 5,
  /** User activity refreshes the session at most this often. Product rule. */
  idleRefreshMinutes: 2,
  /** How long a page that was unloaded can resume its session. Our choice: a reload takes less. */
  ownerReturnSeconds: 30,
  /** A recipient's session, counted from its last use. Product rule. */
  emailSessionMinutes: 30,
  /** How long a recipient's download can be started and resumed. Our choice: a dropped connection recovers in this time. */
  downloadTicketMinutes: 10,
  /** After this many months, a recipient's address verification counts as stale. Product rule. */
  verificationStaleMonths: 6,
  /** How long a recipient who left a LeaveBit can return by the mailed link. Product rule. */
  returnDays: 30,
  /** Min interval between reminders from an owner to a recipient. Our choice: a reader who needs a few days is not pressured. */
  reminderDays: 3,
  /** Bounces later than this after sending are ignored. Our choice: mail servers give up within days. */
  bounceAcceptedDays: 14,
  /** Designated reporters per owner. Product rule. */
  reporters: 5,
  /** Product rule. */
  minConfirmations: 1,
  /** Product rule. */
  maxConfirmations: 5,
  /** Product rule. */
  defaultConfirmations: 2,
  /** Product rule. */
  minRefuteHours: 1,
  /** Product rule. */
  maxRefuteHours: 168,
  /** Product rule. */
  defaultRefuteHours: 24,
  /**
   * A form suggests the first as the refute window, and warns below the second. Our choice: people asleep or traveling
   * don't read their mail.
   */
  suggestedRefuteHours: 72,
  cautionBelowRefuteHours: 24,
  /**
   * Reports per day by one reporter about one owner. Our choice: each one mails many people. Counted per reporter, so
   * that nobody uses up another's allowance.
   */
  reportsPerDay: 5,
  /**
   * A reporter who withdraws this many reports about one owner within the pause cannot report them again until it is
   * over. Our choice: people make mistakes, and the other reporters then have a week to themselves.
   */
  withdrawalsBeforePause: 5,
  withdrawalPauseDays: 7,
  /** The minimum window when the owner's mailbox permanently rejects every warning. Product rule. */
  unreachableRefuteHours: 72,
  /** A report without enough confirmations expires this long after its window. Product rule. */
  reportExpiresDays: 30,
  /**
   * For this long after a release, and after its last dated opening, the estate is readable in any subscription state.
   * Product rule.
   */
  estateReadableMonths: 12,
  /** Readability ends this long after the release, even if a LeaveBit has a later date. Product rule. */
  maxEstateReadableMonths: 25 * 12,
  /** How long the owner's page shows a closed report. Our choice: owners check in about once a month. */
  reportShownDays: 30,
} as const;

/** Limits of a recipient's list. */
export const listLimits = {
  /** LeaveBits per page of a recipient's list. Product rule. */
  leavebitsPerPage: 200,
  /** Text bytes per page of a recipient's list. Further texts are loaded with their details. Product rule. */
  textBytesPerPage: MEGABYTE,
  /**
   * LeaveBits that an owner can share with one address before setting up a subscription. Our choice: enough for a family,
   * and a stranger fills one page at most.
   */
  fromOneUnpaidOwner: 200,
} as const;

/** Limits for the plan's health checks. */
export const planLimits = {
  /**
   * How long after the mail with their links an owner is told that a reporter has not opened their page. Our choice: many
   * people read a mail the next day.
   */
  reporterPracticeDays: 2,
} as const;

/** How a report becomes a release, apart from what owners configure. */
export const releaseLimits = {
  /**
   * A warning accepted this soon after the report counts as accepted immediately. Our choice: the mail was sent without a
   * delay.
   */
  atOnceMinutes: 10,
  /** A confirmation this long after the owner's last delivered warning requires a final notice. Product rule. */
  noticeLastsHours: 24,
  /** The uptime that a final notice leaves the owner. A shorter window leaves its own length. Product rule. */
  noticeHours: 12,
  /** An undelivered warning is sent again after this long. Our choice: avoids flooding the mailbox. */
  warnAgainHours: 12,
  /**
   * Warnings of one report that are rewritten immediately because their mails cannot be decrypted. Our choice: a loop
   * must end.
   */
  rewrittenAtOnce: 2,
  /**
   * An operator is alerted if no warning about a report could be delivered to the owner for this long. Our choice: leaves
   * time to fix it.
   */
  undeliveredAlarmDays: 1,
  /** The reporters of such a report are notified after this long. Our choice: it may be fixed by then. */
  undeliveredNoticeDays: 3,
  /** Min interval before a reporter can have the confirmation mail sent again. Our choice: avoids flooding the mailbox. */
  resendConfirmLinkMinutes: 60,
  /** A gap in uptime longer than this counts as an outage. Product rule. */
  outageMinutes: 10,
  /** Recipients are notified this many days before an estate closes. Product rule. */
  closingNoticeDaysAhead: [60, 14],
  /** A mail about an opening that failed permanently is retried this many weeks after the failure was noticed. Product rule. */
  openingRetriedWeeksAfter: [1, 4, 12],
  /**
   * A mail about an opening that is deferred for this long counts as undelivered. Our choice: the retry period of other
   * mails.
   */
  openingUnreachedDays: 3,
  /** Reporters are asked this many days after payments stopped. Product rule. */
  lapseAskedDaysAfter: [60, 300],
  /**
   * How long owners can review their accounts after a restore before recipients can read again. Our choice: a weekend
   * without mail takes two days.
   */
  restoreReviewHours: 48,
  /**
   * When recipients are told to come back while owners have not been notified of the restore yet. Our choice: a day for
   * the operator, then the owners' review time.
   */
  restoreUnnotifiedHours: 72,
} as const;

/** Prices of the service, and deadlines when payments stop. */
export const billingLimits = {
  /** The free period before the first payment. Product rule. */
  trialMonths: 1,
  /**
   * Every account's free period, in days, after a time in which the service took no payments. Our choice: readers of an
   * open estate are notified 60 days before it closes, and owners need some weeks to set up a payment.
   */
  freeDaysAfterOff: 90,
  /** The free period of an account created in early access. Product rule. */
  earlyAccessMonths: 24,
  /** US cents a month. Product rule. */
  monthlyFeeCents: 100,
  /** US cents, for restarting after an explicit cancellation. Product rule. */
  adminFeeCents: 100,
  /** An active subscription is blocked this long after an unpaid date. Product rule: PayFast charges on that day and retries. */
  graceDays: 3,
  /** A missing charge is overdue after this long. PayFast: it charges during the day. */
  overdueDays: 1,
  /** The first charge comes at most this long after the free period. PayFast: it cannot charge on every day of a month. */
  firstChargeDaysLater: 7,
  /** Owners are reminded this many days before the free period ends. Product rule. */
  reminderDaysAhead: [7, 1],
  /** Unpaid data is retained this long, so nobody owes for more months. Product rule. */
  retentionMonths: 12,
  /** The rate when none is known: 17.50 South African rand per US dollar, in ten-thousandths. Product rule. */
  fallbackRate: 175_000,
  /** Rates below 10 are considered implausible. Product rule. */
  minRate: 100_000,
  /** Rates above 40 are considered implausible. Product rule. */
  maxRate: 400_000,
  /** Older rates are not used. Our choice: a source may be unavailable for several days. */
  rateFreshDays: 7,
} as const;

/** Conditions for destroying unpaid data. */
export const destructionLimits = {
  /** The owner's warnings, in days before the destruction. Product rule. */
  warningDaysAhead: [30, 7, 1],
  /** Warnings that a mail server must have accepted. Product rule. */
  deliveredWarnings: 2,
  /** Min time between the last accepted warning and the destruction. Product rule. */
  hoursSinceDelivery: 20,
  /** How much longer data is retained when the owner's mailbox rejects the warnings. Product rule. */
  unreachableMonths: 6,
  /**
   * Reporters have at least this much time left, even if a mail server accepts their notice late. Our choice: the same as
   * after the owner's first warning.
   */
  reporterNoticeDaysAhead: 30,
  /** A human is alerted when a destruction has been postponed for this long. Product rule. */
  postponedAlarmDays: 7,
  /** The alert repeats after this long. Our choice: once a day is enough. */
  alarmedEveryDays: 1,
  /** How long a PayFast response is trusted. Our choice: the hourly job runs twice in this time. */
  inquiryValidHours: 2,
  /** PayFast is queried about all offers from this many days. Product rule. */
  offersAskedDays: 60,
  /** A rejected payment postpones the destruction for this long. Our choice: gives a human time to look at it. */
  rejectedPaymentRetentionDays: 30,
} as const;

/** Conditions for deleting an account at its owner's request. */
export const deletionLimits = {
  /** The owner's time to reconsider. Product rule. */
  waitDays: 7,
  /** Min time between the acceptance of the first mail and the deletion. Our choice: a mail may take a few hours. */
  noticeDaysAhead: 6,
  /** The owner is reminded this long before. Product rule. */
  reminderDaysAhead: 1,
  /** Min time between the acceptance of the reminder and the deletion. Our choice: the same as for unpaid data. */
  hoursSinceDelivery: 20,
  /** The delay when the owner's mailbox rejects the first mail. Our choice: they may still sign in and see it. */
  unreachableDays: 30,
  /** A mail lost in transit is sent again after this long. Our choice: avoids flooding the mailbox. */
  resendDays: 1,
  /**
   * Max mails to a reporter within 24 hours when a deletion is requested and cancelled again and again. Our choice: an odd number
   * ends such a series with the warning, not with the all-clear.
   */
  reporterMailsPerDay: 3,
  /** How long a deletion waits for the mails to reporters, including unreachable ones. Our choice: the same as for the owner. */
  reportersWaitDays: 30,
  /** Nothing is deleted for this long after an owner has revoked a release. Product rule. */
  afterRevocationDays: 30,
  /** A human is alerted when a deletion has waited for PayFast for this long. Our choice: a cancellation takes minutes. */
  paymentAlarmHours: 1,
  /** A human is alerted when a deletion has waited for anything else for this long. Our choice. */
  postponedAlarmDays: 1,
  /** The alert repeats after this long. Our choice: once a day is enough. */
  alarmedEveryDays: 1,
} as const;
