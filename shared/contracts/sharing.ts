import { z } from 'zod';
import { email, id } from './fields.ts';

/** GET /api/verification-status: those of the owner's recipients who have proved their address, and when last. */
export const verificationStatus = z.array(z.object({ email: z.string(), verified_at: z.string() }));
export type VerificationStatus = z.infer<typeof verificationStatus>;

/**
 * GET /api/mail-status: for each of the owner's recipients the last notice to them about the owner's LeaveBits.
 * `at` is when it was accepted, given up, came back, or (still waiting) was queued; `reason` says why it failed. One that
 * was accepted has a reason when its reader calls it spam.
 */
export const mailStatus = z.array(
  z.object({
    email: z.string(),
    state: z.enum(['queued', 'accepted', 'failed']),
    at: z.string(),
    reason: z.string().nullable(),
  }),
);
export type MailStatus = z.infer<typeof mailStatus>;

/**
 * POST /api/share-multiple: tells people about several LeaveBits in one mail. `emails` become recipients of each,
 * with the rule `always` where they were none; `shareWithPreConfigured` tells those who are recipients already.
 */
export const shareMultipleBody = z
  .object({
    triggerByteIds: z
      .array(id)
      .min(1, 'Please select at least one LeaveBit')
      .max(100, 'At most 100 LeaveBits can be shared at once'),
    emails: z.array(email).max(50, 'At most 50 addresses at once').default([]),
    shareWithPreConfigured: z.boolean().default(false),
  })
  .refine((body) => body.emails.length > 0 || body.shareWithPreConfigured, {
    message: 'At least one email address is required',
    path: ['emails'],
  });

/** Its answer: how many people are told. Whoever has had many mails from this owner today has access without another. */
export const shareMultipleAnswer = z.object({ told: z.number() });
