import { ArrowLeft } from 'lucide-react';
import { Redirect, useParams } from 'wouter';
import { AccountLayout } from '../features/account-page/account-layout.tsx';
import { accountSections } from '../features/account-page/sections.ts';
import { useAccountPageMessages } from '../features/account-page/use-account-page-messages.ts';
import { useCurrentUser } from '../features/accounts/session/use-current-user.ts';
import { ProtectedRoute } from '../features/site/protected-route.tsx';
import { SitePage } from '../features/site/site-page.tsx';
import { useCommonMessages } from '../lib/messages/use-common-messages.ts';
import { paths } from '../lib/paths.ts';
import { useTakesPayments } from '../lib/takes-payments.ts';
import { preloadableComponent } from '../lib/lazy/preloadable-component.tsx';
import { withQueryClient } from '../lib/queries/with-query-client.tsx';
import { ButtonLink } from '../ui/button.tsx';

const AccountDeletionBanner = preloadableComponent(
  () => import('../features/deletion/deletion-banner.tsx'),
  'AccountDeletionBanner',
);

const OwnerCheckout = preloadableComponent(
  () => import('../features/subscriptions/checkout/owner-checkout.tsx'),
  'OwnerCheckout',
);
const OWNER_PAYMENT = paths.ownerPayment().split('/').at(-1);

function OwnerPaymentPage() {
  const t = useAccountPageMessages();
  return (
    <ProtectedRoute>
      <SitePage title={t('payment')} width="form" actions={<WayHome />}>
        <OwnerCheckout />
      </SitePage>
    </ProtectedRoute>
  );
}

function WayHome() {
  const common = useCommonMessages();
  return (
    <ButtonLink variant="quiet" icon={ArrowLeft} href={paths.home()} className="-mr-3">
      {common('yourLeavebits')}
    </ButtonLink>
  );
}

/** A section of the owner's account. Defaults to the first one. */
export const AccountPage = withQueryClient(function AccountPage() {
  const t = useAccountPageMessages();
  const { section: id } = useParams<{ section?: string }>();
  const { user } = useCurrentUser();
  const takesPayments = useTakesPayments();
  if (id === OWNER_PAYMENT && takesPayments) return <OwnerPaymentPage />;
  const section = id === undefined ? accountSections[0] : accountSections.find((known) => known.id === id);
  if (!section) return <Redirect to={paths.account('sign-in')} replace />;
  return (
    <ProtectedRoute>
      {/* Remount for each section, so that it starts fresh and its heading is announced. */}
      <SitePage
        key={section.id}
        title={t('sectionInTab', { section: t(section.title) })}
        actions={<WayHome />}
      >
        {user?.deletesAt && <AccountDeletionBanner deletesAt={user.deletesAt} />}
        <AccountLayout section={section} />
      </SitePage>
    </ProtectedRoute>
  );
});
