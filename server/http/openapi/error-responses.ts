import type { Endpoint } from '#shared/contracts/endpoint.ts';
import { errorCodes } from '#shared/contracts/errors.ts';
import { EMAIL_SESSION_HEADER } from '#shared/contracts/view-session.ts';
import type { EndpointNote } from './endpoint-notes.ts';
import type { JsonSchema, OpenApiFragment } from './json-schema-writer.ts';

const text = { type: 'string' };

const refusalBody = (description: string, properties: Record<string, JsonSchema>): JsonSchema => ({
  type: 'object',
  description,
  properties: {
    message: { ...text, description: 'A sentence for people.' },
    code: { ...text, enum: [...errorCodes], description: 'Programs decide by this.' },
    ...properties,
  },
  required: ['message', 'code'],
});

/** The bodies of error responses. */
export const errorSchemas: Record<string, JsonSchema> = {
  Refusal: refusalBody('Why a call was refused.', {
    errors: {
      type: 'array',
      description: 'The wrong fields of a refused form.',
      items: {
        type: 'object',
        properties: { path: text, message: text },
        required: ['path', 'message'],
      },
    },
    reason: { ...text, description: 'With 404: why a mailed link cannot be used.' },
    againAt: {
      ...text,
      format: 'date-time',
      description: 'With 429, where a mail was asked for again: from when on.',
    },
    comeBackAt: {
      ...text,
      format: 'date-time',
      description: 'With the code `restoring`: when a recipient is asked to come back.',
    },
    error: { ...text, description: 'The same as `message`, from the call that adds files in one form.' },
  }),
  LockedRefusal: refusalBody(
    'The LeaveBit is not open yet. While an upload is being written, only words come.',
    {
      isLocked: { const: true },
      lockReason: { type: ['string', 'null'] },
      releaseDate: { type: ['string', 'null'] },
    },
  ),
  BlockedRefusal: refusalBody('The owner’s subscription is not active.', {
    subscriptionBlocked: { const: true },
    error: { ...text, description: 'As in `SmtpFailureKind`.' },
  }),
  ProofAsked: {
    type: 'object',
    properties: { requiresVerification: { const: true } },
    required: ['requiresVerification'],
  },
};

const refusals: Record<number, { name: string; description: string; body?: string }> = {
  400: { name: 'Invalid', description: 'The request, or a code in it, is wrong.' },
  401: {
    name: 'NotSignedIn',
    description: 'Nobody is signed in, the session is over, or the credentials are wrong.',
  },
  402: {
    name: 'Blocked',
    description: 'The owner’s subscription is not active.',
    body: 'BlockedRefusal',
  },
  403: {
    name: 'Forged',
    description: 'The CSRF token is missing or out of date, or the message is not from the provider.',
  },
  404: { name: 'NotFound', description: 'This was not found. It may be somebody else’s.' },
  409: { name: 'Conflict', description: 'It does not fit what is stored now.' },
  413: { name: 'TooLarge', description: 'It is too large, or beyond a limit of the account.' },
  415: { name: 'NotViewable', description: 'The file cannot be shown.' },
  416: { name: 'NoSuchRange', description: 'The file has no such range.' },
  423: { name: 'Locked', description: 'It is locked.', body: 'LockedRefusal' },
  429: { name: 'TooManyRequests', description: 'There were too many tries.' },
  503: {
    name: 'Unavailable',
    description: 'The database cannot be reached, or the service is in recovery or being restored.',
  },
  507: { name: 'StorageFull', description: 'There is no room for new files, of any account.' },
};

const json = (name: string) => ({ 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } });

export const errorResponses: Record<string, OpenApiFragment> = {
  ...Object.fromEntries(
    Object.entries(refusals).map(([status, { name, description, body = 'Refusal' }]) => [
      name,
      {
        description,
        ...((status === '429' || status === '503') && {
          headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } },
        }),
        content: json(body),
      },
    ]),
  ),
  Failure: { description: 'Something failed on the server. Nothing was changed.', content: json('Refusal') },
};
const answerNamed = (name: string) => ({ $ref: `#/components/responses/${name}` });

/** An endpoint's error statuses: those in its note, and those derived from its contract and caller. */
function refusalsOf(call: Endpoint, { caller, refusals: noted }: EndpointNote): number[] {
  const isChange = call.method !== 'get' && call.method !== 'head';
  return [
    ...new Set([
      ...noted,
      // Every endpoint counts toward a network's concurrent requests.
      429,
      ...(call.body || call.query || call.form || (isChange && caller !== 'provider') ? [400] : []),
      ...(caller === 'anyone' || caller === 'provider' ? [] : [401]),
      ...(caller === 'activeOwner' || caller === 'reader' ? [402] : []),
      ...(isChange && caller !== 'provider' ? [403, 413] : []),
      ...(call.path.includes('/:') && caller !== 'provider' ? [404] : []),
      ...(call.needsProof ? [400, 404] : []),
    ]),
  ].sort((one, other) => one - other);
}

export function describeResponses(
  call: Endpoint,
  note: EndpointNote,
  good: OpenApiFragment,
): OpenApiFragment {
  const answers: OpenApiFragment = { ...good };
  if (call.needsProof) {
    answers['202'] = {
      description:
        'Nothing was changed: a fresh proof is needed first. A code is on its way, or an owner with a factor uses that. ' +
        'The same call with the code goes through.',
      content: json('ProofAsked'),
    };
  }
  for (const status of [...refusalsOf(call, note), 503]) {
    answers[String(status)] = answerNamed(refusals[status]!.name);
  }
  answers['default'] = answerNamed('Failure');
  return answers;
}

/** The credentials that a caller must present. */
export function describeSecurity({ method }: Endpoint, { caller }: EndpointNote): Record<string, string[]>[] {
  if (caller === 'provider') return [];
  const csrf: Record<string, string[]> =
    method === 'get' || method === 'head' ? {} : { csrfToken: [], csrfSecret: [] };
  switch (caller) {
    case 'anyone':
      return Object.keys(csrf).length > 0 ? [csrf] : [];
    case 'owner':
    case 'activeOwner':
      return [{ ownerSession: [], ...csrf }];
    case 'recipient':
      return [{ emailSession: [], ...csrf }];
    case 'reader':
      return [
        { ownerSession: [], ...csrf },
        { emailSession: [], ...csrf },
      ];
  }
}

/** @param cookies the names of the cookies at this service. */
export function describeSecuritySchemes(cookies: { session: string; csrf: string }): OpenApiFragment {
  const key = (place: string, name: string, description: string) => ({
    type: 'apiKey',
    in: place,
    name,
    description,
  });
  return {
    ownerSession: key('cookie', cookies.session, 'The session of an owner. A sign-in sets it.'),
    emailSession: key(
      'header',
      EMAIL_SESSION_HEADER,
      'The session of a recipient who has proved their address.',
    ),
    csrfSecret: key('cookie', cookies.csrf, 'Any GET under /api sets it, except that of this document.'),
    csrfToken: key(
      'header',
      'X-CSRF-Token',
      'The value of the cookie XSRF-TOKEN, which the same GETs set. A beacon sends it as `_csrf` in its body.',
    ),
  };
}
