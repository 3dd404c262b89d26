import { z } from 'zod/mini';
import { defineEndpoint, typeOnlySchema, type ReauthenticationRequired } from './endpoint.ts';
import { emailSchema, encodedEmailSchema, oneTimeCodeSchema } from './field-schemas.ts';

/** The header that carries the code of a proof where a call has no body. */
export const REAUTHENTICATION_HEADER = 'X-Verification-Code';

const exportOverview = z.object({
  leavebits: z.number(),
  files: z.number(),
  /** Of all files together. */
  bytes: z.number(),
  /** The owner's recipients. Each can have an export of their own. */
  recipients: z.array(z.string()),
});

/** Without an address: everything of the owner. With one: what that person would receive. */
const prepareExportBody = z.object({ email: z.optional(emailSchema), code: z.optional(oneTimeCodeSchema) });

/** `url` gives the ZIP to this session, as long as the proof is fresh. */
export interface PreparedExport {
  url: string;
}

/**
 * An owner takes their data along. It works with any state of the subscription. The ZIPs need a fresh proof: without one the
 * answer is 202, and the same call with the code in `REAUTHENTICATION_HEADER` gives the ZIP.
 */
export const exportEndpoints = {
  overview: defineEndpoint({ method: 'get', path: '/api/account/export-overview', answer: exportOverview }),
  /** The proof for a browser, whose downloads carry no header. */
  prepare: defineEndpoint({
    method: 'post',
    path: '/api/account/export',
    body: prepareExportBody,
    answer: typeOnlySchema<PreparedExport | ReauthenticationRequired>(),
    needsProof: true,
  }),
  everything: defineEndpoint({ method: 'get', path: '/api/account/export', needsProof: true }),
  forPerson: defineEndpoint({
    method: 'get',
    path: '/api/account/export/:encodedEmail',
    params: z.object({ encodedEmail: encodedEmailSchema }),
    needsProof: true,
  }),
};
