import { buildEndpointPath } from '#shared/contracts/endpoint.ts';
import { leavebitEndpoints } from '#shared/contracts/leavebits.ts';
import { callEndpoint, getErrorMessage } from '#client/lib/http/api-client.ts';
import { startDownload } from '#client/lib/start-download.ts';
import { toast } from '#client/ui/overlays/toast.tsx';

/** Checks with the server first and shows any error. If there is none, the browser downloads the file. */
export async function downloadAttachment(id: number, fileName: string): Promise<void> {
  const place = { params: { id, fileName } };
  try {
    await callEndpoint(leavebitEndpoints.readFile, place);
    startDownload(buildEndpointPath(leavebitEndpoints.readFile, place));
  } catch (error) {
    const description = getErrorMessage(error, 'Please check your internet connection and try again.');
    toast({ title: 'Download Failed', description, variant: 'destructive' });
  }
}
