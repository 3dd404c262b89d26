import { useEffect, useRef, useState } from 'react';
import { Check, Copy } from 'lucide-react';
import { SECOND_MS } from '#shared/domain/durations.ts';
import { paths } from '#client/lib/paths.ts';
import { Button } from '#client/ui/button.tsx';
import { Field, TextInput } from '#client/ui/fields/field.tsx';
import { toast } from '#client/ui/overlays/toast.tsx';
import { useSharingMessages } from './use-sharing-messages.ts';

const COPIED_MS = 2 * SECOND_MS;

/** Shows the link to a LeaveBit, with a copy button. */
export function ShareLinkField({ id }: { id: number }) {
  const t = useSharingMessages();
  const link = window.location.origin + paths.shared(id);
  const field = useRef<HTMLInputElement>(null);
  const [copies, setCopies] = useState(0);
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (copies === 0) return;
    const timer = setTimeout(() => setIsCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copies]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
    } catch {
      // The clipboard requires a secure context and permission. If it fails, select the link for copying by hand.
      field.current?.focus();
      field.current?.select();
      toast({ title: t('copyBlocked'), description: t('copyBlockedNext') });
      return;
    }
    setIsCopied(true);
    setCopies((count) => count + 1);
    toast({ title: t('copyDone'), variant: 'success' });
  }

  return (
    <Field label={t('link')} hint={t('linkHint')}>
      <div className="flex gap-2">
        <TextInput ref={field} readOnly value={link} onFocus={(event) => event.target.select()} />
        <Button
          variant="secondary"
          icon={isCopied ? Check : Copy}
          onClick={() => void copy()}
          aria-label={t(isCopied ? 'linkCopied' : 'copyLink')}
          className="min-w-28"
        >
          {t(isCopied ? 'copied' : 'copy')}
        </Button>
      </div>
    </Field>
  );
}
