import { z } from 'zod/mini';
import {
  recipientEndpoints,
  sharedLeavebitSchema,
  verifyCodeResponseSchema,
} from '#shared/contracts/recipients.ts';
import type { ShareScope } from '#shared/contracts/recipients.ts';
import { ApiError, callEndpoint } from '#client/lib/http/api-client.ts';
import { getLinkSecret } from '#client/lib/link-secret.ts';
import type { RecipientAddress } from './address.ts';

const { sealed, sealedNames } = verifyCodeResponseSchema.shape;
const openedAnswer = z.extend(z.required(verifyCodeResponseSchema), { sealed, sealedNames });

/** A LeaveBit unlocked with a code of its own. */
export type OpenedLeavebit = Omit<z.infer<typeof openedAnswer>, 'emailSessionId'>;

const lock = z.object({
  releaseDate: z.nullable(z.string()),
  waitsFor: sharedLeavebitSchema.shape.waitsFor,
});

const closing = z.object({ closedAt: z.optional(z.string()) });

/** Why a LeaveBit is unavailable to a verified recipient. */
export type UnavailableReason =
  ({ kind: 'locked' } & z.infer<typeof lock>) | ({ kind: 'blocked' } & z.infer<typeof closing>);

export type VerifyCodeResult = { kind: 'verified'; emailSessionId: string; opened: OpenedLeavebit | null };

export interface VerifyCodeRequest {
  address: RecipientAddress;
  scope: ShareScope;
  code: string;
  /** The session that this one replaces. */
  replaces: string | null;
}

/** Requests a code by email. The response doesn't reveal whether anything is shared with the address. */
export function requestVerificationCode({ encodedEmail }: RecipientAddress, scope: ShareScope) {
  return callEndpoint(recipientEndpoints.requestCode, {
    params: { id: scope },
    body: { encodedEmail, linkSecret: getLinkSecret() },
  });
}

/**
 * Exchanges a code for a session and, for a single LeaveBit, its content. Null if the response lacks the session or the content.
 * Throws ApiError.
 */
export async function verifyCode({
  address,
  scope,
  code,
  replaces,
}: VerifyCodeRequest): Promise<VerifyCodeResult | UnavailableReason | null> {
  const body = {
    encodedEmail: address.encodedEmail,
    code,
    emailSessionId: replaces ?? undefined,
    linkSecret: getLinkSecret(),
  };
  try {
    const answer = await callEndpoint(recipientEndpoints.verifyCode, { params: { id: scope }, body });
    const opened = openedAnswer.safeParse(answer).data ?? null;
    if (scope !== 'all' && !opened) return null;
    return { kind: 'verified', emailSessionId: answer.emailSessionId, opened };
  } catch (error) {
    if (error instanceof ApiError) return withoutSession(error);
    throw error;
  }
}

/** Translates the error into a reason to show the visitor. Rethrows errors about the code or the connection. */
function withoutSession(error: ApiError): UnavailableReason | null {
  switch (error.code) {
    case 'unexpected-answer':
      return null;
    case 'subscription-blocked':
      return { kind: 'blocked', ...closing.safeParse(error.body).data };
    case 'locked':
      return {
        kind: 'locked',
        ...(lock.safeParse(error.body).data ?? { releaseDate: null }),
      };
    default:
      throw error;
  }
}
