import { useEffect, useState } from 'react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { LogOut, RefreshCw } from 'lucide-react';
import type { SharedLeavebit } from '#shared/contracts/recipients.ts';
import { EmailAddress } from '#client/lib/emails/email-address.tsx';
import { getErrorCode } from '#client/lib/http/api-client.ts';
import { useErrorMessage } from '#client/lib/messages/use-error-message.ts';
import { useMessages } from '#client/lib/messages/use-messages.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { toast } from '#client/ui/overlays/toast.tsx';
import { senderChoicesQuery, sharedLeavebitsQuery } from '../api.ts';
import { MailLanguage } from '../choices/mail-language.tsx';
import { SenderOptionsDialog } from '../choices/sender-options-dialog.tsx';
import type { ViewSession } from '../verification/email-session.ts';
import { LeavebitDetailsDialog } from './leavebit-details-dialog.tsx';
import { HiddenLeavebits } from './hidden-leavebits.tsx';
import { LoadMoreButton } from './load-more-button.tsx';
import { NothingInLink, NothingShared } from './nothing-shared.tsx';
import { OwnCard } from './own-card.tsx';
import { AfterReleaseGuide } from './after-release-guide.tsx';
import { AllLeavebitsLink } from './all-leavebits-link.tsx';
import { DownloadEverything } from './download-everything.tsx';
import { describeListLength } from './list-messages.ts';
import { isReleasedSender } from './list-releases.ts';
import { SharedLeavebitGrid } from './shared-leavebit-grid.tsx';

interface SharedLeavebitsProps {
  session: ViewSession;
  /** Limits the list to the LeaveBits named in a link. Undefined shows all. */
  linkIds?: readonly number[] | undefined;
  /** The LeaveBit to show right away, because it was open when the last session ended. */
  shownFirst: number | null;
  onExpired: (shownId: number | null) => void;
  onSignOut: () => void;
}

interface Chosen {
  leavebit: SharedLeavebit;
  isHidden: boolean;
  /** Whether a confirmed report has released the sender's estate. */
  isReleased: boolean;
}

/** Whether the recipient can open a LeaveBit now. The server enforces this independently. */
const isOpen = ({ isLocked, subscriptionBlocked }: SharedLeavebit) => !isLocked && !subscriptionBlocked;

export function SharedLeavebits(props: SharedLeavebitsProps) {
  const t = useMessages('recipients');
  const getErrorMessage = useErrorMessage();
  const { session, linkIds, shownFirst, onExpired, onSignOut } = props;
  const query = useInfiniteQuery(sharedLeavebitsQuery(session, { ids: linkIds }));
  const { error, isFetching, refetch } = query;
  const data = query.data?.pages.flatMap(({ leavebits }) => leavebits);
  const { data: choices = [] } = useQuery(senderChoicesQuery(session));
  const isAnyoneHidden = !linkIds && choices.some(({ isHidden }) => isHidden);
  const [shownId, setShownId] = useState(shownFirst);
  const [hiddenShown, setHiddenShown] = useState<SharedLeavebit | null>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [printsAtOnce, setPrintsAtOnce] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const shown = hiddenShown ?? data?.find((leavebit) => leavebit.id === shownId && isOpen(leavebit));
  const isExpired = getErrorCode(error) === 'email-session-expired';
  useEffect(() => {
    if (isExpired) onExpired(shownId);
  }, [isExpired, onExpired, shownId]);

  async function refresh() {
    setAnnouncement('');
    const result = await refetch();
    if (!result.error) return setAnnouncement(t('refreshed'));
    if (getErrorCode(result.error) === 'email-session-expired') return;
    toast({
      title: t(data ? 'refreshFailed' : 'loadFailed'),
      description: getErrorMessage(result.error, t('tryAgainSoon')),
      variant: 'destructive',
    });
  }

  function choose(leavebit: SharedLeavebit, all: readonly SharedLeavebit[], isHidden: boolean) {
    setChosen({ leavebit, isHidden, isReleased: isReleasedSender(all, leavebit.username) });
  }

  function read({ leavebit, isHidden }: Chosen, { prints }: { prints: boolean }) {
    setChosen(null);
    setPrintsAtOnce(prints);
    if (isHidden) setHiddenShown(leavebit);
    else setShownId(leavebit.id);
  }

  const everything = <AllLeavebitsLink session={session} />;
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1>{t('sharedWithYou')}</h1>
          <p className="mt-1 wrap-anywhere text-quiet">
            {t.rich('verifiedAs', { email: () => <EmailAddress email={session.email} /> })}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" icon={RefreshCw} isBusy={isFetching} onClick={() => void refresh()}>
            {t('refresh')}
          </Button>
          <Button variant="quiet" icon={LogOut} onClick={onSignOut}>
            {t('signOut')}
          </Button>
        </div>
      </div>
      {error && !isExpired && (
        <Banner
          tone={data ? 'warning' : 'danger'}
          role="alert"
          title={t(data ? 'refreshFailed' : 'loadFailed')}
        >
          {getErrorMessage(error, t('loadFailedNext'))}
        </Banner>
      )}
      {data && <AfterReleaseGuide leavebits={data} />}
      {!linkIds && data?.some(isOpen) && (
        <DownloadEverything
          session={session}
          hasSealed={data.some((leavebit) => isOpen(leavebit) && leavebit.sealed)}
          onExpired={() => onExpired(shownId)}
        />
      )}
      {(data || !error) && (
        <SharedLeavebitGrid
          leavebits={data}
          empty={linkIds ? <NothingInLink action={everything} /> : <NothingShared session={session} />}
          isOpen={isOpen}
          onShow={(leavebit) => setShownId(leavebit.id)}
          onChoose={(leavebit, all) => choose(leavebit, all, false)}
        />
      )}
      <LoadMoreButton query={query} />
      {!linkIds && data && (
        <HiddenLeavebits
          session={session}
          isOpen={isOpen}
          onShow={setHiddenShown}
          onChoose={(leavebit, all) => choose(leavebit, all, true)}
        />
      )}
      {!linkIds && data && <MailLanguage session={session} />}
      {!linkIds && data && <OwnCard email={session.email} leavebits={data} />}
      {linkIds && data && data.length > 0 && <div>{everything}</div>}
      <p role="status" className="sr-only">
        {announcement ||
          (data &&
            describeListLength(data.length, t, { hasMore: query.hasNextPage, hasHidden: isAnyoneHidden }))}
      </p>
      {shown && (
        <LeavebitDetailsDialog
          leavebit={shown}
          session={session}
          printsAtOnce={printsAtOnce}
          onClose={() => {
            setShownId(null);
            setHiddenShown(null);
            setPrintsAtOnce(false);
          }}
          onExpired={() => onExpired(shownId)}
        />
      )}
      {chosen && (
        <SenderOptionsDialog
          {...chosen}
          session={session}
          onRead={isOpen(chosen.leavebit) ? (how) => read(chosen, how) : undefined}
          onExpired={() => onExpired(shownId)}
          onClose={() => setChosen(null)}
        />
      )}
    </div>
  );
}
