import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import type { SchemaInput } from '#shared/contracts/schema/endpoint.ts';
import { securityEndpoints, type passkeyResponseSchema } from '#shared/contracts/security.ts';
import { getTimeZone } from '../../lib/dates.ts';
import { ApiError, callEndpoint } from '../../lib/http/api-client.ts';

type Answer = Awaited<ReturnType<typeof startAuthentication | typeof startRegistration>>;
type AuthenticationOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];
type RegistrationOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];

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
    throw new ApiError(
      'invalid',
      isKnown
        ? 'This device already has a passkey for your account.'
        : 'No passkey was used. You can try again, or use a code.',
    );
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
