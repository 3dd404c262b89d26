import { SECOND_MS } from '#shared/domain/durations.ts';
import { browserStorage } from '#client/lib/browser-storage.ts';
import { readClocks } from '#client/lib/dates.ts';
import type { ClockReadings } from '#client/lib/dates.ts';
import { isUploading, onUploadActivityChange } from '#client/lib/http/upload-activity.ts';
import { watchUserActivity } from './activity-events.ts';
import {
  elapsedMs,
  idleLimits,
  getIdleState,
  getIdleCheckDelayMs,
  decideActivityEffects,
} from './idle-rules.ts';
import { createCrossTabActivity } from './cross-tab-activity.ts';

/** How long to wait after a failed refresh before activity may retry it. Otherwise every mouse move would. */
const RETRY_AFTER_MS = 10 * SECOND_MS;
/** How long the last refresh may take before the session ends without it. */
const LAST_WAIT_MS = SECOND_MS;

interface IdleWatchOptions {
  /** Shows the warning with the seconds left. Null hides it. */
  onWarning: (secondsLeft: number | null) => void;
  /** Extends the session on the server and resolves to whether that succeeded. */
  refresh: () => Promise<boolean>;
  /** Called once, when time runs out. `leave` skips the sign-out because the server has already rejected the refresh. */
  onEnd: (how: 'sign-out' | 'leave') => void;
}

export interface IdleWatcher {
  /** Handles the 'Stay Signed In' button. */
  stay: () => void;
  stop: () => void;
}

/** Watches the page for owner activity until the watcher is stopped. */
export function startIdleWatcher({ onWarning, refresh, onEnd }: IdleWatchOptions): IdleWatcher {
  const activity = createCrossTabActivity(browserStorage, readClocks());
  let refreshed: ClockReadings = readClocks();
  let staying: Promise<boolean> | null = null;
  let isOver = false;
  let timer: number | undefined;

  async function tryRefresh(): Promise<boolean> {
    const started = readClocks();
    refreshed = started;
    const isFresh = await refresh();
    if (!isFresh) {
      const back = idleLimits.refreshEvery - RETRY_AFTER_MS;
      refreshed = { wall: started.wall - back, steady: started.steady - back };
    }
    return isFresh;
  }

  function check() {
    if (isOver) return;
    clearTimeout(timer);
    const now = readClocks();
    if (isUploading()) {
      activity.note(now);
      if (elapsedMs(refreshed, now) >= idleLimits.refreshEvery) void tryRefresh();
    }
    const idleMs = activity.idleMs(now);
    const state = getIdleState(idleMs);
    if (state.kind === 'over') return void finish();
    onWarning(state.kind === 'warned' ? state.secondsLeft : null);
    timer = window.setTimeout(check, getIdleCheckDelayMs(idleMs));
  }

  async function finish() {
    isOver = true;
    onWarning(0);
    const isStaying = staying !== null;
    const silence = new Promise<null>((resolve) => setTimeout(() => resolve(null), LAST_WAIT_MS));
    const isFresh = await Promise.race([staying ?? tryRefresh(), silence]);
    if (isStopped) return;
    if (isStaying && isFresh) {
      isOver = false;
      return check();
    }
    onWarning(null);
    onEnd(isFresh === false ? 'leave' : 'sign-out');
  }

  function onSign({ mayBeOurs }: { mayBeOurs: boolean }) {
    const now = readClocks();
    const idleMs = activity.idleMs(now);
    const { countsAsActive, refreshes } = decideActivityEffects(idleMs, elapsedMs(refreshed, now));
    if (isOver || (mayBeOurs && !countsAsActive)) return;
    if (countsAsActive) activity.note(now);
    else check();
    if (refreshes) void tryRefresh();
  }

  async function stay() {
    if (isOver || staying) return;
    staying = tryRefresh();
    const isFresh = await staying;
    staying = null;
    if (isStopped) return;
    if (isFresh) {
      activity.note(readClocks());
      check();
    } else if (!isOver) {
      isOver = true;
      onWarning(null);
      onEnd('leave');
    }
  }

  let isStopped = false;
  const stopWatching = [watchUserActivity(onSign), onUploadActivityChange(check)];
  // Check on these events too, because timers are throttled on hidden pages and stop while the machine sleeps.
  const looks = ['visibilitychange', 'pageshow', 'focus', 'resume'];
  for (const type of looks) window.addEventListener(type, check);
  check();

  return {
    stay: () => void stay(),
    stop() {
      isStopped = true;
      isOver = true;
      clearTimeout(timer);
      for (const stopOne of stopWatching) stopOne();
      for (const type of looks) window.removeEventListener(type, check);
    },
  };
}
