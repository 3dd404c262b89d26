import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#shared/domain/durations.ts';
import { limits, MEGABYTE } from '#shared/domain/limits.ts';

/**
 * The limits of the server: the amounts that it accepts, and how often it tries. The units are in the names. All are our
 * own choice, with the reason, unless a line says otherwise. `shared/domain/limits.ts` has the limits of the product.
 */

/** After ten tries the waits double from half a minute to a quarter of an hour. */
const OF_ONE_GUESSER = {
  free: 10,
  firstWaitMs: 30 * SECOND_MS,
  longestWaitMs: 15 * MINUTE_MS,
  forgetMs: 15 * MINUTE_MS,
};
/** Some 600 tries an hour from one network: more than a large office needs. */
const OF_A_NETWORK = {
  free: 100,
  firstWaitMs: 10 * SECOND_MS,
  longestWaitMs: MINUTE_MS,
  forgetMs: 6 * SECOND_MS,
};
/** About 80 tries in the first day and 48 in each later one, from however many sources. */
const OF_ALL_SOURCES = {
  free: 30,
  firstWaitMs: 30 * SECOND_MS,
  longestWaitMs: 30 * MINUTE_MS,
  forgetMs: 30 * MINUTE_MS,
};

/**
 * How guesses are slowed down (decision 052). `pair` counts one source at one address, and a known device by itself.
 * `network` counts one source at all addresses, and `address` counts all sources at one. `server/http/limits/attempt-backoff.ts` has the
 * rule.
 */
export const guessPaces = {
  /** Tries at a password. A right one leads to a code, and counts until that code is entered. */
  password: { pair: OF_ONE_GUESSER, network: OF_A_NETWORK, address: OF_ALL_SOURCES },
  /** Requests for a mailed code. Each code allows five wrong tries, so this bounds the guesses at codes. */
  codeRequest: { pair: OF_ONE_GUESSER, network: OF_A_NETWORK, address: OF_ALL_SOURCES },
  /** Mails about a registration. At most ten a day go to one address, and a single source cannot use them up at once. */
  registration: {
    pair: { free: 4, firstWaitMs: HOUR_MS, longestWaitMs: 6 * HOUR_MS, forgetMs: 6 * HOUR_MS },
    network: OF_A_NETWORK,
    address: { free: 6, firstWaitMs: 6 * HOUR_MS, longestWaitMs: 6 * HOUR_MS, forgetMs: 6 * HOUR_MS },
  },
  /**
   * Tries at a second factor. Its code is one of a million, and three of them are right at any moment. At 24 tries in a later
   * day, who knows the password needs a quarter of a century for an even chance.
   */
  factor: {
    pair: OF_ONE_GUESSER,
    network: OF_A_NETWORK,
    address: { free: 20, firstWaitMs: 30 * SECOND_MS, longestWaitMs: HOUR_MS, forgetMs: HOUR_MS },
  },
  /** Wrong codes. A right one always passes, and the code itself ends after five wrong ones. */
  codeTry: { pair: { ...OF_ONE_GUESSER, free: 20 }, network: { ...OF_A_NETWORK, free: 200 }, address: null },
} as const;

/**
 * How many times as much an IPv6 /48 may do as one of its /64. At one address it stays below what all sources together may
 * do, so one customer of a provider cannot use that up.
 */
export const wideNetworkFactors = { pair: 2, network: 10 } as const;

/**
 * How much of each thing may be done within `windowMs`: `account` for one account, `address` for one network address. They
 * leave room for a family behind one line, and stop those who flood. Without an address only the account counts.
 */
export const rateAllowances = {
  /** Saves of LeaveBits: new ones, changes, shares, and returns to a version. Each writes to the activity log. Product rule. */
  save: { account: 120, address: null, windowMs: HOUR_MS },
  /** What an owner moves to the trash, restores or deletes for good. A spring-clean is a few hundred. */
  trash: { account: 300, address: null, windowMs: HOUR_MS },
  /** Files that begin to arrive in parts. Every save may bring five. */
  upload: { account: 600, address: null, windowMs: HOUR_MS },
  /**
   * Sign-ins that succeed, and changes of an account. Each counts apart, so that whoever has stolen a session cannot use up what
   * its owner needs to end it.
   */
  signIn: { account: 120, address: null, windowMs: HOUR_MS },
  ownName: { account: 60, address: null, windowMs: HOUR_MS },
  factorChange: { account: 60, address: null, windowMs: HOUR_MS },
  passwordChange: { account: 60, address: null, windowMs: HOUR_MS },
  /** Links of reporters, confirmers and owners that do not exist. All addresses together count as one account. */
  reportLink: { account: 10_000, address: 60, windowMs: 15 * MINUTE_MS },
  /** New recipients and reminders. Each of them is a mail. */
  shareNotice: { account: 1000, address: 5000, windowMs: HOUR_MS },
  /** Challenges for a passkey. All browsers that nobody is signed in to together count as one account. */
  passkeyChallenge: { account: 200_000, address: 300, windowMs: HOUR_MS },
  /** Names that an owner gives or removes. A pasted list of recipients gives fifty. */
  names: { account: 1000, address: 5000, windowMs: HOUR_MS },
  /** Exports of other programs that an owner has read. A person tries a few. */
  imports: { account: 30, address: 300, windowMs: HOUR_MS },
  /** Downloads and previews that a recipient starts. */
  downloadTicket: { account: 1000, address: 5000, windowMs: HOUR_MS },
  /** Exports that an owner starts. Each reads everything that they keep. */
  export: { account: 30, address: 150, windowMs: HOUR_MS },
  /** Mails with a payment link, which an owner sends to themselves. */
  paymentLink: { account: 5, address: 50, windowMs: HOUR_MS },
  /** People who go on to PayFast. A button that is pressed again and again stays far below. */
  paymentBegun: { account: 60, address: 300, windowMs: HOUR_MS },
  /** Requests to delete an account. Each of them writes to the owner. */
  deletion: { account: 20, address: 100, windowMs: HOUR_MS },
  /** Posts to PayFast's address that PayFast did not sign. All sources together count as one account. */
  unsignedNotification: { account: 1000, address: 60, windowMs: HOUR_MS },
  /** Reports of pages that broke. All browsers together count as one account. */
  clientError: { account: 1000, address: 30, windowMs: HOUR_MS },
} as const;

/** What an act allows an account to do later, beyond its allowances: `max` at once, within `windowMs`. */
export const rateGrants = {
  /**
   * Drafts of an import, which its owner looks through before they save them. No more LeaveBits fit into an account, so this
   * adds nothing that lasts to what an account can write.
   */
  importedDraft: { max: limits.leavebitsPerOwner, windowMs: DAY_MS },
} as const;

export const mailLimits = {
  /** How long a mail is tried when nothing says otherwise. Product rule. */
  triedDays: 3,
  /** How long the mails of a release are tried: an outage on our side must leave nobody out. */
  releaseTriedDays: 60,
  /** How long a warning is tried: as long as it takes, because a decision waits for it. */
  warningTriedDays: 10 * 365,
  /** The wait before the second try. Each later wait is twice as long. */
  firstRetryMs: 5 * SECOND_MS,
  /**
   * Tries at a mail whose sealed letter cannot be opened, some ten minutes. Then it is dead-lettered, so that what waits for it can
   * go on.
   */
  maxUnreadableAttempts: 8,
  /** The longest wait between two tries. */
  longestRetryMs: 30 * MINUTE_MS,
  /**
   * How long a mail belongs to the sender who took it. A sender that needs longer claims it again in time. After this, the
   * mail of a process that died is taken by another one.
   */
  claimMs: 90 * SECOND_MS,
  /** How much the clocks of two processes may differ. A try that one of them plans is due for the others, too. */
  clocksDifferMs: SECOND_MS / 2,
  /** How long one job sends mails before the next one goes on. A server that stops waits for it. */
  sendBatchMs: 5 * SECOND_MS,
  /** How long mails that are not urgent wait for much work that is done at once, such as the openings of a minute. */
  maxWaitForWorkMs: MINUTE_MS,
  /** Notices from one owner to one address in a day. More of the same would be a nuisance. */
  noticesPerDay: 20,
  /** Mails with links from one owner to reporters in a day: enough for every honest change of mind. */
  linkMailsPerDay: 30,
  /**
   * Changes of a configuration in a day that are not undone. Each of them writes to the owner: who has stolen a session cannot
   * bury the first mail under thousands.
   */
  configurationChangesPerDay: 30,
  /** How old a signed message in our own format may be. A sender who tries again can sign again. */
  genericSignatureMs: 15 * MINUTE_MS,
  /** How old a signed message of Mailgun or Amazon may be. They repeat a message for hours, with its first signature. */
  providerSignatureMs: DAY_MS,
  /** How long we remember which messages were taken in: longer than a message is accepted. */
  receiptRetentionDays: 3,
  /** The largest returned mail that is accepted. It contains the headers of our mail. */
  largestReturnedBytes: 256 * 1024,
  /** Connections at a time to the server for returned mail. */
  returnClients: 50,
  /** Recipients of one returned mail. A real one has only one. */
  returnRecipients: 10,
  /** Reading a returned mail takes some milliseconds. Its sender tries again when too many wait. */
  returnReader: {
    maxMs: 10 * SECOND_MS,
    maxMemoryMb: 128,
    maxWaiting: 50,
    maxWaitMs: 30 * SECOND_MS,
    idleMs: 30 * SECOND_MS,
  },
  /** A client that is silent for this long is cut off. */
  returnIdleMs: MINUTE_MS,
  /** Any client is cut off after this long. */
  returnConnectedMs: 5 * MINUTE_MS,
  /** The largest message of a mail provider. Amazon posts up to 256 KiB, escaped. */
  largestWebhook: '600kb',
} as const;

export const paymentLimits = {
  /** The largest notification of PayFast. A normal one has about one kilobyte. */
  largestNotification: '16kb',
  /** How often a person is alarmed about posts that PayFast did not sign. */
  refusalAlarmedMs: HOUR_MS,
  /** Sender addresses that are stored for one notification. */
  maxStoredSenders: 20,
  /** How long a sweep leaves work to its own job before it does the work itself. */
  stuckMs: 10 * MINUTE_MS,
  /** How long until the next look at work that a recovery delays. */
  recheckMs: 10 * MINUTE_MS,
  /** How often a failing payment that is set aside is tried: somebody who has paid waits for it. */
  deadLetterRetryMs: HOUR_MS,
  /** A cancel that PayFast did not confirm is tried again after this long. */
  cancelRetryMs: MINUTE_MS,
  /** How often PayFast is asked about an overdue charge: once a day, even if the job runs at another minute. */
  askedAgainMs: 20 * HOUR_MS,
} as const;

/** How long rows stay that nothing else ends. `docs/data.md` has the period of every table. */
export const retentionLimits = {
  /** A mail, from its last try. It is proof that somebody was told, and bounces come within two weeks. */
  mailDays: 90,
  /** The mails to an address that somebody typed into the registration, and that nobody confirmed. Product rule. */
  unconfirmedHours: 24,
  /** An offer that nobody paid. PayFast is asked about those of the last 60 days. */
  offerDays: 90,
  /** A sign-in in the owner's list. Ours: a quarter of a year shows what is usual. */
  signInDays: 90,
  /** The proof of an address that is no longer a recipient's. */
  proofDays: 90,
  /** A time in which nothing served. */
  outageDays: 365,
  /** Rows of one transaction. Their locks are held for a fraction of a second. */
  rowsAtOnce: 500,
} as const;

export const jobLimits = {
  /** How often a queued job is tried, at growing intervals of six hours at most: about four days. */
  maxAttempts: 25,
  /** How long a job that has failed for good stays, for a person to read its error. */
  deadJobRetentionDays: 7,
  /** After this many tries a row is set aside: it is tried rarely from then on, and never given up. */
  deadLetterAfterAttempts: 5,
  /**
   * A failing row's first wait. Each later wait is twice as long. It is just under a minute, so a sweep of every minute
   * finds the row due.
   */
  firstRetryMs: 50 * SECOND_MS,
  /** How often a row that is set aside is tried. */
  deadLetterRetryMs: 6 * HOUR_MS,
  /** How often a person is alarmed about a failure that goes on. */
  alarmIntervalMs: DAY_MS,
  /** Owners who are written to in one transaction when all of them are. */
  ownersNotifiedAtOnce: 500,
  /** LeaveBits whose openings are announced in one transaction. Their locks are held for a fraction of a second. */
  openingsAtOnce: 200,
  /** So many of them are worked on before the process answers requests that wait. */
  openingsBetweenRequests: 40,
  /** How long ahead a look at an opening is planned. The sweep of each minute plans it. */
  openingPlannedAheadMs: 2 * MINUTE_MS,
  /** How long until the next look at an opening that cannot be announced yet. */
  openingLookAgainMs: HOUR_MS,
  /** How long a complete file is left to its own request. The request has ended long before that. */
  arrivedUploadMs: MINUTE_MS,
} as const;

/** Answers that may be large: lists, previews, exports, files. Their readers may be slow. */
export const heavyResponseLimits = {
  /** Under way at once for one account. Lists and exports: product rule. Files: a page shows several pictures. */
  perAccount: { list: 2, file: 6 },
  /** What all of them together may hold in the memory of a process. */
  processBytes: 64 * MEGABYTE,
  /** A page asks for several lists at once, and each waits its turn for so long. */
  waitMs: 10 * SECOND_MS,
  waitingPerAccount: 20,
  waiting: 500,
  /** While memory is used up, who has no answer yet waits for so long before the slowest readers are cut off. */
  roomAfterMs: 5 * SECOND_MS,
  /** Whoever reads at least this much is never cut off for others. A slow telephone does. */
  slowBytesPerSecond: 16 * 1024,
  /** Exports that wait until those before them are made. Each takes a second or two. */
  worksWaiting: 20,
  /** What a refused caller is told. A browser tries again by itself. */
  retryAfterSeconds: 3,
} as const;

/** What a heavy answer holds in memory until its reader has it. */
export const heavyResponseBytes = {
  /** A list that is read and sent in pages: a page of rows, and one LeaveBit as JSON. */
  pagedList: MEGABYTE,
  /** A list that is made whole: a page of a recipient's list with its texts, escaped, and the addresses beside them. */
  wholeList: 3 * MEGABYTE,
  /** A page of the activity log, with the entries that a search opens. */
  activity: 2 * MEGABYTE,
  /** A file or a ZIP: the chunks that are read ahead. */
  file: 2 * MEGABYTE,
  /** An export while it is made, and then its ZIP. */
  export: 4 * MEGABYTE,
} as const;

/** The pages in which long lists are read from the database. */
export const pagedReadLimits = {
  rows: 100,
  /** Sealed texts. One LeaveBit may be larger. */
  bytes: 256 * 1024,
} as const;

/** What one caller may occupy of a server. Everybody with a slow telephone stays far away from these. */
export const connectionLimits = {
  /** The headers of a request must be here after this long. */
  headersMs: 15 * SECOND_MS,
  /** The body of a request must be here after this long. Files are measured by their rate. */
  bodyMs: 30 * SECOND_MS,
  /** A whole upload may take this long. */
  uploadMs: HOUR_MS,
  /** The least rate of an upload, over `measuredMs`. */
  minBytesPerSecond: 1024,
  measuredMs: MINUTE_MS,
  /** An open connection without a request is closed after this long. Proxies let go of theirs after one or two minutes. */
  idleMs: 3 * MINUTE_MS,
  /** How often the open requests are looked at. */
  checkIntervalMs: 5 * SECOND_MS,
  /** Open connections, or requests under way, of one source. */
  perSource: 256,
} as const;

export const serviceLimits = {
  /** How often a process stores that it is serving. */
  heartbeatIntervalMs: 30 * SECOND_MS,
  /** How often a person is alarmed about a recovery or a clock in doubt. */
  alarmIntervalMs: DAY_MS,
  /** How far back the status of a recovery shows outages. */
  outagesShownDays: 30,
  /**
   * How often the use of a session is stored. So a session ends up to this much before its time, counted from its last use,
   * and never after it.
   */
  sessionTouchIntervalMs: 30 * SECOND_MS,
  /** How often each open page's session is checked. */
  sessionCheckIntervalMs: 10 * SECOND_MS,
  /** How long a page waits to be told why its session ended, before it is told that nobody knows. */
  noticeLagMs: SECOND_MS / 2,
  /** A device that signed in is forgotten after this long without a sign-in. No browser keeps a cookie for longer. */
  deviceRetentionDays: 400,
  /** For this long after its end a link that undid a change still says why it no longer works. */
  deadUndoLinkDays: 30,
  /** Devices that are known for one owner. The ones unused the longest go. */
  devicesPerOwner: 20,
  /** Open pages of one session. A browser has a few tabs. A browser that opens more loses the oldest stream. */
  streamsPerSession: 10,
} as const;

/** The bodies of calls. Their sizes follow from the bounds in the contracts (decision 085). */
export const bodyLimits = {
  /** Room beyond what a contract needs: for white space, and for fields of an older page. */
  spareBytes: 1024,
  /** How deep JSON may be nested. The deepest body of a call has five levels. */
  maxDepth: 16,
  /** A page that goes away sends two short values. */
  beaconBytes: 2048,
} as const;

/** Bodies that are held in memory until they are whole. The longest LeaveBit, as JSON with every character escaped, has 1.5 MB. */
export const bufferedBodyLimits = {
  processBytes: 16 * MEGABYTE,
  perSourceBytes: 6 * MEGABYTE,
} as const;

/** What one export of another program may be. */
export const importLimits = {
  /** Thousands of entries are a few megabytes. The file is held in memory. */
  fileBytes: 20 * MEGABYTE,
  /** The entries of an export, without documents. */
  entriesBytes: 10 * MEGABYTE,
  /** Entries that are read of one export. Product rule. */
  entries: 5000,
  /** Columns of a list. No program writes more than some thirty. */
  columns: 500,
  /** Files in a ZIP that are looked at for the one with the entries. */
  zipEntries: 10_000,
  /** Rows of a report. It counts the rest. */
  reportRows: 200,
  /** Parts of one entry that a row of the report names. It counts the rest. */
  namedParts: 10,
  /** Exports of all owners that arrive or wait in a process. */
  underWay: 8,
  /** How long an export may take to arrive. */
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
