import { useEffect, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { languageLabels } from '#shared/domain/language-labels.ts';
import { useCommonMessages } from '#client/lib/messages/use-common-messages.ts';
import { useErrorMessage } from '#client/lib/messages/use-error-message.ts';
import { getLoadedMessages } from '#client/lib/messages/use-messages.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { usePrintedSheet } from '#client/ui/use-printed-sheet.tsx';
import { loadPaperMessages } from '#client/features/cards/load-paper-messages.ts';
import { useLanguageLookup } from '#client/features/people/api.ts';
import { SealingCard } from '#client/features/cards/sealing-card.tsx';
import { createSecretKey, type SecretKey } from '#client/features/sealing/crypto/secret-keys.ts';
import { SecretKeyText } from '#client/features/sealing/secret-key-text.tsx';
import { useMakeCardMessages } from './use-make-card-messages.ts';

interface MakeCardDialogProps {
  email: string;
  name: string | null;
  ownerName: string | null;
  isReplacing: boolean;
  /** Receives the public key once the owner says that the card is on paper. The secret key is forgotten. */
  onMade: (publicKey: string) => void;
  onCancel: () => void;
}

/** Makes a person's card and prints it. Mount only while open. */
export function MakeCardDialog({
  email,
  name,
  ownerName,
  isReplacing,
  onMade,
  onCancel,
}: MakeCardDialogProps) {
  const t = useMakeCardMessages();
  const common = useCommonMessages();
  const {
    mutate: create,
    data: key,
    error: creationError,
  } = useMutation({ mutationFn: createSecretKey, gcTime: 0 });
  useEffect(() => create(), [create]);
  const { print, sheet } = usePrintedSheet();
  const [isShown, setIsShown] = useState(false);
  const shownName = name ?? email;
  const language = useLanguageLookup()?.(email) ?? 'en';
  const getErrorMessage = useErrorMessage();
  const printing = useMutation({
    mutationFn: (_: { key: SecretKey; isSpare: boolean }) => loadPaperMessages(['key-card'], [language]),
    gcTime: 0,
    onSuccess: (_, { key: { identity }, isSpare }) =>
      print(
        <SealingCard
          ownerName={ownerName}
          personName={name}
          email={email}
          identity={identity}
          isSpare={isSpare}
          t={getLoadedMessages('key-card', language)}
        />,
      ),
  });
  return (
    <Dialog
      open
      isDismissable={false}
      title={<span className="wrap-anywhere">{t('title', { name: shownName })}</span>}
      footer={
        <>
          <Button variant="quiet" onClick={onCancel}>
            {common('cancel')}
          </Button>
          <Button isUnavailable={!key} onClick={() => key && onMade(key.publicKey)}>
            {t('made')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="wrap-anywhere">{t('about', { name: shownName })}</p>
        {isReplacing && <p>{t('replacing', { name: shownName })}</p>}
        <p>{t('notKept')}</p>
        {language !== 'en' && <p>{t('language', { language: languageLabels[language] })}</p>}
        {creationError && (
          <Banner tone="danger" role="alert" title={t('notMade')}>
            {getErrorMessage(creationError, t('notMadeNext'))}
          </Banner>
        )}
        {printing.error && (
          <Banner tone="danger" role="alert" title={t('notPrinted')}>
            {getErrorMessage(printing.error, t('notPrintedNext'))}
          </Banner>
        )}
        {key && (
          <>
            <div className="flex flex-wrap gap-3">
              <Button
                variant="secondary"
                icon={Printer}
                onClick={() => printing.mutate({ key, isSpare: false })}
              >
                {t('print')}
              </Button>
              <Button
                variant="secondary"
                icon={Printer}
                onClick={() => printing.mutate({ key, isSpare: true })}
              >
                {t('printSpare')}
              </Button>
            </div>
            <Button
              variant="quiet"
              aria-expanded={isShown}
              className="-ml-5 self-start"
              onClick={() => setIsShown(!isShown)}
            >
              {isShown ? t('hideKey') : t('showKey')}
            </Button>
            {isShown && (
              <p
                translate="no"
                className="rounded-md border bg-sunken p-4 font-mono leading-loose wrap-anywhere"
              >
                <SecretKeyText identity={key.identity} />
              </p>
            )}
          </>
        )}
      </div>
      {sheet}
    </Dialog>
  );
}
