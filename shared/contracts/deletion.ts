import { z } from 'zod/mini';
import { defineCall, typeOnly, type ProofAsked } from './call.ts';
import { proof } from './fields.ts';
import type { Done } from './session.ts';

/** `tellPeople`: whether recipients and reporters are told, once, on the day. `code`: the mailed proof, where one was asked for. */
const requestBody = z.object({
  tellPeople: z._default(z.boolean('Please say yes or no'), false),
  ...proof,
});

/** The deletion of the owner's account. `GET /api/user` says when it will be. */
export const deletionCalls = {
  /** 409 while a report about the owner is pending, or their estate is open. A second request keeps the date. */
  request: defineCall({
    method: 'post',
    path: '/api/account/deletion',
    body: requestBody,
    answer: typeOnly<{ deletesAt: string } | ProofAsked>(),
    needsProof: true,
  }),
  /** The owner changes their mind. Also when nothing waits. */
  keep: defineCall({ method: 'delete', path: '/api/account/deletion', answer: typeOnly<Done>() }),
};
