import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { getErrorCode } from '#client/lib/http/api-client.ts';
import { lazyModule } from '#client/lib/lazy/lazy-module.ts';
import { loadMessages } from '#client/lib/messages/catalogs.ts';
import { getVisitorLanguage } from '#client/lib/messages/language.ts';
import { useErrorMessage } from '#client/lib/messages/use-error-message.ts';
import { getLoadedMessages, useMessages, type Messages } from '#client/lib/messages/use-messages.ts';
import { saveBlob } from '#client/lib/start-download.ts';
import { toast } from '#client/ui/overlays/toast.tsx';
import type { SecretKey } from '#client/features/sealing/crypto/secret-keys.ts';
import { latestLeavebitQuery, sharedLeavebitDetailsQuery } from '../../api.ts';
import { sharedLeavebitsKey, type ViewSession } from '../../verification/email-session.ts';
import type { OpenedContent, OpenedFile } from './open-sealed.ts';
import { describeFileProblem, isOutdatedError } from './sealed-messages.ts';
import type { LetterHead } from './zip-sealed.ts';

const lazyZip = lazyModule(() => import('./zip-sealed.ts'));
const lazyLetter = lazyModule(() => loadMessages(['letter'], getVisitorLanguage()));
const lazyFiles = lazyModule(() => import('./open-received-file.ts'));

/** What is being fetched and opened. `ratio` is 0 to 1, or null if unknown. */
interface Progress {
  label: string;
  ratio: number | null;
}

interface SealedDownloads {
  id: number;
  content: OpenedContent;
  keys: readonly SecretKey[];
  session: ViewSession;
  onExpired: () => void;
}

/**
 * Downloads from an opened LeaveBit, decrypted here. One at a time, because each may fill a phone's memory. `saved` and `problem`
 * are messages about the latest one.
 */
export function useSealedDownloads({ id, content, keys, session, onExpired }: SealedDownloads) {
  const t = useMessages('sealed');
  const words = useMessages('recipients');
  const getErrorMessage = useErrorMessage();
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState<string | null>(null);
  const [progress, setProgress] = useState<Progress | null>(null);
  const [saved, setSaved] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => () => leaving.current?.abort(), []);
  const identities = keys.map(({ identity }) => identity);

  async function loadLetterMessages() {
    await lazyLetter.load();
    return getLoadedMessages('letter', t.language);
  }

  async function run(key: string, what: Saved, work: (signal: AbortSignal) => Promise<void>) {
    if (busy !== null) return;
    const controller = new AbortController();
    leaving.current = controller;
    setBusy(key);
    setSaved(null);
    setProblem(null);
    try {
      await work(controller.signal);
      setSaved(`${describeSaved(what, t)} ${t('noProgress')}`);
    } catch (error) {
      if (controller.signal.aborted) return;
      if (getErrorCode(error) === 'email-session-expired') return onExpired();
      const { ZippedFileError } = await lazyZip.load().catch(() => ({ ZippedFileError: null }));
      const [named, reason] =
        ZippedFileError && error instanceof ZippedFileError
          ? [{ file: error.fileName }, error.cause]
          : [what, error];
      if (getErrorCode(reason) === 'email-session-expired') return onExpired();
      if (isOutdatedError(reason)) return void reload();
      const description = describeFileProblem(reason, t, getErrorMessage);
      setProblem(`${describeFailed(named, t)} ${description}`);
      toast({ title: words('downloadFailed'), description, variant: 'destructive' });
    } finally {
      setBusy(null);
      setProgress(null);
    }
  }

  /** Loads the latest version. It may replace what is shown here, with any message in it, so only a toast says why. */
  async function reload() {
    toast({ title: words('downloadFailed'), description: t('fileOutdated'), variant: 'destructive' });
    await queryClient.invalidateQueries({ queryKey: sharedLeavebitsKey(session.encodedEmail) });
    const latest = await queryClient
      .fetchQuery({ ...sharedLeavebitDetailsQuery(session, id), staleTime: 0 })
      .catch(() => null);
    if (latest && !latest.isLocked)
      queryClient.setQueryData(latestLeavebitQuery(session, id).queryKey, latest);
  }

  /** A page of its own doesn't have all that a letter says. */
  async function loadHead(): Promise<LetterHead> {
    const { username, ownerName, description, lastUpdate } = await queryClient.fetchQuery(
      sharedLeavebitDetailsQuery(session, id),
    );
    return { ownerUsername: username, ownerName, description, lastUpdate: new Date(lastUpdate) };
  }

  return {
    saveFile: ({ storedName, name }: OpenedFile) =>
      run(storedName, { file: name }, async (signal) => {
        const { openReceivedFile } = await lazyFiles.load();
        const onProgress = (ratio: number | null) =>
          setProgress({ label: t('openingNamed', { file: name }), ratio });
        const request = { id, storedName, emailSessionId: session.emailSessionId, signal, onProgress };
        saveBlob(await openReceivedFile(request, identities), name);
      }),
    saveText: () =>
      run(TEXT, 'text', async () => {
        const [{ formatOpenedLetter }, letter, head] = await Promise.all([
          lazyZip.load(),
          loadLetterMessages(),
          loadHead(),
        ]);
        const { name, text } = formatOpenedLetter(letter, head, content);
        saveBlob(new Blob([text]), name);
      }),
    saveZip: () =>
      run(ZIP, 'zip', async (signal) => {
        const [{ zipSealed }, letter, head] = await Promise.all([
          lazyZip.load(),
          loadLetterMessages(),
          loadHead(),
        ]);
        const { blob, name } = await zipSealed({
          t: letter,
          id,
          head,
          content,
          identities,
          emailSessionId: session.emailSessionId,
          signal,
          onFile: (number, count) =>
            setProgress({ label: t('openingNumber', { number, count }), ratio: (number - 1) / count }),
        });
        saveBlob(blob, name);
      }),
    reload,
    isBusy: (key: string) => busy === key,
    progress,
    saved,
    problem,
  };
}

/** What is saved, as messages name it. */
type Saved = 'text' | 'zip' | { file: string };

function describeSaved(what: Saved, t: Messages<'sealed'>): string {
  return typeof what === 'object' ? t('fileSaved', what) : t(what === 'text' ? 'textSaved' : 'zipSaved');
}

function describeFailed(what: Saved, t: Messages<'sealed'>): string {
  return typeof what === 'object' ? t('fileFailed', what) : t(what === 'text' ? 'textFailed' : 'zipFailed');
}

/** What is saved, besides files, whose key is their stored name. */
export const TEXT = 'text';
export const ZIP = 'zip';
