import { z } from 'zod/mini';
import { limits } from '../domain/limits.ts';
import {
  emailSchema,
  idSchema,
  linkTokenSchema,
  newPasswordSchema,
  oneTimeCodeSchema,
  orReauthenticationRequired,
  personNameSchema,
  reauthenticationFields,
  reauthenticationBody,
  timeZoneSchema,
} from './schema/field-schemas.ts';
import { boundedArray, boundedString } from './schema/bounded-schemas.ts';
import { defineEndpoint, typeOnlySchema, type ReauthenticationRequired } from './schema/endpoint.ts';
import type { CurrentUser, MessageResponse } from './session.ts';

const moment = z.iso.datetime();
const recoveryCodes = z.array(z.string());

/** Base64url. An attestation with its certificates takes up several kilobytes. */
const bytes = boundedString(20_000);
const credentialId = boundedString(2000);

/**
 * The browser's passkey response, which the server's WebAuthn library validates fully. Apart from `clientDataJSON`, `response`
 * has the first two fields for a new passkey, and the next three for a sign-in.
 */
export const passkeyResponseSchema = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: z.optional(bytes),
    transports: z.optional(boundedArray(boundedString(100), 20)),
    authenticatorData: z.optional(bytes),
    signature: z.optional(bytes),
    userHandle: z.nullish(boundedString(200)),
  }),
  /** No extensions are requested, so none of it is read. */
  clientExtensionResults: z.object({}),
});
/** The browser's options for a passkey request, which the browser's WebAuthn library parses. */
const passkeyOptions = z.looseObject({ challenge: z.string() });

const passkeyName = personNameSchema;

const securityStanding = z.object({
  totp: z.boolean(),
  recoveryCodesLeft: z.number(),
  passkeys: z.number(),
  /** A new password that is on hold because it was requested without a second factor. */
  waitingReset: z.nullable(z.object({ askedAt: moment, changesAt: moment })),
  /** Whether to offer the owner a second factor, which happens only once. */
  offersFactor: z.boolean(),
});
export type SecurityOverview = z.output<typeof securityStanding>;

const passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: moment,
  lastUsedAt: z.nullable(moment),
});
export type Passkey = z.output<typeof passkey>;

const signIn = z.object({
  at: moment,
  device: z.string(),
  address: z.string(),
  method: z.enum(['email', 'totp', 'recovery-code', 'passkey']),
  isCurrent: z.boolean(),
});
export type SignInRecord = z.output<typeof signIn>;

const ofPasskey = z.object({ id: boundedString(36).check(z.uuid()) });
const changePasswordBody = z.object({
  /** Not required from an owner with a second factor, who authenticates with that factor instead. */
  currentPassword: z.optional(boundedString(limits.passwordMaxLength).check(z.minLength(1))),
  newPassword: newPasswordSchema,
  ...reauthenticationFields,
});
const changeEmailBody = z.object({ email: emailSchema, ...reauthenticationFields });

/** An owner's account security. */
export const securityEndpoints = {
  standing: defineEndpoint({ method: 'get', path: '/api/account/security', answer: securityStanding }),
  declineOffer: defineEndpoint({
    method: 'post',
    path: '/api/account/security/offer-seen',
    answer: typeOnlySchema<MessageResponse>(),
  }),

  /** Starts setting up a new authenticator app. It takes effect once its first code is confirmed. */
  startTotp: defineEndpoint({
    method: 'post',
    path: '/api/account/totp',
    body: reauthenticationBody,
    answer: orReauthenticationRequired(z.object({ secret: z.string(), otpauthUrl: z.string() })),
    needsProof: true,
  }),
  confirmTotp: defineEndpoint({
    method: 'post',
    path: '/api/account/totp/confirm',
    body: z.object({ code: oneTimeCodeSchema }),
    answer: z.object({ recoveryCodes }),
  }),
  removeTotp: defineEndpoint({
    method: 'delete',
    path: '/api/account/totp',
    body: reauthenticationBody,
    answer: typeOnlySchema<MessageResponse | ReauthenticationRequired>(),
    needsProof: true,
  }),
  /** Returns ten new codes that replace all older ones. */
  renewRecoveryCodes: defineEndpoint({
    method: 'post',
    path: '/api/account/recovery-codes',
    body: reauthenticationBody,
    answer: orReauthenticationRequired(z.object({ recoveryCodes })),
    needsProof: true,
  }),

  passkeys: defineEndpoint({
    method: 'get',
    path: '/api/account/passkeys',
    answer: z.object({ passkeys: z.array(passkey) }),
  }),
  passkeyOptions: defineEndpoint({
    method: 'post',
    path: '/api/account/passkeys/options',
    body: reauthenticationBody,
    answer: orReauthenticationRequired(passkeyOptions),
    needsProof: true,
  }),
  /** `recoveryCodes`: ten codes with the first factor, otherwise none. */
  addPasskey: defineEndpoint({
    method: 'post',
    path: '/api/account/passkeys',
    body: z.object({ name: z._default(passkeyName, ''), response: passkeyResponseSchema }),
    answer: z.extend(passkey, { recoveryCodes }),
    status: 201,
  }),
  namePasskey: defineEndpoint({
    method: 'put',
    path: '/api/account/passkeys/:id',
    params: ofPasskey,
    body: z.object({ name: passkeyName }),
    answer: passkey,
  }),
  removePasskey: defineEndpoint({
    method: 'delete',
    path: '/api/account/passkeys/:id',
    params: ofPasskey,
    body: reauthenticationBody,
    answer: typeOnlySchema<MessageResponse | ReauthenticationRequired>(),
    needsProof: true,
  }),

  /** Passkey reauthentication of a signed-in owner. The client then repeats the request that required it. */
  proofOptions: defineEndpoint({
    method: 'post',
    path: '/api/account/proof/options',
    answer: passkeyOptions,
  }),
  proveWithPasskey: defineEndpoint({
    method: 'post',
    path: '/api/account/proof',
    body: z.object({ response: passkeyResponseSchema }),
    answer: typeOnlySchema<MessageResponse>(),
  }),

  /**
   * With the `userId` of an owner whose password was just entered in this browser, requests that owner's passkeys. Otherwise any.
   */
  loginPasskeyOptions: defineEndpoint({
    method: 'post',
    path: '/api/login/passkey/options',
    body: z.object({ userId: z.optional(idSchema) }),
    answer: passkeyOptions,
    isForGuests: true,
  }),
  loginPasskey: defineEndpoint({
    method: 'post',
    path: '/api/login/passkey',
    body: z.object({ response: passkeyResponseSchema, timeZone: timeZoneSchema }),
    answer: typeOnlySchema<CurrentUser>(),
    isForGuests: true,
  }),

  changePassword: defineEndpoint({
    method: 'post',
    path: '/api/account/password',
    body: changePasswordBody,
    answer: typeOnlySchema<MessageResponse | ReauthenticationRequired>(),
    needsProof: true,
  }),
  changeEmail: defineEndpoint({
    method: 'post',
    path: '/api/account/email',
    body: changeEmailBody,
    answer: typeOnlySchema<{ email: string } | ReauthenticationRequired>(),
    needsProof: true,
  }),
  /** Accepts the code from one mailbox at a time. Responds with 202 after the first of the two. */
  confirmEmail: defineEndpoint({
    method: 'post',
    path: '/api/account/email/confirm',
    body: z.object({ code: oneTimeCodeSchema }),
    answer: typeOnlySchema<CurrentUser | ReauthenticationRequired>(),
    needsProof: true,
  }),

  signIns: defineEndpoint({
    method: 'get',
    path: '/api/account/sign-ins',
    answer: z.object({ signIns: z.array(signIn) }),
  }),
  signOutEverywhere: defineEndpoint({
    method: 'post',
    path: '/api/account/sign-out-everywhere',
    answer: typeOnlySchema<MessageResponse>(),
  }),

  stopReset: defineEndpoint({
    method: 'post',
    path: '/api/account/stop-reset',
    answer: typeOnlySchema<MessageResponse>(),
  }),
  readStopLink: defineEndpoint({
    method: 'get',
    path: '/api/stop-reset',
    query: z.object({ token: linkTokenSchema }),
    answer: typeOnlySchema<{ changesAt: string }>(),
    isForGuests: true,
  }),
  stopResetByLink: defineEndpoint({
    method: 'post',
    path: '/api/stop-reset',
    body: z.object({ token: linkTokenSchema }),
    answer: typeOnlySchema<MessageResponse>(),
    isForGuests: true,
  }),
};
