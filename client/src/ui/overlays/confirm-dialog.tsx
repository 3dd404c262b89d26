import * as Radix from '@radix-ui/react-alert-dialog';
import type { ReactNode } from 'react';
import { cx } from '../../lib/class-names.ts';
import { useMessages } from '../../lib/messages/use-messages.ts';
import { Button } from '../button.tsx';
import { DialogFooter, dialogClasses, scrimClasses } from './dialog.tsx';
import { printAlone } from '../prints-alone.tsx';
import { useReturnFocus } from './overlay-focus.ts';
import { ScrollBody } from './scroll-body.tsx';
import { useBackGuard } from './use-back-guard.ts';

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** Says what will happen and what will be lost. */
  description: ReactNode;
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  variant?: 'primary' | 'danger';
  /** Whether most people should cancel. */
  isCancelBetter?: boolean;
  /** Doesn't close the dialog. Set `isBusy` until the work is done, then close it. */
  onConfirm: () => void;
  isBusy?: boolean;
}

/** Initial focus is on the safe button. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  confirmLabel,
  cancelLabel,
  variant = 'primary',
  isCancelBetter = false,
  onConfirm,
  isBusy = false,
}: ConfirmDialogProps) {
  const t = useMessages('site');
  const change = (isOpen: boolean) => !isBusy && onOpenChange(isOpen);
  useBackGuard(open, () => change(false));
  const returnFocus = useReturnFocus();
  return (
    <Radix.Root open={open} onOpenChange={change}>
      <Radix.Portal>
        <Radix.Overlay className={scrimClasses} />
        <Radix.Content ref={printAlone} {...returnFocus} className={cx(dialogClasses, 'max-w-lg')}>
          <ScrollBody className="p-6">
            <Radix.Title className="text-xl wrap-anywhere">{title}</Radix.Title>
            <Radix.Description className="mt-2 text-quiet">{description}</Radix.Description>
            {children && <div className="mt-4">{children}</div>}
          </ScrollBody>
          <DialogFooter isSafeFirst={variant === 'danger'}>
            <Radix.Cancel asChild>
              <Button variant={isCancelBetter ? 'primary' : 'secondary'} disabled={isBusy}>
                {cancelLabel ?? t('cancel')}
              </Button>
            </Radix.Cancel>
            <Button variant={variant} isBusy={isBusy} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </DialogFooter>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
