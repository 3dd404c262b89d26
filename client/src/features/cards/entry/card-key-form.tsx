import { useRef, useState, type ChangeEvent, type FormEvent } from 'react';
import { Image, ScanQrCode } from 'lucide-react';
import { getErrorMessage } from '#client/lib/http/api-error.ts';
import { useAsyncAction } from '#client/lib/use-async-action.ts';
import { preloadableComponent } from '#client/lib/lazy/preloadable-component.tsx';
import { Button } from '#client/ui/button.tsx';
import { Field, TextArea } from '#client/ui/fields/field.tsx';
import { formatSecretKey, readSecretKey, type SecretKey } from '../../sealing/crypto/secret-keys.ts';
import { describeUnreadableKey } from './describe-unreadable-key.ts';
import { lazyQrReader } from '../../sealing/scanner/lazy-qr-reader.ts';

const QrScanner = preloadableComponent(() => import('../../sealing/scanner/qr-scanner.tsx'), 'QrScanner');

interface CardKeyFormProps {
  submitLabel: string;
  isBusy: boolean;
  /** What is wrong with the key that was entered last. */
  problem: string | null;
  onKey: (key: SecretKey) => void;
  /** The problem no longer concerns what is in the field. */
  onChange: () => void;
}

/** Takes the key of a card: typed, pasted, scanned or from a photo. It stays in this form's memory. */
export function CardKeyForm({ submitLabel, isBusy, problem, onKey, onChange }: CardKeyFormProps) {
  const [typed, setTyped] = useState('');
  const [unreadable, setUnreadable] = useState<string | null>(null);
  const [isScanning, setIsScanning] = useState(false);
  const { attempt, isUnderWay } = useAsyncAction(readSecretKey);
  const photo = useAsyncAction(readPhoto);
  const field = useRef<HTMLTextAreaElement>(null);
  const photoField = useRef<HTMLInputElement>(null);

  function change(text: string) {
    setTyped(text);
    setUnreadable(null);
    onChange();
  }

  /** @returns whether it is a key */
  async function take(text: string): Promise<boolean> {
    const key = await attempt(text);
    if (key === null) return false;
    change(formatSecretKey(key.identity));
    setIsScanning(false);
    onKey(key);
    return true;
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy || isUnderWay) return;
    onChange();
    setUnreadable(null);
    try {
      if (await take(typed)) return;
      setUnreadable(describeUnreadableKey(typed));
    } catch (error) {
      setUnreadable(
        getErrorMessage(error, 'The key couldn’t be read. Please reload the page and try again.'),
      );
    }
    field.current?.focus();
  }

  async function choosePhoto({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    target.value = '';
    if (!file) return;
    change('');
    setIsScanning(false);
    try {
      const text = await photo.attempt(file);
      if (text === null)
        setUnreadable('No QR code was found in this picture. Please choose one where it’s sharp and whole.');
      else if (!(await take(text))) setUnreadable('The QR code in this picture isn’t the one of a card.');
    } catch (error) {
      setUnreadable(
        getErrorMessage(
          error,
          'This picture couldn’t be opened. Please choose a JPEG or PNG, or type the key.',
        ),
      );
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <Field
        label="Key on the card"
        hint="Spaces and line breaks don’t matter, and capital or small letters don’t either."
        error={unreadable ?? problem ?? undefined}
      >
        <TextArea
          ref={field}
          rows={4}
          value={typed}
          placeholder="AGE-SECRET-KEY-1 …"
          translate="no"
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          className="font-mono"
          onChange={(event) => change(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" isBusy={isBusy || isUnderWay}>
          {submitLabel}
        </Button>
        <Button
          variant="secondary"
          icon={ScanQrCode}
          aria-expanded={isScanning}
          onClick={() => setIsScanning(!isScanning)}
        >
          Scan the QR code
        </Button>
        <Button
          variant="quiet"
          icon={Image}
          isBusy={photo.isUnderWay}
          onClick={() => photoField.current?.click()}
        >
          Choose a photo
        </Button>
        <input
          ref={photoField}
          type="file"
          accept="image/*"
          aria-label="Photo of the QR code"
          hidden
          onChange={(event) => void choosePhoto(event)}
        />
      </div>
      {isScanning && <QrScanner onFound={take} onClose={() => setIsScanning(false)} />}
    </form>
  );
}

/** The text of the QR code in a picture, or null. */
async function readPhoto(file: File): Promise<string | null> {
  const { createQrReader } = await lazyQrReader.load();
  return (await createQrReader()).readPhoto(file);
}
