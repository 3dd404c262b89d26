import { z } from 'zod';
import { errorBody } from '#shared/contracts/errors.ts';
import { verifyAnswer } from '#shared/contracts/recipients.ts';
import type { ShareScope } from '#shared/contracts/recipients.ts';
import { ApiError, GENERIC_MESSAGE, NETWORK_MESSAGE } from '../../lib/api-error.ts';
import { CSRF_HEADER, csrfToken, renewCsrfToken } from '../../lib/csrf.ts';
import { apiPaths } from '../../lib/paths.ts';
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
  const { encodedEmail } = address;
  const { status, body } = await post(apiPaths.verifyCode(scope), {
    encodedEmail,
    code,
    emailSessionId: replaces ?? undefined,
  });
  if (status === 402) return { kind: 'blocked' };
  if (status === 423) {
    return { kind: 'locked', ...(lock.safeParse(body).data ?? { lockReason: null, releaseDate: null }) };
  }
  if (status < 200 || status > 299) {
    throw new ApiError(status, errorBody.safeParse(body).data?.message || GENERIC_MESSAGE);
  }
  const { data } = (scope === 'all' ? verifyAnswer : openedAnswer).safeParse(body);
  if (!data) return null;
  return {
    kind: 'verified',
    emailSessionId: data.emailSessionId,
    opened: openedAnswer.safeParse(data).data ?? null,
  };
}

interface Answer {
  status: number;
  body: unknown;
}

/** By hand, because a refusal counts here with all it says: the shared client keeps only its message. */
async function post(path: string, body: object): Promise<Answer> {
  let response = await send(path, body);
  if (response.status === 403) {
    await renewCsrfToken();
    response = await send(path, body);
  }
  return { status: response.status, body: await response.json().catch(() => undefined) };
}

async function send(path: string, body: object): Promise<Response> {
  const headers = {
    Accept: 'application/json',
    'Content-Type': 'application/json',
    [CSRF_HEADER]: await csrfToken(),
  };
  try {
    return await fetch(path, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
      credentials: 'same-origin',
    });
  } catch {
    throw new ApiError(0, NETWORK_MESSAGE);
  }
}
