import { z } from 'zod/mini';
import { defineEndpoint, typeOnlySchema, type ReauthenticationRequired } from './schema/endpoint.ts';
import { reauthenticationFields } from './schema/field-schemas.ts';
import type { MessageResponse } from './session.ts';

/**
 * `tellPeople`: whether recipients and reporters are notified, once, on the day. `code`: the reauthentication code from the
 * email, if one was requested.
 */
const requestBody = z.object({
  tellPeople: z._default(z.boolean('Please say yes or no'), false),
  ...reauthenticationFields,
});

/** Account deletion. `GET /api/user` returns the scheduled date. */
export const deletionEndpoints = {
  /**
   * Responds with 409 while a report about the owner is pending or their estate is open. Repeating the request does not move the
   * date.
   */
  request: defineEndpoint({
    method: 'post',
    path: '/api/account/deletion',
    body: requestBody,
    answer: typeOnlySchema<{ deletesAt: string } | ReauthenticationRequired>(),
    needsProof: true,
  }),
  /** Cancels the deletion. Succeeds even if none is scheduled. */
  keep: defineEndpoint({
    method: 'delete',
    path: '/api/account/deletion',
    answer: typeOnlySchema<MessageResponse>(),
  }),
};
