import { z } from 'zod/mini';
import { boundedString } from './bounded-schemas.ts';
import { defineEndpoint } from './endpoint.ts';
import { encodedEmailSchema, isoDateTime } from './field-schemas.ts';
import { sharedLeavebitSchema } from './recipients.ts';
import { reportEventKinds, reportTypes } from './release.ts';

/**
 * What may have happened by the moment of a preview. `alive`: nothing new, and the owner goes on paying. `released`: their death
 * has just been confirmed. `lapsed`: they have stopped paying.
 */
const imaginedEstates = ['alive', 'released', 'lapsed'] as const;
export type PreviewEstate = (typeof imaginedEstates)[number];

/** A mail that a recipient would get, with its words. Its links and its button lead nowhere here. */
const expectedMail = z.object({
  at: z.string(),
  kind: z.string(),
  subject: z.string(),
  heading: z.string(),
  paragraphs: z.array(z.string()),
  button: z.string(),
});
export type PreviewMail = z.infer<typeof expectedMail>;

const preview = z.object({
  /** The moment that is shown. */
  at: z.string(),
  estate: z.enum(imaginedEstates),
  /** What `recipientCalls.list` would answer then, with this owner's LeaveBits only. */
  leavebits: z.array(sharedLeavebitSchema),
  /** What they would be mailed from now until then, the first one first. */
  mails: z.array(expectedMail),
});
export type PlanPreview = z.infer<typeof preview>;

/** What can go wrong with a plan. `subject` of a problem: an address, the id of a LeaveBit, or null. */
export const planProblemCodes = [
  /** Nobody but the owner receives anything. */
  'nobody-receives',
  /** Something waits for a report, and there are no reporters. */
  'no-reporters',
  /** The reporters who can be reached and have not declined are too few for the confirmations. */
  'too-few-reporters',
  'reporter-unreachable',
  'reporter-declined',
  /** They told us that they want another address. */
  'reporter-moved',
  /** A reporter has never opened their page. */
  'reporter-unpracticed',
  /** Everyone who can report would gain by it. */
  'reporters-are-recipients',
  'recipient-unreachable',
  'leavebit-incomplete',
  /** It opens on a date after which the subscription is not paid any more. */
  'date-after-subscription',
  /** There is a second factor, and no recovery code is left. */
  'no-recovery-codes',
] as const;
export type PlanProblemCode = (typeof planProblemCodes)[number];

const problem = z.object({ code: z.enum(planProblemCodes), subject: z.nullable(z.string()) });
export type PlanProblem = z.infer<typeof problem>;

const plannedPerson = z.object({
  email: z.string(),
  name: z.nullable(z.string()),
  /** How many LeaveBits they can read now, get on a date, and get after a confirmed report. */
  now: z.number(),
  dated: z.number(),
  afterDeath: z.number(),
  /** When the next date opens something. */
  nextDate: z.nullable(z.string()),
  /** What nobody else receives: how many LeaveBits, and the headline of the one that was saved last. Null when there is none. */
  alone: z.nullable(z.object({ count: z.number(), description: z.string() })),
});
export type PlannedPerson = z.infer<typeof plannedPerson>;

/**
 * Why somebody whom the owner has chosen receives nothing. `reporter`: they can report, and nothing is shared with them. `left`: they
 * have left all that was shared with them.
 */
const nothingReasons = ['reporter', 'left'] as const;
export type ReceivesNothingReason = (typeof nothingReasons)[number];

const planHealth = z.object({
  reporters: z.array(z.object({ email: z.string(), name: z.nullable(z.string()) })),
  requiredConfirmations: z.number(),
  refuteTimeHours: z.number(),
  /** When what waits for a report could open at the earliest. Null when it cannot, or has already. */
  earliestRelease: z.nullable(z.string()),
  /** Everybody who receives something of the owner's, but the owner. */
  people: z.array(plannedPerson),
  /** Recipients and reporters who receive nothing. */
  withNothing: z.array(
    z.object({ email: z.string(), name: z.nullable(z.string()), because: z.enum(nothingReasons) }),
  ),
  problems: z.array(problem),
  /** A report about the owner is being decided. */
  isReported: z._default(z.boolean(), false),
  /** It is time to go through the plan. */
  isCheckupDue: z._default(z.boolean(), false),
});
export type PlanHealth = z.infer<typeof planHealth>;

/** What happens for one person at one moment. */
const timelineOpening = z.object({
  email: z.string(),
  name: z.nullable(z.string()),
  /**
   * `readable`: open since it was shared. `opened`: a date has come, or a report was released. `opens`: on a date to come. `waits`:
   * for a report.
   */
  kind: z.enum(['readable', 'opened', 'opens', 'waits']),
  /** Null for `readable` and `waits`. */
  at: z.nullable(z.string()),
  /** The ids of the LeaveBits. */
  leavebits: z.array(z.number()),
});
export type TimelineOpening = z.infer<typeof timelineOpening>;

/** A step of a report. `email`: the reporter who made it, if one did. */
const timelineStep = z.object({
  at: z.string(),
  kind: z.enum(reportEventKinds),
  reportType: z.enum(reportTypes),
  email: z.nullable(z.string()),
  name: z.nullable(z.string()),
});

const planTimeline = z.object({
  /** The moment for which all of it was found. */
  now: z.string(),
  /** The earliest first. Those without a moment come last. */
  openings: z.array(timelineOpening),
  /** The reports of the owner's death or incapacity, the earliest first. */
  steps: z.array(timelineStep),
  /** When what waits for a report could open at the earliest. Null when it cannot, or has already. */
  earliestRelease: z.nullable(z.string()),
  /** From then on nothing can be read. Null while payments go on. */
  shutsAt: z.nullable(z.string()),
  /** Those that the openings name. */
  leavebits: z.array(z.object({ id: z.number(), description: z.string() })),
});
export type PlanTimeline = z.infer<typeof planTimeline>;

const previewQuery = z.object({
  /** An ISO date-time. Without it, and for a moment that has passed: now. */
  at: z.optional(isoDateTime('Please send a date and time, such as 2030-01-31T12:00:00Z')),
  estate: z.optional(z.enum(imaginedEstates, 'Please choose alive, released or lapsed')),
  /** The place after which the page begins, from `NEXT_PAGE_HEADER`. */
  after: z.optional(boundedString(40)),
});

/** What an owner's plan would do. */
export const planEndpoints = {
  /** Who would get what, how soon, and what would go wrong. */
  health: defineEndpoint({ method: 'get', path: '/api/plan-health', answer: planHealth }),
  /** What opens when for whom, past and future, with the reports. */
  timeline: defineEndpoint({ method: 'get', path: '/api/plan-timeline', answer: planTimeline }),
  /** What a person would see of this owner's. 404 for an address to which nothing is shared. It changes nothing, and tells nobody. */
  preview: defineEndpoint({
    method: 'get',
    path: '/api/preview/:encodedEmail',
    params: z.object({ encodedEmail: encodedEmailSchema }),
    query: previewQuery,
    answer: preview,
  }),
};
