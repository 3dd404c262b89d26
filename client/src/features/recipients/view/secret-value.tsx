import { useId, useState } from 'react';
import { Eye, EyeOff } from 'lucide-react';
import { useMessages } from '#client/lib/messages/use-messages.ts';
import { Button } from '#client/ui/button.tsx';
import { preloadableComponent } from '#client/lib/lazy/preloadable-component.tsx';
import { CopyButton } from './copy-button.tsx';
import type { TextPart } from './secret-lines.ts';

// Loads the TOTP library only for those who were left such a key.
const OneTimeCode = preloadableComponent(() => import('./one-time-code.tsx'), 'OneTimeCode');

/** As long for every value, so that it doesn't reveal the value's length. */
const MASK = '••••••••';

/** A password, PIN or key with its label. Hidden on the screen until the reader asks for it, but never on paper. */
export function SecretValue({ part }: { part: Exclude<TextPart, { kind: 'text' }> }) {
  const t = useMessages('recipients');
  const { kind, label, value } = part;
  const labelId = useId();
  const [isShown, setIsShown] = useState(false);
  return (
    <div className="my-1 rounded-md border px-3 py-2 print:border-0 print:p-0">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p className="min-w-0 flex-1 basis-40 wrap-anywhere">
          <span id={labelId} dir="auto">
            {label.trim() || t('oneTimeKey')}
          </span>{' '}
          <span translate="no" className="font-mono">
            {isShown ? (
              value
            ) : (
              <>
                <span aria-label={t('hidden')} role="img" className="print:hidden">
                  {MASK}
                </span>
                <span className="hidden print:inline">{value}</span>
              </>
            )}
          </span>
        </p>
        <div className="-mx-2 flex flex-wrap print:hidden">
          <Button
            variant="quiet"
            size="small"
            icon={isShown ? EyeOff : Eye}
            aria-describedby={labelId}
            onClick={() => setIsShown(!isShown)}
          >
            {t(isShown ? 'hide' : 'show')}
          </Button>
          <CopyButton value={value} labelId={labelId} onFailed={() => setIsShown(true)} />
        </div>
      </div>
      {kind === 'one-time-code' && <OneTimeCode secret={value} />}
    </div>
  );
}
