import { z } from 'zod/mini';
import { recipientEndpoints, verifyCodeResponseSchema } from '#shared/contracts/recipients.ts';
import type { ShareScope } from '#shared/contracts/recipients.ts';
import { ApiError, callEndpoint } from '#client/lib/http/api-client.ts';
import { getLinkSecret } from '#client/lib/link-secret.ts';
import type { RecipientAddress } from './address.ts';

const openedAnswer = z.required(verifyCodeResponseSchema);

/** A LeaveBit that its code has opened. */
export type OpenedLeavebit = Omit<z.infer<typeof openedAnswer>, 'emailSessionId'>;

const lock = z.object({ lockReason: z.nullable(z.string()), releaseDate: z.nullable(z.string()) });

/** Why a proved address may not open a LeaveBit that is shared with it. */
export type UnavailableReason = ({ kind: 'locked' } & z.infer<typeof lock>) | { kind: 'blocked' };

export type VerificationSuccess = { kind: 'verified'; emailSessionId: string; opened: OpenedLeavebit | null };

export interface VerifyCodeRequest {
  address: RecipientAddress;
  scope: ShareScope;
  code: string;
  /** The session that this one replaces. */
  replaces: string | null;
}

/** Asks for a code by mail. The answer does not say whether anything is shared with the address. */
export function requestVerificationCode({ encodedEmail }: RecipientAddress, scope: ShareScope) {
  return callEndpoint(recipientEndpoints.requestCode, {
    params: { id: scope },
    body: { encodedEmail, linkSecret: getLinkSecret() },
  });
}

/** Exchanges a code for a session and, for one LeaveBit, its content. Throws ApiError. Null when no session came. */
export async function verifyCode({
  address,
  scope,
  code,
  replaces,
}: VerifyCodeRequest): Promise<VerificationSuccess | UnavailableReason | null> {
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

/** What a refused code means for the visitor. Throws when the code or the connection was the problem. */
function withoutSession(error: ApiError): UnavailableReason | null {
  switch (error.code) {
    case 'unexpected-answer':
      return null;
    case 'subscription-blocked':
      return { kind: 'blocked' };
    case 'locked':
      return {
        kind: 'locked',
        ...(lock.safeParse(error.body).data ?? { lockReason: null, releaseDate: null }),
      };
    default:
      throw error;
  }
}
