/**
 * SHA-256 of a file in hex; undefined where the browser does not offer it (a page without HTTPS).
 * Throws when the file cannot be read. A file of the form's size fits into memory.
 */
export async function checksumOf(file: Blob): Promise<string | undefined> {
  // Absent outside secure contexts, whatever the types say.
  const subtle = globalThis.crypto.subtle as SubtleCrypto | undefined;
  if (!subtle) return undefined;
  const digest = new Uint8Array(await subtle.digest('SHA-256', await file.arrayBuffer()));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
