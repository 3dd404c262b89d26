import { z } from 'zod/mini';
import { defineCall } from './call.ts';
import { encodedEmail } from './fields.ts';
import { sharedLeavebit } from './recipients.ts';

/**
 * What may have happened by the moment of a preview. `alive`: nothing new, and the owner goes on paying. `released`: their death
 * has just been confirmed. `lapsed`: they have stopped paying.
 */
export const imaginedEstates = ['alive', 'released', 'lapsed'] as const;
export type ImaginedEstate = (typeof imaginedEstates)[number];

/** A mail that a recipient would get, with its words. Its links and its button lead nowhere here. */
const expectedMail = z.object({
  at: z.string(),
  kind: z.string(),
  subject: z.string(),
  heading: z.string(),
  paragraphs: z.array(z.string()),
  button: z.string(),
});
export type ExpectedMail = z.infer<typeof expectedMail>;

const preview = z.object({
  /** The moment that is shown. */
  at: z.string(),
  estate: z.enum(imaginedEstates),
  /** What `recipientCalls.list` would answer then, with this owner's LeaveBits only. */
  leavebits: z.array(sharedLeavebit),
  /** What they would be mailed from now until then, the first one first. */
  mails: z.array(expectedMail),
});
export type Preview = z.infer<typeof preview>;

const previewQuery = z.object({
  /** An ISO date-time. Without it, and for a moment that has passed: now. */
  at: z.optional(
    z.iso.datetime({ offset: true, error: 'Please send a date and time, such as 2030-01-31T12:00:00Z' }),
  ),
  estate: z.optional(z.enum(imaginedEstates, 'Please choose alive, released or lapsed')),
  /** The place after which the page begins, from `NEXT_PAGE_HEADER`. */
  after: z.optional(z.string().check(z.maxLength(40))),
});

/** What an owner's plan would do. */
export const planCalls = {
  /** What a person would see of this owner's. 404 for an address to which nothing is shared. It changes nothing, and tells nobody. */
  preview: defineCall({
    method: 'get',
    path: '/api/preview/:encodedEmail',
    params: z.object({ encodedEmail }),
    query: previewQuery,
    answer: preview,
  }),
};
