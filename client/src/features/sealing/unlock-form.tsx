import { useState } from 'react';
import { ScanQrCode } from 'lucide-react';
import type { Sealing } from '#shared/contracts/sealing.ts';
import { ApiError, getErrorMessage } from '#client/lib/http/api-error.ts';
import { preloadableComponent } from '#client/lib/lazy/preloadable-component.tsx';
import { Button } from '#client/ui/button.tsx';
import { Field, PasswordInput, TextArea } from '#client/ui/fields/field.tsx';
import { unwrapKey } from './crypto/passphrase.ts';
import { WrongKeyError } from './crypto/seal-errors.ts';
import { assertOwnKey, formatSecretKey, readSecretKey, type SecretKey } from './crypto/secret-keys.ts';
import { addUnlockedKeys } from './unlocked-key.ts';

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
      const keys = await (from === 'sheet' ? readSheet(sealing, entered) : unwrapAll(sealing, entered));
      addUnlockedKeys(keys);
      onUnlocked(keys);
    } catch (error) {
      setProblem(getErrorMessage(error, 'This didn’t work. Please reload the page and try again.'));
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
        if (typed.trim() === '')
          setProblem(from === 'sheet' ? 'Please enter the key' : 'Please enter your passphrase');
        else if (!isBusy) void unlock(typed);
      }}
    >
      {from === 'passphrase' ? (
        <Field label="Passphrase for sealed LeaveBits" error={problem}>
          <PasswordInput
            autoComplete="off"
            autoFocus
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
      ) : (
        <Field
          label="Key on your recovery sheet"
          hint={
            <>
              It begins with <span className="whitespace-nowrap">AGE-SECRET-KEY-1</span>. Spaces and capitals
              don’t matter.
            </>
          }
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
            Scan the QR code
          </Button>
        )}
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            Cancel
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
        {from === 'sheet' ? 'I know my passphrase' : 'I have my recovery sheet'}
      </Button>
    </form>
  );
}

/** The current key, and every earlier one that has the same passphrase. @throws ApiError if it is wrong for all of them */
async function unwrapAll(
  { publicKey, wrappedKey, earlier }: Sealing,
  passphrase: string,
): Promise<SecretKey[]> {
  const keys: SecretKey[] = [];
  for (const stored of [{ publicKey, wrappedKey }, ...earlier]) {
    const key = stored.wrappedKey === null ? null : await tryUnwrap(stored.wrappedKey, passphrase);
    if (!key || keys.some((known) => known.publicKey === key.publicKey)) continue;
    assertOwnKey(stored.publicKey, key);
    keys.push(key);
  }
  if (keys.length > 0) return keys;
  throw new ApiError('wrong-code', 'This passphrase is wrong. It isn’t the password you sign in with.');
}

async function tryUnwrap(wrapped: string, passphrase: string): Promise<SecretKey | null> {
  try {
    return await readSecretKey(await unwrapKey(wrapped, passphrase));
  } catch (error) {
    if (error instanceof WrongKeyError) return null;
    throw error;
  }
}

async function readSheet({ publicKey, earlier }: Sealing, typed: string): Promise<SecretKey[]> {
  const key = await readSecretKey(typed);
  if (!key) throw new ApiError('wrong-code', 'This isn’t a complete key. Please compare it with the sheet.');
  if (![publicKey, ...earlier.map((one) => one.publicKey)].includes(key.publicKey))
    throw new ApiError('wrong-code', 'This key belongs to someone else, or to a recipient’s card.');
  return [key];
}
