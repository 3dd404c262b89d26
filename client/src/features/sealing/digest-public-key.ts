/** A public key's digest as the server lists it in `sealedFor`: SHA-256, in hex. */
export async function digestPublicKey(publicKey: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(publicKey)));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
