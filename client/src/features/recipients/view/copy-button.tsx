import { useState } from 'react';
import { Check, Copy } from 'lucide-react';
import { useMessages } from '#client/lib/messages/use-messages.ts';
import { Button } from '#client/ui/button.tsx';
import { toast } from '#client/ui/overlays/toast.tsx';

interface CopyButtonProps {
  value: string;
  labelId: string;
  /** The browser doesn't allow it, so the reader has to copy the value by hand. */
  onFailed: () => void;
}

/** Copies a value without showing it. */
export function CopyButton({ value, labelId, onFailed }: CopyButtonProps) {
  const t = useMessages('recipients');
  const [isCopied, setIsCopied] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      setIsCopied(true);
    } catch {
      onFailed();
      toast({ title: t('copyTitle'), description: t('copyBlocked') });
    }
  }

  return (
    <Button
      variant="quiet"
      size="small"
      icon={isCopied ? Check : Copy}
      aria-describedby={labelId}
      onClick={() => void copy()}
      onBlur={() => setIsCopied(false)}
    >
      <span aria-live="polite">{t(isCopied ? 'copied' : 'copy')}</span>
    </Button>
  );
}
