/**
 * The SHA-256 of a file in hex. Undefined outside secure contexts. Throws if the file can't be read. Files are small enough to
 * fit into memory.
 */
export async function computeFileChecksum(file: Blob): Promise<string | undefined> {
  // Undefined outside secure contexts, contrary to its type.
  const subtle = globalThis.crypto.subtle as SubtleCrypto | undefined;
  if (!subtle) return undefined;
  const digest = new Uint8Array(await subtle.digest('SHA-256', await file.arrayBuffer()));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
