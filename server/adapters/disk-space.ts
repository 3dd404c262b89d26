import { statfs } from 'node:fs/promises';

export interface DiskSpace {
  /** Max bytes that files may occupy. */
  totalBytes: number;
  freeBytes: number;
}

/** The space on a folder's disk. Blocks reserved for root count as used. */
export async function readDiskSpace(folder: string): Promise<DiskSpace> {
  const { bsize, blocks, bavail } = await statfs(folder);
  return { totalBytes: blocks * bsize, freeBytes: bavail * bsize };
}
