import { z } from 'zod/mini';
import { boundedString } from './bounded-schemas.ts';
import { defineEndpoint } from './endpoint.ts';
import { idSchema, linkTokenSchema } from './field-schemas.ts';

/** The purpose of a ticket. `zip`: everything in a LeaveBit as one archive. */
export type DownloadTicketPurpose = 'download' | 'preview' | 'zip';

const NO_NAME = 'Please name the file to download.';

const downloadTicketBody = z.union(
  [
    z.object({ purpose: z.literal('zip') }),
    z.object({
      purpose: z._default(z.enum(['download', 'preview']), 'download'),
      fileName: boundedString(1000, { missing: NO_NAME, tooLong: NO_NAME }).check(z.minLength(1, NO_NAME)),
    }),
  ],
  NO_NAME,
);
export type DownloadTicketRequest = z.infer<typeof downloadTicketBody>;

/** How a preview is rendered. Determined by the file's bytes, never by its name. */
const previewKind = z.enum(['image', 'pdf', 'text', 'audio', 'video']);
export type PreviewKind = z.infer<typeof previewKind>;

/** `url` serves the ticket's content for a few minutes. Only previews have a `kind`. */
export const downloadTicketSchema = z.object({ url: z.string(), kind: z.nullable(previewKind) });
export type DownloadTicket = z.infer<typeof downloadTicketSchema>;

/** Recipients download with a ticket, because a link cannot carry the email session. */
export const downloadEndpoints = {
  ticket: defineEndpoint({
    method: 'post',
    path: '/api/shared/trigger-bytes/:id/download-ticket',
    params: z.object({ id: idSchema }),
    body: downloadTicketBody,
    answer: downloadTicketSchema,
    isForGuests: true,
  }),
  /** Serves the ticket's content. Redirects a browser that follows an expired link to a page. */
  redeem: defineEndpoint({
    method: 'get',
    path: '/api/shared/downloads/:ticket',
    params: z.object({ ticket: linkTokenSchema }),
    isForGuests: true,
  }),
};
