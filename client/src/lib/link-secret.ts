/** The secret in the fragment of a link that we mailed. */
export const parseLinkSecret = (hash: string): string | undefined =>
  /[#?&]k=([\w-]{32})(?![\w-])/.exec(hash)?.[1];

// From the start, because the address may change. The build has no window.
let opened = typeof window === 'undefined' ? undefined : parseLinkSecret(window.location.hash);

/** The secret of the link that opened this page, for calls that ask for a code or enter one. */
export function getLinkSecret(): string | undefined {
  opened = parseLinkSecret(window.location.hash) ?? opened;
  return opened;
}
