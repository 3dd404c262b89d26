import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { X } from 'lucide-react';
import { cx } from '../../lib/class-names.ts';
import { useMessages } from '../../lib/messages/use-messages.ts';
import { IconButton } from '../icon-button.tsx';
import { printAlone } from '../prints-alone.tsx';
import { focusDialogStart, useReturnFocus } from './overlay-focus.ts';
import { ScrollBody } from './scroll-body.tsx';
import { useBackGuard } from './use-back-guard.ts';

export const scrimClasses = 'fixed inset-0 z-50 bg-scrim motion-safe:animate-fade-in print:hidden';

/** The look of a centered dialog. Its body scrolls if it is taller than the screen. */
export const dialogClasses = [
  'fixed top-1/2 left-1/2 z-50 flex max-h-[calc(100dvh-2rem-2*var(--strip))] w-[calc(100%-2rem)] -translate-x-1/2 -translate-y-1/2',
  'print:static print:max-h-none print:w-auto print:max-w-none print:translate-none print:border-0 print:shadow-none',
  'flex-col rounded-md border bg-surface text-ink shadow-float focus:outline-none motion-safe:animate-rise-in',
  'short:overflow-y-auto short:overscroll-contain',
].join(' ');

export interface DialogProps {
  open: boolean;
  onOpenChange?: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, with the primary one last. */
  footer?: ReactNode;
  /** If false, only code or the buttons in the footer can close it. */
  isDismissable?: boolean;
  size?: 'medium' | 'large';
  /** Replaces the classes for the size. */
  frameLook?: string;
  bodyLook?: string;
}

export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  isDismissable = true,
  size = 'medium',
  frameLook = size === 'large' ? 'max-w-2xl' : 'max-w-lg',
  bodyLook = 'px-6 py-5',
}: DialogProps) {
  const t = useMessages('site');
  const keepOpen = isDismissable ? undefined : (event: Event) => event.preventDefault();
  useBackGuard(open, () => isDismissable && onOpenChange?.(false));
  const returnFocus = useReturnFocus(focusDialogStart);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={scrimClasses} />
        <Radix.Content
          ref={printAlone}
          {...returnFocus}
          onEscapeKeyDown={keepOpen}
          onInteractOutside={keepOpen}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={cx(dialogClasses, frameLook)}
        >
          {/* A title may be taller than a phone's screen, so it scrolls separately. Nothing scrolls beneath the close button. */}
          <header className="flex shrink-0 items-start gap-4 border-b px-6 py-3">
            <ScrollBody className="max-h-28 min-w-0 grow short:max-h-none print:max-h-none print:overflow-visible">
              <Radix.Title tabIndex={-1} data-start className="py-2 text-xl wrap-anywhere">
                {title}
              </Radix.Title>
            </ScrollBody>
            {isDismissable && (
              <Radix.Close asChild>
                <IconButton icon={X} label={t('close')} className="-mr-2" />
              </Radix.Close>
            )}
          </header>
          <ScrollBody className={cx(bodyLook, 'print:overflow-visible')}>
            {description && <Radix.Description className="text-quiet">{description}</Radix.Description>}
            {children && <div className={description ? 'mt-4' : undefined}>{children}</div>}
          </ScrollBody>
          {footer && <DialogFooter>{footer}</DialogFooter>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** @param isSafeFirst whether the first button is on top on phones too, where the last one is otherwise */
export function DialogFooter({
  isSafeFirst = false,
  children,
}: {
  isSafeFirst?: boolean;
  children: ReactNode;
}) {
  return (
    <footer
      className={cx(
        'flex gap-3 border-t px-6 py-4 print:hidden sm:flex-row sm:justify-end',
        isSafeFirst ? 'flex-col' : 'flex-col-reverse',
      )}
    >
      {children}
    </footer>
  );
}
