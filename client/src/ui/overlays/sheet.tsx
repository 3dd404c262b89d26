import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { X } from 'lucide-react';
import { useMessages } from '../../lib/messages/use-messages.ts';
import { IconButton } from '../icon-button.tsx';
import { scrimClasses } from './dialog.tsx';
import { printAlone } from '../prints-alone.tsx';
import { focusDialogStart, useReturnFocus } from './overlay-focus.ts';
import { ScrollBody } from './scroll-body.tsx';
import { useBackGuard } from './use-back-guard.ts';

export interface SheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  children: ReactNode;
  /** Stays in view below the scrollable body. */
  footer?: ReactNode;
  /** Called before Escape, Back, the close button or an outside click closes the sheet. Return false to keep it open. */
  onBeforeClose?: () => boolean | Promise<boolean>;
}

export function Sheet({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  onBeforeClose,
}: SheetProps) {
  const t = useMessages('site');
  async function change(isOpen: boolean) {
    if (isOpen || !onBeforeClose || (await onBeforeClose())) onOpenChange(isOpen);
  }
  useBackGuard(open, () => void change(false));
  const returnFocus = useReturnFocus(focusDialogStart);
  return (
    <Radix.Root open={open} onOpenChange={(isOpen) => void change(isOpen)}>
      <Radix.Portal>
        <Radix.Overlay className={scrimClasses} />
        <Radix.Content
          ref={printAlone}
          {...returnFocus}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className="fixed top-(--strip) right-0 bottom-0 z-50 flex w-full flex-col bg-surface text-ink shadow-float focus:outline-none motion-safe:animate-slide-in short:overflow-y-auto short:overscroll-contain sm:max-w-xl sm:border-l"
        >
          <header className="flex items-start gap-4 border-b px-4 py-4 sm:px-6">
            <div className="min-w-0 grow">
              <Radix.Title tabIndex={-1} data-start className="text-xl leading-10">
                {title}
              </Radix.Title>
              {description && (
                <Radix.Description className="line-clamp-3 text-sm wrap-anywhere text-quiet">
                  {description}
                </Radix.Description>
              )}
            </div>
            <Radix.Close asChild>
              <IconButton icon={X} label={t('close')} className="-mr-2" />
            </Radix.Close>
          </header>
          <ScrollBody className="grow overscroll-contain px-4 py-6 sm:px-6">{children}</ScrollBody>
          {footer && (
            <footer className="flex flex-col-reverse gap-3 border-t px-4 py-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:flex-row sm:justify-end sm:px-6">
              {footer}
            </footer>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
