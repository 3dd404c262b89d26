import { LANGUAGE_PARAMETER, type Language } from '#shared/domain/languages.ts';

/**
 * A link from an email, so that its page opens in the email's language. For English it stays as it is. Before the fragment, which
 * may hold a secret and never reaches the server.
 */
export function addLanguageToUrl(url: string, language: Language): string {
  if (language === 'en') return url;
  const fragmentAt = url.includes('#') ? url.indexOf('#') : url.length;
  const address = url.slice(0, fragmentAt);
  return `${address}${address.includes('?') ? '&' : '?'}${LANGUAGE_PARAMETER}=${language}${url.slice(fragmentAt)}`;
}
