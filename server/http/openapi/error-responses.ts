import type { Endpoint } from '#shared/contracts/schema/endpoint.ts';
import { errorCodes } from '#shared/contracts/schema/errors.ts';
import { EMAIL_SESSION_HEADER } from '#shared/contracts/view-session.ts';
import type { EndpointNote } from './endpoint-notes.ts';
import type { JsonSchema, OpenApiFragment } from './json-schema-writer.ts';

const text = { type: 'string' };

const refusalBody = (description: string, properties: Record<string, JsonSchema>): JsonSchema => ({
  type: 'object',
  description,
  properties: {
    message: { ...text, description: 'A human-readable message.' },
    code: { ...text, enum: [...errorCodes], description: 'A machine-readable code.' },
    ...properties,
  },
  required: ['message', 'code'],
});

/** The bodies of error responses. */
export const errorSchemas: Record<string, JsonSchema> = {
  Refusal: refusalBody('Why a request was rejected.', {
    errors: {
      type: 'array',
      description: 'The invalid fields of a rejected form.',
      items: {
        type: 'object',
        properties: { path: text, message: text },
        required: ['path', 'message'],
      },
    },
    reason: { ...text, description: 'With 404: why an emailed link can’t be used.' },
    againAt: {
      ...text,
      format: 'date-time',
      description: 'With 429, when an email was requested again: the earliest time for another request.',
    },
    comeBackAt: {
      ...text,
      format: 'date-time',
      description: 'With the code `restoring`: when the recipient should try again.',
    },
    error: { ...text, description: 'The same as `message`, from the endpoint that adds files in one form.' },
  }),
  LockedRefusal: refusalBody(
    'The LeaveBit isn’t open yet. While an upload is being written, there is only a message.',
    {
      isLocked: { const: true },
      lockReason: { type: ['string', 'null'] },
      releaseDate: { type: ['string', 'null'] },
      waitsFor: { enum: ['report', 'date'] },
    },
  ),
  BlockedRefusal: refusalBody('The owner’s subscription isn’t active.', {
    subscriptionBlocked: { const: true },
    closedAt: { ...text, description: 'When the time to read a released estate ended.' },
    error: { ...text, description: 'As in `SmtpFailureKind`.' },
  }),
  ProofAsked: {
    type: 'object',
    properties: { requiresVerification: { const: true } },
    required: ['requiresVerification'],
  },
};

const refusals: Record<number, { name: string; description: string; body?: string }> = {
  400: { name: 'Invalid', description: 'The request or a code in it is invalid.' },
  401: {
    name: 'NotSignedIn',
    description: 'Not signed in, the session has expired, or the credentials are wrong.',
  },
  402: {
    name: 'Blocked',
    description: 'The owner’s subscription isn’t active.',
    body: 'BlockedRefusal',
  },
  403: {
    name: 'Forged',
    description: 'The CSRF token is missing or out of date, or the message isn’t from the provider.',
  },
  404: { name: 'NotFound', description: 'Not found, or it belongs to someone else.' },
  409: { name: 'Conflict', description: 'It conflicts with the current state.' },
  413: { name: 'TooLarge', description: 'It’s too large, or exceeds a limit of the account.' },
  415: { name: 'NotViewable', description: 'The file can’t be displayed.' },
  416: { name: 'NoSuchRange', description: 'The requested range is outside the file.' },
  423: { name: 'Locked', description: 'It’s locked.', body: 'LockedRefusal' },
  429: { name: 'TooManyRequests', description: 'Too many attempts.' },
  503: {
    name: 'Unavailable',
    description: 'The database can’t be reached, or the service is in recovery or being restored.',
  },
  507: { name: 'StorageFull', description: 'The service has no space for new files, from any account.' },
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
        'Nothing was changed, because reauthentication is required first. A code has been emailed, or an owner with a second factor uses that. ' +
        'Repeat the same request with the code.',
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
    ownerSession: key('cookie', cookies.session, 'The owner’s session, set by signing in.'),
    emailSession: key(
      'header',
      EMAIL_SESSION_HEADER,
      'The session of a recipient who has verified their address.',
    ),
    csrfSecret: key('cookie', cookies.csrf, 'Set by any GET under /api except this document.'),
    csrfToken: key(
      'header',
      'X-CSRF-Token',
      'The value of the XSRF-TOKEN cookie, which the same GETs set. A beacon sends it as `_csrf` in its body.',
    ),
  };
}
