/** Mouse, keyboard, input, scroll, touch, focus, change and drag. */
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

/** Events that the program itself causes, for example by opening a dialog. */
const MAY_BE_OURS = new Set<string>(['scroll', 'focusin']);

/** Calls `onActivity` for every sign of a person at the page. @returns a function that stops this. */
export function watchUserActivity(onActivity: (sign: { mayBeOurs: boolean }) => void): () => void {
  let pointer = '';
  function onEvent(event: Event) {
    if (event.type === 'mousemove') {
      // Browsers repeat the event for a resting pointer when the page moves under it.
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
