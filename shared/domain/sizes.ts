import { MEGABYTE } from './limits.ts';

export const GIGABYTE = 1024 * MEGABYTE;

/** Formats a size for display: `340 KB`, `2.4 MB`, `5 GB`. */
export function formatSize(bytes: number): string {
  if (bytes < 1024) return bytes === 1 ? '1 byte' : `${bytes} bytes`;
  if (bytes < MEGABYTE) return `${Math.round(bytes / 1024)} KB`;
  if (bytes < GIGABYTE) return `${(bytes / MEGABYTE).toFixed(1)} MB`;
  return `${Number((bytes / GIGABYTE).toFixed(2))} GB`;
}
