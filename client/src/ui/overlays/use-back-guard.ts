import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

const BASE = 'leavebits-base';
const STEP = 'leavebits-open';

// The open layers, with the topmost one last.
const open: RefObject<() => void>[] = [];
let isOnStep = window.history.state === STEP;
let isWatching = false;

/**
 * While a layer is open over the page, the browser's Back button closes the topmost one instead of leaving the page, as phone
 * users expect. `onBack` should do what the close button does, and may ask for confirmation.
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

/** Closes the topmost layer as Back would. Returns false if there is none. */
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
    // Back has consumed our history entry. Push it again, because the user may choose to stay.
    addStep();
    top.current();
  } else if (wasOnStep && event.state === BASE) {
    // The entry outlives its layer, because removing it would require another Back, which could hit the next layer. No layer is
    // open here, so this Back is meant for the page.
    window.history.back();
  }
}
