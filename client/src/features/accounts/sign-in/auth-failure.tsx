import type { RequestFailureCode } from '#shared/contracts/schema/errors.ts';
import { limits } from '#shared/domain/limits.ts';
import { getErrorCode } from '#client/lib/http/api-client.ts';
import { useErrorMessage, type ErrorMessage } from '#client/lib/messages/use-error-message.ts';
import { useMessages, type Messages } from '#client/lib/messages/use-messages.ts';
import { Banner } from '#client/ui/banner.tsx';
import { toast } from '#client/ui/overlays/toast.tsx';

export interface AuthFailure {
  title: string;
  /** In English, the server's message if there is one. Stays visible next to the form. */
  sentence: string;
}

const wrongInput: (RequestFailureCode | undefined)[] = [
  'invalid',
  'wrong-code',
  'wrong-credentials',
  'not-signed-in',
];

interface AuthMessages {
  t: Messages<'sign-in'>;
  getErrorMessage: ErrorMessage;
}

/** What the functions below say, in the page's language. */
export const useAuthMessages = (): AuthMessages => ({
  t: useMessages('sign-in'),
  getErrorMessage: useErrorMessage(),
});

interface FailureText {
  title: string;
  /** What the toast says about wrong input. */
  text: string;
  /** What the form says about wrong input if the server's message can't be shown. Otherwise `text`. */
  detail?: string;
}

/** Announces a rejected password or code. The toast shows `text`; the form shows the exact problem. */
export function announceAuthFailure(
  { getErrorMessage }: AuthMessages,
  error: unknown,
  { title, text, detail = text }: FailureText,
): AuthFailure {
  const isWrongInput = wrongInput.includes(getErrorCode(error));
  const sentence = getErrorMessage(error, isWrongInput ? detail : text);
  toast({ title, description: isWrongInput ? text : sentence, variant: 'destructive' });
  return { title, sentence };
}

export function announceVerificationFailure(
  messages: AuthMessages,
  error: unknown,
  detail?: string,
): AuthFailure {
  const { t, getErrorMessage } = messages;
  return getErrorCode(error) === 'not-signed-in'
    ? announceAuthFailure(messages, error, {
        title: t('sessionError'),
        text: getErrorMessage(error, t('sessionExpired')),
      })
    : announceAuthFailure(messages, error, {
        title: t('failed'),
        text: t('codeInvalid'),
        ...(detail !== undefined && { detail }),
      });
}

/** Announces that the emailed code is no longer valid. */
export function announceExhaustedCode({ t }: AuthMessages): AuthFailure {
  const [title, sentence] = [t('failed'), t('codeSpent', { attempts: limits.codeAttempts })];
  toast({ title, description: sentence, variant: 'destructive' });
  return { title, sentence };
}

/**
 * Announces that the server has rejected a new password because it is easy to guess.
 * @returns the message for the password field, or null for any other error
 */
export function announceRejectedPassword(
  { t, getErrorMessage }: AuthMessages,
  error: unknown,
): string | null {
  if (getErrorCode(error) !== 'invalid') return null;
  toast({ title: t('invalidPassword'), description: t('chooseDifferent'), variant: 'destructive' });
  return getErrorMessage(error, t('weakPassword'));
}

export function announceInvalidPassword({ t }: AuthMessages): void {
  toast({ title: t('invalidPassword'), description: t('requirementsUnmet'), variant: 'destructive' });
}

export function AuthFailureBanner({ failure }: { failure: AuthFailure | null }) {
  if (!failure) return null;
  return (
    <Banner tone="danger" role="alert" title={failure.title}>
      {failure.sentence}
    </Banner>
  );
}
