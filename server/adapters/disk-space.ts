import { statfs } from 'node:fs/promises';

export interface DiskSpace {
  /** Bytes that a file may use at most. */
  totalBytes: number;
  freeBytes: number;
}

/** The space of the disk that holds a folder. What is kept back for the system's administrator counts as used. */
export async function readDiskSpace(folder: string): Promise<DiskSpace> {
  const { bsize, blocks, bavail } = await statfs(folder);
  return { totalBytes: blocks * bsize, freeBytes: bavail * bsize };
}
