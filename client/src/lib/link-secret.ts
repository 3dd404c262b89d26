/** The secret in the fragment of a link that we mailed. */
export const secretInHash = (hash: string): string | undefined =>
  /[#?&]k=([\w-]{32})(?![\w-])/.exec(hash)?.[1];

// From the start, because the address may change. The build has no window.
let opened = typeof window === 'undefined' ? undefined : secretInHash(window.location.hash);

/** The secret of the link that opened this page, for calls that ask for a code or enter one. */
export function linkSecret(): string | undefined {
  opened = secretInHash(window.location.hash) ?? opened;
  return opened;
}
