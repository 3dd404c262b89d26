import { formatMoment, now } from '#client/lib/dates.ts';
import { BrandName } from '#client/ui/brand-mark.tsx';
import { QrCode } from '#client/ui/qr-code.tsx';
import { SecretKeyText } from '../secret-key-text.tsx';

/** The owner's secret key on paper. Only printed, never shown on a screen. */
export function RecoverySheet({ identity, owner }: { identity: string; owner: string }) {
  return (
    <article className="flex flex-col gap-4">
      <BrandName />
      <h1 className="text-2xl">Recovery sheet for sealed LeaveBits</h1>
      <p className="wrap-anywhere">
        Of {owner}. Printed on {formatMoment(now())}.
      </p>
      <p>
        This key opens everything that {owner} has sealed, without the passphrase. Whoever has it and gets
        into the account can read it all. Please keep it where you keep your will, and don’t photograph or
        email it.
      </p>
      <div className="flex flex-row items-start gap-6">
        <div className="w-44 shrink-0">
          <QrCode text={identity} label="QR code of the key" />
        </div>
        <p translate="no" className="font-mono text-lg leading-loose wrap-anywhere">
          <SecretKeyText identity={identity} />
        </p>
      </div>
      <p className="font-semibold">If you forget your passphrase</p>
      <ol className="list-decimal pl-6">
        <li>Sign in at {window.location.origin} and open Your account, Sealing.</li>
        <li>
          Press “Change the passphrase”, then “I have my recovery sheet”. Type or scan the key, and choose a
          new passphrase.
        </li>
      </ol>
      <p>
        The key is an age identity (age-encryption.org). It also opens sealed files without LeaveBits, with
        the program age.
      </p>
    </article>
  );
}
