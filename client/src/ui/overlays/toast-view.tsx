import * as Radix from '@radix-ui/react-toast';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { SECOND_MS } from '#shared/domain/durations.ts';
import { cx } from '../../lib/class-names.ts';
import { useMessages } from '../../lib/messages/use-messages.ts';
import { Button } from '../button.tsx';
import { IconButton } from '../icon-button.tsx';
import { dismissToast, toastStore, type ShownToast } from '../../lib/toast-store.ts';
import '../../lib/array-to-sorted.ts';
import { findFreePosition, measureOccupiedSpans } from './free-position.ts';
import { listVisibleMessages, omitVisibleText, type ToastText } from './toast-text.ts';
import { closeTopmostLayer } from './use-back-guard.ts';

const VISIBLE_MS = 5 * SECOND_MS;
const PRESSABLE_MS = 10 * SECOND_MS;

const looks = {
  default: { Shape: Info, tone: 'text-primary', edge: 'border-line' },
  success: { Shape: CircleCheck, tone: 'text-success', edge: 'border-success' },
  destructive: { Shape: CircleAlert, tone: 'text-danger', edge: 'border-danger' },
};

/** Escape only reaches the topmost layer, which is the toast, but the user wants to close the dialog or sheet below. */
function leaveToWhatIsOpen(event: KeyboardEvent): void {
  const isInToast = document.activeElement?.closest('[data-toast]');
  if (!isInToast && closeTopmostLayer()) event.preventDefault();
}

/** The current message, without what the page already shows. Loaded by `Toaster`. */
export function ToastView() {
  const t = useMessages('site');
  const message = useUnsaid(useSyncExternalStore(toastStore.subscribe, toastStore.current));
  const { Shape, tone, edge } = looks[message?.variant ?? 'default'];
  const place = usePlace(message);
  return (
    <Radix.Provider duration={VISIBLE_MS} swipeDirection="left" label={t('message')}>
      {message && (
        <Radix.Root
          key={message.id}
          data-toast
          open={message.isOpen}
          {...(message.action && { duration: PRESSABLE_MS })}
          onOpenChange={(isOpen) => !isOpen && dismissToast(message.id)}
          onEscapeKeyDown={leaveToWhatIsOpen}
          className={cx(
            // A click that began before the toast appeared passes through to the intended button.
            'pointer-events-auto in-data-pressed:pointer-events-none grid grid-cols-[auto_1fr_auto] items-start print:hidden gap-x-3 rounded-md border bg-surface p-4 text-ink shadow-float',
            // Delayed until the page has had time to show its own message about the same thing.
            'animate-[rise-in_160ms_ease-out_80ms_backwards]',
            edge,
          )}
        >
          <Shape aria-hidden className={cx('mt-0.5 size-5 shrink-0', tone)} />
          <div className="min-w-0">
            <Radix.Title
              className={cx('font-medium wrap-anywhere', message.variant === 'destructive' && 'text-danger')}
            >
              {message.title}
            </Radix.Title>
            {/* Screen readers hear the texts of a toast as one. */}
            {message.description && ' '}
            {message.description && (
              <Radix.Description className="mt-0.5 text-sm text-quiet">
                {message.description}
              </Radix.Description>
            )}
          </div>
          <Radix.Close asChild>
            <IconButton icon={X} label={t('dismissMessage')} className="-my-2.5 -mr-2.5" />
          </Radix.Close>
          {message.action && (
            <Radix.Action asChild altText={message.action.elsewhere}>
              <Button
                variant="quiet"
                size="small"
                className="col-start-2 -ml-3 justify-self-start"
                onClick={message.action.press}
              >
                {message.action.label}
              </Button>
            </Radix.Action>
          )}
        </Radix.Root>
      )}
      {/* `off` makes no difference to screen readers, but an open modal dialog hides everything without `aria-live`. */}
      <div aria-live="off">
        {/* Where it covers no heading or form button. On wide screens, it is on the left, because sheets slide in from the
           right. */}
        <Radix.Viewport
          ref={place}
          label={t('notifications')}
          className="pointer-events-none fixed top-(--place) left-0 z-60 w-full p-4 outline-none sm:max-w-md"
        />
      </div>
    </Radix.Provider>
  );
}

/**
 * The message without what the page shows, including what it shows a moment later. If nothing is left, the message is
 * dismissed.
 */
function useUnsaid(message: ShownToast | null): ShownToast | null {
  const [left, setLeft] = useState<Pick<ShownToast, 'id' | 'title' | 'description'> | null>(null);
  const id = message?.id;
  useEffect(() => {
    const shown = toastStore.current();
    if (!shown || shown.id !== id) return;
    let words: ToastText = shown;
    function look() {
      if (!toastStore.current()?.isOpen) return;
      const rest = omitVisibleText(words, listVisibleMessages());
      if (!rest) return dismissToast(shown!.id);
      if (rest.title === words.title && rest.description === words.description) return;
      words = rest;
      setLeft({ id: shown!.id, ...rest });
    }
    look();
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [id]);
  return message && left?.id === id ? { ...message, ...left } : message;
}

/** Positions each toast once its height is known, and again when focus moves, for example into an opening sheet. */
function usePlace(message: ShownToast | null) {
  const place = useRef<HTMLOListElement>(null);
  const id = message?.id;
  useEffect(() => {
    const list = place.current;
    if (!list || id === undefined) return;
    function find() {
      const screen = { top: 0, bottom: window.innerHeight };
      const top = findFreePosition(
        list!.offsetHeight,
        screen,
        measureOccupiedSpans(list!.getBoundingClientRect()),
      );
      list!.style.setProperty('--place', `${top}px`);
    }
    const observer = new ResizeObserver(find);
    observer.observe(list);
    document.addEventListener('focusin', find);
    // On touch screens, these events also fire after the finger has been lifted.
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', find);
    };
  }, [id]);
  return place;
}

/** How long after a touch ends its click event may fire. */
const CLICKED_WITHIN_MS = 100;

/**
 * Marks the document between a press and its click. A toast that appears, moves or grows in between would steal the click meant
 * for a button. Presses on the toast itself are exempt.
 */
function watchPresses(): void {
  const { dataset } = document.documentElement;
  let end: ReturnType<typeof setTimeout> | undefined;
  const watch = ({ type, target }: Event) => {
    clearTimeout(end);
    if (type !== 'pointerdown') end = setTimeout(() => delete dataset['pressed'], CLICKED_WITHIN_MS);
    else if (!(target instanceof Element && target.closest('[data-toast]'))) dataset['pressed'] = '';
  };
  for (const type of ['pointerdown', 'pointerup', 'pointercancel'])
    document.addEventListener(type, watch, true);
}

// Register at load, because even the first toast may appear under a finger.
watchPresses();
