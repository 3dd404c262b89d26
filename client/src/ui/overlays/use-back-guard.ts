import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

const BASE = 'leavebits-base';
const STEP = 'leavebits-open';

// The open layers, the topmost last.
const open: RefObject<() => void>[] = [];
let isOnStep = window.history.state === STEP;
let isWatching = false;

/**
 * While something lies over the page, the browser's Back button closes it instead of leaving the page. On a phone
 * this is the usual way to close. The topmost layer goes first. `onBack` does what the close button does, and may ask
 * first.
 */
export function useBackGuard(isOpen: boolean, onBack: () => void): void {
  const latest = useRef(onBack);
  useEffect(() => {
    latest.current = onBack;
  });
  useEffect(() => {
    if (!isOpen) return;
    watch();
    open.push(latest);
    addStep();
    return () => void open.splice(open.indexOf(latest), 1);
  }, [isOpen]);
}

/** Does what Back would do to the topmost layer. Returns false when there is none. */
export function closeTopmostLayer(): boolean {
  open.at(-1)?.current();
  return open.length > 0;
}

function watch(): void {
  if (isWatching) return;
  isWatching = true;
  window.addEventListener('popstate', onPop);
}

function addStep(): void {
  if (window.history.state !== STEP) {
    window.history.replaceState(BASE, '');
    window.history.pushState(STEP, '');
  }
  isOnStep = true;
}

function onPop(event: PopStateEvent): void {
  const wasOnStep = isOnStep;
  isOnStep = event.state === STEP;
  const top = open.at(-1);
  if (top) {
    // Back has used up our step. Add it again, because the person may choose to stay.
    addStep();
    top.current();
  } else if (wasOnStep && event.state === BASE) {
    // The step stays after its layer has closed. Removing it would be another Back, and that could meet the next
    // layer. Here nothing is open, so Back is meant for the page.
    window.history.back();
  }
}
