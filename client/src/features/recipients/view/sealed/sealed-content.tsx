import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { FileDown, Printer } from 'lucide-react';
import { useErrorMessage } from '#client/lib/messages/use-error-message.ts';
import { useMessages } from '#client/lib/messages/use-messages.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { ProgressBar } from '#client/ui/progress-bar.tsx';
import { Spinner } from '#client/ui/spinner.tsx';
import { DamagedSealError, WrongKeyError } from '#client/features/sealing/crypto/seal-errors.ts';
import type { SecretKey } from '#client/features/sealing/crypto/secret-keys.ts';
import { sharedLeavebitsKey, type ViewSession } from '../../verification/email-session.ts';
import { ContentSection } from '../leavebit-content.tsx';
import { LeavebitText } from '../leavebit-text.tsx';
import { useCardKeys } from './card-keys.ts';
import { openSealed, type OpenedContent, type SealedLeavebit } from './open-sealed.ts';
import { OpenedFiles } from './opened-files.tsx';
import { UseCardPanel } from './use-card-panel.tsx';
import { TEXT, useSealedDownloads } from './use-sealed-downloads.ts';

interface SealedContentProps {
  leavebit: SealedLeavebit & { lastUpdate?: string };
  session: ViewSession;
  heading: 'h2' | 'h3';
  /** Opens the browser's print dialog as soon as the text is shown. */
  printsAtOnce: boolean;
  onExpired: () => void;
}

/** The content of a sealed LeaveBit, or the question for the card that opens it. */
export function SealedContent({ leavebit, session, heading, printsAtOnce, onExpired }: SealedContentProps) {
  const t = useMessages('sealed');
  const site = useMessages('site');
  const getErrorMessage = useErrorMessage();
  const { keys, addKey } = useCardKeys(session);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [
      ...sharedLeavebitsKey(session.encodedEmail),
      session.emailSessionId,
      'opened',
      leavebit.id,
      // A save between two looks at the list.
      leavebit.lastUpdate ?? null,
      keys.map(({ publicKey }) => publicKey),
    ],
    queryFn: () =>
      openSealed(
        leavebit,
        keys.map(({ identity }) => identity),
      ),
    enabled: keys.length > 0,
    gcTime: 0,
  });
  if (data) {
    return (
      <Opened
        id={leavebit.id}
        content={data}
        keys={keys}
        session={session}
        heading={heading}
        printsAtOnce={printsAtOnce}
        onExpired={onExpired}
      />
    );
  }
  if (isFetching) return <Spinner label={t('opening')} />;
  if (error && !(error instanceof WrongKeyError)) {
    const isDamaged = error instanceof DamagedSealError;
    return (
      <Banner
        tone="danger"
        role="alert"
        title={t(isDamaged ? 'damagedTitle' : 'failedTitle')}
        action={
          <Button variant="secondary" onClick={() => void refetch()}>
            {site('tryAgain')}
          </Button>
        }
      >
        {isDamaged ? t('damaged') : getErrorMessage(error, t('tryAgainSoon'))}
      </Banner>
    );
  }
  return <UseCardPanel leavebit={leavebit} heading={heading} hasOtherKeys={keys.length > 0} onKey={addKey} />;
}

interface OpenedProps extends Omit<SealedContentProps, 'leavebit'> {
  id: number;
  content: OpenedContent;
  keys: readonly SecretKey[];
}

function Opened({ id, content, keys, session, heading, printsAtOnce, onExpired }: OpenedProps) {
  const t = useMessages('sealed');
  const words = useMessages('recipients');
  const downloads = useSealedDownloads({ id, content, keys, session, onExpired });
  const { saveText, isBusy, progress, saved, problem } = downloads;
  useEffect(() => {
    if (printsAtOnce) window.print();
  }, [printsAtOnce]);
  return (
    <>
      <p className="text-sm text-quiet print:hidden">{t('openedHere')}</p>
      <ContentSection heading={heading} title={words('info')}>
        {content.text ? (
          <LeavebitText text={content.text} />
        ) : (
          <p className="text-quiet">{words('noText')}</p>
        )}
        <div className="mt-4 flex flex-wrap gap-2 print:hidden">
          <Button variant="secondary" icon={Printer} onClick={() => window.print()}>
            {words('print')}
          </Button>
          {content.text && (
            <Button variant="secondary" icon={FileDown} isBusy={isBusy(TEXT)} onClick={() => void saveText()}>
              {words('saveFile')}
            </Button>
          )}
        </div>
      </ContentSection>
      {content.files.length > 0 && (
        <ContentSection heading={heading} title={words('attachments')}>
          <OpenedFiles
            id={id}
            files={content.files}
            identities={keys.map(({ identity }) => identity)}
            emailSessionId={session.emailSessionId}
            downloads={downloads}
            onExpired={onExpired}
          />
        </ContentSection>
      )}
      {/* Below everything, so that nothing shifts under the user's finger. */}
      <div className="min-h-10 text-sm print:hidden">
        {progress && <ProgressBar label={progress.label} value={progress.ratio} />}
        {problem && (
          <Banner tone="danger" role="alert" title={words('downloadFailed')}>
            {problem}
          </Banner>
        )}
        <p role="status" className="wrap-anywhere text-success empty:hidden">
          {saved}
        </p>
      </div>
    </>
  );
}
