import { z } from 'zod/mini';
import { limits } from '../domain/limits.ts';
import { boundedArray } from './bounded-schemas.ts';
import { defineEndpoint } from './endpoint.ts';
import { emailSchema, encodedEmailSchema, idSchema } from './field-schemas.ts';
import { sharingConfigSchema } from './leavebits.ts';

/** The owner's recipients who have proved their address for something of this owner's, and when they last did. */
const verificationStatus = z.array(z.object({ email: z.string(), verified_at: z.string() }));
export type VerificationStatus = z.infer<typeof verificationStatus>;

/**
 * For each of the owner's recipients the last notice to them about the owner's LeaveBits. `at` is the time when it was
 * accepted, was given up or came back. For a notice that still waits, it is the time when it was queued. `reason` says why
 * it failed. A notice that was accepted has a reason when its reader calls it spam.
 */
const mailStatus = z.array(
  z.object({
    email: z.string(),
    state: z.enum(['queued', 'accepted', 'failed']),
    at: z.string(),
    reason: z.nullable(z.string()),
    /** When the owner last reminded them. Null if never. An older server does not say. */
    remindedAt: z._default(z.nullable(z.string()), null),
  }),
);
export type MailStatus = z.infer<typeof mailStatus>;

/**
 * `emails` become recipients of each LeaveBit. Where they were none before, they get their rule of `sharingConfigSchema`, or `always`.
 * `shareWithPreConfigured` tells people who are recipients already.
 */
const shareMultipleBody = z
  .object({
    triggerByteIds: boundedArray(idSchema, limits.leavebitsPerShare, {
      tooLong: `You can share at most ${limits.leavebitsPerShare} LeaveBits at once`,
    }).check(z.minLength(1, 'Please select at least one LeaveBit')),
    emails: z._default(
      boundedArray(emailSchema, limits.addressesPerShare, {
        tooLong: `You can choose at most ${limits.addressesPerShare} addresses at once`,
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

/** How many people are told. A person who had many mails from this owner today gets access without another mail. */
const shareMultipleAnswer = z.object({ told: z.number() });

/** The recipients of an owner's LeaveBits. */
export const sharingEndpoints = {
  verificationStatus: defineEndpoint({
    method: 'get',
    path: '/api/verification-status',
    answer: verificationStatus,
  }),
  mailStatus: defineEndpoint({ method: 'get', path: '/api/mail-status', answer: mailStatus }),
  /** Tells people about several LeaveBits in one mail. */
  shareMultiple: defineEndpoint({
    method: 'post',
    path: '/api/share-multiple',
    body: shareMultipleBody,
    answer: shareMultipleAnswer,
  }),
  /** Resends a recipient's link, at most once every three days. A 429 says when it is possible again. */
  remind: defineEndpoint({
    method: 'post',
    path: '/api/people/:encodedEmail/remind',
    params: z.object({ encodedEmail: encodedEmailSchema }),
    status: 204,
  }),
};
