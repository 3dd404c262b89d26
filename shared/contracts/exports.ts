import { z } from 'zod/mini';
import { defineEndpoint, typeOnlySchema, type ReauthenticationRequired } from './schema/endpoint.ts';
import { emailSchema, encodedEmailSchema, oneTimeCodeSchema } from './schema/field-schemas.ts';

/** Carries the reauthentication code for endpoints without a body. */
export const REAUTHENTICATION_HEADER = 'X-Verification-Code';

const exportOverview = z.object({
  leavebits: z.number(),
  files: z.number(),
  /** The total size of all files. */
  bytes: z.number(),
  /** The owner's recipients. Each can be exported separately. */
  recipients: z.array(z.string()),
});

/** Without an address: all of the owner's data. With one: what that recipient would receive. */
const prepareExportBody = z.object({ email: z.optional(emailSchema), code: z.optional(oneTimeCodeSchema) });

/** `url` serves the ZIP to this session while the reauthentication is recent. */
export interface PreparedExport {
  url: string;
}

/**
 * Data export. Available in any subscription state. The ZIPs require recent reauthentication. Without it the response is 202, and
 * the same request with the code in `REAUTHENTICATION_HEADER` returns the ZIP.
 */
export const exportEndpoints = {
  overview: defineEndpoint({ method: 'get', path: '/api/account/export-overview', answer: exportOverview }),
  /** Reauthenticates a browser in advance, because its downloads cannot carry a header. */
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
