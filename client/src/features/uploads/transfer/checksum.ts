/**
 * The SHA-256 of a file in hex. Undefined where the browser does not offer it, as on a page without HTTPS. Throws
 * when the file cannot be read. The files are small enough for the memory.
 */
export async function computeFileChecksum(file: Blob): Promise<string | undefined> {
  // It is absent outside secure contexts, although the types say otherwise.
  const subtle = globalThis.crypto.subtle as SubtleCrypto | undefined;
  if (!subtle) return undefined;
  const digest = new Uint8Array(await subtle.digest('SHA-256', await file.arrayBuffer()));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
