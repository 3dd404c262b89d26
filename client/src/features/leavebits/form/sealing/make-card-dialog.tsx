import { useState } from 'react';
import { Printer } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { usePrintedSheet } from '#client/ui/use-printed-sheet.tsx';
import { SealingCard } from '#client/features/cards/sealing-card.tsx';
import {
  createSecretKey,
  formatSecretKey,
  type SecretKey,
} from '#client/features/sealing/crypto/secret-keys.ts';
import { useOnce } from './use-once.ts';

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
  const key = useOnce(createSecretKey);
  const { print, sheet } = usePrintedSheet();
  const [isShown, setIsShown] = useState(false);
  const who = name ?? email;
  const printCard = ({ identity }: SecretKey, isSpare: boolean) =>
    print(
      <SealingCard
        ownerName={ownerName}
        personName={name}
        email={email}
        identity={identity}
        isSpare={isSpare}
      />,
    );
  return (
    <Dialog
      open
      isDismissable={false}
      title={<span className="wrap-anywhere">A card for {who}</span>}
      footer={
        <>
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
          <Button isUnavailable={!key} onClick={() => key && onMade(key.publicKey)}>
            I have it on paper
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="wrap-anywhere">
          {who} needs this card to open what you seal. Neither the card nor LeaveBits can do it alone. Please
          hand it over in person or by post, not by email.
        </p>
        {isReplacing && (
          <p>
            The earlier card stops working for everything that you save from now on. Please edit and save your
            other sealed LeaveBits for {who} as well.
          </p>
        )}
        <p>We don’t keep the card. If it is lost, you make another one here.</p>
        {key && (
          <>
            <div className="flex flex-wrap gap-3">
              <Button variant="secondary" icon={Printer} onClick={() => printCard(key, false)}>
                Print the card
              </Button>
              <Button variant="secondary" icon={Printer} onClick={() => printCard(key, true)}>
                Print a spare copy
              </Button>
            </div>
            <Button
              variant="quiet"
              aria-expanded={isShown}
              className="-ml-5 self-start"
              onClick={() => setIsShown(!isShown)}
            >
              {isShown ? 'Hide the key' : 'No printer? Show the key'}
            </Button>
            {isShown && (
              <p
                translate="no"
                className="rounded-md border bg-sunken p-4 font-mono leading-loose wrap-anywhere"
              >
                {formatSecretKey(key.identity)}
              </p>
            )}
          </>
        )}
      </div>
      {sheet}
    </Dialog>
  );
}
