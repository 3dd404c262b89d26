import { z } from 'zod/mini';
import { defineEndpoint, typeOnlySchema, type ReauthenticationRequired } from './endpoint.ts';
import { reauthenticationFields } from './field-schemas.ts';
import type { MessageResponse } from './session.ts';

/** `notifyReportParticipants`: whether recipients and reporters are told, once, on the day. `code`: the mailed proof, where one was asked for. */
const requestBody = z.object({
  tellPeople: z._default(z.boolean('Please say yes or no'), false),
  ...reauthenticationFields,
});

/** The deletion of the owner's account. `GET /api/user` says when it will be. */
export const deletionEndpoints = {
  /** 409 while a report about the owner is pending, or their estate is open. A second request keeps the date. */
  request: defineEndpoint({
    method: 'post',
    path: '/api/account/deletion',
    body: requestBody,
    answer: typeOnlySchema<{ deletesAt: string } | ReauthenticationRequired>(),
    needsProof: true,
  }),
  /** The owner changes their mind. Also when nothing waits. */
  keep: defineEndpoint({
    method: 'delete',
    path: '/api/account/deletion',
    answer: typeOnlySchema<MessageResponse>(),
  }),
};
