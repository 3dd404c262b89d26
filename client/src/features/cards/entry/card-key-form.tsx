import { useRef, useState, type ChangeEvent, type FormEvent } from 'react';
import { Image, ScanQrCode } from 'lucide-react';
import { useErrorMessage } from '#client/lib/messages/use-error-message.ts';
import { useMessages } from '#client/lib/messages/use-messages.ts';
import { useAsyncAction } from '#client/lib/use-async-action.ts';
import { preloadableComponent } from '#client/lib/lazy/preloadable-component.tsx';
import { Button } from '#client/ui/button.tsx';
import { Field, TextArea } from '#client/ui/fields/field.tsx';
import {
  formatSecretKey,
  KEY_PREFIX,
  readSecretKey,
  type SecretKey,
} from '../../sealing/crypto/secret-keys.ts';
import { describeUnreadableKey } from './describe-unreadable-key.ts';
import { lazyQrReader } from '../../sealing/scanner/lazy-qr-reader.ts';

const QrScanner = preloadableComponent(() => import('../../sealing/scanner/qr-scanner.tsx'), 'QrScanner', [
  'cards',
]);

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
  const t = useMessages('cards');
  const getErrorMessage = useErrorMessage();
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
      setUnreadable(describeUnreadableKey(typed, t));
    } catch (error) {
      setUnreadable(getErrorMessage(error, t('notRead')));
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
      if (text === null) setUnreadable(t('photoNoCode'));
      else if (!(await take(text))) setUnreadable(t('photoOtherCode'));
    } catch (error) {
      setUnreadable(getErrorMessage(error, t('photoBroken')));
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <Field label={t('field')} hint={t('fieldHint')} error={unreadable ?? problem ?? undefined}>
        <TextArea
          ref={field}
          rows={4}
          value={typed}
          placeholder={`${KEY_PREFIX} …`}
          translate="no"
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          className="font-mono break-all"
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
          {t('scan')}
        </Button>
        <Button
          variant="quiet"
          icon={Image}
          isBusy={photo.isUnderWay}
          onClick={() => photoField.current?.click()}
        >
          {t('choosePhoto')}
        </Button>
        <input
          ref={photoField}
          type="file"
          accept="image/*"
          aria-label={t('photo')}
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
