import { openLiveStream } from './live-stream.ts';
import { canShareStream, getSharedStreamName, type SharedStreamKey } from './stream-sharing.ts';

interface SharedStreamOptions extends SharedStreamKey {
  onMessage: (data: unknown) => void;
  onBack: () => void;
  /** Called with a message relayed by another tab, or with null if the server rejected that tab. */
  onRelayed: (data: unknown) => void;
  onRefused: () => void;
}

/**
 * A live stream shared by all of an owner's tabs. Otherwise, six tabs would use up all HTTP/1.1 connections. The foreground tab
 * owns the stream, because background tabs may be suspended. It relays messages to the others, which queue for the lock.
 * @returns a function that closes it.
 */
export function openSharedStream(options: SharedStreamOptions): () => void {
  const { path, onMessage, onBack, onRelayed, onRefused } = options;
  if (!canShareStream()) return openLiveStream({ path, onMessage, onBack, onRefused });
  const name = getSharedStreamName(options);
  const tabs = new BroadcastChannel(name);
  tabs.onmessage = ({ data }: MessageEvent<unknown>) => onRelayed(data);
  let turn = new AbortController();

  /** Waits for the lock or steals it from the tab that holds it. */
  function hold(takesOver: boolean) {
    turn.abort();
    const own = new AbortController();
    turn = own;
    const how = takesOver ? { steal: true } : { signal: own.signal };
    const isOver = navigator.locks.request(name, how, () => serve(own.signal));
    isOver.catch((error: Error) => {
      if (own.signal.aborted) return;
      // If another tab stole the lock, queue again. If the browser denies locks, use a separate stream.
      if (error.name === 'AbortError') hold(false);
      else void serve(own.signal);
    });
  }

  /** Keeps the stream open until this tab loses the lock. */
  function serve(over: AbortSignal): Promise<void> {
    if (over.aborted) return Promise.resolve();
    const close = openLiveStream({
      path,
      onMessage(data) {
        tabs.postMessage(data);
        onMessage(data);
      },
      onBack,
      onRefused() {
        tabs.postMessage(null);
        onRefused();
      },
    });
    return new Promise((resolve) => {
      over.addEventListener('abort', () => {
        close();
        resolve();
      });
    });
  }

  const onVisible = () => document.visibilityState === 'visible' && hold(true);
  document.addEventListener('visibilitychange', onVisible);
  hold(document.visibilityState === 'visible');

  return () => {
    document.removeEventListener('visibilitychange', onVisible);
    turn.abort();
    tabs.close();
  };
}
