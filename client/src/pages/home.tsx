import { useQuery } from '@tanstack/react-query';
import { startTransition, useCallback, useState, type ComponentProps } from 'react';
import { Plus, Trash2, Users } from 'lucide-react';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { PageSkeleton } from '../features/site/page-skeleton.tsx';
import { ProtectedRoute } from '../features/site/protected-route.tsx';
import { SitePage } from '../features/site/site-page.tsx';
import { useCurrentUser } from '../features/accounts/session/use-current-user.ts';
import { LeavebitList, LeavebitListSkeleton } from '../features/leavebits/list/leavebit-list.tsx';
import { useListMessages } from '../features/leavebits/list/use-list-messages.ts';
import { leavebitsQuery, mailStatusQuery, verificationStatusQuery } from '../features/leavebits/api.ts';
import type { HomePanel } from '../features/leavebits/open-home-panel.tsx';
import { Overview } from '../features/owner-home/overview.tsx';
import { OwnerMenu } from '../features/owner-menu/owner-menu.tsx';
import { useIsEstateOpen, useIsReported } from '../features/release/api.ts';
import { ReportBanner, useIsReportBannerReady } from '../features/release/reports/report-banner.tsx';
import { subscriptionQuery } from '../features/subscriptions/api.ts';
import { UnlessSubscriptionBlocked } from '../features/subscriptions/blocked/unless-subscription-blocked.tsx';
import { lazyPage } from '../lib/lazy/lazy-page.ts';
import { preloadableComponent, preloadAfterPaint } from '../lib/lazy/preloadable-component.tsx';
import { RevealTogether } from '../lib/queries/reveal-together.tsx';
import { paths } from '../lib/paths.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { withQueryClient } from '../lib/queries/with-query-client.tsx';

const OpenHomePanel = preloadableComponent(
  () => import('../features/leavebits/open-home-panel.tsx'),
  'OpenHomePanel',
);
const WaitingResetBanner = preloadableComponent(
  () => import('../features/security/waiting-reset-banner.tsx'),
  'WaitingResetBanner',
);
const AccountDeletionBanner = preloadableComponent(
  () => import('../features/deletion/deletion-banner.tsx'),
  'AccountDeletionBanner',
);
/** Declared here because owners reach these pages from the home page. As route chunks, they would make every page larger. */
export const ReleasePage = lazyPage(() => import('./release.tsx'), 'ReleasePage');
export const PeoplePage = lazyPage(() => import('./people.tsx'), 'PeoplePage');
preloadAfterPaint(OpenHomePanel, WaitingResetBanner, ReleasePage);

/** The owner's home page. Everyone else is redirected to the start page. */
export const HomePage = withQueryClient(function HomePage() {
  return (
    <ProtectedRoute>
      <Home />
    </ProtectedRoute>
  );
});

function Home() {
  const t = useListMessages();
  const { user } = useCurrentUser();
  const { data: subscription, isFetched: isSubscriptionKnown } = useQuery(subscriptionQuery);
  // Requested with what stands above the list, not after it. The cards need the last two.
  const isOpen = subscription?.isBlocked === false;
  useQuery({ ...leavebitsQuery, enabled: isOpen });
  useQuery({ ...verificationStatusQuery, enabled: isOpen });
  useQuery({ ...mailStatusQuery, enabled: isOpen });
  const ownerEmail = user?.username ?? '';
  const isEstateOpen = useIsEstateOpen();
  const isReported = useIsReported();
  const [isNewOwner, setIsNewOwner] = useState<boolean | null>(null);
  const [panel, setPanel] = useState<HomePanel | null>(null);
  // A form is large. On a slow phone, rendering it at once would hold the button down for a third of a second.
  const openPanel = useCallback((next: HomePanel) => startTransition(() => setPanel(next)), []);
  const [questions, setQuestions] = useState<ComponentProps<typeof Overview>['questions']>(null);
  const stepByStep = !isEstateOpen && isNewOwner === false && (
    <Button variant="quiet" size="small" onClick={() => setQuestions('another')}>
      {t('stepByStep')}
    </Button>
  );
  const actOnOne = useCallback(
    (what: 'edit' | 'share' | 'delete', leavebit: Leavebit) =>
      openPanel(what === 'edit' ? { what, start: { leavebit } } : { what, leavebit }),
    [openPanel],
  );
  const isReportBannerReady = useIsReportBannerReady();

  // The heading is announced on arrival, so wait until it is clear which one to show, and what stands above it.
  if (!isSubscriptionKnown || !isReportBannerReady) return <PageSkeleton />;
  return (
    <SitePage title={t('title')} actions={<OwnerMenu />}>
      {user?.deletesAt && <AccountDeletionBanner deletesAt={user.deletesAt} />}
      <ReportBanner className="mb-6" />
      <WaitingResetBanner className="mb-6" />
      <UnlessSubscriptionBlocked>
        <div className="mb-4 flex flex-wrap items-end justify-between gap-x-4 gap-y-3 sm:mb-6">
          <div className="max-w-reading max-sm:w-full">
            <div className="flex items-center justify-between">
              <h1>{t('title')}</h1>
              {/* Without a height of its own, because it comes later. */}
              <div className="-my-2 -mr-3 sm:hidden">{stepByStep}</div>
            </div>
            <p className="mt-1 text-quiet max-sm:hidden">{t('intro')}</p>
          </div>
          <div className="flex flex-wrap items-center gap-2">
            <div className="max-sm:hidden">{stepByStep}</div>
            <ButtonLink variant="secondary" icon={Users} href={paths.people()} className="max-sm:px-3">
              {t('people')}
            </ButtonLink>
            {!isEstateOpen && (
              <Button
                variant={isNewOwner || isReported ? 'secondary' : 'primary'}
                icon={Plus}
                onClick={() => openPanel({ what: 'edit', start: { leavebit: null } })}
                className="max-sm:px-3"
              >
                {t('create')}
              </Button>
            )}
          </div>
        </div>
        <RevealTogether fallback={<LeavebitListSkeleton />}>
          {isEstateOpen ? (
            <p className="mb-6 max-w-reading">{t('readOnly')}</p>
          ) : (
            <Overview
              ownerId={user?.id}
              ownerEmail={ownerEmail}
              onEdit={(start) => openPanel({ what: 'edit', start })}
              onNewOwner={setIsNewOwner}
              questions={questions}
              onQuestions={setQuestions}
            />
          )}
          <LeavebitList
            ownerEmail={ownerEmail}
            isReadOnly={isEstateOpen}
            onAct={actOnOne}
            onShareSelected={(leavebits) => openPanel({ what: 'share-selected', leavebits })}
            onDeleteSelected={(leavebits) => openPanel({ what: 'delete-selected', leavebits })}
          />
        </RevealTogether>
        <ButtonLink
          variant="quiet"
          size="small"
          icon={Trash2}
          href={paths.account('your-data')}
          className="mt-6 -ml-3"
        >
          {t('trash')}
        </ButtonLink>
        {panel && <OpenHomePanel panel={panel} ownerEmail={ownerEmail} onClose={() => setPanel(null)} />}
      </UnlessSubscriptionBlocked>
    </SitePage>
  );
}
