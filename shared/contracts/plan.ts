import { z } from 'zod/mini';
import { languages } from '../domain/languages.ts';
import { boundedString } from './schema/bounded-schemas.ts';
import { defineEndpoint } from './schema/endpoint.ts';
import { encodedEmailSchema, isoDateTime } from './schema/field-schemas.ts';
import { sharedLeavebitSchema } from './recipients.ts';
import { reportEventKinds, reporterAnswers, reportTypes, warningWayKinds } from './release.ts';

/**
 * The events assumed by a preview. `alive`: nothing new, and the owner keeps paying. `released`: their death or, with
 * `reportType`, their incapacitation has just been confirmed. `lapsed`: they have stopped paying.
 */
const imaginedEstates = ['alive', 'released', 'lapsed'] as const;
export type PreviewEstate = (typeof imaginedEstates)[number];

const mailText = z.object({
  subject: z.string(),
  heading: z.string(),
  paragraphs: z.array(z.string()),
  button: z.string(),
});

/** An email that a recipient would get, with its text in the language that the owner chose for them. Its links and its button are inert. */
const expectedMail = z.object({
  at: z.string(),
  kind: z.string(),
  ...mailText.shape,
  language: z._default(z.enum(languages), 'en'),
  /** The same in English. Null if it is in English. Absent from older servers, as is the language. */
  inEnglish: z._default(z.nullable(mailText), null),
  /** Set if it is sent only because the recipient, or the person whose substitute they are, hasn't opened something. */
  onlyIf: z._default(z.nullable(z.enum(['unopened'])), null),
});
export type PreviewMail = z.infer<typeof expectedMail>;

const preview = z.object({
  /** The moment being previewed. */
  at: z.string(),
  estate: z.enum(imaginedEstates),
  /** What has just been confirmed in this preview. Null unless `released` is only imagined. Absent from older servers. */
  reportType: z._default(z.nullable(z.enum(reportTypes)), null),
  /** The response of `recipientEndpoints.list` at that moment, limited to this owner's LeaveBits. */
  leavebits: z.array(sharedLeavebitSchema),
  /** Emails they would get between now and then, earliest first. */
  mails: z.array(expectedMail),
});
export type PlanPreview = z.infer<typeof preview>;

/**
 * Problems with a plan, one for each cause. Each has as its `subject` an address, a LeaveBit's id, or null. Without any, the plan
 * would work.
 */
export const planProblemCodes = [
  /** Nothing is shared with anyone but the owner. */
  'nobody-receives',
  /** Something waits for a report, but no reporters are designated. */
  'no-reporters',
  /** Too few reporters are reachable and willing to reach the required confirmations. */
  'too-few-reporters',
  /** Too few reporters have accepted. Those who haven't answered would make up the number. */
  'reporters-unanswered',
  'reporter-unreachable',
  'reporter-declined',
  /** The owner refuted their report and hasn't decided about them. */
  'reporter-suspended',
  /** They have told us that they want to use another address. */
  'reporter-moved',
  /** A reporter has never opened their page. */
  'reporter-unpracticed',
  /** The free period ends soon, or before a date on which something opens. Then nothing can be read. */
  'subscription-ends',
  /** A recipient of a sealed LeaveBit, or a substitute, has no card, so they couldn't read it. The subject is that person. */
  'sealed-without-card',
  /** A LeaveBit isn't sealed for someone's current card, so the card doesn't open it. The subject is that person. */
  'sealed-before-card',
  /** A report needs every single reporter. */
  'all-reporters-needed',
  /** Everyone who can report would benefit from a release. */
  'reporters-are-recipients',
  'recipient-unreachable',
  /** Whoever would receive what a person doesn't open can't be reached. The subject is that person. */
  'substitute-unreachable',
  'leavebit-incomplete',
  /** Nobody who can read a LeaveBit without a report has verified their address or been reached by email. */
  'nobody-reached',
  /** Nobody has tried a card that a sealed LeaveBit depends on. The subject is the person who should have it. */
  'card-never-checked',
  /** A second factor is enabled, but no recovery codes are left. */
  'no-recovery-codes',
] as const;
export type PlanProblemCode = (typeof planProblemCodes)[number];

const problem = z.object({
  code: z.enum(planProblemCodes),
  subject: z.nullable(z.string()),
  /** With a problem of a person who couldn't open something sealed: the LeaveBit, or the one that was saved first. */
  leavebitId: z.optional(z.number()),
});
export type PlanProblem = z.infer<typeof problem>;

/** Who receives what a person hasn't opened so many days after its opening. */
const plannedSubstitute = z.object({
  email: z.string(),
  name: z.nullable(z.string()),
  afterDays: z.number(),
});
export type PlannedSubstitute = z.infer<typeof plannedSubstitute>;

const plannedPerson = z.object({
  email: z.string(),
  name: z.nullable(z.string()),
  /** The number of LeaveBits they can read now, will get on a date, and will get after a confirmed report. */
  now: z.number(),
  dated: z.number(),
  afterDeath: z.number(),
  /** The next date on which a LeaveBit opens. */
  nextDate: z.nullable(z.string()),
  /** LeaveBits shared with nobody: their count, and the headline of the one saved last. Null if there are none. */
  alone: z.nullable(z.object({ count: z.number(), description: z.string() })),
  /** Null if what they don't open goes to nobody else. Absent from older servers. */
  substitute: z._default(z.nullable(plannedSubstitute), null),
  /** Whether that one would receive anything: not where they are a recipient already. Absent from older servers. */
  isPassedOn: z._default(z.boolean(), true),
});
export type PlannedPerson = z.infer<typeof plannedPerson>;

/**
 * Why someone chosen by the owner receives nothing. `reporter`: they can report, but nothing is shared with them. `left`: they
 * have left everything that was shared with them.
 */
const nothingReasons = ['reporter', 'left'] as const;
export type ReceivesNothingReason = (typeof nothingReasons)[number];

const planHealth = z.object({
  /** Absent from older servers: `answer`. */
  reporters: z.array(
    z.object({
      email: z.string(),
      name: z.nullable(z.string()),
      answer: z._default(z.nullable(z.enum(reporterAnswers)), null),
    }),
  ),
  requiredConfirmations: z.number(),
  refuteTimeHours: z.number(),
  /** The numbers for a report of incapacity. Absent from older servers, where they are those for a death. */
  incapacitation: z.optional(z.object({ requiredConfirmations: z.number(), refuteTimeHours: z.number() })),
  /** Until when the owner is away. Null if they aren't. */
  awayUntil: z._default(z.nullable(z.string()), null),
  /** The earliest moment at which a report of either type could open the LeaveBits that wait for one. Null if none can, or one already has. */
  earliestRelease: z.nullable(z.string()),
  /** The same after a report of a death. Absent from older servers. */
  earliestDeathRelease: z.optional(z.nullable(z.string())),
  /** Everyone who receives something from the owner, except the owner. */
  people: z.array(plannedPerson),
  /** Recipients and reporters who receive nothing. */
  withNothing: z.array(
    z.object({ email: z.string(), name: z.nullable(z.string()), because: z.enum(nothingReasons) }),
  ),
  problems: z.array(problem),
  /** What could be better although the plan would work. `one-warning-way`: at most one way to warn the owner works. */
  hints: z._default(z.array(z.enum(['one-warning-way'])), []),
  /** The verified ways to warn the owner that rejected the last message for good. They don't count as a second way. */
  failingWarningWays: z._default(z.array(z.enum(warningWayKinds)), []),
  /** When the problem `subscription-ends` strikes. Null without it. */
  subscriptionEndsAt: z._default(z.nullable(z.string()), null),
  /** A report about the owner is pending. */
  isReported: z._default(z.boolean(), false),
  /** A check-up of the plan is due. */
  isCheckupDue: z._default(z.boolean(), false),
});
export type PlanHealth = z.infer<typeof planHealth>;

/** The LeaveBits that open for one recipient at one moment. */
const timelineOpening = z.object({
  email: z.string(),
  name: z.nullable(z.string()),
  /**
   * `readable`: has been open since it was shared. `opened`: its date has passed, or a report was released. `opens`: on a future
   * date. `waits`: for a report.
   */
  kind: z.enum(['readable', 'opened', 'opens', 'waits']),
  /** Null for `readable` and `waits`. */
  at: z.nullable(z.string()),
  /** The ids of the LeaveBits. */
  leavebits: z.array(z.number()),
  /**
   * Who would receive them as well if they aren't opened: null for nobody, and for someone who receives them anyway. What's
   * `readable` counts from a release. Absent from older servers.
   */
  substitute: z._default(z.nullable(plannedSubstitute), null),
});
export type TimelineOpening = z.infer<typeof timelineOpening>;

/** A step in a report. `email`: the reporter who took it, if any. */
const timelineStep = z.object({
  at: z.string(),
  kind: z.enum(reportEventKinds),
  reportType: z.enum(reportTypes),
  email: z.nullable(z.string()),
  name: z.nullable(z.string()),
});

const planTimeline = z.object({
  /** The time as of which everything was computed. */
  now: z.string(),
  /** Earliest first. Those without a date come last. */
  openings: z.array(timelineOpening),
  /** The reports of the owner's death or incapacity, earliest first. */
  steps: z.array(timelineStep),
  /** The earliest moment at which a report of either type could open the LeaveBits that wait for one. Null if none can, or one already has. */
  earliestRelease: z.nullable(z.string()),
  /** Whether a report is pending, which decides that moment. */
  isReported: z._default(z.boolean(), false),
  /** When nothing can be read any longer. Null while payments continue. */
  shutsAt: z.nullable(z.string()),
  /** The LeaveBits referenced by the openings. */
  leavebits: z.array(z.object({ id: z.number(), description: z.string() })),
});
export type PlanTimeline = z.infer<typeof planTimeline>;

const previewQuery = z.object({
  /** An ISO date-time. Defaults to now, as do dates in the past. */
  at: z.optional(isoDateTime('Please send a date and time, such as 2030-01-31T12:00:00Z')),
  estate: z.optional(z.enum(imaginedEstates, 'Please choose alive, released or lapsed')),
  /** What is confirmed when `estate` is `released`. Defaults to a death. Has no effect otherwise. */
  reportType: z.optional(z.enum(reportTypes, 'Please choose death or incapacitation')),
  /** The page cursor, from `NEXT_PAGE_HEADER`. */
  after: z.optional(boundedString(80)),
});

/** Whether a new owner has put the guided first steps away. They count as done once the plan has recipients and reporters. */
const firstUse = z.object({ isPutAway: z.boolean() });
export type FirstUse = z.infer<typeof firstUse>;

/** Health checks, timeline and previews of an owner's plan. */
export const planEndpoints = {
  /** Who would get what and when, and what could go wrong. */
  health: defineEndpoint({ method: 'get', path: '/api/plan-health', answer: planHealth }),
  /** All openings, past and future, and the recipients who get them. Includes reports. */
  timeline: defineEndpoint({ method: 'get', path: '/api/plan-timeline', answer: planTimeline }),
  /** A recipient's view of this owner's data. 404 for an address with nothing shared. Read-only, and notifies no one. */
  preview: defineEndpoint({
    method: 'get',
    path: '/api/preview/:encodedEmail',
    params: z.object({ encodedEmail: encodedEmailSchema }),
    query: previewQuery,
    answer: preview,
  }),
  readFirstUse: defineEndpoint({ method: 'get', path: '/api/account/first-use', answer: firstUse }),
  saveFirstUse: defineEndpoint({
    method: 'put',
    path: '/api/account/first-use',
    body: z.object({ isPutAway: z.boolean('Please say yes or no') }),
    answer: firstUse,
  }),
};
