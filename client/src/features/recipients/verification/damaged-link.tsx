import type { ReactNode } from 'react';
import { EmailAddress } from '#client/lib/emails/email-address.tsx';
import { useMessages } from '#client/lib/messages/use-messages.ts';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { paths } from '#client/lib/paths.ts';

interface DamagedLinkProps {
  title: string;
  /** What the link can't tell us without the missing part. */
  problem: ReactNode;
  /** What to ask the sender for. */
  lastResort: string;
  /** An alternative way to continue. */
  action?: ReactNode;
}

interface NoAddressProps {
  /** The remaining part of the address, or null. */
  email: string | null;
  onEnterAddress: () => void;
}

/** Shown for a recipient link whose address is missing or truncated. */
export function MissingAddressNotice({ email, onEnterAddress }: NoAddressProps) {
  const t = useMessages('verification');
  return (
    <DamagedLink
      title={t(email === null ? 'noAddressTitle' : 'cutTitle')}
      problem={
        email === null
          ? t('noAddress')
          : t.rich('cut', {
              email: () => (
                <strong className="wrap-anywhere">
                  <EmailAddress email={email} />
                </strong>
              ),
            })
      }
      lastResort={t('askAddress')}
      action={
        <Button variant="secondary" onClick={onEnterAddress}>
          {t('enterInstead')}
        </Button>
      }
    />
  );
}

/** Shown for a share link without a LeaveBit id. */
export function MissingLeavebitNotice() {
  const t = useMessages('verification');
  return <DamagedLink title={t('noIdTitle')} problem={t('noId')} lastResort={t('askLink')} />;
}

/** Discloses nothing about the sender or the recipient. */
function DamagedLink({ title, problem, lastResort, action }: DamagedLinkProps) {
  const t = useMessages('verification');
  return (
    <div className="mx-auto flex max-w-reading flex-col gap-4">
      <h1>{title}</h1>
      <p>
        {problem} {t('linksBreak')}
      </p>
      <ol className="flex list-decimal flex-col gap-1.5 pl-5">
        <li>{t('openAgain')}</li>
        <li>{t('pressThere')}</li>
        <li>{lastResort}</li>
      </ol>
      <div className="flex flex-wrap gap-3">
        {action}
        <ButtonLink variant="secondary" href={paths.landing()}>
          {t('toLeavebits')}
        </ButtonLink>
      </div>
    </div>
  );
}
