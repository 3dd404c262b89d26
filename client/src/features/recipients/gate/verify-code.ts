import { z } from 'zod';
import { verifyAnswer } from '#shared/contracts/recipients.ts';
import type { ShareScope } from '#shared/contracts/recipients.ts';
import { ApiError, apiRequest } from '../../../lib/http/api-client.ts';
import { apiPaths } from '../../../lib/paths.ts';
import type { Address } from './address.ts';

const openedAnswer = verifyAnswer.required();

/** A LeaveBit that its own code has opened. */
export type OpenedLeavebit = Omit<z.infer<typeof openedAnswer>, 'emailSessionId'>;

const lock = z.object({ lockReason: z.string().nullable(), releaseDate: z.string().nullable() });

/** Why a proved address may not open a LeaveBit that is shared with it. */
export type Shut = ({ kind: 'locked' } & z.infer<typeof lock>) | { kind: 'blocked' };

export type Verified = { kind: 'verified'; emailSessionId: string; opened: OpenedLeavebit | null };

interface VerifyCode {
  address: Address;
  scope: ShareScope;
  code: string;
  /** The session this one takes the place of. */
  replaces: string | null;
}

/** Trades a code for a session and, for one LeaveBit, its content. Throws ApiError; null when no session came. */
export async function verifyCode({
  address,
  scope,
  code,
  replaces,
}: VerifyCode): Promise<Verified | Shut | null> {
  const body = { encodedEmail: address.encodedEmail, code, emailSessionId: replaces ?? undefined };
  let answer: unknown;
  try {
    answer = await apiRequest('POST', apiPaths.verifyCode(scope), { body });
  } catch (error) {
    const shut = error instanceof ApiError ? shutBy(error) : null;
    if (shut) return shut;
    throw error;
  }
  const { data } = (scope === 'all' ? verifyAnswer : openedAnswer).safeParse(answer);
  if (!data) return null;
  return {
    kind: 'verified',
    emailSessionId: data.emailSessionId,
    opened: openedAnswer.safeParse(data).data ?? null,
  };
}

function shutBy({ status, body }: ApiError): Shut | null {
  if (status === 402) return { kind: 'blocked' };
  if (status !== 423) return null;
  return { kind: 'locked', ...(lock.safeParse(body).data ?? { lockReason: null, releaseDate: null }) };
}
