/** Parses JSON. Returns undefined if the text is invalid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Parses a response, in which addresses have their domains as people write them. The server stores and sends Punycode. */
export async function parseResponse(text: string): Promise<unknown> {
  const body = parseJson(text);
  if (!text.includes('xn--')) return body;
  // The addresses are correct either way.
  const lazy = await import('./format-emails.ts').catch(() => null);
  return lazy ? lazy.formatEmails(body) : body;
}
