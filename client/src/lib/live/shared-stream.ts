import { openLiveStream } from './live-stream.ts';
import { canShareStream, getSharedStreamName, type SharedStreamKey } from './stream-sharing.ts';

interface SharedStreamOptions extends SharedStreamKey {
  onMessage: (data: unknown) => void;
  onBack: () => void;
  /** A message that another tab heard. Null: the server refused that tab. */
  onRelayed: (data: unknown) => void;
  onRefused: () => void;
}

/**
 * A live stream that all tabs of an owner share. Over HTTP/1.1, six streams would leave no connection for other
 * calls. The tab in front holds the stream, because a tab in the background may sleep. The other tabs wait for it and
 * hear the messages from it.
 * @returns a function that closes it.
 */
export function openSharedStream(options: SharedStreamOptions): () => void {
  const { path, onMessage, onBack, onRelayed, onRefused } = options;
  if (!canShareStream()) return openLiveStream({ path, onMessage, onBack, onRefused });
  const name = getSharedStreamName(options);
  const tabs = new BroadcastChannel(name);
  tabs.onmessage = ({ data }: MessageEvent<unknown>) => onRelayed(data);
  let turn = new AbortController();

  /** Waits for its turn, or takes the stream from the tab that has it. */
  function hold(takesOver: boolean) {
    turn.abort();
    const own = new AbortController();
    turn = own;
    const how = takesOver ? { steal: true } : { signal: own.signal };
    const isOver = navigator.locks.request(name, how, () => serve(own.signal));
    isOver.catch((error: Error) => {
      if (own.signal.aborted) return;
      // Another tab took over. Or the browser refuses locks, and this tab is on its own.
      if (error.name === 'AbortError') hold(false);
      else void serve(own.signal);
    });
  }

  /** Holds the stream until this tab's turn is over. */
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
