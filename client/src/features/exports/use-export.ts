import { useState } from 'react';
import { isReauthenticationRequired } from '#shared/contracts/schema/endpoint.ts';
import type { RequestFailureCode } from '#shared/contracts/schema/errors.ts';
import { getErrorCode, getErrorMessage } from '../../lib/http/api-client.ts';
import { startDownload } from '../../lib/start-download.ts';
import { prepareExport } from './api.ts';
import { useExportMessages } from './use-export-messages.ts';

/** The recipient to export for. Undefined exports everything. */
type Whose = string | undefined;

/** Errors after which the owner can retry the code or has to wait. */
const aboutCode: (RequestFailureCode | undefined)[] = [
  'wrong-code',
  'too-many-requests',
  'unreachable',
  'unavailable',
];

/**
 * The steps of an export: request, reauthenticate, download. The browser downloads the file and shows progress, so this page
 * buffers nothing. `started` and `problem` are messages about the latest export.
 */
export function useExport() {
  const t = useExportMessages();
  const [busy, setBusy] = useState<{ whose: Whose } | null>(null);
  const [asked, setAsked] = useState<{ whose: Whose } | null>(null);
  const [started, setStarted] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function run(whose: Whose, code?: string): Promise<void> {
    const answer = await prepareExport(whose, code);
    if (isReauthenticationRequired(answer)) return setAsked({ whose });
    setAsked(null);
    startDownload(answer.url);
    setStarted(t('started'));
  }

  function fail(error: unknown) {
    setProblem(getErrorMessage(error, t('notDownloadedNext')));
  }

  async function start(whose?: string): Promise<void> {
    setProblem(null);
    setStarted(null);
    setBusy({ whose });
    await run(whose).catch(fail);
    setBusy(null);
  }

  /** Rejects if the code itself is wrong. Any other error appears next to the buttons. */
  async function enter(whose: Whose, code: string): Promise<void> {
    try {
      await run(whose, code);
    } catch (error) {
      if (aboutCode.includes(getErrorCode(error))) throw error;
      setAsked(null);
      fail(error);
    }
  }

  const proof = asked && {
    enter: (code: string) => enter(asked.whose, code),
    again: () => run(asked.whose),
    leave: () => setAsked(null),
  };
  return {
    start,
    isBusy: (whose?: string) => busy !== null && busy.whose === whose,
    proof,
    started,
    problem,
  };
}
