/** Mouse, keyboard, input, scroll, touch, focus, change and drag events. */
const ACTIVITY = [
  'mousedown',
  'mousemove',
  'wheel',
  'click',
  'keydown',
  'input',
  'scroll',
  'touchstart',
  'touchmove',
  'focusin',
  'change',
  'dragstart',
  'dragover',
  'drop',
] as const;

/** Events that the app itself can trigger, for example by opening a dialog. */
const MAY_BE_OURS = new Set<string>(['scroll', 'focusin']);

/** Calls `onActivity` on every sign of user activity. @returns a function that stops watching */
export function watchUserActivity(onActivity: (sign: { mayBeOurs: boolean }) => void): () => void {
  let pointer = '';
  function onEvent(event: Event) {
    if (event.type === 'mousemove') {
      // Browsers fire `mousemove` again for a resting pointer when content moves beneath it.
      const { screenX, screenY } = event as MouseEvent;
      const place = `${screenX},${screenY}`;
      if (place === pointer) return;
      pointer = place;
    }
    onActivity({ mayBeOurs: MAY_BE_OURS.has(event.type) });
  }
  const options = { capture: true, passive: true };
  for (const type of ACTIVITY) window.addEventListener(type, onEvent, options);
  return () => {
    for (const type of ACTIVITY) window.removeEventListener(type, onEvent, options);
  };
}
