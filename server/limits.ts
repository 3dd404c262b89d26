import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#shared/domain/durations.ts';
import { limits, MEGABYTE } from '#shared/domain/limits.ts';

/**
 * The server's limits: accepted sizes, attempt counts and rates. Names include the units. Unless a comment says otherwise, we
 * chose the values ourselves, for the reason given. Product limits are in `shared/domain/limits.ts`.
 */

/** After ten attempts, each further one doubles the wait, from 30 seconds up to 15 minutes. */
const OF_ONE_GUESSER = {
  free: 10,
  firstWaitMs: 30 * SECOND_MS,
  longestWaitMs: 15 * MINUTE_MS,
  forgetMs: 15 * MINUTE_MS,
};
/** Some 600 attempts per hour from one network, which is more than a large office needs. */
const OF_A_NETWORK = {
  free: 100,
  firstWaitMs: 10 * SECOND_MS,
  longestWaitMs: MINUTE_MS,
  forgetMs: 6 * SECOND_MS,
};
/** About 80 attempts on the first day and 48 on each later day, across all sources. */
const OF_ALL_SOURCES = {
  free: 30,
  firstWaitMs: 30 * SECOND_MS,
  longestWaitMs: 30 * MINUTE_MS,
  forgetMs: 30 * MINUTE_MS,
};

/**
 * Backoff for guessing (decision 052). `pair` counts one source at one address, and each known device separately. `network`
 * counts one source across all addresses; `address` counts all sources at one address. The policy is in
 * `server/http/limits/attempt-backoff.ts`.
 */
export const guessBackoffPolicies = {
  /** Password attempts. A correct one triggers a code, and counts until that code is entered. */
  password: { pair: OF_ONE_GUESSER, network: OF_A_NETWORK, address: OF_ALL_SOURCES },
  /** Requests for a code by email. Each code allows five wrong attempts, so this bounds code guessing. */
  codeRequest: { pair: OF_ONE_GUESSER, network: OF_A_NETWORK, address: OF_ALL_SOURCES },
  /** Registration emails. Up to ten a day go to one address, and a single source cannot use all of them up in one go. */
  registration: {
    pair: { free: 4, firstWaitMs: HOUR_MS, longestWaitMs: 6 * HOUR_MS, forgetMs: 6 * HOUR_MS },
    network: OF_A_NETWORK,
    address: { free: 6, firstWaitMs: 6 * HOUR_MS, longestWaitMs: 6 * HOUR_MS, forgetMs: 6 * HOUR_MS },
  },
  /**
   * Second-factor attempts. The code has a million possible values, three of which are valid at any time. At 24 attempts per day
   * after the first, an attacker who knows the password needs 25 years for an even chance.
   */
  factor: {
    pair: OF_ONE_GUESSER,
    network: OF_A_NETWORK,
    address: { free: 20, firstWaitMs: 30 * SECOND_MS, longestWaitMs: HOUR_MS, forgetMs: HOUR_MS },
  },
  /**
   * Requests for a reporter's lost links. Other sources don't count, because strangers must not keep a reporter from reporting.
   * What one mailbox receives is bounded by `releaseLimits`.
   */
  lostLinks: { pair: OF_ONE_GUESSER, network: OF_A_NETWORK, address: null },
  /** Wrong codes. A correct one is always accepted, and the code itself becomes invalid after five wrong attempts. */
  codeTry: { pair: { ...OF_ONE_GUESSER, free: 20 }, network: { ...OF_A_NETWORK, free: 200 }, address: null },
} as const;

/**
 * The allowance of an IPv6 /48, as a multiple of that of a /64. At one address it stays below the limit for all sources combined,
 * so a single customer of a provider cannot exhaust that limit.
 */
export const wideNetworkFactors = { pair: 2, network: 10 } as const;

/**
 * How often each action is allowed within `windowMs`: `account` per account, `address` per network address. Generous enough for a
 * family that shares a connection, but low enough to stop flooding. If `address` is null, only the account is limited.
 */
export const rateAllowances = {
  /**
   * LeaveBit writes: creating, changing, sharing, and restoring a version. Each writes to the activity log. Required by the
   * product.
   */
  save: { account: 120, address: null, windowMs: HOUR_MS },
  /**
   * Changes of a recipient's address. Each saves up to 1,000 LeaveBits, and reauthentication in between takes a second request.
   * An owner's people rarely change their addresses on the same day.
   */
  addressChange: { account: 20, address: null, windowMs: HOUR_MS },
  /** Autosaves of unsaved edits, one every few seconds while an owner types, and discarded ones. */
  draft: { account: 1800, address: null, windowMs: HOUR_MS },
  /** Moves to trash, restores and permanent deletions by an owner. A thorough cleanup takes a few hundred. */
  trash: { account: 300, address: null, windowMs: HOUR_MS },
  /** Chunked uploads started. Every save may include five. */
  upload: { account: 600, address: null, windowMs: HOUR_MS },
  /**
   * Successful sign-ins and account changes. Counted separately, so that someone who has stolen a session cannot exhaust what its
   * owner needs to end it.
   */
  signIn: { account: 120, address: null, windowMs: HOUR_MS },
  ownName: { account: 60, address: null, windowMs: HOUR_MS },
  factorChange: { account: 60, address: null, windowMs: HOUR_MS },
  /** Recipients' cards that an owner sets. As many as there can be recipients of a few LeaveBits. */
  cards: { account: 300, address: 1500, windowMs: HOUR_MS },
  /** Cards that are checked. All browsers together count as one account. */
  cardCheck: { account: 20_000, address: 60, windowMs: HOUR_MS },
  passwordChange: { account: 60, address: null, windowMs: HOUR_MS },
  /** An owner's small settings: the first steps, the check-up, the offer of a second factor. */
  preference: { account: 300, address: null, windowMs: HOUR_MS },
  /** What recipients leave, hide and stop. */
  choice: { account: 300, address: 1500, windowMs: HOUR_MS },
  /** Nonexistent links from our emails. All network addresses together count as one account. */
  reportLink: { account: 10_000, address: 60, windowMs: 15 * MINUTE_MS },
  /** New recipients and reminders. Each sends an email. */
  shareNotice: { account: 1000, address: 5000, windowMs: HOUR_MS },
  /** Passkey challenges. All signed-out browsers together count as one account. */
  passkeyChallenge: { account: 200_000, address: 300, windowMs: HOUR_MS },
  /** Names that an owner adds or removes. A pasted list of recipients adds up to fifty. */
  names: { account: 1000, address: 5000, windowMs: HOUR_MS },
  /** Exports from other programs that an owner has parsed. A few are normal. */
  imports: { account: 30, address: 300, windowMs: HOUR_MS },
  /** Downloads and previews that a recipient starts. */
  downloadTicket: { account: 1000, address: 5000, windowMs: HOUR_MS },
  /** Downloads of everything that a recipient starts. Each reads all the texts that they may read. */
  everything: { account: 60, address: 300, windowMs: HOUR_MS },
  /** Exports that an owner starts. Each reads everything they have stored. */
  export: { account: 30, address: 150, windowMs: HOUR_MS },
  /** Payment-link emails that owners send to themselves. */
  paymentLink: { account: 5, address: 50, windowMs: HOUR_MS },
  /** Redirects to PayFast. Even impatient clicking stays far below this. */
  paymentBegun: { account: 60, address: 300, windowMs: HOUR_MS },
  /** Account deletion requests. Each sends the owner an email. */
  deletion: { account: 20, address: 100, windowMs: HOUR_MS },
  /** Posts to PayFast's endpoint without PayFast's signature. All sources together count as one account. */
  unsignedNotification: { account: 1000, address: 60, windowMs: HOUR_MS },
  /** Reports of page crashes. All browsers together count as one account. */
  clientError: { account: 1000, address: 30, windowMs: HOUR_MS },
} as const;

/** Points that an action grants an account on top of its allowances, up to `max` within `windowMs`. */
export const rateGrants = {
  /**
   * Imported drafts, which the owner reviews before saving. Capped at the number of LeaveBits an account can have, so the grant
   * never exceeds what an account could write anyway.
   */
  importedDraft: { max: limits.leavebitsPerOwner, windowMs: DAY_MS },
} as const;

export const mailLimits = {
  /** How long delivery of an email is attempted by default. Required by the product. */
  triedDays: 3,
  /** How long delivery of release emails is attempted. An outage on our side must not leave anyone out. */
  releaseTriedDays: 60,
  /** How long delivery of a warning is attempted: effectively forever, because a release depends on it. */
  warningTriedDays: 10 * 365,
  /** The delay before the first retry. Each later delay is twice as long. */
  firstRetryMs: 5 * SECOND_MS,
  /**
   * Attempts at an email whose encrypted body cannot be decrypted, over some ten minutes. It is then dead-lettered so that
   * whatever depends on it can proceed.
   */
  maxUnreadableAttempts: 8,
  /** The longest delay between two attempts. */
  longestRetryMs: 30 * MINUTE_MS,
  /** The same for a code, which expires. A greylisting mail server accepts it a few minutes after the first attempt. */
  longestCodeRetryMs: MINUTE_MS,
  /**
   * How long a claim on an email lasts. A sender that needs longer renews its claim in time. An expired claim lets another
   * process take over from one that died.
   */
  claimMs: 90 * SECOND_MS,
  /** Max clock skew between two processes. A retry scheduled by one is also due for the others. */
  clocksDifferMs: SECOND_MS / 2,
  /** How long one job sends emails before yielding to the next. A server that is shutting down waits for it. */
  sendBatchMs: 5 * SECOND_MS,
  /** How long non-urgent emails may be delayed by bulk work, such as all openings due in one minute. */
  maxWaitForWorkMs: MINUTE_MS,
  /** Max notices per day from one owner to one address. More would be a nuisance. */
  noticesPerDay: 20,
  /** Max link emails per day from one owner to reporters, enough for any honest change of mind. */
  linkMailsPerDay: 30,
  /**
   * Max configuration changes per day that are not undone. Each emails the owner, so someone who has stolen a session cannot bury
   * the first email under thousands.
   */
  configurationChangesPerDay: 30,
  /** Min interval between two rehearsals of an owner. */
  rehearsalHours: 6,
  /** Max age of a signed message in our own format. A sender that retries can sign again. */
  genericSignatureMs: 15 * MINUTE_MS,
  /** Max age of a signed message from Mailgun or Amazon, which retry for hours with the original signature. */
  providerSignatureMs: DAY_MS,
  /** How long received messages are retained for deduplication, which must exceed the age at which a message is accepted. */
  receiptRetentionDays: 3,
  /** Max size of a bounce, which includes our message's headers. */
  largestReturnedBytes: 256 * 1024,
  /** Max concurrent connections to the bounce server. */
  returnClients: 50,
  /** Max recipients of a bounce. A genuine one has exactly one. */
  returnRecipients: 10,
  /** Parsing a bounce takes a few milliseconds. If too many are queued, the sender has to retry. */
  returnReader: {
    maxMs: 10 * SECOND_MS,
    maxMemoryMb: 128,
    maxWaiting: 50,
    maxWaitMs: 30 * SECOND_MS,
    idleMs: 30 * SECOND_MS,
  },
  /** Clients idle for this long are disconnected. */
  returnIdleMs: MINUTE_MS,
  /** Every client is disconnected after this long. */
  returnConnectedMs: 5 * MINUTE_MS,
  /** Max size of a mail provider's message. Amazon posts up to 256 KiB before escaping. */
  largestWebhookBytes: 600 * 1024,
} as const;

export const paymentLimits = {
  /** Max size of a PayFast notification. A normal one is about a kilobyte. */
  largestNotificationBytes: 16 * 1024,
  /** How often operators are alerted to posts without PayFast's signature. */
  refusalAlarmedMs: HOUR_MS,
  /** Max sender addresses stored per notification. */
  maxStoredSenders: 20,
  /** How long a sweep waits for the responsible job before doing the work itself. */
  stuckMs: 10 * MINUTE_MS,
  /** How soon work delayed by a recovery is rechecked. */
  recheckMs: 10 * MINUTE_MS,
  /** How often a dead-lettered payment is retried. A customer who has paid is waiting for it. */
  deadLetterRetryMs: HOUR_MS,
  /** How soon a cancellation that PayFast did not confirm is retried. */
  cancelRetryMs: MINUTE_MS,
  /** Min interval between queries to PayFast about an overdue charge: once a day, even if the job runs at a different minute. */
  askedAgainMs: 20 * HOUR_MS,
} as const;

/** How long rows are retained if nothing else removes them. `docs/data.md` lists the period for every table. */
export const retentionLimits = {
  /** An email, from its last delivery attempt. It is evidence of notification, and bounces arrive within two weeks. */
  mailDays: 90,
  /** Emails to an address entered at registration but never confirmed. Required by the product. */
  unconfirmedHours: 24,
  /** An unpaid offer. We query PayFast about those of the last 60 days. */
  offerDays: 90,
  /** A sign-in in the owner's list. Three months are enough to show a pattern. */
  signInDays: 90,
  /** A verification of an address that is no longer a recipient's. */
  proofDays: 90,
  /** The key of a removed object. Until then, a process that was suspended for days can't add it to a file. */
  removedObjectDays: 30,
  /** A recorded outage, in which no process was serving. */
  outageDays: 365,
  /** Max rows per transaction. Their locks are held for a fraction of a second. */
  rowsAtOnce: 500,
} as const;

export const jobLimits = {
  /** Max attempts of a queued job. At growing intervals of up to six hours, they span about four days. */
  maxAttempts: 25,
  /** How long a permanently failed job is retained so that its error can be inspected. */
  deadJobRetentionDays: 7,
  /** Attempts after which a row is dead-lettered, meaning that it is retried rarely but never abandoned. */
  deadLetterAfterAttempts: 5,
  /**
   * A failing row's first delay, which doubles with each attempt. Just under a minute, so that the row is due for the next
   * minutely sweep.
   */
  firstRetryMs: 50 * SECOND_MS,
  /** How often a dead-lettered row is retried. */
  deadLetterRetryMs: 6 * HOUR_MS,
  /** How often operators are alerted to an ongoing failure. */
  alarmIntervalMs: DAY_MS,
  /** Owners notified per transaction when all owners are notified. */
  ownersNotifiedAtOnce: 500,
  /** LeaveBits whose openings are announced per transaction. Their locks are held for a fraction of a second. */
  openingsAtOnce: 200,
  /** The number of openings processed before pending requests get a turn. */
  openingsBetweenRequests: 15,
  /** How far in advance the minutely sweep schedules an opening check. */
  openingPlannedAheadMs: 2 * MINUTE_MS,
  /** How soon an opening that cannot be announced yet is rechecked. */
  openingLookAgainMs: HOUR_MS,
  /** How long the object store may fail to remove a discarded object before operators are alerted. */
  discardedObjectAlarmDays: 3,
  /** How long a fully received file is left to its own request, which should have ended long before that. */
  arrivedUploadMs: MINUTE_MS,
} as const;

/** Potentially large responses: lists, previews, exports, files. Their readers may be slow. */
export const heavyResponseLimits = {
  /** Max concurrent responses per account. Lists and exports: required by the product. Files: a page shows several pictures. */
  perAccount: { list: 2, file: 6 },
  /** Max memory per process for all of these responses. */
  processBytes: 64 * MEGABYTE,
  /** How long a request waits for its permit, because a page requests several lists concurrently. */
  waitMs: 10 * SECOND_MS,
  waitingPerAccount: 20,
  waiting: 500,
  /** When memory is exhausted, how long a request waits before the slowest readers are disconnected. */
  roomAfterMs: 5 * SECOND_MS,
  /** Readers at or above this rate are never disconnected to make room for others. Even a slow phone reaches it. */
  slowBytesPerSecond: 16 * 1024,
  /** Max queued exports. Each takes a second or two. */
  worksWaiting: 20,
  /** The `Retry-After` of rejected requests, after which browsers retry automatically. */
  retryAfterSeconds: 3,
} as const;

/** Memory held by a heavy response until its reader has received it. */
export const heavyResponseBytes = {
  /** A list loaded and sent in pages: one page of rows, and one LeaveBit as JSON. */
  pagedList: MEGABYTE,
  /** A list built in memory: a page of a recipient's list with its escaped texts and their addresses. */
  wholeList: 3 * MEGABYTE,
  /** A page of the activity log, and the entries that a search decrypts. */
  activity: 2 * MEGABYTE,
  /** A file or a ZIP: the chunks that are read ahead. */
  file: 2 * MEGABYTE,
  /** An export while it is being built, and then its ZIP. */
  export: 4 * MEGABYTE,
} as const;

/** Page sizes for reading long lists from the database. */
export const databasePageLimits = {
  rows: 100,
  /** Of encrypted text. A single LeaveBit may be larger. */
  bytes: 256 * 1024,
} as const;

/** The maximum share of a server's resources per client. Slow phones stay far below these limits. */
export const connectionLimits = {
  /** Max time for a request's headers to arrive. */
  headersMs: 15 * SECOND_MS,
  /** Max time for a request's body to arrive. Uploads are limited by their rate instead. */
  bodyMs: 30 * SECOND_MS,
  /** Max duration of an entire upload. */
  uploadMs: HOUR_MS,
  /** Min rate of an upload, measured over `measuredMs`. */
  minBytesPerSecond: 1024,
  measuredMs: MINUTE_MS,
  /** Idle keep-alive timeout, which must exceed that of proxies (one or two minutes). */
  idleMs: 3 * MINUTE_MS,
  /** How often open requests are checked. */
  checkIntervalMs: 5 * SECOND_MS,
  /** Max open connections, or requests in progress, per source. */
  perSource: 256,
} as const;

export const serviceLimits = {
  /** How often a process records its heartbeat. */
  heartbeatIntervalMs: 30 * SECOND_MS,
  /** How often operators are alerted to a recovery or an unreliable clock. */
  alarmIntervalMs: DAY_MS,
  /** How far back the recovery status shows outages. */
  outagesShownDays: 30,
  /** How often session use is persisted. A session may therefore end up to this much too early, but never too late. */
  sessionTouchIntervalMs: 30 * SECOND_MS,
  /** How often each open page's session is checked. */
  sessionCheckIntervalMs: 10 * SECOND_MS,
  /** How long a page waits to learn why its session ended before it gets an unknown reason. */
  noticeLagMs: SECOND_MS / 2,
  /** How long a device is remembered after its last sign-in. No browser retains cookies for longer. */
  deviceRetentionDays: 400,
  /** How long an expired undo link still explains why it stopped working. */
  deadUndoLinkDays: 30,
  /** Max known devices per owner. The least recently used are dropped first. */
  devicesPerOwner: 20,
  /** Max open pages per session. Browsers have a few tabs; one that opens more loses its oldest stream. */
  streamsPerSession: 10,
} as const;

/** Request bodies. Their sizes follow from the bounds in the contracts (decision 085). */
export const bodyLimits = {
  /** Headroom beyond a contract's needs, for whitespace and for fields sent by older pages. */
  spareBytes: 1024,
  /** Max nesting depth of JSON. The deepest request body has five levels. */
  maxDepth: 16,
  /** A page sends two short values while unloading. */
  beaconBytes: 2048,
} as const;

/** Bodies that are buffered in memory until complete. The longest LeaveBit, as JSON with every character escaped, is 1.5 MB. */
export const bufferedBodyLimits = {
  processBytes: 16 * MEGABYTE,
  perSourceBytes: 6 * MEGABYTE,
} as const;

/** Limits on an export from another program. */
export const importLimits = {
  /** An export with thousands of entries is a few megabytes. The file is held in memory. */
  fileBytes: 20 * MEGABYTE,
  /** The entries of an export, without attachments. */
  entriesBytes: 10 * MEGABYTE,
  /** Max entries read from one export. Required by the product. */
  entries: 5000,
  /** Max columns of a list. No program writes more than about thirty. */
  columns: 500,
  /** Max files in a ZIP. */
  zipEntries: 10_000,
  /** Max lists in a ZIP. Dashlane writes up to seven. */
  zipLists: 20,
  /** Max rows of a list whose quotation marks don't match. After each, the rest of the list is parsed again. */
  strayQuotes: 100,
  /** Max rows of a report. The rest are only counted. */
  reportRows: 200,
  /** Max parts of one entry named in a report row. The rest are only counted. */
  namedParts: 10,
  /** Max exports arriving or queued in a process, across all owners. */
  underWay: 8,
  /** Max time for an export to arrive. */
  arrivalMs: 3 * MINUTE_MS,
  /** 5,000 large entries take about a second. */
  reader: {
    maxMs: 20 * SECOND_MS,
    maxMemoryMb: 256,
    maxWaiting: 8,
    maxWaitMs: 30 * SECOND_MS,
    idleMs: 0,
  },
} as const;
