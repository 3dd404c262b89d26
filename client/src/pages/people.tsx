import { ArrowLeft } from 'lucide-react';
import { useParams, useRoute } from 'wouter';
import { decodeLinkEmail } from '#shared/domain/encoded-email.ts';
import { formatEmail } from '#shared/domain/format-email.ts';
import { usePeoplePageMessages } from '../features/people/use-people-page-messages.ts';
import { PeopleList } from '../features/plan/people/people-list.tsx';
import { ProtectedRoute } from '../features/site/protected-route.tsx';
import { SitePage } from '../features/site/site-page.tsx';
import { UnlessSubscriptionBlocked } from '../features/subscriptions/blocked/unless-subscription-blocked.tsx';
import { preloadableComponent } from '../lib/lazy/preloadable-component.tsx';
import { useCommonMessages } from '../lib/messages/use-common-messages.ts';
import { paths } from '../lib/paths.ts';
import { withQueryClient } from '../lib/queries/with-query-client.tsx';
import { ButtonLink } from '../ui/button.tsx';

const TimelineView = preloadableComponent(
  () => import('../features/plan/timeline/timeline-view.tsx'),
  'TimelineView',
);

const RecipientPreview = preloadableComponent(
  () => import('../features/plan/preview/recipient-preview.tsx'),
  'RecipientPreview',
  ['recipients', 'choices'],
);

/** The owner's plan by person, or a preview for the person in the URL. */
export const PeoplePage = withQueryClient(function PeoplePage() {
  const t = usePeoplePageMessages();
  const common = useCommonMessages();
  const { encodedEmail } = useParams<{ encodedEmail?: string }>();
  const inLink = encodedEmail === undefined ? null : decodeLinkEmail(encodedEmail);
  const email = inLink && formatEmail(inLink);
  const isTimeline = useRoute(paths.timeline())[0];
  const isOverview = email === null && !isTimeline;
  return (
    <ProtectedRoute>
      <SitePage
        // Remount for each person, so that the heading is announced.
        key={encodedEmail}
        title={t(isTimeline ? 'timeline' : email === null ? 'people' : 'preview')}
        actions={
          <ButtonLink
            variant="quiet"
            icon={ArrowLeft}
            href={isOverview ? paths.home() : paths.people()}
            className="-mr-3"
          >
            {isOverview ? common('yourLeavebits') : t('people')}
          </ButtonLink>
        }
      >
        <UnlessSubscriptionBlocked>
          {isTimeline ? (
            <TimelineView />
          ) : email === null ? (
            <PeopleList />
          ) : (
            <RecipientPreview email={email} />
          )}
        </UnlessSubscriptionBlocked>
      </SitePage>
    </ProtectedRoute>
  );
});
