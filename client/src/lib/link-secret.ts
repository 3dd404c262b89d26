import { decodeLinkEscapes } from '#shared/domain/link-values.ts';

/** Extracts the secret from the fragment of an emailed link. */
export const parseLinkSecret = (hash: string): string | undefined =>
  /[#?&]k=([\w-]{32})(?![\w-])/.exec(decodeLinkEscapes(hash))?.[1];

// Read at startup, because the URL may change later. There is no window during the build.
let opened = typeof window === 'undefined' ? undefined : parseLinkSecret(window.location.hash);

/** The secret of the link that opened this page, for requests that ask for or submit a code. */
export function getLinkSecret(): string | undefined {
  opened = parseLinkSecret(window.location.hash) ?? opened;
  return opened;
}
