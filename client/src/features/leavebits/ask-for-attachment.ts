import { ApiError, apiRequest } from '../../lib/api-client.ts';

/** Whether a download can begin, asked by fetching one byte of it. Throws ApiError with the reason when it cannot. */
export async function askForAttachment(path: string): Promise<void> {
  try {
    await apiRequest('GET', path, { headers: { Range: 'bytes=0-0' } });
  } catch (error) {
    // An empty file has no first byte.
    if (error instanceof ApiError && error.status === 416) return;
    throw error;
  }
}
