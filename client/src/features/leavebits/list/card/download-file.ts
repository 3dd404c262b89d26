import { pathOf } from '#shared/contracts/call.ts';
import { leavebitCalls } from '#shared/contracts/leavebits.ts';
import { call, messageOf } from '../../../../lib/http/api-client.ts';
import { startDownload } from '../../../../lib/start-download.ts';
import { toast } from '../../../../ui/overlays/toast.tsx';

/** Asks the server first, and shows its refusal. Otherwise the browser downloads. */
export async function downloadFile(id: number, fileName: string): Promise<void> {
  const place = { params: { id, fileName } };
  try {
    await call(leavebitCalls.readFile, place);
    startDownload(pathOf(leavebitCalls.readFile, place));
  } catch (error) {
    const description = messageOf(error, 'Please check your internet connection and try again.');
    toast({ title: 'Download Failed', description, variant: 'destructive' });
  }
}
