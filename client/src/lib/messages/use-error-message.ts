import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#shared/domain/durations.ts';
import type { RequestFailureCode } from '#shared/contracts/schema/errors.ts';
import type { MessageId } from '#shared/messages/catalog.ts';
import { ApiError, getErrorMessage } from '../http/api-error.ts';
import { usePageLanguage } from './language.ts';
import { getLoadedMessages, type Messages } from './use-messages.ts';

type PlainMeaning = Exclude<MessageId<'errors'>, `wait${string}`>;

/** What each code means, unless the place where it happened says it better. */
const meanings: Partial<Record<RequestFailureCode, PlainMeaning>> = {
  unreachable: 'unreachable',
  internal: 'internal',
  unavailable: 'unavailable',
  'store-unavailable': 'storeUnavailable',
  restoring: 'restoring',
  csrf: 'csrf',
  'email-session-expired': 'sessionExpired',
  locked: 'locked',
  'subscription-blocked': 'blocked',
  damaged: 'damaged',
  'not-found': 'notFound',
  'not-viewable': 'notViewable',
};

/** The message to show for a thrown error, in the page's language. */
export type ErrorMessage = (error: unknown, fallback: string) => string;

/** Translates errors by their codes. In English, the server's message is shown if there is one. */
export function useErrorMessage(): ErrorMessage {
  const language = usePageLanguage();
  return language === 'en' ? getErrorMessage : (error, fallback) => describe(error, language, fallback);
}

function describe(error: unknown, language: Messages<'errors'>['language'], fallback: string): string {
  if (!(error instanceof ApiError)) return fallback;
  const t = getLoadedMessages('errors', language);
  if (error.code === 'too-many-requests') return describeWait(error.retryAfterSeconds, t);
  const meaning = meanings[error.code];
  return meaning ? t(meaning) : fallback;
}

function describeWait(wait: number | null, t: Messages<'errors'>): string {
  if (wait === null) return t('wait');
  const ms = wait * SECOND_MS;
  if (ms <= 2 * MINUTE_MS) return t('waitSeconds', { seconds: wait });
  if (ms <= 2 * HOUR_MS) return t('waitMinutes', { minutes: Math.ceil(ms / MINUTE_MS) });
  return t('waitHours', { hours: Math.ceil(ms / HOUR_MS) });
}
