import { z } from 'zod/mini';
import { limits } from '../domain/limits.ts';
import { boundedArray } from './schema/bounded-schemas.ts';
import { defineEndpoint } from './schema/endpoint.ts';
import { emailSchema, encodedEmailSchema, idSchema } from './schema/field-schemas.ts';
import { sharingConfigSchema } from './leavebits.ts';

/** The recipients who have verified their address to read something from this owner, and when they last did. */
const verificationStatus = z.array(z.object({ email: z.string(), verified_at: z.string() }));
export type VerificationStatus = z.infer<typeof verificationStatus>;

/**
 * The last notice about the owner's LeaveBits to each recipient. `at` is when it was accepted, abandoned or bounced, or queued if
 * it is still pending. `reason` is why it failed; an accepted notice has one if its reader marked it as spam.
 */
const mailStatus = z.array(
  z.object({
    email: z.string(),
    state: z.enum(['queued', 'accepted', 'failed']),
    at: z.string(),
    reason: z.nullable(z.string()),
    /** When the owner last reminded them. Null if they never have. Absent from older servers. */
    remindedAt: z._default(z.nullable(z.string()), null),
  }),
);
export type MailStatus = z.infer<typeof mailStatus>;

/**
 * `emails` become recipients of each LeaveBit. New recipients get their rule from `sharingConfigSchema`, or `always`.
 * `shareWithPreConfigured` also notifies existing recipients.
 */
const shareMultipleBody = z
  .object({
    triggerByteIds: boundedArray(idSchema, limits.leavebitsPerShare, {
      tooLong: `You can share up to ${limits.leavebitsPerShare} LeaveBits at a time`,
    }).check(z.minLength(1, 'Please select at least one LeaveBit')),
    emails: z._default(
      boundedArray(emailSchema, limits.addressesPerShare, {
        tooLong: `You can choose up to ${limits.addressesPerShare} addresses at a time`,
      }),
      [],
    ),
    sharingConfig: z._default(sharingConfigSchema, {}),
    shareWithPreConfigured: z._default(z.boolean(), false),
  })
  .check(
    z.refine((body) => body.emails.length > 0 || body.shareWithPreConfigured, {
      message: 'At least one email address is required',
      path: ['emails'],
    }),
  );

/**
 * The number of people who are notified. Anyone who got many emails from this owner today is given access without another one.
 */
const shareMultipleAnswer = z.object({ told: z.number() });

/** The recipients of an owner's LeaveBits. */
export const sharingEndpoints = {
  verificationStatus: defineEndpoint({
    method: 'get',
    path: '/api/verification-status',
    answer: verificationStatus,
  }),
  mailStatus: defineEndpoint({ method: 'get', path: '/api/mail-status', answer: mailStatus }),
  /** Notifies people about several LeaveBits in one email. */
  shareMultiple: defineEndpoint({
    method: 'post',
    path: '/api/share-multiple',
    body: shareMultipleBody,
    answer: shareMultipleAnswer,
  }),
  /** Resends a recipient's link, no more than once every three days. A 429 says when that is possible again. */
  remind: defineEndpoint({
    method: 'post',
    path: '/api/people/:encodedEmail/remind',
    params: z.object({ encodedEmail: encodedEmailSchema }),
    status: 204,
  }),
};
