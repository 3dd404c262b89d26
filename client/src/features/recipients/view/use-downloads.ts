import { useState } from 'react';
import type { DownloadTicket, DownloadTicketRequest } from '#shared/contracts/recipients.ts';
import { LANGUAGE_PARAMETER, type Language } from '#shared/domain/languages.ts';
import { getErrorCode } from '#client/lib/http/api-client.ts';
import { useErrorMessage } from '#client/lib/messages/use-error-message.ts';
import { useMessages, type Messages } from '#client/lib/messages/use-messages.ts';
import { startDownload } from '#client/lib/start-download.ts';
import { toast } from '#client/ui/overlays/toast.tsx';
import { isDownloadReady, requestDownloadTicket } from '../api.ts';

/** What a recipient can download. `everything` is all that they can read, from all senders. */
export type WantedDownload = DownloadTicketRequest | { purpose: 'everything' };

type DownloadEvent = 'Failed' | 'Started';

/** Says what has happened to a download, by its name. */
function describeDownload(wanted: WantedDownload, event: DownloadEvent, t: Messages<'recipients'>): string {
  const isStarted = event === 'Started';
  if ('fileName' in wanted) return t(isStarted ? 'fileStarted' : 'fileFailed', { file: wanted.fileName });
  if (wanted.purpose === 'text') return t(isStarted ? 'textStarted' : 'textDownloadFailed');
  return t(isStarted ? 'zipStarted' : 'zipFailed');
}
const keyOf = (wanted: WantedDownload) => ('fileName' in wanted ? `/${wanted.fileName}` : wanted.purpose);

/** The texts that we add to a download are in the page's language. */
const addLanguageToDownload = (url: string, language: Language): string =>
  language === 'en' ? url : `${url}?${LANGUAGE_PARAMETER}=${language}`;

/**
 * Hands downloads to the browser's download manager, which shows progress and resumes interrupted ones, so this page buffers
 * nothing. `started` and `problem` are messages about the latest download.
 */
export function useDownloads<Wanted extends WantedDownload>(
  requestTicket: (wanted: Wanted) => Promise<DownloadTicket>,
  onExpired: () => void,
) {
  const t = useMessages('recipients');
  const getErrorMessage = useErrorMessage();
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const [started, setStarted] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  function fail(wanted: Wanted, reason: string) {
    setProblem(`${describeDownload(wanted, 'Failed', t)} ${reason}`);
    toast({ title: t('downloadFailed'), description: reason, variant: 'destructive' });
  }

  async function download(wanted: Wanted) {
    const key = keyOf(wanted);
    setProblem(null);
    setStarted(null);
    setBusy((keys) => new Set(keys).add(key));
    try {
      const url = addLanguageToDownload((await requestTicket(wanted)).url, t.language);
      if (!(await isDownloadReady(url))) return fail(wanted, t('downloadOver'));
      startDownload(url);
      const title = describeDownload(wanted, 'Started', t);
      setStarted([title, t('downloadProgress'), t('noProgress')].join(' '));
      // Browsers inside other apps often drop downloads without telling the page, so the message says what to do then.
      // A long list of files may push the message below it out of view. Elsewhere it is next to the button.
      if ('fileName' in wanted) toast({ title, description: t('downloadProgress') });
    } catch (error) {
      if (getErrorCode(error) === 'email-session-expired') return onExpired();
      fail(wanted, getErrorMessage(error, t('offline')));
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
