import { MINUTE_MS, SECOND_MS } from '#shared/domain/durations.ts';
import { parseErrorCode } from '../http/error-response.ts';

const FIRST_WAIT_MS = SECOND_MS;
const LONGEST_WAIT_MS = MINUTE_MS;
/** How long a stream must last to count as healthy, which resets the backoff. */
const GOOD_AFTER_MS = 10 * SECOND_MS;

interface LiveStreamOptions {
  path: string;
  onMessage: (data: unknown) => void;
  /** Called when the stream has reconnected. Messages may have been missed. */
  onBack: () => void;
  /** Called when the server has no session for this browser. The stream is closed. */
  onRefused: () => void;
}

/**
 * A server-sent event stream that reconnects with exponential backoff.
 * @returns a function that closes it.
 */
export function openLiveStream({ path, onMessage, onBack, onRefused }: LiveStreamOptions): () => void {
  let source: EventSource | undefined;
  let timer: number | undefined;
  let waitMs = FIRST_WAIT_MS;
  let wasOpen = false;
  const closing = new AbortController();

  function connect() {
    clearTimeout(timer);
    source?.close();
    const opened = new EventSource(path);
    source = opened;
    let goodTimer: number | undefined;
    opened.onopen = () => {
      if (wasOpen) onBack();
      wasOpen = true;
      goodTimer = window.setTimeout(() => (waitMs = FIRST_WAIT_MS), GOOD_AFTER_MS);
    };
    opened.onmessage = ({ data }: MessageEvent<string>) => onMessage(parse(data));
    opened.onerror = () => {
      console.warn('The live connection broke off; trying again');
      clearTimeout(goodTimer);
      opened.close();
      timer = window.setTimeout(() => void comeBack(), waitMs * (0.5 + Math.random()));
      waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
    };
  }

  /** Probes the same URL, because EventSource does not expose why it failed. */
  async function comeBack() {
    const look = new AbortController();
    const stop = () => look.abort();
    closing.signal.addEventListener('abort', stop);
    const code = await fetch(path, { signal: look.signal })
      .then(async (answer) =>
        answer.ok ? null : parseErrorCode({ status: answer.status, text: await answer.text() }),
      )
      .catch(() => null);
    closing.signal.removeEventListener('abort', stop);
    look.abort();
    if (closing.signal.aborted) return;
    if (code !== 'not-signed-in') return connect();
    close();
    onRefused();
  }

  const onOnline = () => connect();
  window.addEventListener('online', onOnline);
  connect();

  function close() {
    closing.abort();
    clearTimeout(timer);
    source?.close();
    window.removeEventListener('online', onOnline);
  }
  return close;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
