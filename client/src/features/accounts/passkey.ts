import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import type { SchemaInput } from '#shared/contracts/schema/endpoint.ts';
import { securityEndpoints, type passkeyResponseSchema } from '#shared/contracts/security.ts';
import * as english from '#shared/messages/owner-accounts-passkey/en.ts';
import { getTimeZone } from '../../lib/dates.ts';
import { ApiError, callEndpoint } from '../../lib/http/api-client.ts';
import { createOwnerMessages } from '../../lib/messages/owner-messages.ts';

type Answer = Awaited<ReturnType<typeof startAuthentication | typeof startRegistration>>;
type AuthenticationOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];
type RegistrationOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];

/** Not a parameter, because the sign-in page, which is translated, shows these messages in English only. */
const getPasskeyMessages = createOwnerMessages<'owner-accounts-passkey'>(english);

/**
 * Prompts for a passkey.
 * @throws ApiError with a user-facing message if the prompt is dismissed or the device can't comply
 */
async function asked<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    console.warn(error);
    const isKnown =
      error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
    throw new ApiError('invalid', getPasskeyMessages()(isKnown ? 'known' : 'notUsed'));
  }
}

/** Converts to the contract's type, because the library's types are not extensible. */
const plain = (answer: Answer): SchemaInput<typeof passkeyResponseSchema> => ({
  ...answer,
  response: { ...answer.response },
  clientExtensionResults: {},
});

const answerTo = (options: unknown) =>
  asked(async () => plain(await startAuthentication({ optionsJSON: options as AuthenticationOptions })));

/** Signs in with a passkey. @param userId the owner whose password was just entered. Without it, any passkey is accepted. */
export async function loginWithPasskey(userId?: number) {
  const options = await callEndpoint(securityEndpoints.loginPasskeyOptions, { body: { userId } });
  const body = { response: await answerTo(options), timeZone: getTimeZone() };
  return callEndpoint(securityEndpoints.loginPasskey, { body });
}

/** Reauthenticates the signed-in owner with a passkey. */
export async function reauthenticateWithPasskey(): Promise<void> {
  const response = await answerTo(await callEndpoint(securityEndpoints.proofOptions));
  await callEndpoint(securityEndpoints.proveWithPasskey, { body: { response } });
}

/** Creates a passkey and adds it to the account. @param options the response from `passkeyOptions` */
export async function registerPasskey(options: unknown) {
  const response = await asked(async () =>
    plain(await startRegistration({ optionsJSON: options as RegistrationOptions })),
  );
  return callEndpoint(securityEndpoints.addPasskey, { body: { name: '', response } });
}
