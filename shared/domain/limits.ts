/**
 * The product's limits, each with its unit (in the name or comment) and its source. "Required by the product": promised to users.
 * "Imposed by PayFast": follows from the payment provider's behavior. Others are our choice, with the reason. Operational limits
 * are in `server/limits.ts`.
 */
export const MEGABYTE = 1024 * 1024;

/** Limits on one owner's data, and the lifetimes of codes, sessions and links. */
export const limits = {
  /** Files per save. Required by the product. */
  filesPerSave: 5,
  /** The largest file that the form accepts. Required by the product. */
  formFileBytes: 20 * MEGABYTE,
  /** The largest file that the server accepts. Required by the product, and stated in the terms. */
  serverFileBytes: 50 * MEGABYTE,
  /** Above this total, files are sent one by one as resumable uploads. Required by the product. */
  largeUploadBytes: 10 * MEGABYTE,
  /** An upload times out after this long without progress. Required by the product. */
  uploadTimeoutMinutes: 5,
  /** An upload is abandoned if its last 5 % makes no progress for this long. Required by the product. */
  uploadStallSeconds: 30,
  /** How often a running upload extends its owner's session. Required by the product. */
  uploadRefreshMinutes: 2,
  /**
   * After this long without a byte, an upload no longer blocks its owner's other uploads. Long enough, because lost connections
   * are detected sooner.
   */
  uploadSilentMinutes: 2,
  /** After this long without a byte, an unfinished upload is removed. Its owner can resume it on the same day. */
  uploadRetentionHours: 24,
  /** Unfinished uploads that an owner can resume. The least recently active are evicted. Enough for four full saves. */
  unfinishedUploadsPerOwner: 20,
  /** Characters. Enough for a headline, with room to spare. */
  descriptionLength: 500,
  /** Characters. About forty pages. */
  infoFieldsLength: 100_000,
  /** Characters of a sealed text: the longest text in any script, encrypted for 50 recipients and the owner, in ASCII armor. */
  sealedTextLength: 420_000,
  /** How long the key under an earlier passphrase is retained, so that a stranger's change can be taken back. */
  replacedPassphraseDays: 30,
  /** Characters of a wrapped key: an armored age file of under a kilobyte, with room for passkeys beside the passphrase. */
  wrappedKeyLength: 10_000,
  /** Characters of the sealed names of all files of a LeaveBit. Enough for hundreds of long names. */
  sealedNamesLength: 100_000,
  /** Characters. The maximum on Windows and macOS. */
  fileNameLength: 255,
  /** Bytes, with the extension. The maximum on Linux and Android. */
  fileNameBytes: 255,
  /** More than any family needs, but too few for a mailing list. */
  recipientsPerLeavebit: 50,
  /**
   * Addresses in one change of a LeaveBit, which may keep recipients beyond the limit: an undo can double them, and there can be
   * up to `substitutesPerOwner` more.
   */
  recipientsPerChange: 300,
  /** A list of this length still loads fast. */
  leavebitsPerOwner: 1000,
  /** LeaveBits in one email about a selection. Chosen so that the email stays readable. */
  leavebitsPerShare: 100,
  /** Addresses per email about a selection. The same as for one LeaveBit. */
  addressesPerShare: 50,
  /** How long deleted items can be restored. Required by the product. */
  trashDays: 30,
  /**
   * How long permanently deleted items can still be recovered. The email about the deletion waits up to a day, and its link is
   * valid for 72 hours.
   */
  purgedDays: 4,
  /** Earlier states of a LeaveBit that are always retained. Required by the product. */
  versionsPerLeavebit: 10,
  /** Of the states replaced within this period, one per hour is retained. Required by the product. */
  versionDays: 30,
  /**
   * Total size of all earlier states of an owner's LeaveBits. Saving a long text every working hour for a month uses half of it.
   */
  versionBytesPerOwner: 30 * MEGABYTE,
  /** Versions per response. A list of this length is still easy to scan. */
  versionsPerPage: 50,
  /** Total size of an owner's texts. Limited because every list contains them. */
  textBytesPerOwner: 10 * MEGABYTE,
  /** How long unsaved changes are retained. Long enough to return to them after an illness. */
  draftDays: 30,
  /** Total size of an owner's unsaved changes. As much as their saved texts. */
  draftBytesPerOwner: 10 * MEGABYTE,
  /** Characters. The longest address that can receive email. */
  emailLength: 254,
  /** Characters of a person's name. Required by the product. */
  nameLength: 100,
  /** Characters. Required by the product. */
  passwordMinLength: 8,
  /** Characters. Limited because hashing is slow. */
  passwordMaxLength: 200,
  /** Characters. The longest IANA name has 32. */
  timeZoneMaxLength: 64,
  /** Digits of a code. Required by the product. */
  codeDigits: 6,
  /** If many codes are requested but never entered, new ones grow up to this length. See `codes/rules.ts` on the server. */
  codeMaxDigits: 12,
  /** How long a code is valid. Required by the product. */
  codeMinutes: 10,
  /** Wrong attempts from the browser that requested a code before the code becomes invalid. Required by the product. */
  codeAttempts: 5,
  /**
   * Wrong attempts from all other browsers, after which only the requesting browser can enter the code. Strangers can't
   * invalidate someone's code, and a user who reads the email on another device has as many attempts there.
   */
  codeStrangerAttempts: 5,
  /** How long a page waits before it offers another code. An email takes several seconds. */
  codeResendSeconds: 30,
  /** How long a sign-in or a code counts as recent reauthentication for a sensitive change. Required by the product. */
  reauthenticationMinutes: 15,
  /** How long a new authenticator app can wait for its first code. The same as for the reauthentication before it. */
  totpSetupMinutes: 15,
  /** How long a passkey may take to respond. Users need time to find their phone. */
  passkeyChallengeMinutes: 5,
  /** Passkeys per owner. More than anyone has devices. */
  passkeysPerOwner: 20,
  /** How long a password reset without the second factor is delayed. Required by the product. */
  resetWaitHours: 72,
  /** How long the codes for an email change are valid. The lifetime of a code, with time for resending it. */
  emailChangeMinutes: 30,
  /** Sign-ins shown to an owner. Chosen to fit on one screen. */
  signInsShown: 20,
  /** Emails per day to an owner about changes of access, at least an hour apart. Required by the product. */
  sharingDigestsPerDay: 12,
  /**
   * Emails to an owner about changes to reporters and terms: the maximum sent immediately within an hour, and the maximum per
   * day. More than owners need, but too few to bury the first one.
   */
  configurationNewsAtOnce: 3,
  configurationNewsPerDay: 12,
  /** How long the undo link in an email works after a change to the configuration or to recipients. Required by the product. */
  undoHours: 72,
  /** An owner's server session, counted from its last use. Required by the product. */
  ownerSessionMinutes: 10,
  /** An idle page warns after this long. Required by the product. */
  idleWarningMinutes: 4.5,
  /** An idle page signs out after this long. Required by the product. */
  idleMinutes: 5,
  /** User activity refreshes the session no more often than this. Required by the product. */
  idleRefreshMinutes: 2,
  /** How long a page that was unloaded can resume its session. A reload takes less. */
  ownerReturnSeconds: 30,
  /** A recipient's session, counted from its last use. Required by the product. */
  emailSessionMinutes: 30,
  /** How long a recipient's download can be started and resumed. Enough for a dropped connection to recover. */
  downloadTicketMinutes: 10,
  /** After this many months, a recipient's address verification becomes stale. Required by the product. */
  verificationStaleMonths: 6,
  /** How long a recipient who left a LeaveBit can return through the link in the email. Required by the product. */
  returnDays: 30,
  /** Min interval between reminders from an owner to a recipient. Chosen so as not to pressure a reader who needs a few days. */
  reminderDays: 3,
  /** Bounces that arrive later than this are ignored. Mail servers give up within days. */
  bounceAcceptedDays: 14,
  /** Designated reporters per owner. Required by the product. */
  reporters: 5,
  /** How many confirmations an owner can require: min, max and default. Required by the product. */
  minConfirmations: 1,
  maxConfirmations: 5,
  defaultConfirmations: 2,
  /** How long an owner's refute window can be: min, max and default. Required by the product. */
  minRefuteHours: 1,
  maxRefuteHours: 168,
  defaultRefuteHours: 24,
  /**
   * A form suggests the first as the refute window, and warns below the second. Chosen because people who are asleep or traveling
   * don't read their email.
   */
  suggestedRefuteHours: 72,
  cautionBelowRefuteHours: 24,
  /**
   * Codes a day to second ways of being warned: from one account on one channel, and to one address or number. Enough for typing
   * errors, and too few to annoy a stranger.
   */
  wayCodesPerAccountDay: 6,
  wayCodesPerWayDay: 4,
  /** How far ahead an owner can say that they are away. Required by the product. */
  awayMaxDays: 90,
  /**
   * Reports per day by one reporter about one owner. Limited because each report emails many people, and counted per reporter so
   * that nobody uses up another's allowance.
   */
  reportsPerDay: 5,
  /**
   * A reporter who withdraws this many reports about one owner within the pause cannot report them again until it ends. People
   * make mistakes, and the other reporters then have a week to themselves.
   */
  withdrawalsBeforePause: 5,
  withdrawalPauseDays: 7,
  /** The minimum window if the owner's mailbox permanently rejects every warning. Required by the product. */
  unreachableRefuteHours: 72,
  /**
   * A reporter whose report was refuted is suspended until the owner decides about them, or until nobody has signed in to the
   * account for this long. A thief who refutes once must not silence a reporter for good, and a living owner signs in sooner.
   */
  suspensionSilentDays: 90,
  /** The longest time without a new report after an owner's refutation. Required by the product. */
  coolDownMaxDays: 30,
  /** Nothing is released for this long after the last reporter's denial. Required by the product. */
  denialDays: 7,
  /** Characters of the reason for a denial. Enough to say how somebody knows, without becoming a letter. */
  denialReasonLength: 500,
  /** A report without enough confirmations expires this long after its window. Required by the product. */
  reportExpiresDays: 30,
  /**
   * For this long after a release, and after its last dated opening, the estate is readable in any subscription state. Required
   * by the product.
   */
  estateReadableMonths: 12,
  /** Access ends this long after the release, even if a LeaveBit has a later date. Required by the product. */
  maxEstateReadableMonths: 25 * 12,
  /** How long the owner's page shows a closed report. Owners check in about once a month. */
  reportShownDays: 30,
} as const;

/** Limits on a recipient's list. */
export const listLimits = {
  /** LeaveBits per page of a recipient's list. Required by the product. */
  leavebitsPerPage: 200,
  /** Text bytes per page of a recipient's list. Further texts are loaded with their details. Required by the product. */
  textBytesPerPage: MEGABYTE,
  /**
   * LeaveBits that an owner can share with one address before setting up a subscription. Enough for a family, and a stranger can
   * fill only one page.
   */
  fromOneUnpaidOwner: 200,
} as const;

/** What happens when a recipient doesn't open something. */
export const unopenedLimits = {
  /** When a recipient is reminded, counted from the opening. Required by the product. */
  reminderDays: [7, 30, 90],
  /** Reminders that were missed during an outage follow at this interval. The same as before the first one. */
  daysBetweenReminders: 7,
  /** How long after an opening a substitute can receive it: min, max and default. The range is required by the product. */
  minAfterDays: 30,
  maxAfterDays: 365,
  suggestedAfterDays: 60,
  /** Reminders that must have been accepted or rejected by then. Required by the product. */
  remindersBeforeSubstitute: 2,
  /** People with a substitute per owner. More than anyone has recipients whom they know. */
  substitutesPerOwner: 200,
} as const;

/** Limits for the plan's health checks. */
export const planLimits = {
  /**
   * How long after the email with their links an owner learns that a reporter has not opened their page. Many people read an
   * email the next day.
   */
  reporterPracticeDays: 2,
  /** How long before the end of the free period an owner is told that everything would close. Covers a whole trial. */
  subscriptionEndDays: 60,
} as const;

/** How a report becomes a release, apart from the owner's configuration. */
export const releaseLimits = {
  /**
   * A warning accepted this soon after the report was effectively accepted immediately, because its email was sent without a
   * delay.
   */
  atOnceMinutes: 10,
  /** A confirmation this long after the last warning delivered to the owner requires a final notice. Required by the product. */
  noticeLastsHours: 24,
  /** The uptime that a final notice gives the owner. A shorter window gives its own length. Required by the product. */
  noticeHours: 12,
  /** An undelivered warning is sent again after this long. Chosen to avoid flooding the mailbox. */
  warnAgainHours: 12,
  /**
   * Warnings of one report that are rewritten immediately because their emails cannot be decrypted. Limited so that a loop ends.
   */
  rewrittenAtOnce: 2,
  /**
   * An operator is alerted if no warning about a report could be delivered to the owner for this long. Leaves time to fix the
   * cause.
   */
  undeliveredAlarmDays: 1,
  /** The reporters of such a report are notified after this long. The cause may be fixed by then. */
  undeliveredNoticeDays: 3,
  /** Min interval before a reporter can have the confirmation email resent. Chosen to avoid flooding the mailbox. */
  resendConfirmLinkMinutes: 60,
  /**
   * Lost links, which anybody can request with a reporter's address: min interval between two emails from one owner to one reporter,
   * and max emails per day and per 30 days.
   */
  lostLinksMinutes: 10,
  lostLinksPerDay: 3,
  lostLinksPerMonth: 10,
  /** A gap in uptime longer than this counts as an outage. Required by the product. */
  outageMinutes: 10,
  /** How long a silent owner has to sign in after each of two emails, before the reporters are asked. */
  silenceAnsweredDays: 14,
  /** Recipients are notified this many days before an estate closes. Required by the product. */
  closingNoticeDaysAhead: [60, 14],
  /** An email about an opening that failed permanently is retried this many weeks after we noticed. Required by the product. */
  openingRetriedWeeksAfter: [1, 4, 12],
  /**
   * An email about an opening that is deferred for this long is treated as undelivered. The same as the retry period of other
   * emails.
   */
  openingUnreachedDays: 3,
  /** Reporters are asked this many days after payments stopped. Required by the product. */
  lapseAskedDaysAfter: [60, 300],
  /**
   * How long owners can review their accounts after a restore before recipients can read again. Covers a weekend without email.
   */
  restoreReviewHours: 48,
  /**
   * How soon recipients are told to return while owners have yet to be notified of a restore. A day for the operator, then the
   * owners' review period.
   */
  restoreUnnotifiedHours: 72,
} as const;

/** The service's prices, and the deadlines when payments stop. */
export const billingLimits = {
  /** The free period before the first payment. Required by the product. */
  trialMonths: 1,
  /**
   * Every account's free period, in days, after the service resumes taking payments. Readers of an open estate are notified 60
   * days before it closes, and owners need some weeks to set up a payment.
   */
  freeDaysAfterOff: 90,
  /** The free period of an account created in early access. Required by the product. */
  earlyAccessMonths: 24,
  /** US cents a month. Required by the product. */
  monthlyFeeCents: 100,
  /** US cents, for restarting after an explicit cancellation. Required by the product. */
  adminFeeCents: 100,
  /**
   * An active subscription is blocked this long after an unpaid date. Required by the product, because PayFast charges on that
   * day and retries.
   */
  graceDays: 3,
  /** A missing charge is overdue after this long. Imposed by PayFast, which charges at any time of day. */
  overdueDays: 1,
  /**
   * The maximum delay between the free period and the first charge. Imposed by PayFast, which can't charge on every day of a
   * month.
   */
  firstChargeDaysLater: 7,
  /** Owners are reminded this many days before the free period ends. Required by the product. */
  reminderDaysAhead: [7, 1],
  /** How long unpaid data is retained, which limits the months that anyone owes for. Required by the product. */
  retentionMonths: 12,
  /** The rate if none is known: 17.50 South African rand per US dollar, in ten-thousandths. Required by the product. */
  fallbackRate: 175_000,
  /** Rates below 10 are considered implausible. Required by the product. */
  minRate: 100_000,
  /** Rates above 40 are considered implausible. Required by the product. */
  maxRate: 400_000,
  /** Older rates are not used. Chosen because a source may be unavailable for several days. */
  rateFreshDays: 7,
} as const;

/** Conditions for destroying unpaid data. */
export const destructionLimits = {
  /** The owner's warnings, in days before the destruction. Required by the product. */
  warningDaysAhead: [30, 7, 1],
  /** Warnings that a mail server must have accepted. Required by the product. */
  deliveredWarnings: 2,
  /** Min time between the last accepted warning and the destruction. Required by the product. */
  hoursSinceDelivery: 20,
  /** How much longer data is retained if the owner's mailbox rejects the warnings. Required by the product. */
  unreachableMonths: 6,
  /**
   * The minimum notice that reporters get, even if a mail server accepts their email late. The same as after the owner's first
   * warning.
   */
  reporterNoticeDaysAhead: 30,
  /** An operator is alerted when a destruction has been postponed for this long. Required by the product. */
  postponedAlarmDays: 7,
  /** The alert repeats after this long. Once a day is enough. */
  alarmedEveryDays: 1,
  /** How long PayFast's answer that it knows of no other payment is trusted. It is acted upon within seconds. */
  clearAnswerValidMinutes: 15,
  /** How long any other answer postpones, until PayFast is asked again. */
  inquiryRepeatHours: 2,
  /** PayFast is queried about all offers from this many days. Required by the product. */
  offersAskedDays: 60,
  /** A rejected payment postpones the destruction for this long, which gives an operator time to investigate. */
  rejectedPaymentRetentionDays: 30,
} as const;

/** Conditions for deleting an account at its owner's request. */
export const deletionLimits = {
  /** How long the owner has to reconsider. Required by the product. */
  waitDays: 7,
  /** Min time between the acceptance of the first email and the deletion. An email may take a few hours. */
  noticeDaysAhead: 6,
  /** How long before the deletion the owner is reminded. Required by the product. */
  reminderDaysAhead: 1,
  /** Min time between the acceptance of the reminder and the deletion. The same as for unpaid data. */
  hoursSinceDelivery: 20,
  /** The delay if the owner's mailbox rejects the first email. They may still sign in and see it. */
  unreachableDays: 30,
  /** An email lost in transit is sent again after this long. Chosen to avoid flooding the mailbox. */
  resendDays: 1,
  /**
   * Max emails to a reporter within 24 hours if a deletion is requested and cancelled repeatedly. An odd number, so that such a
   * series ends with the warning and not with the all-clear.
   */
  reporterMailsPerDay: 3,
  /** How long a deletion waits for the emails to reporters, including unreachable ones. The same as for the owner. */
  reportersWaitDays: 30,
  /** Nothing is deleted for this long after an owner has revoked a release. Required by the product. */
  afterRevocationDays: 30,
  /** An operator is alerted when a deletion has waited for PayFast for this long. A cancellation takes minutes. */
  paymentAlarmHours: 1,
  /** An operator is alerted when a deletion has waited for anything else for this long. */
  postponedAlarmDays: 1,
  /** The alert repeats after this long. Once a day is enough. */
  alarmedEveryDays: 1,
} as const;
