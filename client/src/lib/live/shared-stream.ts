import { openLiveStream } from './live-stream.ts';

/** Only tabs of the same owner share: a tab of another one's new session must not take this one's last word away. */
interface Shared {
  path: string;
  ownerId: number;
}

interface SharedStreamOptions extends Shared {
  onMessage: (data: unknown) => void;
  onBack: () => void;
  /** Another tab heard this; null: it was refused. */
  onRelayed: (data: unknown) => void;
  onRefused: () => void;
}

const nameOf = ({ path, ownerId }: Shared) => `leavebits:${path}:${ownerId}`;
/** Only pages of a secure origin can share. */
const canShare = () => 'locks' in navigator;

/**
 * A live stream of which an owner's tabs in this browser together hold only one: over HTTP/1.1 six would leave no connection
 * for anything else. Whichever tab comes to the front takes it over, as one in the background may be asleep; the
 * others wait for it, and hear by relay. @returns how to close it.
 */
export function openSharedStream(options: SharedStreamOptions): () => void {
  const { path, onMessage, onBack, onRelayed, onRefused } = options;
  if (!canShare()) return openLiveStream({ path, onMessage, onBack, onRefused });
  const name = nameOf(options);
  const tabs = new BroadcastChannel(name);
  tabs.onmessage = ({ data }: MessageEvent<unknown>) => onRelayed(data);
  let turn = new AbortController();

  /** Waits for its turn, or takes it from the tab that has it. */
  function hold(takesOver: boolean) {
    turn.abort();
    const own = new AbortController();
    turn = own;
    const how = takesOver ? { steal: true } : { signal: own.signal };
    const isOver = navigator.locks.request(name, how, () => serve(own.signal));
    isOver.catch((error: Error) => {
      if (own.signal.aborted) return;
      // Another tab took over; or the browser refuses locks here, and the tab is on its own.
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

/** Tells the tabs that share a stream what this one, which has left it, knows by itself. */
export function tellSharers(shared: Shared, data: unknown): void {
  if (!canShare()) return;
  const tabs = new BroadcastChannel(nameOf(shared));
  tabs.postMessage(data);
  tabs.close();
}
