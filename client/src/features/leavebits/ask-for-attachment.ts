import { apiRequest } from '../../lib/http/api-client.ts';

/** Whether a download can begin. Throws ApiError with the reason when it cannot. */
export async function askForAttachment(path: string): Promise<void> {
  await apiRequest('GET', path, { leavesBody: true });
}
