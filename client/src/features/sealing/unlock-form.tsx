import { useState } from 'react';
import { ScanQrCode } from 'lucide-react';
import type { Sealing } from '#shared/contracts/sealing.ts';
import type { TextMessages } from '#shared/messages/catalog.ts';
import { ApiError, getErrorMessage } from '#client/lib/http/api-error.ts';
import { preloadableComponent } from '#client/lib/lazy/preloadable-component.tsx';
import { useCommonMessages } from '#client/lib/messages/use-common-messages.ts';
import { Button } from '#client/ui/button.tsx';
import { Field, PasswordInput, TextArea } from '#client/ui/fields/field.tsx';
import { unwrapKey } from './crypto/passphrase.ts';
import { WrongKeyError } from './crypto/seal-errors.ts';
import {
  assertOwnKey,
  formatSecretKey,
  KEY_PREFIX,
  readSecretKey,
  type SecretKey,
} from './crypto/secret-keys.ts';
import { addUnlockedKeys } from './unlocked-key.ts';
import { useSealingMessages } from './use-sealing-messages.ts';

const QrScanner = preloadableComponent(() => import('./scanner/qr-scanner.tsx'), 'QrScanner', ['cards']);

interface UnlockFormProps {
  sealing: Sealing;
  submitLabel: string;
  /** Receives the keys that could be unlocked now, the current one first. They stay unlocked in this tab, beside earlier ones. */
  onUnlocked: (keys: readonly SecretKey[]) => void;
  onCancel?: () => void;
}

/** Asks the owner for their passphrase, or for the key on their recovery sheet. Nothing that is typed here is sent. */
export function UnlockForm({ sealing, submitLabel, onUnlocked, onCancel }: UnlockFormProps) {
  const t = useSealingMessages();
  const common = useCommonMessages();
  const [from, setFrom] = useState<'passphrase' | 'sheet'>('passphrase');
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const [isScanning, setIsScanning] = useState(false);

  /** @returns whether the code has a key, which may be the wrong one */
  async function takeScanned(text: string): Promise<boolean> {
    const key = await readSecretKey(text);
    if (!key) return false;
    setIsScanning(false);
    setTyped(formatSecretKey(key.identity));
    setProblem(undefined);
    void unlock(key.identity);
    return true;
  }

  async function unlock(entered: string) {
    setIsBusy(true);
    try {
      const keys = await (from === 'sheet' ? readSheet(sealing, entered, t) : unwrapAll(sealing, entered, t));
      addUnlockedKeys(keys);
      onUnlocked(keys);
    } catch (error) {
      setProblem(getErrorMessage(error, t('notUnlocked')));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        setProblem(undefined);
        if (typed.trim() === '') setProblem(t(from === 'sheet' ? 'keyMissing' : 'passphraseMissing'));
        else if (!isBusy) void unlock(typed);
      }}
    >
      {from === 'passphrase' ? (
        <Field label={t('passphrase')} error={problem}>
          <PasswordInput
            autoComplete="off"
            autoFocus
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
      ) : (
        <Field
          label={t('sheetKey')}
          hint={t.rich('sheetKeyHint', {
            key: () => <span className="whitespace-nowrap">{KEY_PREFIX}</span>,
          })}
          error={problem}
        >
          <TextArea
            autoComplete="off"
            spellCheck={false}
            className="break-all"
            rows={3}
            autoFocus
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={isBusy}>
          {submitLabel}
        </Button>
        {from === 'sheet' && (
          <Button
            variant="secondary"
            icon={ScanQrCode}
            aria-expanded={isScanning}
            onClick={() => setIsScanning(!isScanning)}
          >
            {t('scan')}
          </Button>
        )}
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            {common('cancel')}
          </Button>
        )}
      </div>
      {isScanning && (
        <QrScanner paper="recovery sheet" onFound={takeScanned} onClose={() => setIsScanning(false)} />
      )}
      <Button
        variant="quiet"
        className="-ml-5 self-start"
        onClick={() => {
          setIsScanning(false);
          setFrom(from === 'sheet' ? 'passphrase' : 'sheet');
          setTyped('');
          setProblem(undefined);
        }}
      >
        {t(from === 'sheet' ? 'toPassphrase' : 'toSheet')}
      </Button>
    </form>
  );
}

/** The current key, and every earlier one that has the same passphrase. @throws ApiError if it is wrong for all of them */
async function unwrapAll(
  { publicKey, wrappedKey, earlier }: Sealing,
  passphrase: string,
  t: TextMessages<'owner-sealing'>,
): Promise<SecretKey[]> {
  const keys: SecretKey[] = [];
  for (const stored of [{ publicKey, wrappedKey }, ...earlier]) {
    const key = stored.wrappedKey === null ? null : await tryUnwrap(stored.wrappedKey, passphrase, t);
    if (!key || keys.some((known) => known.publicKey === key.publicKey)) continue;
    assertOwnKey(stored.publicKey, key, t);
    keys.push(key);
  }
  if (keys.length > 0) return keys;
  throw new ApiError('wrong-code', t('passphraseWrong'));
}

async function tryUnwrap(
  wrapped: string,
  passphrase: string,
  t: TextMessages<'owner-sealing'>,
): Promise<SecretKey | null> {
  try {
    return await readSecretKey(await unwrapKey(wrapped, passphrase, t));
  } catch (error) {
    if (error instanceof WrongKeyError) return null;
    throw error;
  }
}

async function readSheet(
  { publicKey, earlier }: Sealing,
  typed: string,
  t: TextMessages<'owner-sealing'>,
): Promise<SecretKey[]> {
  const key = await readSecretKey(typed);
  if (!key) throw new ApiError('wrong-code', t('keyIncomplete'));
  if (![publicKey, ...earlier.map((one) => one.publicKey)].includes(key.publicKey))
    throw new ApiError('wrong-code', t('keyOfSomeoneElse'));
  return [key];
}
