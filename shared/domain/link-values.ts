/*
 * Undoes what email programs, security gateways, messengers and sentences do to links. Everything that identifies something in our
 * links is base64url, so nothing that is removed here can be part of it.
 */

/** An ASCII character as a URL escapes it, once or, after several gateways, several times: `%23`, `%2523`. */
const ESCAPED = /%(?:25)*([0-7][\da-f])/gi;

/** Decodes ASCII escapes of any depth. Other escapes stay, so damaged ones can't throw. */
export const decodeLinkEscapes = (text: string): string =>
  text.replace(ESCAPED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/**
 * The token or encoded address in a part of a link: without line breaks in the middle, and without what precedes or follows it,
 * such as punctuation, quotes, angle brackets or tracking parameters. Empty if nothing is left.
 */
export const parseLinkValue = (text: string): string =>
  /^[^\w?&-]*([\w-]*)/.exec(decodeLinkEscapes(text).replace(/\s+/g, ''))![1]!;
