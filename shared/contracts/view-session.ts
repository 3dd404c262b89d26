import { defineEndpoint, typeOnlySchema, type SchemaInput } from './schema/endpoint.ts';
import type { logoutViewSessionBody } from './recipients.ts';
import type { MessageResponse } from './session.ts';

/*
 * Everything a recipient's page needs before any interaction, without zod. The server validates the body with the schema in
 * recipients.ts.
 */

/** Carries a recipient's email session. */
export const EMAIL_SESSION_HEADER = 'X-Email-Session-Id';

export const viewSessionEndpoints = {
  logout: defineEndpoint({
    method: 'post',
    path: '/api/logout-view-session',
    body: typeOnlySchema<SchemaInput<typeof logoutViewSessionBody>>(),
    answer: typeOnlySchema<MessageResponse>(),
    isForGuests: true,
  }),
};
