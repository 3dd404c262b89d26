import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { X } from 'lucide-react';
import { cx } from '../lib/class-names.ts';
import { IconButton } from './icon-button.tsx';
import { dialogLook, scrimLook } from './dialog-look.ts';
import { ScrollBody } from './scroll-body.tsx';
import { focusStart } from './start-focus.ts';
import { useBackGuard } from './use-back-guard.ts';
import { useReturnFocus } from './use-return-focus.ts';

export interface DialogProps {
  open: boolean;
  onOpenChange?: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, the main one last. */
  footer?: ReactNode;
  /** False: only the footer's buttons (or the program) close it. */
  isDismissable?: boolean;
  size?: 'medium' | 'large';
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
}: DialogProps) {
  const keepOpen = isDismissable ? undefined : (event: Event) => event.preventDefault();
  useBackGuard(open, () => isDismissable && onOpenChange?.(false));
  const returnFocus = useReturnFocus(focusStart);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={scrimLook} />
        <Radix.Content
          {...returnFocus}
          onEscapeKeyDown={keepOpen}
          onInteractOutside={keepOpen}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={cx(dialogLook, size === 'large' ? 'max-w-2xl' : 'max-w-lg')}
        >
          <header className="px-6 pt-6">
            <div className="flex items-start gap-4">
              <Radix.Title tabIndex={-1} data-start className="min-w-0 grow text-xl">
                {title}
              </Radix.Title>
              {isDismissable && (
                <Radix.Close asChild>
                  <IconButton icon={X} label="Close" className="-mt-2 -mr-2" />
                </Radix.Close>
              )}
            </div>
            {description && <Radix.Description className="mt-2 text-quiet">{description}</Radix.Description>}
          </header>
          <ScrollBody className={cx('overflow-y-auto px-6 pb-6', children ? 'pt-4' : 'pt-0')}>
            {children}
          </ScrollBody>
          {footer && <DialogFooter>{footer}</DialogFooter>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

export function DialogFooter({ children }: { children: ReactNode }) {
  return (
    <footer className="flex flex-col-reverse gap-3 border-t px-6 py-4 sm:flex-row sm:justify-end">
      {children}
    </footer>
  );
}
