/**
 * The figures of the product. Each name or comment gives the unit. Each limit names its source. "Product rule": promised to the people who use the product. "PayFast": follows from the payment provider's behavior. "Our choice": with the reason. `server/limits.ts` has the figures of how the server runs.
 */
export const MEGABYTE = 1024 * 1024;

/** The limits for one person's data, and the lifetimes of codes, sessions and links. */
export const limits = {
  /** Files in one save. Product rule. */
  filesPerSave: 5,
  /** The largest file that the form accepts. Product rule. */
  formFileBytes: 20 * MEGABYTE,
  /** The largest file that the server accepts. Product rule: the terms say it. */
  serverFileBytes: 50 * MEGABYTE,
  /** Above this total, files go one by one in uploads that can be resumed. Product rule. */
  largeUploadBytes: 10 * MEGABYTE,
  /** An upload that gains nothing for this long has timed out. Product rule. */
  uploadTimeoutMinutes: 5,
  /** An upload is given up when its last 5 % does not move for this long. Product rule. */
  uploadStallSeconds: 30,
  /** How often an upload under way keeps its owner's session alive. Product rule. */
  uploadRefreshMinutes: 2,
  /**
   * After this long without a byte an upload no longer keeps its owner's other uploads waiting. Ours: a lost connection
   * shows itself sooner.
   */
  uploadSilentMinutes: 2,
  /** After this long without a byte an unfinished upload is removed. Ours: its owner can come back on the same day. */
  uploadRetentionHours: 24,
  /** Unfinished uploads an owner can come back to. The ones untouched the longest go. Ours: four full saves. */
  unfinishedUploadsPerOwner: 20,
  /** Characters. Ours: a headline, with room. */
  descriptionLength: 500,
  /** Characters. Ours: some forty pages. */
  infoFieldsLength: 100_000,
  /** Characters. Ours: the usual file systems take this many. */
  fileNameLength: 255,
  /** Ours: more than any family needs, and no mailing list. */
  recipientsPerLeavebit: 50,
  /** Ours: a list of this length is still quick. */
  leavebitsPerOwner: 1000,
  /** LeaveBits in one mail about a selection. Ours: the mail stays readable. */
  leavebitsPerShare: 100,
  /** Addresses in one mail about a selection. Ours: as for one LeaveBit. */
  addressesPerShare: 50,
  /** How long what was deleted can be restored. Product rule. */
  trashDays: 30,
  /**
   * How long what an owner deleted for good can still be brought back. Ours: the mail about it waits a day at most, and its link
   * works for 72 hours.
   */
  purgedDays: 4,
  /** The earlier states that always stay of a LeaveBit. Product rule. */
  versionsPerLeavebit: 10,
  /** Of the states that were replaced in this time, one stays for each hour. Product rule. */
  versionDays: 30,
  /** All earlier states of an owner's LeaveBits together. Ours: a long text that is saved each hour of a working month needs half of it. */
  versionBytesPerOwner: 30 * MEGABYTE,
  /** Versions in one answer. Ours: a picker of this length is still quick to read. */
  versionsPerPage: 50,
  /** All of an owner's texts together. Ours: every list carries them. */
  textBytesPerOwner: 10 * MEGABYTE,
  /** Characters. Ours: the longest that can receive mail. */
  emailLength: 254,
  /** Characters of a person's name. Product rule. */
  nameLength: 100,
  /** Characters. Product rule. */
  passwordMinLength: 8,
  /** Characters. Ours: hashing takes its time. */
  passwordMaxLength: 200,
  /** Digits of a code. Product rule. */
  codeDigits: 6,
  /** Where many codes are asked for and never entered, new ones grow to this. `codes/rules.ts` on the server says when. */
  codeMaxDigits: 12,
  /** How long a code lives. Product rule. */
  codeMinutes: 10,
  /** Wrong tries of the browser that asked for a code. They end it. Product rule. */
  codeAttempts: 5,
  /**
   * Wrong tries of all other browsers. After these only the one that asked can enter it. Our choice: a stranger cannot end
   * somebody's code, and a person who reads the mail on another device can still enter it there.
   */
  codeStrangerAttempts: 3,
  /** How long a page waits before it offers another code. Ours: a mail takes some seconds. */
  codeResendSeconds: 30,
  /** How long a sign-in or a code counts as a fresh proof for a sensitive change. Product rule. */
  reauthenticationMinutes: 15,
  /** How long a new authenticator app waits for its first code. Ours: as long as the proof before it. */
  totpSetupMinutes: 15,
  /** How long a passkey may take to answer. Ours: people look for their telephone. */
  passkeyChallengeMinutes: 5,
  /** Passkeys of one owner. Ours: more than anyone has devices. */
  passkeysPerOwner: 20,
  /** How long a new password waits that was asked for without the second factor. Product rule. */
  resetWaitHours: 72,
  /** How long the codes of a change of address can be entered. Ours: as long as a mailed code, and a resend. */
  emailChangeMinutes: 30,
  /** Sign-ins that an owner is shown. Ours: one screen. */
  signInsShown: 20,
  /** Mails to an owner about changes of who may read, in a day. They are at least an hour apart. Product rule. */
  sharingDigestsPerDay: 12,
  /**
   * Mails to an owner about changes of reporters and terms that leave at once within an hour, and in a day. Our choice: more than
   * people need, and too few to bury the first one.
   */
  configurationNewsAtOnce: 3,
  configurationNewsPerDay: 12,
  /** How long the link in the mail about a change of the configuration, or of recipients, undoes it. Product rule. */
  undoHours: 72,
  /** An owner's session on the server, from its last use. Product rule. */
  ownerSessionMinutes: 10,
  /** An idle page warns after this long. Product rule. */
  idleWarningMinutes: 4.5,
  /** An idle page signs out after this long. Product rule. */
  idleMinutes: 5,
  /** Activity refreshes the session at most this often. Product rule. */
  idleRefreshMinutes: 2,
  /** A page that went away may come back within this time. Ours: a reload takes less. */
  ownerReturnSeconds: 30,
  /** A recipient's session, from its last use. Product rule. */
  emailSessionMinutes: 30,
  /** How long a recipient's download can be started and taken up again. Ours: a broken line recovers in this time. */
  downloadTicketMinutes: 10,
  /** After this many months a recipient's proof of address counts as old. Product rule. */
  verificationStaleMonths: 6,
  /** How long a recipient who left a LeaveBit can come back by the link in the mail about it. Product rule. */
  returnDays: 30,
  /** An owner can remind a recipient once in this time. Ours: a reader who needs a few days is not pressed. */
  reminderDays: 3,
  /** A mail that comes back later than this after its sending changes nothing. Ours: mail servers give up within days. */
  bounceAcceptedDays: 14,
  /** Designated reporters of one owner. Product rule. */
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
  /** A form suggests this time to refute, and cautions below the other. Ours: somebody asleep or on the way reads no mail. */
  suggestedRefuteHours: 72,
  cautionBelowRefuteHours: 24,
  /**
   * Reports of one reporter about one owner in a day. Our choice: each of them writes to many people. It counts per reporter, so
   * nobody uses up what another one needs.
   */
  reportsPerDay: 5,
  /**
   * A reporter who takes back this many reports about one owner within the pause cannot report them again until it is over. Our
   * choice: people make mistakes, and the other reporters then have a week to themselves.
   */
  withdrawalsBeforePause: 5,
  withdrawalPauseDays: 7,
  /** The least window when the owner's mailbox refuses every warning for good. Product rule. */
  unreachableRefuteHours: 72,
  /** A report without enough confirmations expires this long after its window. Product rule. */
  reportExpiresDays: 30,
  /**
   * For this long after a release, and after its last dated opening, the estate can be read with any state of the
   * subscription. Product rule.
   */
  estateReadableMonths: 12,
  /** The readable time ends this long after the release, even if a LeaveBit has a later date. Product rule. */
  maxEstateReadableMonths: 25 * 12,
  /** How long the owner's page tells of a report that is over. Ours: an owner looks in once a month. */
  reportShownDays: 30,
} as const;

/** The limits of a recipient's list. */
export const listLimits = {
  /** LeaveBits in one page of a recipient's list. Product rule. */
  leavebitsPerPage: 200,
  /** Texts in one page of a recipient's list. The others come with their details. Product rule. */
  textBytesPerPage: MEGABYTE,
  /**
   * LeaveBits that one owner can give to one address before they set up a subscription. Ours: enough for a family, and a stranger
   * fills one page at most.
   */
  fromOneUnpaidOwner: 200,
} as const;

/** What an owner is told of their plan. */
export const planLimits = {
  /**
   * An owner is told that a reporter has not opened their page this long after the mail with their links. Ours: many people
   * read a mail on the next day.
   */
  reporterPracticeDays: 2,
} as const;

/** How a report becomes a release, beyond what an owner sets. */
export const releaseLimits = {
  /**
   * A warning that was accepted this soon after the report counts as accepted at once. Ours: the mail was sent without a
   * delay.
   */
  atOnceMinutes: 10,
  /** A confirmation this long after the owner last heard needs a final notice. Product rule. */
  noticeLastsHours: 24,
  /** The working time that a final notice leaves the owner. A shorter window leaves its own length. Product rule. */
  noticeHours: 12,
  /** A warning that did not arrive is written again after this long. Ours: nobody is flooded. */
  warnAgainHours: 12,
  /** Warnings of one report whose letters cannot be opened, and that are written again at once. Our choice: a loop must end. */
  rewrittenAtOnce: 2,
  /**
   * If no warning about a report could be delivered to the owner, an operator is alerted after this long. Our choice: there is still time to fix it.
   */
  undeliveredAlarmDays: 1,
  /** The reporters of such a report are told after this long. Ours: it may be mended until then. */
  undeliveredNoticeDays: 3,
  /** A reporter can have the mail that asks them to confirm sent again after this long. Ours: nobody's mailbox is flooded. */
  resendConfirmLinkMinutes: 60,
  /** The product was away when nothing served for longer than this. Product rule. */
  outageMinutes: 10,
  /** Recipients are told this many days before an estate closes. Product rule. */
  closingNoticeDaysAhead: [60, 14],
  /** A mail about an opening that failed for good is tried again this many weeks after that was noticed. Product rule. */
  openingRetriedWeeksAfter: [1, 4, 12],
  /** A mail about an opening that is put off for this long counts as not delivered. Ours: as long as other mails are tried. */
  openingUnreachedDays: 3,
  /** Reporters are asked this many days after payments stopped. Product rule. */
  lapseAskedDaysAfter: [60, 300],
  /**
   * After a restore, how long owners have to look through their accounts before recipients can read again. Ours: a weekend
   * without mail takes two days.
   */
  restoreReviewHours: 48,
  /** When recipients are asked to come back while the owners do not know of the restore yet. Ours: a day for the operator, then their time. */
  restoreUnnotifiedHours: 72,
} as const;

/** The prices of the service, and the times that count when nobody pays. */
export const billingLimits = {
  /** The free time before the first payment. Product rule. */
  trialMonths: 1,
  /**
   * The free time of every account after the service took no payments for a while, in days. Ours: the readers of an open estate
   * are told 60 days before it closes, and an owner needs some weeks to set up a payment.
   */
  freeDaysAfterOff: 90,
  /** The same for an account that is made in early access. Product rule. */
  earlyAccessMonths: 24,
  /** US cents a month. Product rule. */
  monthlyFeeCents: 100,
  /** US cents, for a new start after an explicit cancel. Product rule. */
  adminFeeCents: 100,
  /** A running subscription is blocked this long after an unpaid date. Product rule: PayFast charges on that day and tries again. */
  graceDays: 3,
  /** A charge that does not come is overdue after this long. PayFast: it charges during the day. */
  overdueDays: 1,
  /** A first charge comes at most this long after the free period. PayFast: it cannot charge on every day of a month. */
  firstChargeDaysLater: 7,
  /** Owners are reminded this many days before the free period ends. Product rule. */
  reminderDaysAhead: [7, 1],
  /** Unpaid data is kept this long, so nobody owes for more months. Product rule. */
  retentionMonths: 12,
  /** The rate when none is known: 17.50 South African rand for a US dollar, in ten-thousandths. Product rule. */
  fallbackRate: 175_000,
  /** A rate below 10 is not believed. Product rule. */
  minRate: 100_000,
  /** A rate above 40 is not believed. Product rule. */
  maxRate: 400_000,
  /** An older rate is no longer used. Ours: a source may be away for some days. */
  rateFreshDays: 7,
} as const;

/** The conditions for the destruction of unpaid data. */
export const destructionLimits = {
  /** The owner's warnings, by the days that each of them leaves. Product rule. */
  warningDaysAhead: [30, 7, 1],
  /** Warnings that a mail server must have accepted. Product rule. */
  deliveredWarnings: 2,
  /** The least time between the last accepted warning and the destruction. Product rule. */
  hoursSinceDelivery: 20,
  /** How much longer data is kept when the owner's mailbox refuses the warnings. Product rule. */
  unreachableMonths: 6,
  /**
   * Reporters have this much time left, even if a mail server takes their notice late. Ours: the owner's first warning
   * leaves as much.
   */
  reporterNoticeDaysAhead: 30,
  /** A destruction that is postponed alarms a person after this long. Product rule. */
  postponedAlarmDays: 7,
  /** It alarms again after this long. Ours: once a day is enough. */
  alarmedEveryDays: 1,
  /** How long an answer of PayFast is believed. Ours: the hourly job comes twice in this time. */
  inquiryValidHours: 2,
  /** PayFast is asked about all offers of this many days. Product rule. */
  offersAskedDays: 60,
  /** A refused payment keeps the data this long. Ours: a person has time to look at it. */
  rejectedPaymentRetentionDays: 30,
} as const;

/** The conditions for the deletion of an account that its owner asks for. */
export const deletionLimits = {
  /** The owner's time to change their mind. Product rule. */
  waitDays: 7,
  /** The least time between the acceptance of the first mail and the deletion. Ours: a mail may need a few hours. */
  noticeDaysAhead: 6,
  /** The owner is reminded this long before. Product rule. */
  reminderDaysAhead: 1,
  /** The least time between the acceptance of the reminder and the deletion. Ours: as for unpaid data. */
  hoursSinceDelivery: 20,
  /** The wait when the owner's mailbox refuses the first mail. Ours: they may still sign in and see it. */
  unreachableDays: 30,
  /** A mail that was lost on the way is written again after this long. Ours: nobody is flooded. */
  resendDays: 1,
  /** A reporter is told at most once in this time that somebody wants their account deleted. Our choice: nobody is flooded. */
  reportersToldAgainDays: 1,
  /** How long a deletion waits for the mails to the reporters, and for reporters whom no mail reaches. Our choice: as for the owner. */
  reportersWaitDays: 30,
  /** Nothing is deleted for this long after an owner has locked a released estate again. Product rule. */
  afterRevocationDays: 30,
  /** A deletion that waits for PayFast alarms a person after this long. Ours: a cancel takes minutes. */
  paymentAlarmHours: 1,
  /** A deletion that waits for something else alarms a person after this long. Ours. */
  postponedAlarmDays: 1,
  /** It alarms again after this long. Ours: once a day is enough. */
  alarmedEveryDays: 1,
} as const;
