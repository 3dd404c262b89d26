import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

const BASE = 'leavebits-base';
const STEP = 'leavebits-open';

// What is open, the topmost last.
const open: RefObject<() => void>[] = [];
let isOnStep = window.history.state === STEP;
let isWatching = false;

/**
 * While something lies over the page, the browser's Back closes that instead of leaving the page: on a phone it
 * is the usual way. Of several, the topmost goes. `onBack` does what the close button does, and may ask first.
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

/** Does what Back would do to what lies on top; false when nothing does. */
export function closeTopmost(): boolean {
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
    // Back has used up our step: put it there again, for the answer may be to stay.
    addStep();
    top.current();
  } else if (wasOnStep && event.state === BASE) {
    // The step outlives what it was made for, since taking it back would be a Back of its own that meets whatever
    // opens next. Here nothing is open: Back is meant for the page.
    window.history.back();
  }
}
