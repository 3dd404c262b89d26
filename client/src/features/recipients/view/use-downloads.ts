import { useState } from 'react';
import type { DownloadTicket, DownloadTicketRequest } from '#shared/contracts/recipients.ts';
import { getErrorCode, getErrorMessage } from '#client/lib/http/api-client.ts';
import { startDownload } from '#client/lib/start-download.ts';
import { toast } from '#client/ui/overlays/toast.tsx';
import { isDownloadReady, requestDownloadTicket } from '../api.ts';

const OVER = 'The download didn’t start. Please try again.';
const PROGRESS = 'Your browser shows the progress.';
/** Browsers inside other apps often drop downloads without telling the page. */
const NO_PROGRESS =
  'If nothing happens, open this page in Safari, Chrome or another browser: many apps can’t save files.';
const NO_ANSWER = 'Please check your internet connection and try again.';

/** What a recipient can download. `everything` is all that they can read, from all senders. */
export type WantedDownload = DownloadTicketRequest | { purpose: 'everything' };

/** The download's name for use in a sentence. */
const nameOf = (wanted: WantedDownload) =>
  'fileName' in wanted ? `“${wanted.fileName}”` : wanted.purpose === 'text' ? 'The text' : 'The ZIP';
const keyOf = (wanted: WantedDownload) => ('fileName' in wanted ? `/${wanted.fileName}` : wanted.purpose);

/**
 * Hands downloads to the browser's download manager, which shows progress and resumes interrupted ones, so this page buffers
 * nothing. `started` and `problem` are messages about the latest download.
 */
export function useDownloads<Wanted extends WantedDownload>(
  requestTicket: (wanted: Wanted) => Promise<DownloadTicket>,
  onExpired: () => void,
) {
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const [started, setStarted] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  function fail(wanted: Wanted, reason: string) {
    setProblem(`${nameOf(wanted)} couldn’t be downloaded. ${reason}`);
    toast({ title: 'Download Failed', description: reason, variant: 'destructive' });
  }

  async function download(wanted: Wanted) {
    const key = keyOf(wanted);
    setProblem(null);
    setStarted(null);
    setBusy((keys) => new Set(keys).add(key));
    try {
      const { url } = await requestTicket(wanted);
      if (!(await isDownloadReady(url))) return fail(wanted, OVER);
      startDownload(url);
      const title = `${nameOf(wanted)} is being downloaded.`;
      setStarted(`${title} ${PROGRESS} ${NO_PROGRESS}`);
      // A long list of files may push the message below it out of view. Elsewhere it is next to the button.
      if ('fileName' in wanted) toast({ title, description: PROGRESS });
    } catch (error) {
      if (getErrorCode(error) === 'email-session-expired') return onExpired();
      fail(wanted, getErrorMessage(error, NO_ANSWER));
    } finally {
      setBusy((keys) => new Set([...keys].filter((other) => other !== key)));
    }
  }

  return { download, isBusy: (wanted: Wanted) => busy.has(keyOf(wanted)), started, problem };
}

/** The downloads of one LeaveBit. */
export const useLeavebitDownloads = (id: number, emailSessionId: string, onExpired: () => void) =>
  useDownloads(
    (wanted: DownloadTicketRequest) => requestDownloadTicket(id, wanted, emailSessionId),
    onExpired,
  );
