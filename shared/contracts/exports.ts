import { z } from 'zod/mini';
import { defineCall, typeOnly, type ProofAsked } from './call.ts';
import { email, encodedEmail, oneTimeCode } from './fields.ts';

/** The header that carries the code of a proof where a call has no body. */
export const PROOF_HEADER = 'X-Verification-Code';

const exportOverview = z.object({
  leavebits: z.number(),
  files: z.number(),
  /** Of all files together. */
  bytes: z.number(),
  /** The owner's recipients. Each can have an export of their own. */
  recipients: z.array(z.string()),
});

/** Without an address: everything of the owner. With one: what that person would receive. */
const prepareExportBody = z.object({ email: z.optional(email), code: z.optional(oneTimeCode) });

/** `url` gives the ZIP to this session, as long as the proof is fresh. */
export interface PreparedExport {
  url: string;
}

/**
 * An owner takes their data along. It works with any state of the subscription. The ZIPs need a fresh proof: without one the
 * answer is 202, and the same call with the code in `PROOF_HEADER` gives the ZIP.
 */
export const exportCalls = {
  overview: defineCall({ method: 'get', path: '/api/account/export-overview', answer: exportOverview }),
  /** The proof for a browser, whose downloads carry no header. */
  prepare: defineCall({
    method: 'post',
    path: '/api/account/export',
    body: prepareExportBody,
    answer: typeOnly<PreparedExport | ProofAsked>(),
    needsProof: true,
  }),
  everything: defineCall({ method: 'get', path: '/api/account/export', needsProof: true }),
  forPerson: defineCall({
    method: 'get',
    path: '/api/account/export/:encodedEmail',
    params: z.object({ encodedEmail }),
    needsProof: true,
  }),
};
