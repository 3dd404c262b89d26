import type { ImportDraftFile } from '#shared/contracts/imports.ts';

/** RFC 1952: the header of a gzip file of deflated bytes, without a name or a time. */
const GZIP_HEADER = Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff);

/**
 * Unpacks a file of a ZIP. A ZIP deflates files as gzip does, so the browser's own gzip reads them, and verifies the checksum.
 * @throws if the file is damaged
 */
export async function unpackFile(
  zip: Blob,
  { name, offset, packedBytes, ...file }: ImportDraftFile,
): Promise<File> {
  const packed = zip.slice(offset, offset + packedBytes);
  if (!file.isCompressed) return new File([packed], name);
  const trailer = new DataView(new ArrayBuffer(8));
  trailer.setUint32(0, file.crc32, true);
  trailer.setUint32(4, file.unpackedBytes, true);
  const gzip = new Blob([GZIP_HEADER, packed, trailer]).stream();
  const reader = gzip.pipeThrough(new DecompressionStream('gzip')).getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length;
    if (size > file.unpackedBytes) {
      await reader.cancel();
      throw new Error(`“${name}” is larger than the ZIP says`);
    }
    chunks.push(next.value);
  }
  return new File(chunks, name);
}
